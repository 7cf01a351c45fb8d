### Merchants of Europe: Namen, Fragen, Aktionen, Ereignisse und Ablehnungen.

## Namen

resource-wood = Holz
resource-wool = Wolle
resource-grain = Getreide
resource-ore = Erz
resource-salt = Salz
resource-gold = Gold
card-lancer = Lanzenreiter
card-route_charter = Wegebrief
card-bumper_harvest = Reiche Ernte
card-monopoly = Monopol
card-swift_caravan = Eilzug
card-swift_trader = Eilbote
card-safe_conduct = Geleitbrief
does-lancer = den Räuber versetzen und eine Karte rauben
does-route_charter = bis zu { $n } kostenlose Handelswege
does-bumper_harvest = { $n } Karten deiner Wahl nehmen
does-monopoly = alle anderen geben dir alle Karten eines Rohstoffs
does-swift_caravan = einen Kaufmannszug ohne Salz bis zu { $n } Schritte ziehen
does-swift_trader = einen Händler ohne Getreide bis zu { $n } Schritte ziehen
does-safe_conduct = { $n } Gold nehmen und in diesem Zug kein Benutzungsrecht zahlen
colour-red = Rot
colour-blue = Blau
colour-white = Weiß
colour-orange = Orange
colour-neutral = neutral
kontor-none = dort steht keines

## Städte

city-london = London
city-edinburgh = Edinburgh
city-dublin = Dublin
city-lisboa = Lissabon
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
city-bruxelles = Brüssel
city-amsterdam = Amsterdam
city-koeln = Köln
city-hamburg = Hamburg
city-berlin = Berlin
city-nuernberg = Nürnberg
city-bern = Bern
city-torino = Turin
city-venezia = Venedig
city-roma = Rom
city-napoli = Neapel
city-palermo = Palermo
city-wien = Wien
city-praha = Prag
city-wroclaw = Breslau
city-krakow = Krakau
city-warszawa = Warschau
city-kaliningrad = Kaliningrad
city-budapest = Budapest
city-zagreb = Zagreb
city-beograd = Belgrad
city-dubrovnik = Dubrovnik
city-tirana = Tirana
city-sofia = Sofia
city-bucuresti = Bukarest
city-istanbul = Istanbul
city-athina = Athen
city-chisinau = Chișinău
city-lviv = Lwiw
city-kyiv = Kyjiw
city-minsk = Minsk
city-moskva = Moskau
city-vilnius = Vilnius
city-riga = Riga
city-tallinn = Tallinn
city-novgorod = Nowgorod
city-helsinki = Helsinki
city-stockholm = Stockholm
city-visby = Visby
city-kobenhavn = Kopenhagen
city-oslo = Oslo
city-bergen = Bergen

## Landschaften

