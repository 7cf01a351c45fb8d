# Das gezeichnete Brett von Oltre Mare

board-tabs = Teile des Bretts
board-tab-chart = Seekarte
board-tab-desk = Karten
board-tab-trade = Handel
board-tab-players = Spieler
board-chart = Seekarte des östlichen Mittelmeers
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-track = Ducati aller Spieler
board-has = { $player }: { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 }
board-harbour = { $harbour }: { $marker }
board-ship-of = Schiff von { $player } in { $harbour }
board-sea-ionian = Ionisches Meer
board-sea-black = Schwarzes Meer
board-sea-egyptian = Ägyptisches Meer
board-sea-tyrrhenian = Tyrrhenisches Meer
board-loses = { $harbour } hat keinen Marker: Dein Marker { $marker } wird umgedreht

board-deck = Warenstapel
board-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
board-venice-to-come = Venedig kommt noch
board-venice-on-top = Venedig liegt oben
board-venice-over = Venedig ist vorbei
board-venice-ending = Letzte Runde
board-discard = Ablagestapel mit { $n }, oben { $good }
board-discarded = abgelegt
board-legend = Hafenmarker und was sie bewirken
board-marker = { $marker }: { $effect }
board-effect-ship = Geld fürs Segeln
board-effect-pirates = keine Piraten
board-effect-coin = +1 Ducato-Symbol
board-effect-lion = Löwengeld
board-effect-stack = billige Karten
board-effect-compass = ein Sprung
board-effect-none = kein Marker

board-desk = Mein Tisch
board-desk-of = Tisch von { $player }
board-cargo = Fracht · { $n }
board-pirates = Piraten
board-active = Marker
board-hand = Hand · { $n } · Limit { $limit } · { $load } zu spielen
board-no-cards = Keine Handkarten
board-mark = { $card } wählen
board-lay-now = sofort

board-forecast = Was diese Karten bringen
board-if-played = Karten zum Spielen: { $n } von { $load }
board-played = Gespielte Karten
board-brings-ducats = { $n ->
    [one] Ducato
   *[other] Ducati
 }
board-brings-pirates = { $n ->
    [one] Piratenkarte
   *[other] Piratenkarten
 }
board-brings-cards = { $n ->
    [one] Karte auf die Hand
   *[other] Karten auf die Hand
 }
board-stays = das Schiff bleibt liegen
board-routes = { $n ->
    [one] eine Route
   *[other] { $n } Routen
 }, zu { $harbours ->
    [one] einem Hafen
   *[other] { $harbours } Häfen
 }
board-helps = dein Marker: { $effect }
board-play = { $n ->
    [one] Diese Karte spielen
   *[other] Diese { $n } spielen
 }
board-again = Neu wählen
board-missing = { $n ->
    [one] noch eine Karte
   *[other] noch { $n } Karten
 }
board-stow = Stauen, die unterste zuerst
board-stow-how = Die zuletzt gestaute Karte liegt oben: Sie bestimmt dein Handlimit und wie viele Karten du im nächsten Zug spielst.
board-stow-next = dann
board-stow-then = Dann liegt { $good } oben: Handlimit { $power }, im nächsten Zug { $load ->
    [one] eine Karte
   *[other] { $load } Karten
 } zu spielen.

board-players = Spieler
board-phase-maritime = Runde { $round } · { $player } · Handlimit
board-phase-trade = Runde { $round } · { $player } · Handel
board-phase-action = Runde { $round } · { $player } · Aktion
board-phase-cargo = Runde { $round } · { $player } · Fracht
board-phase-over = Das Spiel ist zu Ende
board-stat-ducats = Ducati
board-stat-prestige = Prestige
board-stat-hand = Handkarten
board-stat-pirates = Piratenkarten
board-stat-markers = Hafenmarker
board-debt = Minus-Marker
board-cargo-of = Fracht mit { $n }, oben { $good }
board-power = Macht
board-load = Ladung
board-offer-to = Bieten
board-offer-all = Angebot an alle
board-ask = Fragen
board-rewarded = Prestige schon erhalten

board-trade = Handelstisch
board-left = übrig: { $offers ->
    [one] { $offers } Angebot
   *[other] { $offers } Angebote
 }, { $questions ->
    [one] { $questions } Frage
   *[other] { $questions } Fragen
 }, { $cards ->
    [one] { $cards } Kauf
   *[other] { $cards } Käufe
 }
board-trades = { $player } handelt gerade.
board-draft = Noch nicht abgeschickt
board-counter = Mein Gegenangebot, noch nicht abgeschickt
board-my-offer = Mein Angebot
board-offer-of = { $player } bietet einen Handel an
board-question = { $player } fragt
board-asks-for = { $good }, { $symbol }?
board-which = Karte { $slot } ({ $good }): Was zeigt sie?
board-gives = { $player } gibt
board-wants = { $player } wünscht
board-you-get = Du bekommst
board-you-give = Du gibst
board-i-give = Ich gebe
board-i-get = Ich bekomme
board-i-say = wie ich sage
board-said = laut Aussage
board-unsaid = nichts gesagt
board-is-asked = gefragt
board-query = fragen
board-slot = Karte { $slot }
board-any-symbols = beliebige Symbole
board-any = beliebig
board-any-good = Beliebig
board-nothing = nichts
board-ducats = { $n ->
    [one] Ducato
   *[other] Ducati
 }
board-answer-owing = { $player } hat noch nicht geantwortet
board-answer-declined = { $player } lehnt ab
board-answer-accepted = { $player } nimmt an
board-answer-countered = { $player } schlägt einen Handel vor
board-answer-pending = { $player } fragt nach einer Karte
board-you-gain = Ein Handel bringt dir 1 Prestige.
board-will-gain = erhält 1 Prestige
board-close = Abschließen
board-memory-cargo = Fracht von unten nach oben:

offer-ask-say = Was sagst du über ihre Symbole?
offer-ask-with = Welche Symbole soll sie zeigen?
offer-ask-i-pay = Kommen Ducati dazu?
offer-ask-no-money = Kommen Ducati dazu?
offer-ask-tens = Wie viele Ducati ungefähr?
offer-ask-ones = Wie viele Ducati genau?
offer-ask-about = Nach welcher Ware fragst du?
offer-ask-showing = Nach welchem Symbol fragst du?
