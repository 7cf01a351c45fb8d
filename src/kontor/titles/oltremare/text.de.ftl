# Oltre Mare

title-name = Oltre Mare
title-rights = Inoffiziell. Das Spiel gehört seinem Autor und seinem Verlag; Worte und Bilder hier sind unsere eigenen.
title-pitch = Segle, handle und bluffe dich durch das östliche Mittelmeer und merke dir, was du geladen hast.

## Waren

good-gems = Edelsteine
good-parchment = Pergament
good-silk = Seide
good-salt = Salz
good-pottery = Keramik
good-olives = Oliven
good-grain = Getreide
good-any = eine beliebige Ware

## Symbole

symbol-ducat = Ducato
symbol-pirate = Pirat
symbol-market = Markt
symbol-sail = Segel

pair-ducat-pirate = Ducato und Pirat
pair-ducat-market = Ducato und Markt
pair-ducat-sail = Ducato und Segel
pair-pirate-market = Pirat und Markt
pair-pirate-sail = Pirat und Segel
pair-market-sail = Markt und Segel

## Hafenmarker

marker-ship = Schiff
marker-pirates = Piraten
marker-coin = Münze
marker-lion = Löwe
marker-stack = Stapel
marker-compass = Kompass
marker-none = kein Marker
marker-does = { $marker } ({ $does })
marker-ship-does = 1 Ducato für jedes gespielte Segel
marker-pirates-does = Piratensymbole bewirken nichts
marker-coin-does = zählt wie ein Ducato-Symbol mehr
marker-lion-does = zu Beginn des Zuges 1 Ducato für jede Macht über { $base } auf der Fracht
marker-stack-does = die in einem Zug gekauften Karten kosten { $prices }
marker-compass-does = in einen beliebigen anderen Hafen springen oder als Marker behalten
harbour-with = { $harbour } ({ $marker })

## Häfen

harbour-venezia = Venedig
harbour-ancona = Ancona
harbour-zara = Zara
harbour-ragusa = Ragusa
harbour-bari = Bari
harbour-durazzo = Durazzo
harbour-corfu = Korfu
harbour-messina = Messina
harbour-palermo = Palermo
harbour-tunisi = Tunis
harbour-malta = Malta
harbour-tripoli = Tripolis
harbour-bengasi = Bengasi
harbour-modone = Modon
harbour-atene = Athen
harbour-negroponte = Negroponte
harbour-salonicco = Saloniki
harbour-costantinopoli = Konstantinopel
harbour-varna = Warna
harbour-caffa = Kaffa
harbour-tana = Tana
harbour-trebisonda = Trapezunt
harbour-sinope = Sinope
harbour-smirne = Smyrna
harbour-rodi = Rhodos
harbour-candia = Candia
harbour-famagosta = Famagusta
harbour-beirut = Beirut
harbour-acri = Akkon
harbour-alessandria = Alexandria

region-adriatic = Adria
region-ionian = Ionisches Meer
region-west = westliches Mittelmeer
region-africa = Afrika
region-aegean = Ägäis
region-straits = Meerengen
region-black_sea = Schwarzes Meer
region-levant = Levante

## Karten