landscape-h01 = Südnorwegen
landscape-h02 = Bergslagen
landscape-h03 = Finnland
landscape-h04 = Ingermanland
landscape-h05 = Schottisches Hochland
landscape-h06 = Västergötland
landscape-h07 = Östergötland
landscape-h08 = Livland
landscape-h09 = Nowgoroder Land
landscape-h10 = Twer
landscape-h11 = Irland
landscape-h12 = Pennines
landscape-h13 = Jütland
landscape-h14 = Kurland und Samland
landscape-h15 = Polozk
landscape-h16 = Waldaihöhen
landscape-h17 = Moskauer Land
landscape-h18 = England
landscape-h19 = Niedersachsen
landscape-h20 = Mecklenburg
landscape-h21 = Pommern
landscape-h22 = Preußen
landscape-h23 = Podlachien
landscape-h24 = Polesien
landscape-h25 = Sewerien
landscape-h26 = Flandern und Holland
landscape-h27 = Hessen und Thüringen
landscape-h28 = Sachsen
landscape-h29 = Sudeten
landscape-h30 = Kleinpolen
landscape-h31 = Wolhynien
landscape-h32 = Kiewer Land
landscape-h33 = Bretagne
landscape-h34 = Champagne
landscape-h35 = Vogesen und Schwarzwald
landscape-h36 = Bayerischer Wald
landscape-h37 = Donautal
landscape-h38 = Slowakisches Erzgebirge
landscape-h39 = Ostkarpaten
landscape-h40 = Podolien
landscape-h41 = Schwarzmeer-Limane
landscape-h42 = Zentralmassiv
landscape-h43 = Franche-Comté
landscape-h44 = Schweizer Alpen
landscape-h45 = Ostalpen
landscape-h46 = Bakonywald
landscape-h47 = Große Ungarische Tiefebene
landscape-h48 = Siebenbürgen
landscape-h49 = Moldau
landscape-h50 = Galicien und Asturien
landscape-h51 = Biskaya
landscape-h52 = Gascogne
landscape-h53 = Cevennen
landscape-h54 = Ligurische Alpen
landscape-h55 = Toskana und Romagna
landscape-h56 = Bosnien
landscape-h57 = Serbien
landscape-h58 = Walachei
landscape-h59 = Portugal
landscape-h60 = Kastilien
landscape-h61 = Aragonien
landscape-h62 = Katalonien
landscape-h63 = Latium und Abruzzen
landscape-h64 = Albanien
landscape-h65 = Makedonien
landscape-h66 = Thrakien
landscape-h67 = Alentejo
landscape-h68 = Sierra Morena
landscape-h69 = Sierra de Segura
landscape-h70 = Kalabrien
landscape-h71 = Griechenland
landscape-h72 = Cádiz
landscape-h73 = Sizilien
## Der Titel

title-name = Merchants of Europe
title-pitch = Eröffne Handelswege durch Europa, gründe Kontore in neuen Städten und setze als Erster alle deine Waren ab.
title-rights = Inoffiziell. Das Spiel gehört seinem Autor und seinem Verlag; Worte und Bilder hier sind unsere eigenen.

## Einstellungen

option-start = Aufbau
option-start-first_game = erste Partie (Kurzspiel, fester Aufbau)
option-start-short = Kurzspiel, freier Aufbau
option-start-main = Hauptspiel, freier Aufbau
option-neutral = Neutrale Farbe der ersten Partie zu dritt
option-neutral-white = Weiß
option-neutral-blue = Blau
option-neutral-orange = Orange
option-offers = Angebote und Aufrufe je Zug
option-offers-6 = 6
option-offers-0 = keine: kein Handel unter Spielern
option-offers-3 = 3
option-offers-12 = 12
option-turns = Längste Partie
option-turns-400 = 400 Züge
option-turns-100 = 100 Züge
option-turns-200 = 200 Züge

## Gezählte Dinge

count-wood = { $n } Holz
count-wool = { $n } Wolle
count-grain = { $n } Getreide
count-ore = { $n } Erz
count-salt = { $n } Salz
count-gold = { $n } Gold

## Orte

edge-between = { $first } | { $second }
edge-coast = { $first }, Rand
edge-lane = auf See
edge-city = { $city } ({ $edge })
edge-cities = { $first } – { $second }
crossing-of-1 = { $first }, Rand
crossing-of-2 = { $first } | { $second }
crossing-of-3 = { $first } | { $second } | { $third }
crossing-sea = offenes Meer
near-city = { $city } in { $n }
places-more = { $rest }; { $place }
landscape-off = nicht auf diesem Spielplan
piece-reserve = im Vorrat
share = { $gold } für { $player }
yield-of = { $resource } { $number ->
    [0] –
   *[other] { $number }
}

## Fragen

