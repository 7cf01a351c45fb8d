### Rival Cities in English.

title-name = Rival Cities
title-pitch = Hamburg and Altona stand side by side on the Elbe, and only one of them can lead. A duel around a ring of action cards, won at sea, at court, among allies or at the king’s ear.
title-rights = Unofficial. The game belongs to its author and publisher; words and pictures here are our own.

option-layout = Layout of the basic cards
option-layout-first_game = in ascending order, for a first game
option-layout-shuffled = shuffled

## Cities, goods and other things

city-hamburg = Hamburg
city-altona = Altona
player-1 = Hamburg
player-2 = Altona

good-beer = beer
good-cloth = cloth
good-leather = leather
good-furniture = furniture
good-letter = letter

count-beer = { $n } beer
count-cloth = { $n } cloth
count-leather = { $n } leather
count-furniture = { $n } furniture
count-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
count-any = { $n ->
    [one] { $n } good of your choice
   *[other] { $n } goods of your choice
}
count-letter = { $n ->
    [one] { $n } letter
   *[other] { $n } letters
}
count-star = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
count-token = { $n ->
    [one] { $n } star token
   *[other] { $n } star tokens
}
count-manufactory = { $n ->
    [one] { $n } manufactory
   *[other] { $n } manufactories
}

half-left = left half
half-right = right half
repeat-bruxelles = Bruxelles
repeat-ship-16 = ship 16
repeat-le_havre = Le Havre
repeat-kjobenhavn = Kjøbenhavn
ruling-resolve = settle the lawsuit in slot I
ruling-swap-12 = swap the lawsuits in slots I and II
ruling-swap-23 = swap the lawsuits in slots II and III

## Actions of cards, and parts of bonuses and incomes

deed-production = produce { $goods }
deed-gift = take { $goods } as a gift
deed-donation = { $times ->
    [one] donate { $cost } for { $stars }
    [2] donate { $cost } for { $stars }, up to twice
   *[other] donate { $cost } for { $stars }, up to { $times } times
}
deed-exchange = { $times ->
    [one] exchange { $times } good
   *[other] exchange up to { $times } goods
}
deed-letters = gain { $letters }
deed-draw = draw a card
deed-manufactory = take a manufactory for { $goods }
deed-manufactory-free = take a manufactory for free
deed-prestige = gain prestige
deed-alliance = form an alliance
deed-ship = acquire a ship
deed-lawsuit = advance a lawsuit
deed-ruling = make a ruling
deed-reactivate = reactivate up to { $manufactories }
deed-piracy = steal { $goods }
deed-piracy_favour = grant the rival prestige, then steal up to { $goods }
deed-goods = gain { $goods }
deed-stars = gain { $stars }
deed-sway = sway the lawsuit
deed-times = { $n ->
    [2] { $deed } twice
   *[other] { $deed } { $n } times
}
deed-at-most = { $n ->
    [2] { $deed } up to twice
   *[other] { $deed } up to { $n } times
}
deed-either = { $left } or { $right }
deed-none = action { $place } of the card

effect-at-once = at once: { $deeds }
effect-income = each season end: { $deeds }
effect-production = each production: { $goods } as well
effect-addition = each production or gift that brings { $good }: { $goods } more

## The steps of a season end

season-step-1 = upkeep
season-step-2 = fleet
season-step-3 = ship income
season-step-4 = prestige income
season-step-5 = court
season-step-6 = special cards
season-step-7 = manufactories
season-step-8 = end of the game?

## Alliances

alliance-amsterdam = Amsterdam
alliance-amsterdam-effect = each donation: 1 star token more
alliance-bruxelles = Bruxelles
alliance-bruxelles-effect = once per prestige action: pay 1 furniture for 1 more prestige
alliance-gdansk = Gdańsk
alliance-gdansk-effect = use both halves of a split card
alliance-kjobenhavn = Kjøbenhavn
alliance-kjobenhavn-effect = once per draw: pay 1 beer to draw 1 more card
alliance-le_havre = Le Havre
alliance-le_havre-effect = once per lawsuit action: pay 1 good to advance a lawsuit once more
alliance-london = London
alliance-novgorod = Novgorod
alliance-oslo = Oslo