card-GEM-01 = Edelsteine 1
card-GEM-02 = Edelsteine 2
card-GEM-03 = Edelsteine 3
card-GEM-04 = Edelsteine 4
card-GEM-05 = Edelsteine 5
card-GEM-06 = Edelsteine 6
card-GEM-07 = Edelsteine 7
card-GEM-08 = Edelsteine 8
card-PAR-01 = Pergament 1
card-PAR-02 = Pergament 2
card-PAR-03 = Pergament 3
card-PAR-04 = Pergament 4
card-PAR-05 = Pergament 5
card-PAR-06 = Pergament 6
card-PAR-07 = Pergament 7
card-PAR-08 = Pergament 8
card-PAR-09 = Pergament 9
card-PAR-10 = Pergament 10
card-SIL-01 = Seide 1
card-SIL-02 = Seide 2
card-SIL-03 = Seide 3
card-SIL-04 = Seide 4
card-SIL-05 = Seide 5
card-SIL-06 = Seide 6
card-SIL-07 = Seide 7
card-SIL-08 = Seide 8
card-SIL-09 = Seide 9
card-SIL-10 = Seide 10
card-SIL-11 = Seide 11
card-SIL-12 = Seide 12
card-SAL-01 = Salz 1
card-SAL-02 = Salz 2
card-SAL-03 = Salz 3
card-SAL-04 = Salz 4
card-SAL-05 = Salz 5
card-SAL-06 = Salz 6
card-SAL-07 = Salz 7
card-SAL-08 = Salz 8
card-SAL-09 = Salz 9
card-SAL-10 = Salz 10
card-SAL-11 = Salz 11
card-SAL-12 = Salz 12
card-SAL-13 = Salz 13
card-SAL-14 = Salz 14
card-POT-01 = Keramik 1
card-POT-02 = Keramik 2
card-POT-03 = Keramik 3
card-POT-04 = Keramik 4
card-POT-05 = Keramik 5
card-POT-06 = Keramik 6
card-POT-07 = Keramik 7
card-POT-08 = Keramik 8
card-POT-09 = Keramik 9
card-POT-10 = Keramik 10
card-POT-11 = Keramik 11
card-POT-12 = Keramik 12
card-POT-13 = Keramik 13
card-POT-14 = Keramik 14
card-POT-15 = Keramik 15
card-POT-16 = Keramik 16
card-OLI-01 = Oliven 1
card-OLI-02 = Oliven 2
card-OLI-03 = Oliven 3
card-OLI-04 = Oliven 4
card-OLI-05 = Oliven 5
card-OLI-06 = Oliven 6
card-OLI-07 = Oliven 7
card-OLI-08 = Oliven 8
card-OLI-09 = Oliven 9
card-OLI-10 = Oliven 10
card-OLI-11 = Oliven 11
card-OLI-12 = Oliven 12
card-OLI-13 = Oliven 13
card-OLI-14 = Oliven 14
card-OLI-15 = Oliven 15
card-OLI-16 = Oliven 16
card-OLI-17 = Oliven 17
card-OLI-18 = Oliven 18
card-GRA-01 = Getreide 1
card-GRA-02 = Getreide 2
card-GRA-03 = Getreide 3
card-GRA-04 = Getreide 4
card-GRA-05 = Getreide 5
card-GRA-06 = Getreide 6
card-GRA-07 = Getreide 7
card-GRA-08 = Getreide 8
card-GRA-09 = Getreide 9
card-GRA-10 = Getreide 10
card-GRA-11 = Getreide 11
card-GRA-12 = Getreide 12
card-GRA-13 = Getreide 13
card-GRA-14 = Getreide 14
card-GRA-15 = Getreide 15
card-GRA-16 = Getreide 16
card-GRA-17 = Getreide 17
card-GRA-18 = Getreide 18
card-GRA-19 = Getreide 19
card-GRA-20 = Getreide 20

## Karten, Aussagen und Wünsche

card-face = { $card } ({ $pair }, Macht { $power }, Ladezahl { $load })
card-face-named = { $card } ({ $pair }, Macht { $power }, Ladezahl { $load }, { $harbour })
set-none = beliebigen Symbolen
set-ducat = Ducato
set-pirate = Pirat
set-market = Markt
set-sail = Segel
set-ducat-pirate = Ducato und Pirat
set-ducat-market = Ducato und Markt
set-ducat-sail = Ducato und Segel
set-pirate-market = Pirat und Markt
set-pirate-sail = Pirat und Segel
set-market-sail = Markt und Segel
stated-nothing = nichts
stated-ducat-pirate = Ducato und Pirat
stated-ducat-market = Ducato und Markt
stated-ducat-sail = Ducato und Segel
stated-pirate-market = Pirat und Markt
stated-pirate-sail = Pirat und Segel
stated-market-sail = Markt und Segel
about-gems = Edelsteine
about-parchment = Pergament
about-silk = Seide
about-salt = Salz
about-pottery = Keramik
about-olives = Oliven
about-grain = Getreide
about-nothing = beliebiger Ware
showing-ducat = dem Symbol Ducato
showing-pirate = dem Symbol Pirat
showing-market = dem Symbol Markt
showing-sail = dem Symbol Segel
showing-nothing = beliebigen Symbolen
source-deck = Warenstapel
source-pirates = Piratenstapel
income-lion = den Löwen
income-ducats = Ducato-Symbole oder die Münze
income-ship = das Schiff
income-prestige = Prestige
income-cargo = Fracht
income-markers = Hafenmarker
debt-taken = nimmt den Minus-Marker
debt-returned = gibt den Minus-Marker zurück
reply-yes = Ja
reply-no = Nein
reply-refuse = Das sage ich nicht
venice-hidden = Venedig liegt noch nicht oben
venice-shown = Venedig liegt oben
answer-accepted = hat angenommen
answer-countered = hat ein Gegenangebot gemacht
answer-proposed = hat einen Vorschlag gemacht
request = { $good }
request-with = { $good } mit { $set }
request-slot = Karte { $slot } des Angebots
gift = Karte { $slot } ({ $good })
gift-said = Karte { $slot } ({ $good }, laut Aussage mit { $stated })
no-card = keine Karte