prompt-start-player = Der Zufall bestimmt den Startspieler.
prompt-setup-kontor = { $player }, wohin kommt dein Kontor? Bei jeder Stadt steht, was sie bei welcher Zahl bringt.
prompt-setup-neutral = { $player }, wohin kommt ein neutrales Kontor?
prompt-setup-route = { $player }, wohin kommen dein erster Handelsweg und sein Kaufmannszug?
prompt-pre-roll = { $player }, { $playable ->
    [0] wirf die Würfel.
   *[other] würfelst du, oder spielst du erst eine Entwicklungskarte?
}
prompt-dice = Die Würfel fallen.
prompt-discard = { $player }, welche Karten gibst du zurück? Noch { $left }; du hast { $cards }.
prompt-robber = { $player }, wohin kommt der Räuber? Bei jedem Landschaftsfeld stehen sein Ertrag und wer dort ein Kontor hat.
prompt-steal = { $player }, wen beraubst du?
prompt-stolen = Eine Karte wird blind gezogen.
prompt-action = { $player }, was tust du? Du hast { $cards }, { $gold } Gold.
prompt-draw-card = Eine Entwicklungskarte wird gezogen.
prompt-replace-trader = { $player }, welchen Händler nimmst du vom Spielplan?
prompt-replace-caravan = { $player }, welchen Kaufmannszug nimmst du vom Spielplan?
prompt-chain = { $player }, mehrere Ketten sind gleich kurz. Welche zählt?
prompt-free-route = { $player }, wohin kommt der kostenlose Handelsweg? Dahinter stehen die nächsten Städte und wie viele Handelswege es bis dorthin sind.
prompt-chip-hex = { $player }, welches Landschaftsfeld am neuen Kontor bekommt eine Zahl?
prompt-chip-source = { $player }, von welchem Landschaftsfeld nimmst du den Chip?
prompt-chip-draw = Ein Chip wird umgedreht.
prompt-caravan = { $player }, wohin zieht der Kaufmannszug ab { $place }? Noch { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}, { $gold } Gold.
prompt-harvest = { $player }, welche Karte nimmst du? Noch { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
}; du hast { $cards }.
prompt-monopoly = { $player }, welchen Rohstoff nennst du? Alle anderen geben dir ihre Karten davon; du hast { $cards }.
prompt-swift-trader = { $player }, wohin zieht ein Händler? Bis zu { $steps } Schritte ohne Getreide.
prompt-swift-caravan = { $player }, welcher Kaufmannszug zieht? Bis zu { $steps } Schritte ohne Salz.
prompt-compose = { $player }, { $stage ->
    [giving] was bietest du? Bisher gibst du { $give }; du hast { $cards }, { $gold } Gold.
    [wanting] was willst du für { $give }? Bisher { $want }.
    [calling] wen rufst du zu Angeboten auf?
    [sending] abschicken oder verwerfen?
   *[closing] an wen geht das Angebot: { $give } für { $want }?
}
prompt-answers = { $player }, { $stage ->
    [call] { $other } ruft zu Angeboten auf. Was antwortest du? Du hast { $cards }, { $gold } Gold.
    [answer] { $other } gibt { $give } und will { $want }. Was antwortest du? Du hast { $cards }, { $gold } Gold.
    [giving] was bietest du { $other } stattdessen? Bisher gibst du { $give }; du hast { $cards }, { $gold } Gold.
    [wanting] was willst du für { $give }? Bisher { $want }.
   *[closing] schickst du dieses Gegenangebot ab: { $give } für { $want }?
}
prompt-confirm = { $player }, mit wem handelst du?

## Aktionen

