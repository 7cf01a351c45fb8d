### Merchants of Europe: names, prompts, actions, events and refusals.

## Names

resource-wood = wood
resource-wool = wool
resource-grain = grain
resource-ore = ore
resource-salt = salt
resource-gold = gold
card-lancer = Lancer
card-route_charter = Route charter
card-bumper_harvest = Bumper harvest
card-monopoly = Monopoly
card-swift_caravan = Swift caravan
card-swift_trader = Swift trader
card-safe_conduct = Safe conduct
does-lancer = move the robber and steal a card
does-route_charter = up to { $n } free routes
does-bumper_harvest = take { $n } cards of your choice
does-monopoly = every opponent gives you all cards of one resource
does-swift_caravan = move a caravan up to { $n } steps without salt
does-swift_trader = move a trader up to { $n } steps without grain
does-safe_conduct = take { $n } gold and pay no toll this turn
colour-red = red
colour-blue = blue
colour-white = white
colour-orange = orange
colour-neutral = neutral
kontor-none = there is none

## Cities

city-london = London
city-edinburgh = Edinburgh
city-dublin = Dublin
city-lisboa = Lisboa
city-porto = Porto
city-madrid = Madrid
city-sevilla = Sevilla
city-barcelona = Barcelona
city-bilbao = Bilbao
city-nantes = Nantes
city-bordeaux = Bordeaux
city-paris = Paris
city-lyon = Lyon
city-marseille = Marseille
city-bruxelles = Bruxelles
city-amsterdam = Amsterdam
city-koeln = Köln
city-hamburg = Hamburg
city-berlin = Berlin
city-nuernberg = Nürnberg
city-bern = Bern
city-torino = Torino
city-venezia = Venezia
city-roma = Roma
city-napoli = Napoli
city-palermo = Palermo
city-wien = Wien
city-praha = Praha
city-wroclaw = Wrocław
city-krakow = Kraków
city-warszawa = Warszawa
city-kaliningrad = Kaliningrad
city-budapest = Budapest
city-zagreb = Zagreb
city-beograd = Beograd
city-dubrovnik = Dubrovnik
city-tirana = Tirana
city-sofia = Sofia
city-bucuresti = București
city-istanbul = Istanbul
city-athina = Athina
city-chisinau = Chișinău
city-lviv = Lviv
city-kyiv = Kyiv
city-minsk = Minsk
city-moskva = Moskva
city-vilnius = Vilnius
city-riga = Riga
city-tallinn = Tallinn
city-novgorod = Novgorod
city-helsinki = Helsinki
city-stockholm = Stockholm
city-visby = Visby
city-kobenhavn = København
city-oslo = Oslo
city-bergen = Bergen

## Landscapes