## Optionen

option-bluffing = Bei Symbolen schummeln
option-bluffing-off = nicht erlaubt
option-bluffing-on = erlaubt
option-tie_ranking = Gleichstand bei Rangwertungen
option-tie_ranking-distinct = die nächste Anzahl ist der nächste Rang
option-tie_ranking-standard = Gleichstand verbraucht die Ränge darunter
option-debt_in_trades = Schulden durch Handel
option-debt_in_trades-off = nicht erlaubt
option-debt_in_trades-on = für die Person am Zug erlaubt
option-venice_cargo_scoring = Frachtwertung bei Venedig
option-venice_cargo_scoring-on = ja
option-venice_cargo_scoring-off = nein, nur Prestige
option-venice_jitter = Wie weit Venedig von der Mitte des Stapels liegen darf
option-venice_jitter-3 = bis zu 3 Karten
option-venice_jitter-0 = genau in der Mitte
option-venice_jitter-1 = bis zu 1 Karte
option-venice_jitter-2 = bis zu 2 Karten
option-venice_jitter-4 = bis zu 4 Karten
option-venice_jitter-5 = bis zu 5 Karten
option-venice_jitter-6 = bis zu 6 Karten
option-memory = Gedächtnis
option-memory-strict = streng: Stapel bleiben zu
option-memory-assist = mit Hilfe: die eigenen Stapel werden dir gezeigt
option-max_offers = Angebote in einem Zug
option-max_offers-8 = 8
option-max_offers-0 = keine
option-max_offers-1 = 1
option-max_offers-2 = 2
option-max_offers-4 = 4
option-max_offers-6 = 6
option-max_offers-12 = 12
option-max_questions = Fragen in einem Zug
option-max_questions-4 = 4
option-max_questions-0 = keine
option-max_questions-1 = 1
option-max_questions-2 = 2
option-max_questions-6 = 6
option-max_deal_cards = Karten auf jeder Seite eines Handels
option-max_deal_cards-10 = höchstens 10
option-max_deal_cards-1 = höchstens 1
option-max_deal_cards-2 = höchstens 2
option-max_deal_cards-3 = höchstens 3
option-max_deal_cards-5 = höchstens 5
option-start_player = Startspieler
option-start_player-random = durch das Los
option-start_player-1 = Platz 1
option-start_player-2 = Platz 2
option-start_player-3 = Platz 3
option-start_player-4 = Platz 4
option-start_player-5 = Platz 5

## Aufforderungen

prompt-hand-limit = { $player }: Du hast zu viele Handkarten; lege eine auf deinen Piratenstapel
prompt-trade = { $player }: Handle, kaufe oder spiele weiter
prompt-compose-offer = { $player }: Stelle dein Angebot zusammen
prompt-answer-offer = { $deal ->
    [supply] { $player }: Wähle die Karte, die du hergibst
    [compose] { $player }: Stelle dein Gegenangebot zusammen
   *[other] { $player }: Antworte auf das Angebot
 }
prompt-answer-query = { $player }: Was zeigt die Karte?
prompt-close = { $deal ->
    [supply] { $player }: Wähle die Karte, die du hergibst
    [proposal] { $player }: Nimm den Vorschlag an oder lehne ihn ab
    [counter] { $player }: Nimm das Gegenangebot an oder lehne es ab
   *[other] { $player }: Wähle, wessen Antwort du annimmst
 }