action-kontor = Kontor nach { $city } ({ $yields })
action-kontor-setup-neutral = Neutrales Kontor nach { $city } ({ $yields })
action-route = Handelsweg { $edge }: { $place }{ $gold ->
    [0] {""}
   *[other] ; verbindet eine Stadt: { $shares }
}
action-route-setup-route = Mit Handelsweg { $edge } beginnen: { $place }{ $n ->
    [0] {""}
   *[other] ; dann { $near }
}
action-route-action = Handelsweg { $edge } für { $cost } bauen: { $place }{ $n ->
    [0] {""}
   *[other] ; dann { $near }
}{ $double ->
    [0] {""}
   *[other] ; Doppelpfeil: noch ein Handelsweg kostenlos
}{ $gold ->
    [0] {""}
   *[other] ; verbindet eine Stadt: { $shares }
}
action-route-free-route = Handelsweg { $edge } kostenlos legen: { $place }{ $n ->
    [0] {""}
   *[other] ; dann { $near }
}{ $double ->
    [0] {""}
   *[other] ; Doppelpfeil: noch ein Handelsweg kostenlos
}{ $gold ->
    [0] {""}
   *[other] ; verbindet eine Stadt: { $shares }
}
action-roll = Würfeln
action-play = „{ $card }“ spielen: { $effect }
action-discard = 1 { $resource } zurückgeben
action-robber = Räuber auf „{ $landscape }“ ({ $yield }{ $n ->
    [0] {""}
   *[other] ; { $players }
})
action-steal = { $player } berauben ({ $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
})
action-decline = Nein
action-decline-steal = Niemanden berauben
action-decline-free-route = Keinen Handelsweg legen
action-decline-answers = Ablehnen
action-decline-confirm = Mit niemandem handeln
action-buy = 1 { $resource } für { $cost } Gold kaufen
action-swap = { $rate } { $give } in den Vorrat für 1 { $get }
action-buy_card = Entwicklungskarte für { $cost } kaufen
action-recruit = Neuer Händler in { $city } für { $cost }
action-raise_caravan = Neuer Kaufmannszug für { $cost } am Handelsweg { $edge }: { $place }
action-take_off = Spielstein { $piece } vom Plan nehmen: { $place }
action-move_trader = { $founds ->
    [0] Händler { $piece }{ $cost ->
        [0] {""}
       *[other] { " " }für { $cost } Getreide
    } zur Kreuzung { $crossing }: { $place }; dann { $near }
   *[other] Händler { $piece }{ $cost ->
        [0] {""}
       *[other] { " " }für { $cost } Getreide
    } nach { $place }: Kontor gründen ({ $yields }{ $coins ->
        [0] {""}
       *[other] ; sofort { $coins } Gold
    })
}
action-move_trader-swift-trader = { $founds ->
    [0] Händler { $piece } zur Kreuzung { $crossing }: { $place }; dann { $near }
   *[other] Händler { $piece } nach { $place }: Kontor gründen ({ $yields }{ $coins ->
        [0] {""}
       *[other] ; sofort { $coins } Gold
    })
}
action-start_caravan = Kaufmannszug { $piece } für { $cost } bis zu { $steps } Schritte ziehen, ab { $place }
action-start_caravan-swift-caravan = Kaufmannszug { $piece } ziehen, ab { $place }
action-step = { $toll ->
    [0] Zum Handelsweg { $edge }: { $place }
   *[other] Zum Handelsweg { $edge }: { $place } (Benutzungsrecht { $toll } Gold)
}{ $n ->
    [0] {""}
   *[other] ; dann { $near }
}
action-deliver = Ware beim Kontor in { $city } absetzen ({ $owner }; Kaufmannszug { $piece })
action-extend = 1 Salz für bis zu { $steps } weitere Schritte zahlen
action-stop = Hier anhalten
action-chain = Kette { $chain }: { $shares }
action-chip_to = Einen Chip auf „{ $landscape }“ bringen ({ $resource }; { $chips ->
    [0] keiner mehr verdeckt, einer muss umziehen
   *[other] { $chips } verdeckt
})
action-chip_from = Den Chip { $number } von „{ $landscape }“ nehmen{ $n ->
    [0] {""}
   *[other] { " " }({ $players })
}
action-take = 1 { $resource } nehmen
action-name = { $resource } nennen
action-end_turn = Zug beenden
action-offer = Ein Angebot machen
action-call = Zu Angeboten aufrufen
action-card = 1 { $resource } dazu
action-gold = { $n } Gold dazu
action-next = { $stage ->
    [giving] Das gebe ich
   *[wanting] Das will ich
}
action-to = Nur { $player }
action-to_all = Alle
action-send = { $call ->
    [0] Das Angebot an { $all ->
        [0] { $other }
       *[other] alle
    } schicken: { $give } für { $want }
   *[other] { $all ->
        [0] { $other }
       *[other] Alle
    } zu Angeboten aufrufen
}
action-drop = Verwerfen
action-accept = Annehmen: { $give } geben, { $get } bekommen
action-counter = Ein Gegenangebot machen
action-confirm = Mit { $player } handeln: { $give } geben, { $get } bekommen
action-start = { $player } beginnt
action-dice = Die Würfel zeigen { $first } und { $second }
action-stolen = Geraubt wird eine Karte: { $resource }
action-drawn = Gezogen wird eine Karte: { $card }
action-chip = Der Chip zeigt { $n }