landscape-h01 = southern Norway
landscape-h02 = Bergslagen
landscape-h03 = Finland
landscape-h04 = Ingria
landscape-h05 = Scottish Highlands
landscape-h06 = Västergötland
landscape-h07 = Östergötland
landscape-h08 = Livonia
landscape-h09 = Novgorod land
landscape-h10 = Tver
landscape-h11 = Ireland
landscape-h12 = Pennines
landscape-h13 = Jutland
landscape-h14 = Courland and Samland
landscape-h15 = Polotsk
landscape-h16 = Valdai hills
landscape-h17 = Moscow land
landscape-h18 = England
landscape-h19 = Lower Saxony
landscape-h20 = Mecklenburg
landscape-h21 = Pomerania
landscape-h22 = Prussia
landscape-h23 = Podlachia
landscape-h24 = Polesia
landscape-h25 = Severia
landscape-h26 = Flanders and Holland
landscape-h27 = Hesse and Thuringia
landscape-h28 = Saxony
landscape-h29 = Sudetes
landscape-h30 = Lesser Poland
landscape-h31 = Volhynia
landscape-h32 = Kiev land
landscape-h33 = Brittany
landscape-h34 = Champagne
landscape-h35 = Vosges and Black Forest
landscape-h36 = Bavarian Forest
landscape-h37 = Danube valley
landscape-h38 = Slovak Ore Mountains
landscape-h39 = eastern Carpathians
landscape-h40 = Podolia
landscape-h41 = Black Sea limans
landscape-h42 = Massif Central
landscape-h43 = Franche-Comté
landscape-h44 = Swiss Alps
landscape-h45 = eastern Alps
landscape-h46 = Bakony
landscape-h47 = Great Hungarian Plain
landscape-h48 = Transylvania
landscape-h49 = Moldavia
landscape-h50 = Galicia and Asturias
landscape-h51 = Biscay
landscape-h52 = Gascony
landscape-h53 = Cévennes
landscape-h54 = Ligurian Alps
landscape-h55 = Tuscany and Romagna
landscape-h56 = Bosnia
landscape-h57 = Serbia
landscape-h58 = Wallachia
landscape-h59 = Portugal
landscape-h60 = Castile
landscape-h61 = Aragon
landscape-h62 = Catalonia
landscape-h63 = Latium and Abruzzo
landscape-h64 = Albania
landscape-h65 = Macedonia
landscape-h66 = Thrace
landscape-h67 = Alentejo
landscape-h68 = Sierra Morena
landscape-h69 = Sierra de Segura
landscape-h70 = Calabria
landscape-h71 = Greece
landscape-h72 = Cádiz
landscape-h73 = Sicily
## The title

title-name = Merchants of Europe
title-pitch = Open trade routes across Europe, found kontors in new cities and be the first to deliver all your goods.
title-rights = Unofficial. The game belongs to its author and publisher; words and pictures here are our own.

## Options

option-start = Start
option-start-first_game = first game (short board, fixed start)
option-start-short = short board, free start
option-start-main = main board, free start
option-neutral = Neutral colour of the first game with three players
option-neutral-white = white
option-neutral-blue = blue
option-neutral-orange = orange
option-offers = Offers and calls in a turn
option-offers-6 = 6
option-offers-0 = none: no trade between players
option-offers-3 = 3
option-offers-12 = 12
option-turns = Longest game
option-turns-400 = 400 turns
option-turns-100 = 100 turns
option-turns-200 = 200 turns

## Things counted

count-wood = { $n } wood
count-wool = { $n } wool
count-grain = { $n } grain
count-ore = { $n } ore
count-salt = { $n } salt
count-gold = { $n } gold

## Places

edge-between = { $first } | { $second }
edge-coast = rim of { $first }
edge-lane = at sea
edge-city = { $city } ({ $edge })
edge-cities = { $first } – { $second }
crossing-of-1 = rim of { $first }
crossing-of-2 = { $first } | { $second }
crossing-of-3 = { $first } | { $second } | { $third }
crossing-sea = open sea
near-city = { $city } in { $n }
places-more = { $rest }; { $place }
landscape-off = not on this board
piece-reserve = in the reserve
share = { $gold } for { $player }
yield-of = { $resource } { $number ->
    [0] –
   *[other] { $number }
}

## Prompts

