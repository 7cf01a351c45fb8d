### Novgorod in English.

title-name = Novgorod
title-pitch = Merchants of the Hanse sail the Baltic with fur and amber, salt and cloth. Lay a route, make luxuries on the way, fulfil orders, and climb high enough to be reckoned with.
title-rights = Unofficial. The game belongs to its author and publisher; words and pictures here are our own.

## Options

option-careers = Sides of the career cards
option-careers-choose = everybody chooses
option-careers-front = front for everybody, for a first game
option-careers-back = back for everybody
option-bonuses = Bonus cards
option-bonuses-drawn = two drawn at random
option-bonuses-1-2 = 8 kontors and five-city route, for a first game
option-bonuses-1-3 = 8 kontors and luxury trader
option-bonuses-1-4 = 8 kontors and 3 orders
option-bonuses-1-5 = 8 kontors and career
option-bonuses-1-6 = 8 kontors and variety
option-bonuses-2-3 = five-city route and luxury trader
option-bonuses-2-4 = five-city route and 3 orders
option-bonuses-2-5 = five-city route and career
option-bonuses-2-6 = five-city route and variety
option-bonuses-3-4 = luxury trader and 3 orders
option-bonuses-3-5 = luxury trader and career
option-bonuses-3-6 = luxury trader and variety
option-bonuses-4-5 = 3 orders and career
option-bonuses-4-6 = 3 orders and variety
option-bonuses-5-6 = career and variety
option-merchant = Merchant
option-merchant-none = not in play
option-merchant-front = front (he pays ducats)
option-merchant-back = back (he pays seals)
option-pirate = Pirate
option-pirate-none = not in play
option-pirate-front = front (he slows ships down)
option-pirate-back = back (he closes a city)
option-places = Where merchant and pirate start
option-places-fixed = Novgorod and Antwerp
option-places-drawn = drawn by lot
option-special_orders = Special orders
option-special_orders-no = not in play
option-special_orders-yes = in play

preset-first_game = First game
preset-base = Base game
preset-merchant_pirate_front = Merchant and pirate, front sides
preset-merchant_pirate_back = Merchant and pirate, back sides
preset-merchant_pirate_mixed = Merchant and pirate, mixed sides
preset-special_orders = Special orders
preset-expert = Merchant, pirate and special orders

## Things

city-london = London
city-bergen = Bergen
city-visby = Visby
city-novgorod = Novgorod
city-riga = Riga
city-danzig = Danzig
city-lubeck = Lübeck
city-antwerp = Antwerp

good-wool = wool
good-fish = fish
good-glass = glass
good-fur = fur
good-grain = grain
good-amber = amber
good-salt = salt
good-cloth = cloth

luxury-clothing = clothing
luxury-provisions = provisions
luxury-jewellery = jewellery

manufactory-clothing_1 = clothing manufactory I
manufactory-clothing_2 = clothing manufactory II
manufactory-clothing_3 = clothing manufactory III
manufactory-provisions_1 = provisions manufactory I
manufactory-provisions_2 = provisions manufactory II
manufactory-provisions_3 = provisions manufactory III
manufactory-jewellery_1 = jewellery manufactory I
manufactory-jewellery_2 = jewellery manufactory II

recipe-1 = first recipe
recipe-2 = second recipe
recipe-3 = third recipe
site-card = manufactory on the city card
site-placeholder = manufactory on the placeholder
source-route = from the route
source-store = from the store
row-top = top row
row-bottom = bottom row

order-lux_01 = luxury order 1
order-lux_02 = luxury order 2
order-lux_03 = luxury order 3
order-lux_04 = luxury order 4
order-lux_05 = luxury order 5
order-lux_06 = luxury order 6
order-lux_07 = luxury order 7
order-lux_08 = luxury order 8
order-lux_09 = luxury order 9
order-lux_10 = luxury order 10
order-lux_11 = luxury order 11
order-lux_12 = luxury order 12
order-goods_01 = goods order 1
order-goods_02 = goods order 2
order-goods_03 = goods order 3
order-goods_04 = goods order 4
order-goods_05 = goods order 5
order-goods_06 = goods order 6
order-goods_07 = goods order 7
order-goods_08 = goods order 8
order-goods_09 = goods order 9
order-goods_10 = goods order 10
order-goods_11 = goods order 11
order-goods_12 = goods order 12