## Ereignisse

event-start = { $player } beginnt.
event-kontor = { $player } setzt ein Kontor nach { $city }.
event-neutral = { $player } setzt ein neutrales Kontor nach { $city }.
event-start-route = { $player } beginnt mit Handelsweg { $edge }: { $place }.
event-turn = Zug { $n }: { $player }.
event-rolled = { $player } würfelt { $first } und { $second }: { $sum }.
event-produced = { $player } bekommt { $n } { $resource }.
event-shortage = { $resource } reicht nicht für alle, also bekommt niemand davon.
event-compensated = { $player } geht leer aus und nimmt { $n } Gold.
event-gave-back = { $player } gibt { $n } { $resource } zurück.
event-robber = { $player } versetzt den Räuber auf „{ $landscape }“.
event-stole = { $player } raubt 1 { $resource } von { $seat }.
event-stole-hidden = { $player } raubt eine Karte von { $seat }.
event-spared = { $player } beraubt niemanden.
event-bought = { $player } kauft 1 { $resource } für { $cost } Gold.
event-swapped = { $player } gibt { $rate } { $give } in den Vorrat für 1 { $get }.
event-card-bought = { $player } kauft eine Entwicklungskarte: { $card }.
event-card-bought-hidden = { $player } kauft eine Entwicklungskarte.
event-reshuffled = Die abgelegten Entwicklungskarten bilden den neuen Stapel.
event-recruited = { $player } setzt einen Händler nach { $city }.
event-raised = { $player } stellt einen Kaufmannszug an Handelsweg { $edge }: { $place }.
event-route = { $player } eröffnet Handelsweg { $edge }: { $place }.
event-connected = Die Verbindung bringt { $player } { $n } Gold.
event-trader-moved = { $n ->
    [one] Ein Händler von { $player } geht { $n } Schritt zur Kreuzung { $crossing }: { $place } (dann { $near }).
   *[other] Ein Händler von { $player } geht { $n } Schritte zur Kreuzung { $crossing }: { $place } (dann { $near }).
}
event-founded = { $player } gründet ein Kontor in { $city }.
event-coins = { $city } bringt { $player } { $n } Gold.
event-chip = „{ $landscape }“ bekommt die Zahl { $n }.
event-chip-moved = { $player } versetzt den Chip { $n } von „{ $origin }“ auf „{ $landscape }“.
event-caravan-moved = Ein Kaufmannszug von { $player } zieht zum Handelsweg { $edge }: { $place }.
event-toll = { $player } zahlt { $n } Gold Benutzungsrecht an { $seat }.
event-delivered = { $left ->
    [0] { $player } setzt in { $city } die letzte Ware ab.
   *[other] { $player } setzt in { $city } eine Ware ab, { $left } fehlen noch.
}
event-played = { $player } spielt „{ $card }“.
event-harvested = { $player } nimmt 1 { $resource }.
event-named = { $player } nennt { $resource }.
event-handed-over = { $seat } gibt { $player } { $n } { $resource }.
event-safe = { $player } nimmt { $n } Gold und zahlt in diesem Zug kein Benutzungsrecht.
event-offered = { $player } macht ein Angebot.
event-called = { $player } ruft zu Angeboten auf.
event-gives = { $player } gibt { $n } { $item }.
event-wants = { $player } will { $n } { $item }.
event-declined = { $player } lehnt ab.
event-accepted = { $player } nimmt an.
event-countered = { $player } macht ein Gegenangebot.
event-traded = { $player } und { $seat } handeln.
event-cancelled = { $player } handelt mit niemandem.
event-won = { $player } hat alle Waren abgesetzt und gewinnt.
event-limit = Nach { $n } Zügen ist das Spiel zu Ende.

## Ablehnungen