prompt-start-player = Chance names the start player.
prompt-setup-kontor = { $player }, where does your kontor go? Behind each city: what it yields on which sum.
prompt-setup-neutral = { $player }, where does a neutral kontor go?
prompt-setup-route = { $player }, where do your first route and its caravan go?
prompt-pre-roll = { $player }, { $playable ->
    [0] roll the dice.
   *[other] roll the dice, or play a development card first?
}
prompt-dice = The dice roll.
prompt-discard = { $player }, which cards do you give back? { $left } more; you have { $cards }.
prompt-robber = { $player }, where does the robber go? Behind each landscape: its yield and who has a kontor there.
prompt-steal = { $player }, whom do you rob?
prompt-stolen = A card is drawn blindly.
prompt-action = { $player }, what do you do? You have { $cards }, { $gold } gold.
prompt-draw-card = A development card is drawn.
prompt-replace-trader = { $player }, which trader do you take off the board?
prompt-replace-caravan = { $player }, which caravan do you take off the board?
prompt-chain = { $player }, several chains are equally short. Which one counts?
prompt-free-route = { $player }, where does the free route go? Behind each route: the next cities and how many routes it takes to get there.
prompt-chip-hex = { $player }, which landscape beside the new kontor gets a number?
prompt-chip-source = { $player }, from which landscape do you take the chip?
prompt-chip-draw = A chip is turned up.
prompt-caravan = { $player }, where does the caravan go from { $place }? { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} left, { $gold } gold.
prompt-harvest = { $player }, which card do you take? { $left ->
    [one] { $left } card
   *[other] { $left } cards
} to come; you have { $cards }.
prompt-monopoly = { $player }, which resource do you name? Every opponent gives you all cards of it; you have { $cards }.
prompt-swift-trader = { $player }, where does a trader go? Up to { $steps } steps without grain.
prompt-swift-caravan = { $player }, which caravan moves? Up to { $steps } steps without salt.
prompt-compose = { $player }, { $stage ->
    [giving] what do you offer? So far you give { $give }; you have { $cards }, { $gold } gold.
    [wanting] what do you want for { $give }? So far { $want }.
    [calling] whom do you ask for offers?
    [sending] send it, or drop it?
   *[closing] to whom does the offer go: { $give } for { $want }?
}
prompt-answers = { $player }, { $stage ->
    [call] { $other } asks for offers. What do you answer? You have { $cards }, { $gold } gold.
    [answer] { $other } gives { $give } and wants { $want }. What do you answer? You have { $cards }, { $gold } gold.
    [giving] what do you offer { $other } instead? So far you give { $give }; you have { $cards }, { $gold } gold.
    [wanting] what do you want for { $give }? So far { $want }.
   *[closing] send this counter-offer: { $give } for { $want }?
}
prompt-confirm = { $player }, with whom do you trade?

## Actions