## Ships

ship-1 = ship 1
ship-2 = ship 2
ship-3 = ship 3
ship-4 = ship 4
ship-5 = ship 5
ship-6 = ship 6
ship-7 = ship 7
ship-8 = ship 8
ship-9 = ship 9
ship-10 = ship 10
ship-11 = ship 11
ship-12 = ship 12
ship-13 = ship 13
ship-14 = ship 14
ship-15 = ship 15
ship-16 = ship 16
ship-17 = ship 17
ship-18 = ship 18
ship-19 = ship 19
ship-20 = ship 20
ship-21 = ship 21

ship-15-effect = each lawsuit you win: 2 star tokens as well
ship-16-effect = once per prestige action: pay 2 beer for 1 more prestige
ship-17-effect = each move: one more space free
ship-18-effect = the card at the inkwell and one from your hand in the same turn, without a letter
ship-19-effect = your later ships cost 1 good less
ship-20-effect = nothing but stars
ship-21-effect = 1 star for each of your ships

## Lawsuits

suit-L01 = The Tanners’ Complaint
suit-L02 = The Upholsterers’ Quarrel
suit-L03 = The Draper’s Inheritance
suit-L04 = The Royal Charter
suit-L05 = The Journeymen’s Uprising
suit-L06 = The Council Chairs
suit-L07 = The Brewers’ Banner
suit-L08 = The Courier’s Bag
suit-L09 = The Leather Ledger
suit-L10 = The Beer Toll
suit-none = no lawsuit

## Action cards: what they are called; what they do is put together from their actions

card-B00 = Printed gift
card-B01 = Beer or cloth
card-B02 = Draw
card-B03 = Alliance
card-B04 = Manufactory
card-B05 = Furniture or letter
card-B06 = Cloth
card-B07 = Ship or lawsuit
card-B08 = Exchange and donation
card-B09 = Leather or lawsuit
card-B10 = Prestige or alliance
card-B11 = Leather
card-B12 = Gift or lawsuit
card-B13 = Ruling or ship
card-B14 = Prestige or beer
card-B15 = Lawsuit
card-S01 = Lawsuit and letters
card-S02 = Lawsuit and gifts
card-S03 = Lawsuit, ship and gift
card-S04 = Lawsuit and draw
card-S05 = Piracy
card-S06 = Strong piracy
card-S07 = Lawsuit, cloth and alliance
card-S08 = Lawsuit, prestige and letter
card-S09 = Lawsuit, prestige and cloth
card-S10 = Lawsuit, beer and donation of furniture
card-S11 = Any production
card-S12 = Lawsuit, ship and beer
card-S13 = Lawsuit, beer and donation of cloth
card-S14 = Lawsuit and manufactory
card-S15 = Lawsuit and manufactory
card-S16 = Furniture
card-S17 = Lawsuit, prestige and furniture
card-S18 = Lawsuit, ship and letter
card-S19 = Lawsuit and reactivation
card-S20 = Lawsuit, furniture and alliance
card-S21 = Lawsuit and letters
card-S22 = Ruling and lawsuit
card-S23 = Lawsuit, gift and donation of leather
card-S24 = Gifts and donation of beer

## Prompts