refusal-off-board = Diesen Ort gibt es auf diesem Spielplan nicht.
refusal-not-purple = Startkontore stehen in violetten Städten.
refusal-taken-city = Dort steht schon ein Kontor.
refusal-not-at-kontor = Der erste Handelsweg muss an eines deiner Kontore grenzen.
refusal-route-there = Dort liegt schon ein Handelsweg.
refusal-would-connect = Ein Start-Handelsweg darf keine Städte verbinden.
refusal-no-card = Du hast diese Karte nicht.
refusal-card-played = Du hast in diesem Zug schon eine Entwicklungskarte gespielt.
refusal-card-fresh = Diese Karte hast du erst in diesem Zug gekauft.
refusal-card-useless = Von dieser Karte ließe sich jetzt nichts ausführen.
refusal-order = Karten werden in der Reihenfolge Holz, Wolle, Getreide, Erz, Salz gewählt.
refusal-not-held = Davon hast du keine Karte mehr.
refusal-rest = Die späteren Rohstoffe würden nicht reichen. Beginne mit einem früheren.
refusal-same-hex = Der Räuber muss auf ein anderes Landschaftsfeld.
refusal-no-number = Dieses Landschaftsfeld hat keine Zahl.
refusal-no-victim = Dieser Spieler hat kein Kontor beim Räuber.
refusal-empty-hand = Dieser Spieler hat keine Karten.
refusal-no-gold = Du hast nicht genug Gold.
refusal-purchases = Mehr Karten darfst du in einem Zug nicht kaufen.
refusal-supply = Der Vorrat hat keine solche Karte.
refusal-not-three = Davon hast du keine drei Karten.
refusal-same-resource = Du kannst nicht bekommen, was du gibst.
refusal-cost = Das kostet { $cost }, und das hast du nicht.
refusal-no-deck = Es gibt keine Entwicklungskarten mehr.
refusal-not-own-kontor = Dazu brauchst du ein eigenes Kontor.
refusal-not-own-route = Dazu brauchst du einen eigenen Handelsweg.
refusal-full = Dort stehen schon zwei Kaufmannszüge.
refusal-no-routes = Du hast keine Handelswege mehr.
refusal-not-connected = Ein Handelsweg muss an eines deiner Kontore oder einen deiner Handelswege grenzen.
refusal-not-on-board = Dieser Spielstein ist nicht auf dem Spielplan.
refusal-no-move = Ein Zug hat mindestens einen Schritt.
refusal-too-far = Das ist zu weit für dein Getreide.
refusal-occupied = Dort steht ein Kontor oder ein Händler.
refusal-no-kontor = Du hast kein Kontor mehr, das du dort gründen könntest.
refusal-no-step = Kein Schritt ist möglich.
refusal-no-route = Dort liegt kein Handelsweg.
refusal-not-touching = Das grenzt nicht an den jetzigen Handelsweg.
refusal-toll = Du kannst das Benutzungsrecht nicht bezahlen.
refusal-dead-end = Von dort könnte der Kaufmannszug keinen Platz zum Anhalten erreichen.
refusal-not-moved = Erst muss mindestens ein Schritt getan sein.
refusal-no-goods = Du hast kein freies Warenplättchen.
refusal-no-kontor-there = Dort steht kein Kontor.
refusal-own-kontor = Beim eigenen Kontor kannst du nichts absetzen.
refusal-has-tile = Unter diesem Kontor liegt schon ein Warenplättchen.
refusal-not-beside = Der Kaufmannszug steht nicht bei dieser Stadt.
refusal-swift = Ein solcher Zug lässt sich nicht verlängern.
refusal-no-chain = Diese Kette gibt es nicht.
refusal-not-choosable = Dieses Landschaftsfeld kann jetzt keinen Chip bekommen.
refusal-no-chip = Dort liegt kein Chip der richtigen Farbe.
refusal-offers = Mehr Angebote darfst du in einem Zug nicht machen.
refusal-drafts = Du hast in diesem Zug genug Angebote begonnen und verworfen.
refusal-both-sides = Dasselbe kann nicht auf beiden Seiten stehen.
refusal-too-many = So viel fasst ein Angebot nicht.
refusal-empty = Keine Seite eines Angebots darf leer sein.
refusal-part = Bei diesem Teil des Angebots bist du nicht.
refusal-cannot-have = So viel kann niemand haben, den du fragst.
refusal-no-player = Du kannst nur mit einem Mitspieler handeln.
refusal-no-addressee = Nenne erst jemanden.
refusal-is-call = Auf einen Aufruf kann man nur mit einem Gegenangebot antworten.
refusal-counter-dropped = Du hast dein Gegenangebot verworfen. Nimm an oder lehne ab.
refusal-not-owned = Das hast du nicht.
refusal-offer-order = Ein Angebot entsteht in der Reihenfolge Holz, Wolle, Getreide, Erz, Salz, Gold.

