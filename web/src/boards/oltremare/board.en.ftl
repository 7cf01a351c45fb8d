# The drawn board of Oltre Mare

board-tabs = Parts of the board
board-tab-chart = Chart
board-tab-desk = My cards
board-tab-trade = Trade
board-tab-players = Players
board-chart = Chart of the eastern Mediterranean
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-track = Ducats of all players
board-has = { $player }: { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 }
board-harbour = { $harbour }: { $marker }
board-ship-of = Ship of { $player } in { $harbour }
board-sea-ionian = Ionian Sea
board-sea-black = Black Sea
board-sea-egyptian = Sea of Egypt
board-sea-tyrrhenian = Tyrrhenian Sea
board-loses = { $harbour } has no marker: your { $marker } is turned face down

board-deck = Goods deck
board-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
board-venice-to-come = Venice to come
board-venice-on-top = Venice lies on top
board-venice-over = Venice is over
board-venice-ending = Last round
board-discard = Discard pile of { $n }, on top { $good }
board-discarded = discarded
board-legend = Harbour markers and what they do
board-marker = { $marker }: { $effect }
board-effect-ship = paid for sails
board-effect-pirates = no pirates
board-effect-coin = +1 ducat symbol
board-effect-lion = lion income
board-effect-stack = cheap cards
board-effect-compass = jump once
board-effect-none = no marker

board-desk = My desk
board-desk-of = Desk of { $player }
board-cargo = Cargo · { $n }
board-pirates = Pirates
board-active = Marker
board-hand = Hand · { $n } · limit { $limit } · { $load } to play
board-no-cards = No cards in hand
board-mark = Choose { $card }
board-lay-now = lay now

board-forecast = What these cards bring
board-if-played = Cards to play: { $n } of { $load }
board-played = Cards played
board-brings-ducats = { $n ->
    [one] ducat
   *[other] ducats
 }
board-brings-pirates = { $n ->
    [one] pirate card
   *[other] pirate cards
 }
board-brings-cards = { $n ->
    [one] card to your hand
   *[other] cards to your hand
 }
board-stays = the ship stays
board-routes = { $n ->
    [one] one route
   *[other] { $n } routes
 }, to { $harbours ->
    [one] one harbour
   *[other] { $harbours } harbours
 }
board-helps = your marker: { $effect }
board-play = { $n ->
    [one] Play this card
   *[other] Play these { $n }
 }
board-again = Choose again
board-missing = { $n ->
    [one] one more card
   *[other] { $n } more cards
 }
board-stow = Stow, bottom first
board-stow-how = The card you stow last lies on top: it sets your hand limit and how many cards you play next turn.
board-stow-next = then
board-stow-then = Then { $good } lies on top: hand limit { $power }, { $load ->
    [one] one card
   *[other] { $load } cards
 } to play next turn.

board-players = Players
board-phase-maritime = Round { $round } · { $player } · hand limit
board-phase-trade = Round { $round } · { $player } · trade
board-phase-action = Round { $round } · { $player } · action
board-phase-cargo = Round { $round } · { $player } · cargo
board-phase-over = The game is over
board-stat-ducats = Ducats
board-stat-prestige = Prestige
board-stat-hand = Cards in hand
board-stat-pirates = Pirate cards
board-stat-markers = Harbour markers
board-debt = Debt marker
board-cargo-of = Cargo of { $n }, on top { $good }
board-power = power
board-load = load
board-offer-to = Offer
board-offer-all = Offer to everybody
board-ask = Ask
board-rewarded = had prestige this turn

board-trade = Trade desk
board-left = left: { $offers ->
    [one] { $offers } offer
   *[other] { $offers } offers
 }, { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
 }, { $cards ->
    [one] { $cards } card to buy
   *[other] { $cards } cards to buy
 }
board-trades = { $player } is trading.
board-draft = Not sent yet
board-counter = My counter-offer, not sent yet
board-my-offer = My offer
board-offer-of = { $player } offers a deal
board-question = { $player } asks
board-asks-for = { $good }, { $symbol }?
board-which = Card { $slot } ({ $good }): what does it show?
board-gives = { $player } gives
board-wants = { $player } wants
board-you-get = You get
board-you-give = You give
board-i-give = I give
board-i-get = I get
board-i-say = as I say
board-said = as stated
board-unsaid = nothing said
board-is-asked = asked
board-query = ask
board-slot = card { $slot }
board-any-symbols = any symbols
board-any = any
board-any-good = Any good
board-nothing = nothing
board-ducats = { $n ->
    [one] ducat
   *[other] ducats
 }
board-answer-owing = { $player } has not answered yet
board-answer-declined = { $player } declines
board-answer-accepted = { $player } accepts
board-answer-countered = { $player } proposes a deal
board-answer-pending = { $player } asks about a card
board-you-gain = A deal brings you 1 prestige.
board-will-gain = gains 1 prestige
board-close = Close
board-memory-cargo = Cargo, bottom to top:

offer-ask-say = What do you say about its symbols?
offer-ask-with = Which symbols must it show?
offer-ask-i-pay = Do ducats go with it?
offer-ask-no-money = Do ducats go with it?
offer-ask-tens = How many ducats, roughly?
offer-ask-ones = How many ducats exactly?
offer-ask-about = Which good do you ask about?
offer-ask-showing = Which symbol do you ask about?