prompt-start-city = Chance names the start city.
prompt-deal-basic = The basic cards are laid out.
prompt-deal-special = A special card is turned over.
prompt-deal-ship = A ship is turned up.
prompt-deal-alliance = An alliance is turned up.
prompt-deal-suit = A lawsuit is turned up.
prompt-start-good = { $player }, which good do you start with?
prompt-move = { $player }, how far does the inkwell go?
prompt-pay = { $player }, which goods do you pay with?
prompt-option = { $player }, what do you do here?
prompt-play-card = { $player }, which card do you play from your hand?
prompt-use-card = { $player }, what do you do with the card now?
prompt-half = { $player }, which half of the card do you use?
prompt-manufactories = { $player }, how many manufactories work for you now?
prompt-manufactory-good = { $player }, does a manufactory work for you, and what does it make?
prompt-good = { $player }, which good do you take?
prompt-donation = { $player }, do you donate once more?
prompt-exchange = { $player }, which goods do you exchange?
prompt-draw = { $player }, do you use Kjøbenhavn to draw another card?
prompt-take-manufactory = { $player }, do you take the manufactory?
prompt-steal = { $player }, which good do you steal?
prompt-prestige = { $player }, do you push for more prestige?
prompt-alliance = { $player }, who becomes your ally?
prompt-ship = { $player }, which ship do you acquire?
prompt-lawsuit = { $player }, which lawsuit do you advance?
prompt-lawsuit-repeat = { $player }, do you sway the lawsuit once more?
prompt-ruling = { $player }, what does the judge decide?
prompt-upkeep = { $player }, do you keep this alliance?
prompt-repeat-lawsuit = { $player }, do you use Le Havre to advance a lawsuit once more?

## Actions; the short ones without a step are for lists of what is not possible now

action-move = { $spaces ->
    [one] Move { $spaces } space
   *[other] Move { $spaces } spaces
}
action-move-move = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}{ $cost ->
    [0] {""}
    [one] {" "}for { $cost } good
   *[other] {" "}for { $cost } goods
}{ $bell ->
    [1] , past the bell (the season ends),
   *[other] {""}
} to space { $space }: { $place }
action-good = Take 1 { $good }
action-good-good = { $rival ->
    [1] Take 1 { $good } from your rival, as the supply has none
   *[other] Take 1 { $good }
}
action-good-manufactory-good = { $rival ->
    [1] Turn a manufactory for 1 { $good } from your rival, as the supply has none
   *[other] Turn a manufactory for 1 { $good }
}
action-pay = Pay 1 { $good }
action-steal = Steal 1 { $good }
action-steal-steal = Steal 1 { $good } (your rival has { $n })
action-use = Option A: use the card at the inkwell
action-use-option = Use the card here: { $deeds }{ $possible ->
    [0] {" "}(not possible now)
   *[other] {""}
}
action-use-then-play = Option C: first the card at the inkwell, then one from your hand
action-use-then-play-option = { $letter ->
    [1] Pay 1 letter: first use the card here, then play one from your hand
   *[other] First use the card here, then play one from your hand (ship 18, no letter)
}{ $hand ->
    [0] , which is empty now
   *[other] {""}
}
action-play-then-use = Option C: first a card from your hand, then the one at the inkwell
action-play-then-use-option = { $letter ->
    [1] Pay 1 letter: first play a card from your hand, then use the one here
   *[other] First play a card from your hand, then use the one here (ship 18, no letter)
}
action-take = Option D: take the card at the inkwell
action-take-option = Take “{ $card }” into your hand
action-pass = Pass
action-play = Play “{ $card }”
action-play-option = Play “{ $card }” from your hand: { $deeds }
action-play-play-card = Play “{ $card }”: { $deeds }
action-half = Use the { $half }
action-half-half = { $half }: { $deed }{ $possible ->
    [0] {" "}(not possible now)
   *[other] {""}
}
action-do = Action { $place } of the card
action-do-use-card = { $deed }
action-turn = { $n ->
    [0] Turn no manufactory
    [one] Turn { $n } manufactory
   *[other] Turn { $n } manufactories
}
action-turn-manufactories = { $n ->
    [0] Turn no manufactory
    [one] Turn { $n } manufactory: { $n } more { $good }
   *[other] Turn { $n } manufactories: { $n } more { $good }
}
action-exchange = Exchange 1 { $give } for 1 { $take }
action-advance = Advance the lawsuit in slot { $slot ->
    [1] I
    [2] II
   *[other] III
}
action-advance-lawsuit = Advance “{ $suit }” in slot { $slot ->
    [1] I
    [2] II
   *[other] III
} for { $cost }: { $bonus } ({ $standing })
action-repeat = More prestige by { $by }
action-repeat-prestige = Pay { $cost } for 1 more prestige ({ $by })
action-buy = Acquire { $ship }
action-buy-ship = Acquire { $ship } for { $cost }: { $effect } ({ $stars })
action-ally = Alliance with { $alliance }
action-ally-alliance = { $rival ->
    [1] Take { $alliance } from your rival for 1 letter: { $effect } (upkeep { $upkeep }, { $stars })
   *[other] Ally with { $alliance }: { $effect } (upkeep { $upkeep }, { $stars })
}
action-ruling = Ruling: { $ruling }
action-ruling-ruling = { $front ->
    [0] Settle “{ $suit }” ({ $standing })
   *[other] Swap “{ $suit }” in slot { $front ->
        [1] I ({ $standing }) and “{ $other }” in slot II ({ $behind })
       *[other] II ({ $standing }) and “{ $other }” in slot III ({ $behind })
    }
}
action-yes = Yes
action-yes-donation = Donate once more: { $cost } for { $stars }
action-yes-draw = Pay 1 beer and draw one more card
action-yes-take-manufactory = { $left ->
    [1] Take the last manufactory: the game ends with this season
   *[other] Take the manufactory ({ $left } in the supply)
}
action-yes-lawsuit-repeat = Pay { $cost } and sway “{ $suit }” once more ({ $standing })
action-yes-repeat-lawsuit = Pay 1 good and advance a lawsuit once more
action-yes-upkeep = Keep { $alliance } for { $cost }
action-no = No
action-no-donation = Donate no more
action-no-draw = Leave it at that
action-no-take-manufactory = Do without the manufactory
action-no-lawsuit-repeat = Leave it at that
action-no-repeat-lawsuit = Advance no further lawsuit
action-no-upkeep = Let { $alliance } go ({ $effect }; { $stars })
action-no-play-card = Play no card
action-no-use-card = Finish with this card
action-no-manufactory-good = Turn no further manufactory
action-no-exchange = Exchange no more
action-no-steal = Steal no more
action-no-prestige = Leave it at that
action-no-alliance = Form no alliance
action-no-ship = Acquire no ship
action-no-lawsuit = Advance no lawsuit
action-no-ruling = Make no ruling
action-letter = For 1 letter, exchange 1 { $give } for 1 { $take }
action-start = { $city } becomes the start city
action-basic = “{ $card }” comes next on the ring
action-special = “{ $card }” is drawn
action-ship = { $ship } is turned up
action-alliance = { $alliance } is turned up
action-suit = “{ $suit }” is turned up