## Das Ende

reason-delivered = Alle Waren eines Spielers sind abgesetzt.
reason-limit = Der letzte Zug ist vorbei.
reckoning-delivered = { $player } hat { $n } von { $goods } Waren abgesetzt.
reckoning-limit = Das Spiel endete nach { $n } Zügen, also zählen die meisten abgesetzten Waren, dann Kontore, dann Gold.
reckoning-kontors = { $player } hat { $n ->
    [one] { $n } Kontor
   *[other] { $n } Kontore
} auf dem Spielplan.
reckoning-gold = { $player } hat { $n } Gold.
short-reckoning-delivered = { $n } von { $goods } Waren abgesetzt
short-reckoning-kontors = { $n ->
    [one] { $n } Kontor
   *[other] { $n } Kontore
} auf dem Spielplan
short-reckoning-gold = { $n } Gold

## Die Stellung in Sätzen

area-now = { $turn ->
    [0] Aufbau
   *[other] Zug { $turn }
}
area-player = { $player } ({ $colour })
area-board = Spielplan
area-landscapes = Landschaftsfelder nach ihrer Zahl
area-prices = Preise
area-supply = Vorrat
area-deal = Angebot auf dem Tisch
line-awaited = { $player } muss entscheiden.
line-over = Das Spiel ist aus.
line-rolled = Die Würfel zeigen { $first } und { $second }.
line-robber = Der Räuber steht auf „{ $landscape }“.
line-steps = Der Kaufmannszug hat noch { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}.
line-goods = Waren: { $delivered } von { $all } abgesetzt, { $free } bereit, { $stored } noch unter Kontoren im Lager
line-gold = Gold: { $n }
line-hand-size = { $n ->
    [0] Keine Rohstoffkarten
    [one] { $n } Rohstoffkarte
   *[other] { $n } Rohstoffkarten
}
line-hand = Auf der Hand: { $cards }
line-cards-size = { $n ->
    [0] Keine Entwicklungskarten
    [one] { $n } Entwicklungskarte
   *[other] { $n } Entwicklungskarten
}
line-card = { $card } ×{ $n }: { $effect }
line-kontors = { $n ->
    [0] Keine Kontore
   *[other] Kontore: { $cities }
}
line-own-kontors = Kontore (Ertrag und Zahl): { $places }
kontor-yields = { $city } ({ $yields })
line-routes = Handelswege ({ $n }, noch { $left } übrig): { $places }
line-reserve = Keine Handelswege (noch { $left } übrig)
line-traders = Händler{ $left ->
    [0] {""}
   *[other] { " " }(der andere im Vorrat)
}: { $places }
trader-at = { $place }, dann { $near }
line-no-traders = Beide Händler im Vorrat
line-caravans = { $left ->
    [0] Kaufmannszüge
   *[other] Kaufmannszug (der andere im Vorrat)
}: { $places }
line-no-caravans = Beide Kaufmannszüge im Vorrat
line-tiles = Schon beliefert: { $cities }
line-goals = Du kannst noch liefern nach { $cities }
line-free-cities = Städte ohne Kontor: { $cities }
city-coins = { $city }{ $coins ->
    [0] {""}
   *[other] { " " }({ $coins } Gold)
}
line-neutral = Neutrale Kontore: { $cities }
line-sum = { $number ->
    [0] Ohne Zahl
   *[other] { $number }
}: { $places }
landscape-yields = { $landscape } ({ $resource })
line-price-route = Handelsweg: { $cost }
line-price-trader = Händler: { $cost }
line-price-caravan = Kaufmannszug: { $cost }
line-price-card = Entwicklungskarte: { $cost }
line-price-walk = Händler ziehen: { $cost } für bis zu { $steps } Schritte
line-price-ride = Kaufmannszug ziehen: { $cost } für bis zu { $steps } Schritte, { $toll } Gold Benutzungsrecht an jeden anderen, dessen Handelswege er nutzt
line-supply = Im Vorrat: { $cards }
line-deck = Entwicklungskarten: { $deck } im Stapel, { $pile } abgelegt
line-chips = Verdeckte Chips: { $chips }
line-offer = { $player } gibt { $give } für { $want }.
line-call = { $player } ruft zu Angeboten auf.
chips-of = { $n } für { $resource }

