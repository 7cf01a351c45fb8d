### The drawn board of Merchants of Europe.

board-map = Map of Europe
board-sheets = Parts of the board
board-tab-map = Map
board-tab-mine = Mine
board-tab-trade = Trade
board-tab-all = Players
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-players = Players
board-hand = hand
board-cards = cards
board-warehouse = warehouse
board-you = { $player } · you
board-winner = winner
board-my-hand = My hand
board-give-back = Give back: { $n } of { $all }
board-pick-again = Choose anew
board-delivered = { $n } of { $all } delivered
board-costs = What things cost
board-cost-of = Cost: { $thing }
board-lens = Show only: { $thing }
board-route = Route
board-trader = Trader
board-caravan = Caravan
board-card = Card
board-left = { $n } left
board-steps = { $n } { $n ->
    [one] step
   *[other] steps
}
board-supply = Supply
board-chips = Chips
board-chips-left = Number chips face down
board-purchases = Bought for gold this turn: { $n } of { $all }
board-trade = Trade desk
board-offers = { $n } of { $all } offers
board-gives = Gives
board-wants = Wants
board-i-give = You give
board-i-want = You want
board-nothing-yet = nothing yet
board-offer-of = Offer of { $player }
board-call-of = { $player } asks for offers
board-confirm = Take it
board-answer-owing = { $player } is thinking.
board-answer-pending = { $player } is thinking.
board-answer-declined = { $player } says no.
board-answer-accepted = { $player } agrees.
board-answer-countered = { $player } offers:
board-turn = Turn { $n } · { $player }
board-setup = Set-up · { $player }
board-safe = No tolls this turn
board-card-played = Played: { $card }
board-extend = +{ $n } { $n ->
    [one] step
   *[other] steps
}
board-deliver = Deliver
board-deliver-second = 2nd caravan
board-trip = Caravan { $piece }: drive to { $city } and deliver ({ $feed }, { $toll } gold toll)
board-trip-to = Caravan { $piece }: drive to route { $edge } ({ $feed }, { $toll } gold toll)
board-walks = Show where trader { $n } can go
board-why-caravan = Why can this caravan not move?
board-why-trader = Why can this trader not move?
board-sea-north = Mare Germanicum
board-sea-baltic = Mare Balticum
board-sea-black = Pontus Euxinus
board-sea-mediterranean = Mare Mediterraneum
board-sea-atlantic = Oceanus
board-card-lancer = Lancer: move the robber and take a card from somebody beside him.
board-card-route_charter = Route charter: place { $n ->
    [one] one route
   *[other] up to { $n } routes
} for free.
board-card-bumper_harvest = Bumper harvest: take any { $n ->
    [one] resource card
   *[other] { $n } resource cards
}.
board-card-monopoly = Monopoly: name a resource; everybody hands you all cards of it.
board-card-swift_caravan = Swift caravan: move a caravan { $n ->
    [one] one step
   *[other] up to { $n } steps
} without salt; tolls are due.
board-card-swift_trader = Swift trader: move a trader { $n ->
    [one] one step
   *[other] up to { $n } steps
} without grain.
board-card-safe_conduct = Safe conduct: take { $n } gold; no tolls for you this turn.
