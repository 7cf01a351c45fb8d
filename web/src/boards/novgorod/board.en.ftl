### The drawn board of Novgorod in English.

board-chart = Sea chart
board-desk = My desk
board-players = Players
board-bonuses = Round and bonus cards
board-tabs = Parts of the board
board-tab-chart = Chart
board-tab-desk = Desk
board-tab-market = Orders
board-tab-players = Players

board-sea-west = Mare Germanicum
board-sea-east = Mare Balticum
board-pile = { $city }: { $left ->
    [0] no kontor left ({ $good })
   *[other] kontor for { $price } ({ $good }; income { $income }), { $left } left
}
board-manufactory = Makes { $luxury }: each line shows the goods that go in and the seals of a sale.
board-fee = fee
board-fee-of = Borrowing the base kontor here costs a fee of { $fee }.
board-send-pirate = Move the pirate
board-ship-of = Ship of { $player }

board-ship = My ship, speed { $speed }
board-stops = { $n ->
    [one] stop
   *[other] stops
}
board-store = In store: { $good }
board-store-empty = The store is empty.
board-next-ship = A ship of speed { $speed } costs { $price }.

board-route = Route
board-my-kontors = My kontors
board-my-route = My route
board-route-of = Route of { $player }
board-fees-due = fees
board-fees-short = ({ $n } short)
board-turn-brings = This turn:
board-so-far = so far
board-turn-end = turn end
board-privilege-used = privilege used
board-this-brings = This choice:
board-beyond = by privilege
board-choose-city = Choose a city
board-placeholder = placeholder
board-lay-placeholder = Lay a placeholder
board-stored = in store
board-used = used
board-store-it = store it
board-use = use it
board-done-lay-route = { $cards ->
    [0] No route
   *[other] Finish the route
}
board-done-evaluate = { $fees ->
    [0] End the phase
   *[other] End, pay { $fees }
}
board-done-purchase = Buy nothing more
board-done-move-pirate = Leave the pirate

board-drafted = My draft
board-draft-rule = { $kontors } kontors and { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
}
board-draft-due = to pay, with { $n } orders:
board-kontor = kontor

board-my-orders = My orders
board-free = { $n } free
board-both-rows = both
board-filed = { $n ->
    [one] { $n } order filed
   *[other] { $n } orders filed
}
board-beside = beside the ship
board-keep = Beside ship
board-file = File it
board-price = { $price } ducats
board-specials = Special orders
board-skip = (each card passed over costs { $n })
board-two-crates = made of at least two goods

board-career = My career
board-each-turn = each turn
board-level = Level { $level }: { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
} each turn
board-x-now = loses at the end
board-x = Red X: whoever stands here at the end has lost.
board-sides = Sides of my career card
board-side = Career card { $career }, { $side }

board-start-player = start
board-seals = { $n ->
    [one] { $n } seal
   *[other] { $n } seals
}
board-seals-word = seals
board-ducats-word = ducats
board-speed-word = speed of the ship
board-kontors-word = kontors
board-level-word = career level
board-orders-word = orders in progress
board-filed-word = orders filed
board-store-word = in store
board-goal = { $n } seals or a full career call the last round
board-last = last round
board-last-round = The last round has been called.
board-about-eight_kontors = a kontor in every city
board-about-five_city_route = five cities in one route
board-about-luxury_trader = a luxury of two goods
board-about-three_orders = three orders filed
board-about-career_three = 3 seals each turn
board-about-variety = kinds on filed orders