bonus-eight_kontors = “8 kontors”
bonus-five_city_route = “five-city route”
bonus-luxury_trader = “luxury trader”
bonus-three_orders = “3 orders”
bonus-career_three = “career”
bonus-variety = “variety”
needs-eight_kontors = eight kontors of your own
needs-five_city_route = a route through five cities
needs-luxury_trader = a luxury made of two or more goods
needs-three_orders = three filed orders
needs-career_three = a career row with 3 seals per turn
needs-variety = different goods and luxuries on your filed orders
bonus-state-out = out of play
bonus-state-high = at its high value
bonus-state-low = at its low value
bonus-state-gone = gone

career-1 = career card 1
career-2 = career card 2
career-3 = career card 3
career-4 = career card 4
side-front = front
side-back = back

privilege-speed_plus_1 = speed +1
privilege-income_plus_2 = income +2
privilege-order_minus_3 = order −3
privilege-seal_plus_1 = seal +1
privilege-wild = any

special-1 = special order 1
special-2 = special order 2
special-3 = special order 3
special-4 = special order 4
part-1_a = special order 1, part A
part-1_b = special order 1, part B
part-1_c = special order 1, part C
part-1_d = special order 1, part D
part-2_a = special order 2, part A
part-2_b = special order 2, part B
part-2_c = special order 2, part C
part-2_d = special order 2, part D
part-3_a = special order 3, part A
part-3_b = special order 3, part B
part-3_c = special order 3, part C
part-3_d = special order 3, part D
part-4_a = special order 4, part A
part-4_b = special order 4, part B
part-4_c = special order 4, part C
part-4_d = special order 4, part D

places-1 = the first card
places-2 = the second card
places-12 = the first two cards
places-3 = the third card
places-13 = the first and the third card
places-23 = the second and the third card
places-123 = the first three cards
places-4 = the fourth card
places-14 = the first and the fourth card
places-24 = the second and the fourth card
places-124 = all cards but the third
places-34 = the last two cards
places-134 = all cards but the second
places-234 = the last three cards
places-1234 = all four cards
payment-full = at the full price
payment-privilege = with the privilege

end-none = nothing
end-seals = somebody has enough seals
end-career = somebody has climbed all career levels
end-limit = no further rounds are played

## Questions

prompt-setup = The table is laid.
prompt-draw-manufactory = A manufactory is laid at a city.
prompt-draw-lot = A city is drawn by lot.
prompt-draw-order = An order is drawn.
prompt-draw-special = A special order is laid out.
prompt-draw-bonus = A bonus card is drawn.
prompt-draw-career = A career card is dealt.
prompt-refill = The display is filled up.
prompt-choose-side = { $player }, which side of your career card do you play? For each level: price (privilege it covers) → seals per turn; ending on an X loses the game.
prompt-draft = The opening draft.
prompt-draft-pick = { $player }, which card do you draft? Still to come: { $kontors ->
    [0] { $orders ->
        [one] an order
       *[other] { $orders } orders
    }
    [one] a kontor{ $orders ->
        [0] {""}
        [one] { " " }and an order
       *[other] { " " }and { $orders } orders
    }
   *[other] { $kontors } kontors{ $orders ->
        [0] {""}
        [one] { " " }and an order
       *[other] { " " }and { $orders } orders
    }
}. You pay at the end of the draft.
prompt-rounds = The round goes on.
prompt-turn = { $player } has the turn.
prompt-lay-route = { $player }, where does your route go next? ({ $cards } of { $most } cards laid; { $cash ->
    [one] { $cash } ducat
   *[other] { $cash } ducats
}{ $fees ->
    [0] {""}
   *[other] , harbour fees { $fees }
})
prompt-evaluate = { $player }, what do you make of your route? ({ $cash ->
    [one] { $cash } ducat
   *[other] { $cash } ducats
}{ $fees ->
    [0] {""}
   *[other] , harbour fees { $fees }
})
prompt-fulfil-row = { $player } fulfils an order.
prompt-meet = { $player }, how do you supply { $wants }?
prompt-climb-level = { $player }, what do you pay level { $level } with? Still to come: { $left }.
prompt-specials = { $player } fulfils special orders.
prompt-settle = { $player }, what becomes of { $order } ({ $top } / { $bottom }), whose top row is done?
prompt-end-of-phase = The phase comes to its end.
prompt-purchase = { $player }, what do you buy? You have { $cash ->
    [one] { $cash } ducat
   *[other] { $cash } ducats
}.
prompt-seals = { $player } collects seals.
prompt-move-pirate = { $player }, do you move the pirate? You have { $cash ->
    [one] { $cash } ducat
   *[other] { $cash } ducats
}.