place-card = { $deeds }
place-special = special card, { $deeds }
place-empty = no card
place-renewed = a new special card after the season end

standing-level = level
standing-leads = { $city } leads by { $lead }

## Events

event-start = { $city } is the start city.
event-moved = { $n ->
    [one] { $city } moves the inkwell { $n } space, to space { $space }.
   *[other] { $city } moves the inkwell { $n } spaces, to space { $space }.
}
event-paid = { $item ->
    [letter] { $n ->
        [one] { $city } pays { $n } letter.
       *[other] { $city } pays { $n } letters.
    }
   *[other] { $city } pays { $n } { $item }.
}
event-gained = { $item ->
    [letter] { $n ->
        [one] { $city } gains { $n } letter.
       *[other] { $city } gains { $n } letters.
    }
   *[other] { $city } gains { $n } { $item }.
}
event-took = The supply is empty: { $city } takes 1 { $item } from its rival.
event-forgone = { $item ->
    [letter] { $n ->
        [one] Nothing left: { $city } goes without { $n } letter.
       *[other] Nothing left: { $city } goes without { $n } letters.
    }
   *[other] Nothing left: { $city } goes without { $n } { $item }.
}
event-exchanged = { $city } makes an exchange.
event-bell = { $city } passes the bell and takes the bell token. The season ends.
event-season-step = Season end, step { $n }: { $n ->
    [1] { season-step-1 }
    [2] { season-step-2 }
    [3] { season-step-3 }
    [4] { season-step-4 }
    [5] { season-step-5 }
    [6] { season-step-6 }
    [7] { season-step-7 }
   *[other] { season-step-8 }
}
event-upkeep = { $city } keeps the alliance with { $alliance }.
event-returned = { $city } lets the alliance with { $alliance } go.
event-prestige = { $at ->
    [-7] { $city } gains prestige and is 7 behind.
    [-6] { $city } gains prestige and is 6 behind.
    [-5] { $city } gains prestige and is 5 behind.
    [-4] { $city } gains prestige and is 4 behind.
    [-3] { $city } gains prestige and is 3 behind.
    [-2] { $city } gains prestige and is 2 behind.
    [-1] { $city } gains prestige and is 1 behind.
    [0] { $city } gains prestige; the marker is back in the middle.
    [8] { $city } gains prestige, and the marker reaches its name.
   *[other] { $city } gains prestige and leads by { $at }.
}
event-advanced = { $city } advances “{ $suit }” in slot { $slot ->
    [1] I
    [2] II
   *[other] III
}.
event-swayed = { $lead ->
    [-3] { $city } sways “{ $suit }” and is 3 behind.
    [-2] { $city } sways “{ $suit }” and is 2 behind.
    [-1] { $city } sways “{ $suit }” and is 1 behind.
    [0] { $city } sways “{ $suit }” and draws level.
   *[other] { $city } sways “{ $suit }” and leads by { $lead }.
}
event-suit-won = { $city } wins “{ $suit }”.
event-suit-star = Nobody wins “{ $suit }”, but { $city } was 1 ahead.
event-suit-dropped = “{ $suit }” is level and leaves the game.
event-suit-opened = New in slot { $slot ->
    [1] I
    [2] II
   *[other] III
}: “{ $suit }”.
event-swapped = { $city } swaps the lawsuits in slots { $slot ->
    [1] I
   *[other] II
} and { $other ->
    [2] II
   *[other] III
}.
event-ship = { $city } acquires { $ship }.
event-ship-opened = New on the board: { $ship }.
event-allied = { $city } forms an alliance with { $alliance }.
event-allied-from = { $city } takes the alliance with { $alliance } from its rival.
event-alliance-opened = An ally to be won: { $alliance }.
event-used = { $city } uses “{ $card }”.
event-played = { $city } plays “{ $card }”.
event-took-card = { $city } takes “{ $card }” into its hand.
event-drew = { $city } draws “{ $card }”.
event-drew-hidden = { $city } draws a card.
event-dealt = “{ $card }” is laid on space { $space }.
event-reshuffled = The discard pile is shuffled and becomes the new action stack.
event-manufactory = { $city } takes a manufactory.
event-turned = { $n ->
    [one] { $n } manufactory works for { $city }.
   *[other] { $n } manufactories work for { $city }.
}
event-reactivated = { $n ->
    [one] { $city } reactivates { $n } manufactory.
   *[other] { $city } reactivates { $n } manufactories.
}
event-stars = { $n ->
    [one] { $city } gains { $n } star token.
   *[other] { $city } gains { $n } star tokens.
}
event-stole = { $city } steals 1 { $good }.
event-passed = { $city } passes.
event-won = { $city } wins: { $reason }!
event-turn = It is { $city }’s turn.
event-letter-exchange = { $city } uses a letter for an exchange.
event-repeated = { $by } helps { $city } to do it once more.