## Was das Labor zählt

study-production = Erzeugte Rohstoffe
study-purchases = Für Gold gekaufte Rohstoffe
study-swapped = An den Vorrat gegebene Rohstoffe, je drei
study-taken = Aus dem Vorrat für drei genommen
study-cards = Gespielte Entwicklungskarten
study-trades = Handel zwischen Spielern
study-tolls = Als Benutzungsrecht gezahltes Gold

## Schritte, für die Brotkrumen

step-setup = Aufbau
step-turn = Zug
step-pre-roll = Vor dem Wurf
step-discard = Zu viele Karten
step-robber = Räuber
step-steal = Raub
step-action = Aktionen
step-replace-trader = Händler vom Plan
step-replace-caravan = Kaufmannszug vom Plan
step-chain = Lohn für den Handelsweg
step-free-route = Kostenloser Handelsweg
step-founded = Neues Kontor
step-chip-hex = Zahl
step-chip-source = Chip versetzen
step-caravan = Kaufmannszug
step-charter = { card-route_charter }
step-harvest = { card-bumper_harvest }
step-monopoly = { card-monopoly }
step-swift-trader = { card-swift_trader }
step-swift-caravan = { card-swift_caravan }
step-compose = Angebot
step-answers = Antworten
step-confirm = Abschluss

## Kurz, wo die Leiste wenig Platz hat; der ganze Satz steht darüber

short-yield-of = { $resource } { $number }
short-edge-city = { $city }
short-near-city = { $city }
short-prompt-setup-kontor = { $player }, wohin kommt dein Kontor?
short-prompt-robber = { $player }, wohin kommt der Räuber?
short-prompt-free-route = { $player }, wohin kommt der kostenlose Handelsweg?
short-prompt-monopoly = { $player }, welchen Rohstoff nennst du?
short-action-kontor = { $city }: { $yields }
short-action-kontor-setup-neutral = { $city }: { $yields }
short-action-route-setup-route = Weg { $edge }: { $place }{ $n ->
    [0] {""}
   *[other] { " " }→ { $near }
}
short-action-route-action = { short-action-route-setup-route }
short-action-route-free-route = { short-action-route-setup-route }
short-action-play = „{ $card }“ spielen
short-action-robber = Räuber: { $landscape }
short-action-buy = 1 { $resource } für { $cost } Gold
short-action-swap = { $rate } { $give } → 1 { $get }
short-action-buy_card = Entwicklungskarte
short-action-recruit = Händler in { $city }
short-action-raise_caravan = Kaufmannszug an Weg { $edge }: { $place }
short-action-move_trader = { $founds ->
    [0] Händler { $piece } zur Kreuzung { $crossing } → { $near }
   *[other] Händler { $piece }: Kontor in { $place }
}
short-action-move_trader-swift-trader = { short-action-move_trader }
short-action-start_caravan = Kaufmannszug { $piece } ab { $place }
short-action-start_caravan-swift-caravan = Kaufmannszug { $piece } ab { $place }
short-action-step = Weg { $edge }: { $place }{ $toll ->
    [0] {""}
   *[other] , Zoll { $toll }
}{ $n ->
    [0] {""}
   *[other] { " " }→ { $near }
}
short-action-deliver = In { $city } absetzen
short-action-extend = 1 Salz für { $steps } Schritte mehr
short-action-chip_to = Chip auf „{ $landscape }“
short-action-chip_from = Chip { $number } von „{ $landscape }“
short-action-card = 1 { $resource }
short-action-gold = { $n } Gold