action-kontor = Place a kontor in { $city } ({ $yields })
action-kontor-setup-neutral = Place a neutral kontor in { $city } ({ $yields })
action-route = Route { $edge }: { $place }{ $gold ->
    [0] {""}
   *[other] ; connects a city: { $shares }
}
action-route-setup-route = Start with route { $edge }: { $place }{ $n ->
    [0] {""}
   *[other] ; next: { $near }
}
action-route-action = Build route { $edge } for { $cost }: { $place }{ $n ->
    [0] {""}
   *[other] ; next: { $near }
}{ $double ->
    [0] {""}
   *[other] ; double arrow: one more route free
}{ $gold ->
    [0] {""}
   *[other] ; connects a city: { $shares }
}
action-route-free-route = Place route { $edge } for free: { $place }{ $n ->
    [0] {""}
   *[other] ; next: { $near }
}{ $double ->
    [0] {""}
   *[other] ; double arrow: one more route free
}{ $gold ->
    [0] {""}
   *[other] ; connects a city: { $shares }
}
action-roll = Roll the dice
action-play = Play “{ $card }”: { $effect }
action-discard = Give back 1 { $resource }
action-robber = Robber to { $landscape } ({ $yield }{ $n ->
    [0] {""}
   *[other] ; { $players }
})
action-steal = Rob { $player } ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
})
action-decline = No
action-decline-steal = Rob nobody
action-decline-free-route = Place no route
action-decline-answers = Decline
action-decline-confirm = Trade with nobody
action-buy = Buy 1 { $resource } for { $cost } gold
action-swap = Give { $rate } { $give } to the supply for 1 { $get }
action-buy_card = Buy a development card for { $cost }
action-recruit = New trader in { $city } for { $cost }
action-raise_caravan = New caravan for { $cost } on route { $edge }: { $place }
action-take_off = Take off piece { $piece }: { $place }
action-move_trader = { $founds ->
    [0] Trader { $piece }{ $cost ->
        [0] {""}
       *[other] { " " }for { $cost } grain
    } to crossing { $crossing }: { $place }; next: { $near }
   *[other] Trader { $piece }{ $cost ->
        [0] {""}
       *[other] { " " }for { $cost } grain
    } to { $place }: found a kontor ({ $yields }{ $coins ->
        [0] {""}
       *[other] ; { $coins } gold at once
    })
}
action-move_trader-swift-trader = { $founds ->
    [0] Trader { $piece } to crossing { $crossing }: { $place }; next: { $near }
   *[other] Trader { $piece } to { $place }: found a kontor ({ $yields }{ $coins ->
        [0] {""}
       *[other] ; { $coins } gold at once
    })
}
action-start_caravan = Move caravan { $piece } for { $cost } up to { $steps } steps from { $place }
action-start_caravan-swift-caravan = Move caravan { $piece } from { $place }
action-step = { $toll ->
    [0] To route { $edge }: { $place }
   *[other] To route { $edge }: { $place } (toll { $toll } gold)
}{ $n ->
    [0] {""}
   *[other] ; next: { $near }
}
action-deliver = Deliver goods to the kontor in { $city } ({ $owner }; caravan { $piece })
action-extend = Pay 1 salt for up to { $steps } more steps
action-stop = Stop here
action-chain = Chain { $chain }: { $shares }
action-chip_to = Bring a chip to { $landscape } ({ $resource }; { $chips ->
    [0] no chip left face down, one must be moved
   *[other] { $chips } face down
})
action-chip_from = Take the chip { $number } from { $landscape }{ $n ->
    [0] {""}
   *[other] { " " }({ $players })
}
action-take = Take 1 { $resource }
action-name = Name { $resource }
action-end_turn = End the turn
action-offer = Make an offer
action-call = Ask for offers
action-card = Add 1 { $resource }
action-gold = Add { $n } gold
action-next = { $stage ->
    [giving] That is what I give
   *[wanting] That is what I want
}
action-to = Only { $player }
action-to_all = All
action-send = { $call ->
    [0] Send the offer to { $all ->
        [0] { $other }
       *[other] all
    }: { $give } for { $want }
   *[other] Ask { $all ->
        [0] { $other }
       *[other] all
    } for offers
}
action-drop = Drop it
action-accept = Accept: give { $give }, get { $get }
action-counter = Make a counter-offer
action-confirm = Trade with { $player }: give { $give }, get { $get }
action-start = { $player } begins
action-dice = The dice show { $first } and { $second }
action-stolen = A card is stolen: { $resource }
action-drawn = A card is drawn: { $card }
action-chip = The chip shows { $n }

## Events