## Refusals

refusal-too-far = { $cost ->
    [one] So long a move costs { $cost } good, and you have { $owned }.
   *[other] So long a move costs { $cost } goods, and you have { $owned }.
}
refusal-not-owned = You have no such good.
refusal-order = Goods are paid in the order beer, cloth, leather, furniture; this kind is already past.
refusal-rest = From this kind on you have too few goods for what is still to be paid.
refusal-no-card = No card lies at the inkwell.
refusal-not-in-hand = This card is not in your hand.
refusal-no-letter = You have no letter.
refusal-empty-hand = Your hand is empty.
refusal-not-special = Only a special card can be taken.
refusal-must-choose = You may pass only when nothing else is possible.
refusal-no-more-actions = The card has no further actions.
refusal-done-already = Action { $place } of the card is done, or belongs to the half you did not choose.
refusal-earlier-first = Action { $place } is the same as an earlier one; use that first.
refusal-impossible = Action { $place } of the card could do nothing now.
refusal-not-obtainable = The supply has none left, and your rival does not have more of it than you.
refusal-too-many = { $n ->
    [0] You cannot turn a manufactory now.
    [one] You can turn at most { $n } manufactory now.
   *[other] You can turn at most { $n } manufactories now.
}
refusal-same-good = Exchange it for a good of another kind.
refusal-cannot-pay = You cannot pay for that.
refusal-no-suit = Slot { $slot ->
    [1] I
    [2] II
   *[other] III
} is empty.
refusal-legal-cost = You cannot pay the legal cost of this lawsuit.
refusal-not-yours = You lack the alliance or the ship that would do this.
refusal-used = It has already been used on this action.
refusal-not-open = This ship does not lie open on the board.
refusal-ship-cost = It costs you { $cost } { $good }, and you have { $owned }.
refusal-own-already = It is your ally already.
refusal-alliance-out = This alliance is not part of the game.
refusal-alliance-letter = To win over your rival’s ally you need a letter.
refusal-no-lead = You must lead the lawsuit in slot I by at least 2.
refusal-empty-slot = Both slots must hold a lawsuit.
refusal-nothing-to-steal = Your rival has none of it.
refusal-must-steal = You must take what you can steal.
refusal-must-play = You said you would play a card first; now you must.
refusal-no-beer = You have no beer.
refusal-no-suit-after = After paying 1 good you could pay for no lawsuit.
refusal-no-card-left = There is no special card left to draw.
refusal-upkeep = You cannot pay the upkeep.