prompt-propose-or-pass = { $player }: Schlage einen Handel vor oder passe
prompt-compose-proposal = { $player }: Stelle deinen Vorschlag zusammen
prompt-ask = { $player }: Nach was für einer Karte fragst du?
prompt-answer-question = { $player }: Beantworte die Frage
prompt-play = { $player }: Wähle eine Karte zum Ausspielen
prompt-sail = { $player }: Wähle dein Ziel
prompt-compass = { $player }: Behalte den Kompass oder benutze ihn
prompt-start-player = Das Los: Wer beginnt?
prompt-lay-marker = Das Los: Welcher Marker liegt in diesem Hafen?
prompt-home-harbour = Das Los: Wo beginnt { $player }?
prompt-draw-card = Das Los: Welche Karte wird gezogen?
prompt-venice-back = Das Los: Liegt Venedig oben?
prompt-stow = { $player }: Wähle die nächste Karte für deine Fracht, von unten nach oben

## Aktionen

action-discard = { $card } auf den Piratenstapel legen
action-offer = { $player } ein Angebot machen
action-offer-all = allen ein Angebot machen
action-invite = um Vorschläge bitten
action-ask = { $player } eine Frage stellen
action-buy = eine Karte vom { $source } kaufen, für { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 }
action-end-trade = die Handelsphase beenden
action-give = { $card } geben
action-say = sagen, dass sie { $pair } zeigt
action-silent = nichts über ihre Symbole sagen
action-want = { $good } wünschen
action-with = mit { $set }
action-want-slot = Karte { $slot } des Angebots wünschen ({ $good })
action-next = { $part ->
    [0] { $n ->
        [0] keine Karte geben
       *[other] keine weitere Karte geben
    }
   *[other] { $n ->
        [0] keine Karte wünschen
       *[other] keine weitere Karte wünschen
    }
 }
action-next-ask = { $part ->
    [0] beliebige Ware
   *[other] beliebiges Symbol
 }
action-no-money = keine Ducati
action-i-pay = dazu Ducati zahlen
action-you-pay = dazu Ducati verlangen
action-tens = { $low } bis { $high } Ducati
action-ones = { $amount ->
    [one] { $amount } Ducato
   *[other] { $amount } Ducati
 }
action-send = abschicken
action-drop = verwerfen
action-accept = annehmen
action-decline = ablehnen
action-decline-close = { $deal ->
    [all] mit niemandem abschließen
   *[other] ablehnen
 }
action-decline-propose-or-pass = passen
action-counter = ein Gegenangebot machen
action-query = nach den Symbolen von Karte { $slot } fragen ({ $good })
action-supply = { $card } liefern
action-close = mit { $player } abschließen ({ $answer })
action-propose = einen Vorschlag machen
action-about = Ware: { $good }
action-showing = mit dem Symbol { $symbol }
action-yes = Ja
action-no = Nein
action-refuse = keine Auskunft geben
action-play = { $card } ausspielen
action-sail = nach { $harbour } fahren: { $marker }
action-keep = den Kompass als Marker behalten
action-jump = nach { $harbour } springen: { $marker }
action-stow = { $card } stauen
action-start = { $player } beginnt
action-marker = Marker: { $marker }
action-home = erste Karte: { $card }
action-draw = { $card } ziehen
action-venice = { $venice }

## Ereignisse

event-start = { $player } beginnt das Spiel.
event-laid = { $harbour }: { $marker }.
event-home = { $player } beginnt in { $harbour } mit { $card }.
event-turn = Runde { $round }: { $player } ist am Zug.
event-income = { $player } erhält { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 } durch { $source }.
event-debt = { $player } { $debt }.
event-discarded = { $player } legt { $card } auf den Piratenstapel.
event-discarded-hidden = { $player } legt eine Handkarte auf den Piratenstapel.
event-bought = { $player } kauft vom { $source } für { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 }.
event-drew = { $player } nimmt { $card }.
event-drew-hidden = { $player } nimmt eine Karte.
event-buried = { $player } legt eine Karte vom Warenstapel auf den Piratenstapel.
event-venice-shown = Venedig liegt oben auf dem Stapel.
event-venice = Venedig: Zwischenwertung.
event-kept = { $player } behält { $n ->
    [one] eine Frachtkarte
   *[other] { $n } Frachtkarten
 } und verkauft { $sold ->
    [0] keine
    [one] { $sold } Karte
   *[other] { $sold } Karten
 }.
