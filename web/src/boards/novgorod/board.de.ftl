### Das gezeichnete Brett von Nowgorod auf Deutsch.

board-chart = Seekarte
board-desk = Mein Pult
board-players = Spieler
board-bonuses = Runde und Bonuskarten
board-tabs = Teile des Bretts
board-tab-chart = Seekarte
board-tab-desk = Pult
board-tab-market = Aufträge
board-tab-players = Spieler

board-sea-west = Mare Germanicum
board-sea-east = Mare Balticum
board-pile = { $city }: { $left ->
    [0] kein Kontor mehr ({ $good })
   *[other] Kontor für { $price } ({ $good }; Einkommen { $income }), noch { $left }
}
board-manufactory = Stellt { $luxury } her: Jede Zeile zeigt, welche Waren hineingehen und wie viele Siegel ein Verkauf bringt.
board-fee = Gebühr
board-fee-of = Das Basiskontor zu leihen kostet hier { $fee } Gebühr.
board-send-pirate = Den Piraten versetzen
board-ship-of = Schiff von { $player }

board-ship = Mein Schiff, Geschwindigkeit { $speed }
board-stops = { $n ->
    [one] Halt
   *[other] Halte
}
board-store = Im Lager: { $good }
board-store-empty = Das Lager ist leer.
board-next-ship = Ein Schiff mit Geschwindigkeit { $speed } kostet { $price }.

board-route = Route
board-my-kontors = Meine Kontore
board-my-route = Meine Route
board-route-of = Route von { $player }
board-fees-due = Gebühren
board-fees-short = (es fehlen { $n })
board-turn-brings = Dieser Zug:
board-so-far = bisher
board-turn-end = Zugende
board-privilege-used = Privileg genutzt
board-this-brings = Diese Wahl:
board-beyond = mit Privileg
board-choose-city = Stadt wählen
board-placeholder = Platzhalter
board-lay-placeholder = Platzhalter legen
board-stored = eingelagert
board-used = genutzt
board-store-it = lagern
board-use = nutzen
board-done-lay-route = { $cards ->
    [0] Keine Route
   *[other] Route beenden
}
board-done-evaluate = { $fees ->
    [0] Phase beenden
   *[other] Ende, { $fees } zahlen
}
board-done-purchase = Nichts mehr kaufen
board-done-move-pirate = Pirat bleibt

board-drafted = Meine Wahl
board-draft-rule = { $kontors } Kontore und { $orders ->
    [one] { $orders } Auftrag
   *[other] { $orders } Aufträge
}
board-draft-due = zu zahlen, mit { $n } Aufträgen:
board-kontor = Kontor

board-my-orders = Meine Aufträge
board-free = { $n } frei
board-both-rows = beide
board-filed = { $n ->
    [one] { $n } Auftrag abgelegt
   *[other] { $n } Aufträge abgelegt
}
board-beside = am Schiff
board-keep = Ans Schiff
board-file = Ablegen
board-price = { $price } Dukaten
board-specials = Spezialaufträge
board-skip = (jede übergangene Karte kostet { $n })
board-two-crates = aus mindestens zwei Waren gefertigt

board-career = Meine Karriere
board-each-turn = je Zug
board-level = Stufe { $level }: { $seals } Siegel je Zug
board-x-now = verliert am Ende
board-x = Rotes X: Wer am Ende hier steht, hat verloren.
board-sides = Seiten meiner Karrierekarte
board-side = Karrierekarte { $career }, { $side }

board-start-player = Start
board-seals = { $n } Siegel
board-seals-word = Siegel
board-ducats-word = Dukaten
board-speed-word = Geschwindigkeit des Schiffs
board-kontors-word = Kontore
board-level-word = Karrierestufe
board-orders-word = Aufträge in Bearbeitung
board-filed-word = abgelegte Aufträge
board-store-word = im Lager
board-goal = { $n } Siegel oder volle Karriere: letzte Runde
board-last = letzte Runde
board-last-round = Die letzte Runde ist angesagt.
board-about-eight_kontors = Kontor in jeder Stadt
board-about-five_city_route = fünf Städte in einer Route
board-about-luxury_trader = Luxus aus zwei Waren
board-about-three_orders = drei Aufträge abgelegt
board-about-career_three = 3 Siegel je Zug
board-about-variety = Arten auf abgelegten Aufträgen