event-start = { $player } begins.
event-kontor = { $player } places a kontor in { $city }.
event-neutral = { $player } places a neutral kontor in { $city }.
event-start-route = { $player } starts with route { $edge }: { $place }.
event-turn = Turn { $n }: { $player }.
event-rolled = { $player } rolls { $first } and { $second }: { $sum }.
event-produced = { $player } gets { $n } { $resource }.
event-shortage = There is not enough { $resource } for all, so nobody gets any.
event-compensated = { $player } gets nothing and takes { $n } gold.
event-gave-back = { $player } gives back { $n } { $resource }.
event-robber = { $player } moves the robber to { $landscape }.
event-stole = { $player } steals 1 { $resource } from { $seat }.
event-stole-hidden = { $player } steals a card from { $seat }.
event-spared = { $player } robs nobody.
event-bought = { $player } buys 1 { $resource } for { $cost } gold.
event-swapped = { $player } gives { $rate } { $give } to the supply for 1 { $get }.
event-card-bought = { $player } buys a development card: { $card }.
event-card-bought-hidden = { $player } buys a development card.
event-reshuffled = The discarded development cards become the new deck.
event-recruited = { $player } places a trader in { $city }.
event-raised = { $player } places a caravan on route { $edge }: { $place }.
event-route = { $player } opens route { $edge }: { $place }.
event-connected = The connection brings { $player } { $n } gold.
event-trader-moved = { $n ->
    [one] A trader of { $player } walks { $n } step to crossing { $crossing }: { $place } (next: { $near }).
   *[other] A trader of { $player } walks { $n } steps to crossing { $crossing }: { $place } (next: { $near }).
}
event-founded = { $player } founds a kontor in { $city }.
event-coins = { $city } brings { $player } { $n } gold.
event-chip = { $landscape } gets the number { $n }.
event-chip-moved = { $player } moves the chip { $n } from { $origin } to { $landscape }.
event-caravan-moved = A caravan of { $player } moves to route { $edge }: { $place }.
event-toll = { $player } pays { $n } gold toll to { $seat }.
event-delivered = { $left ->
    [0] { $player } delivers the last goods in { $city }.
   *[other] { $player } delivers goods in { $city }, { $left } to go.
}
event-played = { $player } plays “{ $card }”.
event-harvested = { $player } takes 1 { $resource }.
event-named = { $player } names { $resource }.
event-handed-over = { $seat } hands { $player } { $n } { $resource }.
event-safe = { $player } takes { $n } gold and pays no toll this turn.
event-offered = { $player } makes an offer.
event-called = { $player } asks for offers.
event-gives = { $player } gives { $n } { $item }.
event-wants = { $player } wants { $n } { $item }.
event-declined = { $player } declines.
event-accepted = { $player } accepts.
event-countered = { $player } makes a counter-offer.
event-traded = { $player } and { $seat } trade.
event-cancelled = { $player } trades with nobody.
event-won = { $player } has delivered all goods and wins.
event-limit = After { $n } turns the game ends.

## Refusals

refusal-off-board = That place is not on this board.
refusal-not-purple = Start kontors stand in purple cities.
refusal-taken-city = A kontor stands there already.
refusal-not-at-kontor = The first route must touch one of your kontors.
refusal-route-there = A route lies there already.
refusal-would-connect = A start route must not connect cities.
refusal-no-card = You do not hold this card.
refusal-card-played = You have already played a development card this turn.
refusal-card-fresh = You bought this card only this turn.
refusal-card-useless = Nothing of this card could be carried out now.
refusal-order = Cards are chosen in the order wood, wool, grain, ore, salt.
refusal-not-held = You have no more of these cards.
refusal-rest = The later resources would not be enough. Begin with an earlier one.
refusal-same-hex = The robber must go to another landscape.
refusal-no-number = That landscape has no number.
refusal-no-victim = This player has no kontor at the robber’s landscape.
refusal-empty-hand = This player has no cards.
refusal-no-gold = You do not have enough gold.
refusal-purchases = You have bought as many cards as one turn allows.
refusal-supply = The supply has no such card.
refusal-not-three = You do not have three of these cards.
refusal-same-resource = You cannot get the resource that you give.
refusal-cost = That costs { $cost }, and you do not have it.
refusal-no-deck = There are no development cards left.
refusal-not-own-kontor = That needs one of your own kontors.
refusal-not-own-route = That needs one of your own routes.
refusal-full = Two caravans stand there already.
refusal-no-routes = You have no routes left.
refusal-not-connected = A route must touch one of your kontors or routes.
refusal-not-on-board = This piece is not on the board.
refusal-no-move = A move has at least one step.
refusal-too-far = That is too far for the grain you have.
refusal-occupied = A kontor or trader stands there.
refusal-no-kontor = You have no kontor left to found there.
refusal-no-step = No step is possible.
refusal-no-route = No route lies there.
refusal-not-touching = That does not touch the present route.
refusal-toll = You cannot pay the toll.
refusal-dead-end = From there the caravan could reach no place to stop.
refusal-not-moved = At least one step must be made first.
refusal-no-goods = You have no free goods tile.
refusal-no-kontor-there = No kontor stands there.
refusal-own-kontor = You cannot deliver to your own kontor.
refusal-has-tile = A goods tile lies under this kontor already.
refusal-not-beside = The caravan does not stand beside this city.
refusal-swift = A swift move cannot be made longer.
refusal-no-chain = There is no such chain.
refusal-not-choosable = This landscape cannot get a chip now.
refusal-no-chip = No chip of the right colour lies there.
refusal-offers = You have made as many offers as one turn allows.
refusal-drafts = You have begun and dropped enough offers for this turn.
refusal-both-sides = The same kind cannot stand on both sides.
refusal-too-many = An offer cannot hold that much.
refusal-empty = A side of an offer cannot be empty.
refusal-part = This is not the part of the offer you are at.
refusal-cannot-have = Nobody you ask can have that much.
refusal-no-player = You can only trade with an opponent.
refusal-no-addressee = Name somebody first.
refusal-is-call = A call can only be answered with a counter-offer.
refusal-counter-dropped = You have dropped your counter-offer. Accept or decline.
refusal-not-owned = You do not have that.
refusal-offer-order = An offer is put together in the order wood, wool, grain, ore, salt, gold.