event-reshuffled = Der Ablagestapel wird zu einem neuen Stapel mit { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }.
event-end-near = Die letzte Karte des Stapels ist gezogen: Das Spiel endet mit dieser Runde.
event-offer-begun = { $player } bereitet ein Angebot für { $to } vor.
event-offer-all-begun = { $player } bereitet ein Angebot für alle vor.
event-offered = { $player } macht ein Angebot.
event-gives = { $player } würde Karte { $slot } geben: { $good }. Über ihre Symbole gesagt: { $stated }.
event-wants = { $player } wünscht { $good } mit { $set }.
event-wants-slot = { $player } wünscht Karte { $slot } des Angebots.
event-pays = { $player } würde { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 } zahlen.
event-charges = { $player } verlangt { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 }.
event-dropped = { $player } verwirft das Angebot.
event-declined = { $player } lehnt ab.
event-accepted = { $player } nimmt an.
event-countered = { $player } macht ein Gegenangebot.
event-queried = { $player } fragt nach den Symbolen von Karte { $slot }.
event-stated = { $player } sagt, Karte { $slot } zeige { $stated }.
event-not-stated = { $player } sagt nichts zu Karte { $slot }.
event-deal = { $player } und { $to } handeln.
event-handed = { $player } gibt { $to } { $card }.
event-handed-hidden = { $player } gibt { $to } eine Karte: { $good }.
event-paid = { $player } zahlt { $to } { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 }.
event-prestige = { $player } erhält ein Prestige-Plättchen.
event-withdrew = { $player } schließt mit niemandem ab.
event-invited = { $player } bittet um Vorschläge.
event-proposed = { $player } macht einen Vorschlag.
event-passed = { $player } passt.
event-ask-begun = { $player } hat eine Frage an { $to }.
event-asked = { $player } fragt { $to } nach einer Karte ({ $about }) mit { $showing }.
event-replied = { $player } antwortet: „{ $reply }“.
event-trade-ended = { $player } beendet die Handelsphase.
event-played = { $player } spielt { $card }.
event-skipped = { $player } hat keine Karte zum Ausspielen.
event-sailed = { $player } fährt nach { $harbour }.
event-took = { $player } nimmt einen Marker: { $marker }.
event-turned-down = { $player } dreht einen Marker um: { $marker }.
event-jumped = { $player } benutzt den Kompass und springt nach { $harbour }.
event-stowed = { $player } staut { $card }.
event-lost = { $player } verliert { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 } für Piratenkarten.
event-over = { $player } gewinnt.

## Ablehnungen

refusal-not-in-hand = Diese Karte ist nicht auf deiner Hand.
refusal-no-such-player = Dort sitzt niemand.
refusal-yourself = Mit dir selbst kannst du nicht handeln.
refusal-no-offers = Du hast in diesem Zug kein Angebot mehr.
refusal-no-questions = Du hast in diesem Zug keine Frage mehr.
refusal-no-cards = Es gibt keine Handkarte, um die es gehen könnte.
refusal-two-players = Zu zweit gibt es nur einen Partner.
refusal-no-purchases = Du hast in diesem Zug schon alle Käufe gemacht.
refusal-deck-empty = Waren- und Ablagestapel sind leer.
refusal-pirates-empty = Dein Piratenstapel ist leer.
refusal-too-few-cards = Du musst { $load } Karten ausspielen, hast erst { $hand } und kannst noch kaufen.
refusal-stage = Das gehört zu einem anderen Schritt; die Schritte folgen einer auf den anderen.
refusal-given = Diese Karte ist schon dabei.
refusal-order = Gewählt wird in der Liste von oben nach unten, und das steht über deiner letzten Wahl.
refusal-full = Auf diese Seite passen keine weiteren Karten.
refusal-untrue = Die Karte zeigt diese Symbole nicht, und an diesem Tisch wird nicht geschummelt.
refusal-nothing-moves = Mindestens eine Karte muss den Besitzer wechseln.
refusal-no-such-good = Zu zweit ist kein Getreide im Spiel.
refusal-no-such-slot = Diese Karte gibt es im Angebot nicht.
refusal-cannot-pay = So viele Ducati sind nicht da.
refusal-amount = Der Betrag muss mindestens 1 sein.
refusal-load = Du hättest nicht mehr genug Karten zum Ausspielen.
refusal-cannot-supply = Die gewünschten Karten sind nicht da.
refusal-countered = Du hast dein Gegenangebot schon begonnen.
refusal-queried = Du hast schon nach einer Karte gefragt.
refusal-stated = Zu ihren Symbolen wurde schon etwas gesagt.
refusal-does-not-fit = Diese Karte passt nicht zum Wunsch.
refusal-rest = Die übrigen Wünsche wären dann nicht mehr erfüllbar.
refusal-not-answered = Diese Person hat weder angenommen noch ein Gegenangebot gemacht.
refusal-empty-question = Frage nach einer Ware, einem Symbol oder beidem.
refusal-false-answer = Das wäre nicht wahr.
refusal-play-order = Gewählt wird in der Liste von oben nach unten; diese Karte steht über deiner letzten.
refusal-play-rest = Gewählt wird in der Liste von oben nach unten; unter dieser Karte stehen zu wenige, um { $load } auszuspielen.
refusal-out-of-reach = Mit { $n ->
    [one] einem Segel
   *[other] { $n } Segeln
 } ist dieser Hafen nicht zu erreichen.
