### Der gezeichnete Spielplan von Merchants of Europe.

board-map = Karte von Europa
board-sheets = Teile des Spielplans
board-tab-map = Karte
board-tab-mine = Meins
board-tab-trade = Handel
board-tab-all = Spieler
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-players = Spieler
board-hand = Hand
board-cards = Karten
board-warehouse = Lager
board-you = { $player } · du
board-winner = gewonnen
board-my-hand = Meine Hand
board-give-back = Abgeben: { $n } von { $all }
board-pick-again = Neu wählen
board-delivered = { $n } von { $all } abgesetzt
board-costs = Was es kostet
board-cost-of = Kosten: { $thing }
board-lens = Nur zeigen: { $thing }
board-route = Weg
board-trader = Händler
board-caravan = Kaufmannszug
board-card = Karte
board-left = noch { $n }
board-steps = { $n } { $n ->
    [one] Schritt
   *[other] Schritte
}
board-supply = Vorrat
board-chips = Chips
board-chips-left = Verdeckte Zahlenchips
board-purchases = In diesem Zug für Gold gekauft: { $n } von { $all }
board-trade = Handelstisch
board-offers = { $n } von { $all } Angeboten
board-gives = Gibt
board-wants = Will
board-i-give = Du gibst
board-i-want = Du willst
board-nothing-yet = noch nichts
board-offer-of = Angebot von { $player }
board-call-of = { $player } bittet um Angebote
board-confirm = Annehmen
board-answer-owing = { $player } überlegt.
board-answer-pending = { $player } überlegt.
board-answer-declined = { $player } lehnt ab.
board-answer-accepted = { $player } ist einverstanden.
board-answer-countered = { $player } bietet:
board-turn = Zug { $n } · { $player }
board-setup = Aufbau · { $player }
board-safe = Freie Fahrt in diesem Zug
board-card-played = Gespielt: { $card }
board-extend = +{ $n } { $n ->
    [one] Schritt
   *[other] Schritte
}
board-deliver = Absetzen
board-deliver-second = 2. Zug
board-trip = Kaufmannszug { $piece }: nach { $city } ziehen und absetzen ({ $feed }, { $toll } Gold Benutzungsrecht)
board-trip-to = Kaufmannszug { $piece }: zu Handelsweg { $edge } ziehen ({ $feed }, { $toll } Gold Benutzungsrecht)
board-walks = Zeigen, wohin Händler { $n } gehen kann
board-why-caravan = Warum kann dieser Kaufmannszug nicht ziehen?
board-why-trader = Warum kann dieser Händler nicht ziehen?
board-sea-north = Mare Germanicum
board-sea-baltic = Mare Balticum
board-sea-black = Pontus Euxinus
board-sea-mediterranean = Mare Mediterraneum
board-sea-atlantic = Oceanus
board-card-lancer = Lanzenreiter: Versetze den Räuber und nimm jemandem, der dort sitzt, eine Karte.
board-card-route_charter = Wegebrief: Lege { $n ->
    [one] einen Handelsweg
   *[other] bis zu { $n } Handelswege
} ohne Kosten.
board-card-bumper_harvest = Reiche Ernte: Nimm { $n ->
    [one] eine beliebige Rohstoffkarte
   *[other] { $n } beliebige Rohstoffkarten
}.
board-card-monopoly = Monopol: Nenne einen Rohstoff; alle geben dir ihre Karten davon.
board-card-swift_caravan = Eilzug: Ziehe einen Kaufmannszug { $n ->
    [one] einen Schritt
   *[other] bis zu { $n } Schritte
} ohne Salz; Benutzungsrecht ist zu zahlen.
board-card-swift_trader = Eilbote: Ziehe einen Händler { $n ->
    [one] einen Schritt
   *[other] bis zu { $n } Schritte
} ohne Getreide.
board-card-safe_conduct = Geleitbrief: Nimm { $n } Gold; in diesem Zug benutzt du fremde Wege frei.