## The end

reason-ships = three ships ahead
reason-lawsuits = a third lawsuit won
reason-alliances = all four alliances
reason-prestige = the highest prestige
reason-stars = most stars
reckoning-stars = { $city }: { $total ->
    [one] { $total } star
   *[other] { $total } stars
} (ships { $ships }, lawsuits { $lawsuits }, alliances { $alliances }, prestige { $prestige }, star tokens { $tokens }).
reckoning-bell = The stars are level; { $city } holds the bell token.
reckoning-won-ships = { $city } has three ships more than its rival and wins.
reckoning-won-lawsuits = { $city } has won its third lawsuit and with it the game.
reckoning-won-alliances = { $city } holds all four alliances and wins.
reckoning-won-prestige = The prestige marker has reached the name of { $city }, which wins.
reckoning-won-stars = { $city } wins.
short-reckoning-stars = { $total ->
    [one] { $total } star
   *[other] { $total } stars
}: ships { $ships }, lawsuits { $lawsuits }, alliances { $alliances }, prestige { $prestige }, star tokens { $tokens }

## The position

area-now = Season { $season }, turn { $turn }
line-awaited = { $city } has to decide.
line-over = The game is over.
line-bell = { $city } holds the bell token.
line-played = Being played: “{ $card }”

area-ring = Inkwell on space { $space }
line-here = Here: { $place }
line-ahead = Space { $space } ({ $steps } on{ $bell ->
    [1] , past the bell
   *[other] {""}
}, { $cost ->
    [0] free
    [one] { $cost } good
   *[other] { $cost } goods
}): { $place }

area-prestige = Prestige
line-prestige-middle = The marker stands in the middle: no income, no stars.
line-prestige-lead = { $city } leads by { $lead } of 8. Income at each season end: { $income }. Worth { $stars }.
line-prestige-won = The marker has reached the name of { $city }.

area-ships = Ships on the board ({ $left } in the stack)
line-ship = { $ship } for { $cost }: { $effect } ({ $stars })
line-no-ship = No ship is left: the game ends with this season.

area-alliances = Alliances
line-ally-free = { $alliance }, free: { $effect } (upkeep { $upkeep }, { $stars })
line-ally-held = { $alliance }, allied with { $city }: { $effect } (upkeep { $upkeep }, { $stars })