refusal-same-harbour = Dort liegt dein Schiff schon.
refusal-on-compass = Ein Sprung darf nicht auf einem anderen Kompass enden.
refusal-not-played = Diese Karte wurde nicht ausgespielt.
refusal-not-to-discard = Dorthin kannst du nur Handkarten legen.
refusal-not-to-play = Ausspielen kannst du nur Handkarten.
refusal-request-order = Wünsche werden in der Liste von oben nach unten genannt, und das steht über deinem letzten.
refusal-supply-order = Bei gleichen Wünschen gibst du die Karten in der Liste von oben nach unten her; diese steht über deiner letzten.
refusal-supplied = Diese Karte gibst du schon her.
refusal-no-such-query = Nach dieser Karte kannst du nicht fragen; es gibt sie im Angebot nicht.
refusal-ask-stage = Eine Frage nennt zuerst die Ware, dann das Symbol.

## Das Ende

reason-deck-empty = Der Warenstapel ist aufgebraucht und die Runde zu Ende gespielt.
reckoning-purse = { $player } hat vor der Schlusswertung { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 }.
reckoning-prestige = { $player }: { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 } für Prestige.
reckoning-cargo = { $player }: { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 } für die Fracht.
reckoning-pirates = { $player }: verliert { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 } durch Piratenkarten.
reckoning-markers = { $player }: { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 } für Hafenmarker.
reckoning-ducats = { $player } endet mit { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 }.
reckoning-tie-cargo = Patt: { $player } hat mehr Karten in der Fracht.
reckoning-tie-seat = Patt: { $player } sitzt dem Startspieler am nächsten.
short-reckoning-purse = { $n } in der Kasse
short-reckoning-prestige = { $n } für Prestige
short-reckoning-cargo = { $n } für die Fracht
short-reckoning-pirates = { $n ->
    [0] nichts an Piraten verloren
   *[other] −{ $n } durch Piratenkarten
}
short-reckoning-markers = { $n } für Hafenmarker
short-reckoning-ducats = { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
} zusammen

## Eine Ansicht in Sätzen

area-table = Der Tisch
area-player = { $player }
area-you = { $player } (du)
area-trade = Handel
area-values = Fracht: Wert von 1, 2, 3, 4, 5 gleichen Waren in Folge
area-board = Häfen
area-memory = Woran du erinnert wirst
line-turn = Runde { $round }, am Zug: { $player }.
line-value = { $good }: { $values }
line-start = Startspieler: { $player }.
line-deck = Der Stapel hat { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }.
line-venice-hidden = Venedig ist noch im Stapel.
line-venice-shown = Venedig liegt oben auf dem Stapel.
line-venice-gone = Venedig ist vorbei.
line-discard = Der Ablagestapel hat { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }, oben { $card }.
line-ending = Das Spiel endet mit dieser Runde.
line-played = Ausgespielt: { $cards }.
line-ducats = { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 }
line-ducats-debt = { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 }, mit Minus-Marker
line-prestige = { $n } Prestige-Plättchen
line-ship = Schiff in { $harbour }
line-markers = { $n ->
    [0] Kein Hafenmarker
   *[other] { $n } Hafenmarker, aktiv: { $marker }
 }
line-pirates = { $n ->
    [0] Piratenstapel: leer
    [one] Piratenstapel: { $n } Karte
   *[other] Piratenstapel: { $n } Karten
 }