## Actions

action-side = Play the { $side }
action-side-choose-side = Play the { $side }: { $ladder }
action-kontor = Take the kontor in { $city }
action-kontor-draft-pick = Draft the kontor in { $city } ({ $good }; price { $price }, income { $income })
action-kontor-purchase = Buy the kontor in { $city } for { $price } ducats ({ $good }; income { $income })
action-order = Take { $order } from the display
action-order-draft-pick = Draft { $order } ({ $top } / { $bottom }; price { $price })
action-order-purchase = Buy { $order } for { $price } ducats ({ $top } / { $bottom })
action-deck = Take an order from the deck, unseen
action-deck-draft-pick = Draft an order from the deck, unseen (price { $price })
action-deck-purchase = Buy an order from the deck, unseen, for { $price } ducats
action-ship = Buy a faster ship
action-ship-purchase = Buy a ship of speed { $speed } for { $price } ducats
action-cheap_order = Buy { $order } with the privilege
action-cheap_order-purchase = Privilege “order −3”: buy { $order } for { $price } ducats ({ $top } / { $bottom }){ instead-of-seal }
action-cheap_deck = Buy an order from the deck with the privilege
action-cheap_deck-purchase = Privilege “order −3”: buy an order from the deck, unseen, for { $price } ducats{ instead-of-seal }
action-sail = Sail to { $city }
action-sail-lay-route = { $how ->
    [own] Sail to { $city } with your kontor ({ $good }, income { $income }; makes { $luxury })
    [stored] Sail to { $city } with the kontor from your store ({ $good }, income { $income }; makes { $luxury }); a stand-in keeps its { $good } in store for this turn
   *[base] Sail to { $city } with the base kontor ({ $good }, fee { $fee }; makes { $luxury })
}{ $longer ->
    [0] {""}
   *[other] ; uses “speed +1”{ instead-of-seal }
}
action-placeholder = Lay a placeholder
action-placeholder-lay-route = { $cards ->
    [0] Lay a placeholder
   *[other] Lay a placeholder for the manufactory in { $city } ({ $luxury })
}{ $longer ->
    [0] {""}
   *[other] ; uses “speed +1”{ instead-of-seal }
}
instead-of-seal = { $seal ->
    [0] {""}
   *[other] { " " }(instead of the seal of “seal +1”)
}
action-make = Use the manufactory in { $city }: { $recipe }, { $site }, { $source }
action-make-evaluate = Make { $luxury } in { $city } from { $goods } and sell: { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}, { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}{ $notes ->
    [0] {""}
   *[other] { " " }({ $note })
}
action-make-meet = Make { $luxury } in { $city } from { $goods }{ $notes ->
    [0] {""}
   *[other] { " " }({ $note })
}
action-make-climb-level = { action-make-meet }
note-on-card = manufactory on the city card
note-on-placeholder = manufactory on the placeholder
note-out-of-store = { $good } from the store
note-off-route = { $good } from the route
note-given-up = { $mine ->
    [0] gives up the { $good } of { $city }
   *[other] gives up { $good } and income of { $city }
}
action-top = Fulfil the top row of { $order }
action-top-evaluate = Fulfil the top row of { $order } ({ $wants }{ $twins ->
    [0] {""}
   *[other] { " " }over { $other }
}): { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}
action-bottom = Fulfil the bottom row of { $order }
action-bottom-evaluate = Fulfil the bottom row of { $order } ({ $wants }{ $twins ->
    [0] {""}
   *[other] { " " }under { $other }
}): { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}{ $skipped ->
    [0] {""}
   *[other] ; its top row lapses
}
action-from = Take the good { $source }
action-from-meet = Take the { $good } { $source }
action-use = Use the good of { $city } { $source }
action-use-climb-level = Use { $good } { $source }
action-climb = Climb one level
action-climb-evaluate = Climb to level { $level } for { $cost }: then { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
} per turn{ $x ->
    [0] {""}
   *[other] { " " }and still a red X
}; covers “{ $privilege }”{ $kept ->
    [0] {""}
   *[other] , which another level still shows
}
action-store = Store the kontor of { $city }
action-store-evaluate = Store { $good } from { $city } for a later turn{ $lost ->
    [0] {""}
   *[other] ; the { $old } in your store is lost
}
action-income = Take the income of { $city }
action-income-evaluate = Take the income of { $city }: { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
action-extra_income = Privilege: take the extra income
action-extra_income-evaluate = Privilege “income +2”: take { $ducats } ducats{ instead-of-seal }
action-announce = Announce special orders: { $places }, { $payment }
action-announce-evaluate = Announce { $parts } for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} ({ $payment }): { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}
action-keep = Leave the order beside the ship
action-keep-settle = Leave { $order } beside the ship; its bottom row ({ $bottom }) may follow
action-file = File the order
action-file-settle = File { $order } now; its bottom row ({ $bottom }) lapses
action-pirate = Move the pirate to { $city }
action-pirate-lay-route = Move the pirate to { $city }{ $how ->
    [spend] { " " }(spends your privilege of this turn)
    [pay] { " " }({ $ducats } ducats)
    [nothing] { " " }(free of charge)
   *[none] {""}
}
action-pirate-evaluate = { action-pirate-lay-route }
action-pirate-purchase = { action-pirate-lay-route }
action-pirate-move-pirate = { action-pirate-lay-route }
action-done = Done
action-done-lay-route = { $cards ->
    [0] Lay no route
    [one] Finish the route with { $cards } card
   *[other] Finish the route with { $cards } cards
}
action-done-evaluate = { $fees ->
    [0] End the phase
    [one] End the phase and pay { $fees } ducat of harbour fees
   *[other] End the phase and pay { $fees } ducats of harbour fees
}
action-done-purchase = { $bought ->
    [0] Buy nothing
   *[other] Buy nothing more
} and keep { $cash ->
    [one] { $cash } ducat
   *[other] { $cash } ducats
}
action-done-move-pirate = Leave the pirate where he is{ $seal ->
    [0] {""}
   *[other] { " " }and get the seal of “seal +1”
}