## The end

reason-delivered = All goods of one player are delivered.
reason-limit = The last turn is over.
reckoning-delivered = { $player } has delivered { $n } of { $goods } goods.
reckoning-limit = The game ended after { $n } turns, so the most delivered goods count, then kontors, then gold.
reckoning-kontors = { $player } has { $n ->
    [one] { $n } kontor
   *[other] { $n } kontors
} on the board.
reckoning-gold = { $player } has { $n } gold.
short-reckoning-delivered = { $n } of { $goods } goods delivered
short-reckoning-kontors = { $n ->
    [one] { $n } kontor
   *[other] { $n } kontors
} on the board
short-reckoning-gold = { $n } gold

## The position in sentences

area-now = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}
area-player = { $player } ({ $colour })
area-board = Board
area-landscapes = Landscapes by their number
area-prices = Prices
area-supply = Supply
area-deal = Offer on the table
line-awaited = { $player } has to decide.
line-over = The game is over.
line-rolled = The dice show { $first } and { $second }.
line-robber = The robber stands on { $landscape }.
line-steps = The caravan has { $n ->
    [one] { $n } step left
   *[other] { $n } steps left
}.
line-goods = Goods: { $delivered } of { $all } delivered, { $free } ready to go, { $stored } still under kontors in the warehouse
line-gold = Gold: { $n }
line-hand-size = { $n ->
    [0] No resource cards
    [one] { $n } resource card
   *[other] { $n } resource cards
}
line-hand = In hand: { $cards }
line-cards-size = { $n ->
    [0] No development cards
    [one] { $n } development card
   *[other] { $n } development cards
}
line-card = { $card } ×{ $n }: { $effect }
line-kontors = { $n ->
    [0] No kontors
   *[other] Kontors: { $cities }
}
line-own-kontors = Kontors (yield and sum): { $places }
kontor-yields = { $city } ({ $yields })
line-routes = Routes ({ $n }, { $left } left): { $places }
line-reserve = No routes ({ $left } left)
line-traders = { $left ->
    [0] Traders
   *[other] Trader (the other in the reserve)
}: { $places }
trader-at = { $place }, next: { $near }
line-no-traders = Both traders in the reserve
line-caravans = { $left ->
    [0] Caravans
   *[other] Caravan (the other in the reserve)
}: { $places }
line-no-caravans = Both caravans in the reserve
line-tiles = Goods were delivered to { $cities }
line-goals = You can still deliver to { $cities }
line-free-cities = Cities without a kontor: { $cities }
city-coins = { $city }{ $coins ->
    [0] {""}
   *[other] { " " }({ $coins } gold)
}
line-neutral = Neutral kontors: { $cities }
line-sum = { $number ->
    [0] No number
   *[other] { $number }
}: { $places }
landscape-yields = { $landscape } ({ $resource })
line-price-route = Route: { $cost }
line-price-trader = Trader: { $cost }
line-price-caravan = Caravan: { $cost }
line-price-card = Development card: { $cost }
line-price-walk = Moving a trader: { $cost } for up to { $steps } steps
line-price-ride = Moving a caravan: { $cost } for up to { $steps } steps, toll { $toll } gold to each opponent whose routes it uses
line-supply = In the supply: { $cards }
line-deck = Development cards: { $deck } in the deck, { $pile } discarded
line-chips = Chips face down: { $chips }
line-offer = { $player } gives { $give } for { $want }.
line-call = { $player } asks for offers.
chips-of = { $n } for { $resource }