line-cargo = Fracht: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }, oben { $card }
line-duty = Damit darfst du zu Beginn deines Zuges { $limit } Karten behalten und spielst { $load } aus.
line-hand-size = Hand: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
line-hand-card = Auf der Hand: { $card }
line-markers-at = { $marker }: { $harbours }
line-reach = { $n ->
    [one] Mit { $n } Segel erreichst du { $harbours }
   *[other] Mit { $n } Segeln erreichst du { $harbours }
 }
line-own-cargo = Deine Fracht von unten nach oben: { $goods }
line-own-pirates = Von dir auf deinen Piratenstapel gelegt: { $cards }
line-offer = { $player } gibt { $gives } und wünscht { $wants }.
line-counter = { $player } gibt stattdessen { $gives } und wünscht { $wants }.
line-proposal = { $player } würde { $gives } geben und wünscht { $wants }.
line-draft = Bisher gibst du { $gives } und wünschst { $wants }.
line-wish = Nächster Wunsch: { $good }. Welche Symbole?
line-terms-pays = { $player } zahlt außerdem { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 }.
line-terms-charges = { $player } verlangt außerdem { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 }.
line-declined = { $player } hat abgelehnt.
line-accepted = { $player } hat angenommen.
line-countered = { $player } hat ein Gegenangebot gemacht.
line-question = Frage: eine Karte ({ $about }) mit { $showing }?
line-picked = Bisher gewählt: { $cards }.
line-supplied = Bisher gibst du her: { $cards }.
line-over-limit = Du hast { $hand } Karten und darfst { $limit } behalten.
line-means = Du hast { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 } und spielst in diesem Zug { $load ->
    [one] { $load } Karte
   *[other] { $load } Karten
 } aus.
line-means-later = Du hast { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 } und spielst in deinem nächsten Zug { $load ->
    [one] { $load } Karte
   *[other] { $load } Karten
 } aus.
line-left = In diesem Zug noch möglich: { $purchases ->
    [one] { $purchases } Kauf
   *[other] { $purchases } Käufe
 }, { $offers ->
    [one] { $offers } Angebot
   *[other] { $offers } Angebote
 }, { $questions ->
    [one] { $questions } Frage
   *[other] { $questions } Fragen
 }.
line-to-play = { $n ->
    [one] Du spielst { $n } Karte aus.
   *[other] Du spielst { $n } Karten aus; noch { $left } zu wählen, in der Liste von oben nach unten.
 }
line-steps = 1, 2, 3 oder mehr gleiche Symbole bringen { $steps } (Ducati, Piratenkarten, Handkarten); jedes Segel ist eine Seeroute.
line-sails = { $n ->
    [one] Du fährst genau { $n } Seeroute weit.
   *[other] Du fährst genau { $n } Seerouten weit.
 }
line-stow-on = Deine Fracht endet mit { $card }. Macht und Ladezahl deines nächsten Zuges kommen von der zuletzt gestauten Karte.

## Was das Labor zählt

study-deals = Handel zwischen Spielern
study-income = Ducati nach Herkunft
study-markers = Genommene Hafenmarker
study-debts = Gemachte und getilgte Schulden

## Schritte, für die Brotkrumen

step-turn = Zug
step-hand-limit = Handkartenlimit
step-trade = Handel
step-compose-offer = Angebot
step-answer-offer = Antworten
step-answer-query = Symbole
step-close = Abschluss
step-invite = Vorschläge
step-propose-or-pass = Vorschlag oder Passen
step-compose-proposal = Vorschlag
step-ask = Frage
step-answer-question = Antwort
step-play = Aktion
step-sail = Fahrt
step-compass = Kompass
step-stow = Fracht

## Kurz, wo die Leiste wenig Platz hat; der ganze Satz steht darüber

short-marker-does = { $marker }
short-card-face = { $card } ({ $pair })
short-card-face-named = { $card } ({ $pair })
short-action-discard = { $card }
short-action-offer = Angebot an { $player }
short-action-offer-all = Angebot an alle
short-action-ask = Frage an { $player }
short-action-buy = Karte vom { $source }: { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
 }
short-action-query = Symbole von Karte { $slot }?
short-action-give = { $card }
short-action-want = { $good }
short-action-want-slot = Karte { $slot } ({ $good })