area-court = { $left ->
    [one] Court ({ $left } lawsuit in the stack)
   *[other] Court ({ $left } lawsuits in the stack)
}
line-court-rule = Slot I is settled at the season end; a lead of 2 wins it.
line-suit = { $slot ->
    [1] I
    [2] II
   *[other] III
} “{ $suit }”, { $standing }. Pay { $cost }: { $bonus }{ $repeats ->
    [0] {""}
    [one] , then sway once more for the same price
    [2] , then sway up to twice more for the same price each
   *[other] , then sway up to { $repeats } times more for the same price each
}. To the winner: { $win } ({ $stars })
line-no-suit = No lawsuit is left: the game ends with this season.

area-city = { $city }
line-store = Store: { $goods }
line-manufactories = Manufactories: { $active } active, { $inactive } inactive
line-fleet = Ships: { $ships }
fleet-ship = { $ship } ({ $effect }; { $stars })
fleet-ship-spent = { $ship } ({ $stars })
line-won = Lawsuits won: { $lawsuits }
line-stars = { $tokens ->
    [0] Stars: { $stars }
   *[other] Stars: { $stars }, { $tokens } of them as tokens
}
line-hand-size = { $n ->
    [0] Hand: empty
    [one] Hand: { $n } card
   *[other] Hand: { $n } cards
}
line-hand-card = In hand: “{ $card }”: { $deeds }
line-hand-known = You have seen: “{ $card }”
line-held = Surely in a hand, without saying in which (Hamburg { $hamburg }, Altona { $altona }): { $cards }
line-to-pay = Still to pay: { $goods }
line-to-steal = To steal: up to { $goods }
line-to-exchange = { $n ->
    [one] { $n } exchange left
   *[other] { $n } exchanges left
}

area-nearness = How near to winning at once
line-nearness = { $city }: { $ships } of 3 ships ahead, { $lawsuits } of 3 lawsuits, { $alliances } of 4 alliances, { $prestige } of 8 prestige

area-supply = Supply
line-supply = { $goods }; { $letters }, { $manufactories }, { $tokens }
line-stack = { $stack ->
    [one] Action stack: { $stack } card, discard pile: { $discard }
   *[other] Action stack: { $stack } cards, discard pile: { $discard }
}

## What the lab counts

study-alliances = Alliances formed
study-ships = Ships acquired
study-specials = Special cards played
study-suits = Lawsuits won

## Steps, for the breadcrumb

step-setup = Set-up
step-turn = Turn
step-move = Inkwell
step-pay = Payment
step-option = Choice of card
step-play-card = Card from hand
step-use-card = Card
step-half = Half of the card
step-production = Production
step-manufactories = Manufactories
step-manufactory-good = Manufactory
step-donation = Donation
step-exchange = Exchange
step-draw = Drawing
step-manufactory = Manufactory
step-piracy-favour = Piracy
step-steal = Booty
step-prestige = Prestige
step-alliance = Alliance
step-ship = Ship
step-lawsuit = Lawsuit
step-lawsuit-repeat = Once more
step-ruling = Ruling
step-season-end = Season end
step-upkeep = Upkeep
step-repeat-lawsuit = Le Havre

## Short, for a bar with little room; the sentence itself stands above

short-action-move-move = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}{ $cost ->
    [0] {""}
    [one] {" "}for { $cost } good
   *[other] {" "}for { $cost } goods
}: { $place }
short-action-use-option = Use the card here
short-action-use-then-play-option = The card here, then one from your hand
short-action-play-then-use-option = A card from your hand, then the one here
short-action-play-option = Play “{ $card }”
short-action-play-play-card = Play “{ $card }”
short-action-exchange = 1 { $give } → 1 { $take }
short-action-advance-lawsuit = “{ $suit }” for { $cost } ({ $standing })
short-action-buy-ship = { $ship } for { $cost }
short-action-ally-alliance = { $rival ->
    [1] { $alliance } from your rival (1 letter)
   *[other] { $alliance } (upkeep { $upkeep })
}
short-action-no-upkeep = Let { $alliance } go
short-action-letter = Letter: 1 { $give } → 1 { $take }