## What the lab counts

study-production = Resources produced
study-purchases = Resources bought for gold
study-swapped = Resources given to the supply, three at a time
study-taken = Taken from the supply for three
study-cards = Development cards played
study-trades = Trades between players
study-tolls = Gold paid in tolls

## Steps, for the breadcrumb

step-setup = Set-up
step-turn = Turn
step-pre-roll = Before the roll
step-discard = Too many cards
step-robber = Robber
step-steal = Robbery
step-action = Actions
step-replace-trader = Take off a trader
step-replace-caravan = Take off a caravan
step-chain = Payment for the route
step-free-route = Free route
step-founded = New kontor
step-chip-hex = Number
step-chip-source = Move a chip
step-caravan = Caravan
step-charter = { card-route_charter }
step-harvest = { card-bumper_harvest }
step-monopoly = { card-monopoly }
step-swift-trader = { card-swift_trader }
step-swift-caravan = { card-swift_caravan }
step-compose = Offer
step-answers = Answers
step-confirm = Deal

## Short, for a bar with little room; the sentence itself stands above

short-yield-of = { $resource } { $number }
short-edge-city = { $city }
short-near-city = { $city }
short-prompt-setup-kontor = { $player }, where does your kontor go?
short-prompt-robber = { $player }, where does the robber go?
short-prompt-free-route = { $player }, where does the free route go?
short-prompt-monopoly = { $player }, which resource do you name?
short-action-kontor = { $city }: { $yields }
short-action-kontor-setup-neutral = { $city }: { $yields }
short-action-route-setup-route = Route { $edge }: { $place }{ $n ->
    [0] {""}
   *[other] { " " }→ { $near }
}
short-action-route-action = { short-action-route-setup-route }
short-action-route-free-route = { short-action-route-setup-route }
short-action-play = Play “{ $card }”
short-action-robber = Robber to { $landscape }
short-action-buy = 1 { $resource } for { $cost } gold
short-action-swap = { $rate } { $give } → 1 { $get }
short-action-buy_card = Development card
short-action-recruit = Trader in { $city }
short-action-raise_caravan = Caravan on route { $edge }: { $place }
short-action-move_trader = { $founds ->
    [0] Trader { $piece } to crossing { $crossing } → { $near }
   *[other] Trader { $piece }: kontor in { $place }
}
short-action-move_trader-swift-trader = { short-action-move_trader }
short-action-start_caravan = Caravan { $piece } from { $place }
short-action-start_caravan-swift-caravan = Caravan { $piece } from { $place }
short-action-step = Route { $edge }: { $place }{ $toll ->
    [0] {""}
   *[other] , toll { $toll }
}{ $n ->
    [0] {""}
   *[other] { " " }→ { $near }
}
short-action-deliver = Deliver in { $city }
short-action-extend = 1 salt for { $steps } more steps
short-action-chip_to = Chip to { $landscape }
short-action-chip_from = Chip { $number } from { $landscape }
short-action-card = 1 { $resource }
short-action-gold = { $n } gold