action-lay = Lay { $manufactory }
action-draw = Draw { $order }
action-bonus_card = Draw { $bonus }
action-career_card = Deal { $career }
action-special_card = Lay { $special }
action-lot = Draw { $city }

## Events

event-manufactory_laid = { $city } gets { $manufactory }.
event-order_dealt = { $seat } is dealt { $order } ({ $top } / { $bottom }).
event-order_dealt-hidden = { $seat } is dealt an order.
event-order_turned_up = { $order } ({ $top } / { $bottom }) is turned up.
event-bonus_drawn = The bonus card { $bonus } is in play.
event-career_dealt = { $seat } gets { $career }.
event-special_laid = { $part } ({ $wants }) is laid out.
event-merchant_placed = The merchant starts in { $city }.
event-pirate_placed = The pirate starts in { $city }.
event-start_player_found = { $seat } is the start player.
event-side_chosen = { $seat } plays the { $side } of the career card.
event-kontor_drafted = { $seat } drafts the kontor in { $city }.
event-order_drafted = { $seat } drafts { $order } ({ $top } / { $bottom }).
event-order_drawn = { $seat } draws { $order } ({ $top } / { $bottom }) from the deck.
event-order_drawn-hidden = { $seat } draws an order from the deck.
event-draft_paid = { $seat } pays { $ducats } ducats for the draft.
event-turn_begun = Round { $round }: { $seat } has the turn.
event-city_visited = { $seat } sails to { $city }.
event-base_borrowed = { $seat } sails to { $city } with the base kontor, for a fee of { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
event-stand_in_laid = The base kontor of { $city } stands in for the stored good.
event-placeholder_laid = { $seat } lays a placeholder in { $city }.
event-privilege_used = { $seat } uses the privilege “{ $privilege }”.
event-route_finished = { $cards ->
    [0] { $seat } lays no route.
    [one] { $seat } finishes a route of { $cards } card.
   *[other] { $seat } finishes a route of { $cards } cards.
}
event-luxury_made = { $seat } makes { $luxury } in { $city }.
event-luxury_sold = { $seat } sells { $luxury }: { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}, { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
event-row_fulfilled = { $seat } fulfils the { $row } of { $order } ({ $wants }): { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}.
event-level_climbed = { $seat } climbs to level { $level } and covers “{ $privilege }”.
event-good_stored = { $seat } stores the good of { $city }.
event-store_lost = The good of { $city } in { $seat }’s store is lost.
event-income_taken = { $seat } takes { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} in { $city }.
event-extra_income_taken = { $seat } takes { $ducats } ducats of extra income.
event-specials_announced = { $seat } announces special orders and pays { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
event-special_fulfilled = { $seat } fulfils { $part } ({ $wants }): { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}.
event-order_filed_unseen = { $seat } files { $order } ({ $top } / { $bottom }), unseen by the others.
event-order_filed_unseen-hidden = { $seat } files an order unseen.
event-blank_filed = The deck is empty: { $seat } files a blank marker.
event-special_moved = { $part } ({ $wants }) now stands at the foot of the column.
event-order_kept = { $seat } leaves { $order } ({ $top } / { $bottom }) beside the ship.
event-order_filed = { $seat } files { $order } ({ $top } / { $bottom }).
event-fees_paid = { $seat } pays { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} of harbour fees.
event-merchant_moved = The merchant moves on to { $city }.
event-pirate_moved = { $ducats ->
    [0] { $seat } moves the pirate to { $city }.
   *[other] { $seat } moves the pirate to { $city } for { $ducats } ducats.
}
event-kontor_bought = { $seat } buys the kontor in { $city } for { $ducats } ducats.
event-ship_bought = { $seat } buys a ship of speed { $speed } for { $ducats } ducats.
event-order_bought = { $seat } buys { $order } ({ $top } / { $bottom }) for { $ducats } ducats.
event-deck_bought = { $seat } buys an order from the deck for { $ducats } ducats.
event-career_seals = { $seals ->
    [one] { $seat } gets { $seals } seal from the career.
   *[other] { $seat } gets { $seals } seals from the career.
}
event-privilege_seal = { $seals ->
    [one] { $seat } gets { $seals } seal by privilege.
   *[other] { $seat } gets { $seals } seals by privilege.
}
event-bonus_won = { $seat } wins the bonus { $bonus }: { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}.
event-bonus_changed = The bonus card { $bonus } is now { $state }.
event-last_round_announced = The next round is the last: { $end }.
event-variety_scored = { $seat } shows { $kinds } kinds on filed orders: { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}.
event-game_ended = The game is over.

## Refusals

refusal-draft-kontors-complete = You have drafted both your kontors.
refusal-draft-orders-complete = You have drafted your order.
refusal-own-kontor-there = You already own a kontor in this city.
refusal-not-in-display = This order does not lie in the display.
refusal-deck-empty = The deck of orders is empty.
refusal-too-dear = That costs { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}, and you have { $cash }.
refusal-purchase-made = You have made your purchase of this turn.
refusal-top-speed = Your ship is as fast as ships get.
refusal-too-many-orders = You have as many orders in progress as you may have.
refusal-no-privilege = You do not have this privilege, or its level is covered.
refusal-privilege-spent = You have used your privilege of this turn.
refusal-city-in-route = This city is in your route already.
refusal-not-neighbours = This city is no neighbour of your last one.
refusal-route-too-long = Your route would be longer than your ship can sail.
refusal-pirate-in-city = The pirate has closed this city.
refusal-no-kontor-for-card = Your kontor of this city lies in the route as a placeholder.
refusal-no-card-for-placeholder = A placeholder goes directly beside a city card, one for each.
refusal-no-kontor-for-placeholder = You have no kontor left in hand for a placeholder.
refusal-fees-not-covered = Then you could not pay your harbour fees of { $fees } ducats any more.
refusal-fees-not-there = You need { $fees } ducats for the harbour fees first, and have { $cash }.
refusal-no-site = There is no card here on which this manufactory could be laid.
refusal-manufactory-used = This manufactory has worked already this turn.
refusal-goods-missing = The goods of this recipe are not in reach of this manufactory.
refusal-not-your-order = This order is neither in your hand nor beside your ship.
refusal-top-row-done = The top row of this order is done.
refusal-row-not-possible = You cannot supply what this row asks for and still pay your fees.
refusal-career-complete = You have climbed all levels.
refusal-level-not-payable = You cannot pay this level in full and still pay your fees.
refusal-not-a-fresh-kontor = For that you need an unused kontor of your own in the route.
refusal-no-specials = Special orders are not in play.
refusal-specials-announced = You have announced special orders already this turn.
refusal-specials-not-possible = You cannot fulfil these special orders together and still pay your fees.
refusal-no-pirate = The pirate is not in play.
refusal-pirate-moved = You have moved the pirate already this turn.
refusal-pirate-is-there = The pirate stands there already.
refusal-pirate-only-at-edges = The pirate cannot be moved at this moment.
refusal-other-luxury = Another luxury is asked for.
refusal-luxury-before-goods = The luxury comes first, then the goods.
refusal-in-sequence = Name the parts in their fixed sequence, so that each is named once.
refusal-not-that-source = The good cannot come from there.
refusal-two-crates = This luxury must be made of at least two goods.
refusal-leaves-rest-impossible = What is still to be supplied could not be supplied then.

## The table in sentences

area-table = The table
area-cities = Cities
area-orders = Orders on display (top row / bottom row)
area-specials = Special orders, from the top ({ $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
} more for each card left out above)
area-player = { $seat }
area-turn = The turn of { $seat }

line-before = Before the first round: sides and draft
line-round = Round { $round }
line-last-round = This is the last round: { $end }.
line-bonus-high = Bonus { $bonus } for { $needs }: { $high ->
    [one] { $high } seal
   *[other] { $high } seals
}, later { $low }
line-bonus-low = Bonus { $bonus } for { $needs }: { $low ->
    [one] { $low } seal
   *[other] { $low } seals
} (no longer { $high })
line-bonus-gone = Bonus { $bonus } for { $needs }: gone
line-variety = Bonus { $bonus } for { $needs } (from so many → seals, at the end): { $scale }
variety-step = { $kinds } → { $seals }
line-lanes = Neighbours: the city above and below in this list, the last and the first{ $n ->
    [0] {""}
   *[other] , { $lanes }
}. Recipes → seals, and as many ducats, when sold.
lane = { $one } with { $other }
line-merchant = The merchant is in { $city }: { $more } ducats more for an income or a sale there.
line-merchant-back = The merchant is in { $city }: { $more ->
    [one] { $more } seal
   *[other] { $more } seals
} more for a sale there.
line-pirate = The pirate is in { $city }: a route through this city holds { $less ->
    [one] { $less } card
   *[other] { $less } cards
} less.
line-pirate-back = The pirate is in { $city }: no ship calls there, and its neighbours are neighbours of each other.
line-city = { line-bare-city }. Makes { $luxury }: { $first }; { $second }; { $third }
line-bare-city = { $city } ({ $good }, fee { $fee }): { $left ->
    [0] no kontor left
   *[other] top kontor { $price } ducats, income { $income }; { $left } left
}
recipe-of-1 = { $one } → { $seals }
recipe-of-2 = { $one } + { $two } → { $seals }
recipe-of-3 = { $one } + { $two } + { $three } → { $seals }
line-order = { $order }: { $top } / { $bottom }
line-deck = { $n ->
    [one] { $n } order in the deck
   *[other] { $n } orders in the deck
}
line-special = { $part }: { $wants }, { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
} → { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}
line-special-crates = { $part }: { $wants } made of at least two goods, { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
} → { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}
line-wealth = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}, ship of speed { $speed }
line-career = Career card { $career } ({ $side }), level { $level }: { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
} per turn
line-career-x = Career card { $career } ({ $side }), level { $level }: { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
} per turn, red X
line-career-open = Career card { $career }, side not chosen yet
line-next-level = Next level (price, privilege, seals per turn): { $ladder }
line-levels = Next levels (price, privilege, seals per turn): { $ladder }
rung = { $cost } ({ $privilege }) → { $seals }{ $x ->
    [0] {""}
   *[other] { " " }X
}
rungs = { $rest } | { $rung }
cost-goods = { $n ->
    [one] { $n } good
   *[other] { $n } different goods
}
cost-luxuries = { $n ->
    [one] { $n } luxury
   *[other] { $n } different luxuries
}
cost-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}
line-privileges = Privileges: { $privileges }
line-kontors = { $n ->
    [0] No kontors
   *[other] Kontors (income): { $kontors }
}
kontor-line = { $city } ({ $income })
line-won = Bonus got: { $bonuses }
line-store = In store: { $good } from { $city }
line-hand = In hand: { $order }: { $top } / { $bottom }
line-hand-size = { $n ->
    [0] No orders in hand
    [one] { $n } order in hand
   *[other] { $n } orders in hand
}
line-known = Of these everybody saw { $orders }.
line-beside = Beside the ship: { $order }, still open: { $bottom }
line-filed = Filed: { $orders } ({ $kinds } different goods and luxuries)
line-filed-unseen = { $n ->
    [one] { $n } order filed unseen
   *[other] { $n } orders filed unseen
}
line-blanks = { $n ->
    [one] { $n } blank marker filed
   *[other] { $n } blank markers filed
}
line-route = Route: { $route }
line-no-route = No route yet
route-on = { $rest } → { $card }
line-fees = Harbour fees: { $ducats } ducats
line-stored = { $good } from the store can be used.
line-stand-in = { $good } from the stand-in in the store can be used.
line-privilege-used = Privilege used: { $privilege }
route-own-fresh = { $city }
route-own-used = { $city } (used)
route-own-covered = { $city } (under its manufactory)
route-own-stored = { $city } (stored)
route-base-fresh = { $city } (base kontor)
route-base-used = { $city } (base kontor, used)
route-base-covered = { $city } (base kontor under its manufactory)
route-placeholder-free = placeholder for { $city }
route-placeholder-covered = placeholder under the manufactory of { $city }

## The end

reason-seals = The last round was announced because somebody had enough seals.
reason-career = The last round was announced because somebody had completed a career.
reason-limit = All the rounds that can be played are over.
reckoning-variety = { $seat }: { $kinds } kinds on filed orders bring { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}.
reckoning-seals = { $seat } has { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}.
reckoning-eliminated = { $seat } stands on level { $level } with a red X and has lost.
reckoning-top = { $seat } has climbed all levels.
reckoning-tie-ducats = { $seat } is before { $other } with { $mine ->
    [one] { $mine } ducat
   *[other] { $mine } ducats
} to { $theirs }.
reckoning-tie-level = { $seat } is before { $other } with level { $mine } to { $theirs }.
reckoning-tie-kontors = { $seat } is before { $other } with { $mine } kontors to { $theirs }.
reckoning-tie-last_turn = { $seat } is before { $other }, having had the later last turn.
reckoning-nobody = Everybody stands on a red X, so nobody wins.
short-reckoning-variety = { $kinds } kinds on filed orders: +{ $seals }
short-reckoning-seals = { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
} in all
short-reckoning-eliminated = lost: red X on level { $level }
short-reckoning-top = all levels climbed

## What the lab counts

study-bonuses = Bonus cards won
study-bonus_seals = Seals from bonus cards
study-privileges = Privileges used
study-luxuries = Luxuries sold
study-climbed = Levels climbed
study-eliminated = Eliminated on a row with an X

## Steps, for the breadcrumb

step-choose-side = Career card
step-draft = Opening draft
step-turn = Turn
step-lay-route = 1 Route
step-evaluate = 2 Evaluation
step-fulfil-row = Order
step-meet = Delivery
step-climb-level = Career
step-specials = Special orders
step-settle = Order half done
step-purchase = 3 Purchase
step-move-pirate = Pirate

## Short, for a bar with little room; the sentence itself stands above

short-prompt-choose-side = { $player }, which side of your career card do you play?
short-prompt-draft-pick = { $player }, which card do you draft? Kontors to come: { $kontors }, orders: { $orders }
short-action-side-choose-side = { $side } of the career card
short-action-kontor-draft-pick = { $city }: { $good }, price { $price }
short-action-kontor-purchase = Kontor in { $city }: { $price } ducats
short-action-order-draft-pick = { $top } / { $bottom }: price { $price }
short-action-order-purchase = { $top } / { $bottom }: { $price } ducats
short-action-deck-draft-pick = Order unseen, price { $price }
short-action-deck-purchase = Order unseen: { $price } ducats
short-action-ship-purchase = Ship of speed { $speed }: { $price } ducats
short-action-cheap_order-purchase = Privilege: { $top } / { $bottom }, { $price } ducats
short-action-cheap_deck-purchase = Privilege: order unseen, { $price } ducats
short-action-sail-lay-route = { $how ->
    [own] { $city }: your kontor, { $good }
    [stored] { $city }: from your store, { $good }
   *[base] { $city }: { $good }, fee { $fee }
}
short-action-placeholder-lay-route = { $cards ->
    [0] Placeholder
   *[other] Placeholder for { $city }
}
short-action-make-evaluate = { $luxury } from { $city } ({ $goods }{ $notes ->
    [0] {""}
   *[other] ; { $note }
})
short-action-make-meet = { $luxury } in { $city } from { $goods }{ $notes ->
    [0] {""}
   *[other] { " " }({ $note })
}
short-action-make-climb-level = { short-action-make-meet }
short-note-on-card = city card
short-note-on-placeholder = placeholder
short-action-top-evaluate = Top row ({ $wants }{ $twins ->
    [0] {""}
   *[other] { " " }over { $other }
}): { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}
short-action-bottom-evaluate = Bottom row ({ $wants }{ $twins ->
    [0] {""}
   *[other] { " " }under { $other }
}): { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}
short-action-climb-evaluate = Level { $level }: { $cost }
short-action-store-evaluate = Store { $good } from { $city }
short-action-income-evaluate = Income of { $city }: { $ducats }
short-action-extra_income-evaluate = Privilege “income +2”: { $ducats } ducats
short-action-announce-evaluate = Announce { $parts }: { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}
short-action-keep-settle = Leave { $order } beside the ship
short-action-file-settle = File { $order } now
short-action-pirate-lay-route = Pirate to { $city }
short-action-pirate-evaluate = Pirate to { $city }
short-action-pirate-purchase = Pirate to { $city }
short-action-pirate-move-pirate = Pirate to { $city }
short-action-done-evaluate = { $fees ->
    [0] End the phase
    [one] End the phase ({ $fees } ducat of fees)
   *[other] End the phase ({ $fees } ducats of fees)
}
