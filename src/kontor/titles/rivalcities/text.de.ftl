### Rival Cities auf Deutsch.

title-name = Rival Cities
title-pitch = Hamburg und Altona liegen Seite an Seite an der Elbe, und nur eine Stadt kann führen. Ein Duell um einen Ring aus Aktionskarten, gewonnen zur See, vor Gericht, mit Verbündeten oder beim König.
title-rights = Inoffiziell. Das Spiel gehört seinem Autor und seinem Verlag; Worte und Bilder hier sind unsere eigenen.

option-layout = Auslage der Grund-Aktionskarten
option-layout-first_game = in aufsteigender Reihenfolge, für die erste Partie
option-layout-shuffled = gemischt

## Städte, Waren und andere Dinge

city-hamburg = Hamburg
city-altona = Altona
player-1 = Hamburg
player-2 = Altona

good-beer = Bier
good-cloth = Tuch
good-leather = Leder
good-furniture = Möbel
good-letter = Brief

count-beer = { $n } Bier
count-cloth = { $n } Tuch
count-leather = { $n } Leder
count-furniture = { $n } Möbel
count-goods = { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
}
count-any = { $n ->
    [one] { $n } Ware deiner Wahl
   *[other] { $n } Waren deiner Wahl
}
count-letter = { $n ->
    [one] { $n } Brief
   *[other] { $n } Briefe
}
count-star = { $n ->
    [one] { $n } Stern
   *[other] { $n } Sterne
}
count-token = { $n } Sternmarker
count-manufactory = { $n ->
    [one] { $n } Manufaktur
   *[other] { $n } Manufakturen
}

half-left = linke Hälfte
half-right = rechte Hälfte
repeat-bruxelles = Bruxelles
repeat-ship-16 = Schiff 16
repeat-le_havre = Le Havre
repeat-kjobenhavn = Kjøbenhavn
ruling-resolve = den Prozess auf Feld I auswerten
ruling-swap-12 = die Prozesse auf I und II vertauschen
ruling-swap-23 = die Prozesse auf II und III vertauschen

## Aktionen der Karten, Teile von Boni und Einkommen

deed-production = { $goods } produzieren
deed-gift = { $goods } geschenkt bekommen
deed-donation = { $times ->
    [one] { $cost } für { $stars } spenden
    [2] bis zu zweimal { $cost } für { $stars } spenden
   *[other] bis zu { $times }-mal { $cost } für { $stars } spenden
}
deed-exchange = { $times ->
    [one] { $times } Ware tauschen
   *[other] bis zu { $times } Waren tauschen
}
deed-letters = { $letters } erhalten
deed-draw = eine Karte ziehen
deed-manufactory = für { $goods } eine Manufaktur nehmen
deed-manufactory-free = kostenlos eine Manufaktur nehmen
deed-prestige = Ansehen gewinnen
deed-alliance = ein Bündnis schließen
deed-ship = ein Schiff erwerben
deed-lawsuit = einen Prozess vorantreiben
deed-ruling = eine richterliche Entscheidung treffen
deed-reactivate = bis zu { $manufactories } reaktivieren
deed-piracy = { $goods } erbeuten
deed-piracy_favour = der Rivale gewinnt Ansehen, dann bis zu { $goods } erbeuten
deed-goods = { $goods } erhalten
deed-stars = { $stars } erhalten
deed-sway = den Prozess beeinflussen
deed-times = { $n ->
    [2] zweimal { $deed }
   *[other] { $n }-mal { $deed }
}
deed-at-most = { $n ->
    [2] bis zu zweimal { $deed }
   *[other] bis zu { $n }-mal { $deed }
}
deed-either = { $left } oder { $right }
deed-none = Aktion { $place } der Karte

effect-at-once = sofort: { $deeds }
effect-income = jedes Saisonende: { $deeds }
effect-production = jede Produktion: zusätzlich { $goods }
effect-addition = jede Produktion und jedes Geschenk mit { $good }: { $goods } mehr

## Die Schritte des Saisonendes

season-step-1 = Unterhalt
season-step-2 = Flotte
season-step-3 = Schiffseinkommen
season-step-4 = Ansehenseinkommen
season-step-5 = Gericht
season-step-6 = Spezial-Aktionskarten
season-step-7 = Manufakturen
season-step-8 = Spielende?

## Bündnisse

alliance-amsterdam = Amsterdam
alliance-amsterdam-effect = jede Spende: 1 Sternmarker mehr
alliance-bruxelles = Bruxelles
alliance-bruxelles-effect = einmal pro Ansehensaktion: 1 Möbel für 1 weiteres Ansehen
alliance-gdansk = Gdańsk
alliance-gdansk-effect = beide Hälften einer geteilten Karte nutzen
alliance-kjobenhavn = Kjøbenhavn
alliance-kjobenhavn-effect = einmal pro Ziehen: 1 Bier für 1 weitere Karte
alliance-le_havre = Le Havre
alliance-le_havre-effect = einmal pro Prozessaktion: 1 Ware, um noch einmal einen Prozess voranzutreiben
alliance-london = London
alliance-novgorod = Novgorod
alliance-oslo = Oslo

## Schiffe

ship-1 = Schiff 1
ship-2 = Schiff 2
ship-3 = Schiff 3
ship-4 = Schiff 4
ship-5 = Schiff 5
ship-6 = Schiff 6
ship-7 = Schiff 7
ship-8 = Schiff 8
ship-9 = Schiff 9
ship-10 = Schiff 10
ship-11 = Schiff 11
ship-12 = Schiff 12
ship-13 = Schiff 13
ship-14 = Schiff 14
ship-15 = Schiff 15
ship-16 = Schiff 16
ship-17 = Schiff 17
ship-18 = Schiff 18
ship-19 = Schiff 19
ship-20 = Schiff 20
ship-21 = Schiff 21

ship-15-effect = jeder gewonnene Prozess: zusätzlich 2 Sternmarker
ship-16-effect = einmal pro Ansehensaktion: 2 Bier für 1 weiteres Ansehen
ship-17-effect = jede Bewegung: ein weiteres Feld kostenlos
ship-18-effect = die Karte am Tintenfass und eine Handkarte im selben Zug, ohne Brief
ship-19-effect = deine späteren Schiffe kosten 1 Ware weniger
ship-20-effect = nichts als Sterne
ship-21-effect = 1 Stern für jedes deiner Schiffe

## Prozesse

suit-L01 = Die Klage der Gerber
suit-L02 = Der Streit der Polsterer
suit-L03 = Das Erbe des Tuchhändlers
suit-L04 = Das königliche Privileg
suit-L05 = Der Aufstand der Gesellen
suit-L06 = Die Ratsstühle
suit-L07 = Das Banner der Brauer
suit-L08 = Die Tasche des Boten
suit-L09 = Das lederne Hauptbuch
suit-L10 = Der Bierzoll
suit-none = kein Prozess

## Aktionskarten: wie sie heißen; was sie tun, wird aus ihren Aktionen zusammengesetzt

card-B00 = Aufgedrucktes Geschenk
card-B01 = Bier oder Tuch
card-B02 = Karte ziehen
card-B03 = Bündnis
card-B04 = Manufaktur
card-B05 = Möbel oder Brief
card-B06 = Tuch
card-B07 = Schiff oder Prozess
card-B08 = Warentausch und Spende
card-B09 = Leder oder Prozess
card-B10 = Ansehen oder Bündnis
card-B11 = Leder
card-B12 = Geschenk oder Prozess
card-B13 = Entscheidung oder Schiff
card-B14 = Ansehen oder Bier
card-B15 = Prozess
card-S01 = Prozess und Briefe
card-S02 = Prozess und Geschenke
card-S03 = Prozess, Schiff und Geschenk
card-S04 = Prozess und Ziehen
card-S05 = Piraterie
card-S06 = Starke Piraterie
card-S07 = Prozess, Tuch und Bündnis
card-S08 = Prozess, Ansehen und Brief
card-S09 = Prozess, Ansehen und Tuch
card-S10 = Prozess, Bier und Möbelspende
card-S11 = Beliebige Produktion
card-S12 = Prozess, Schiff und Bier
card-S13 = Prozess, Bier und Tuchspende
card-S14 = Prozess und Manufaktur
card-S15 = Prozess und Manufaktur
card-S16 = Möbel
card-S17 = Prozess, Ansehen und Möbel
card-S18 = Prozess, Schiff und Brief
card-S19 = Prozess und Reaktivieren
card-S20 = Prozess, Möbel und Bündnis
card-S21 = Prozess und Briefe
card-S22 = Entscheidung und Prozess
card-S23 = Prozess, Geschenk und Lederspende
card-S24 = Geschenke und Bierspende

## Fragen

prompt-start-city = Der Zufall bestimmt die Startstadt.
prompt-deal-basic = Die Grund-Aktionskarten werden ausgelegt.
prompt-deal-special = Eine Spezial-Aktionskarte wird umgedreht.
prompt-deal-ship = Ein Schiff wird aufgedeckt.
prompt-deal-alliance = Ein Bündnis wird aufgedeckt.
prompt-deal-suit = Ein Prozess wird aufgedeckt.
prompt-start-good = { $player }, mit welcher Ware beginnst du?
prompt-move = { $player }, wie weit zieht das Tintenfass?
prompt-pay = { $player }, mit welchen Waren bezahlst du?
prompt-option = { $player }, was machst du hier?
prompt-play-card = { $player }, welche Handkarte spielst du?
prompt-use-card = { $player }, was machst du jetzt mit der Karte?
prompt-half = { $player }, welche Hälfte der Karte nutzt du?
prompt-manufactories = { $player }, wie viele Manufakturen arbeiten jetzt für dich?
prompt-manufactory-good = { $player }, arbeitet eine Manufaktur für dich, und was stellt sie her?
prompt-good = { $player }, welche Ware nimmst du?
prompt-donation = { $player }, spendest du noch einmal?
prompt-exchange = { $player }, welche Waren tauschst du?
prompt-draw = { $player }, nutzt du Kjøbenhavn, um noch eine Karte zu ziehen?
prompt-take-manufactory = { $player }, nimmst du die Manufaktur?
prompt-steal = { $player }, welche Ware erbeutest du?
prompt-prestige = { $player }, willst du noch mehr Ansehen?
prompt-alliance = { $player }, mit wem verbündest du dich?
prompt-ship = { $player }, welches Schiff erwirbst du?
prompt-lawsuit = { $player }, welchen Prozess treibst du voran?
prompt-lawsuit-repeat = { $player }, beeinflusst du den Prozess noch einmal?
prompt-ruling = { $player }, was entscheidet das Gericht?
prompt-upkeep = { $player }, behältst du dieses Bündnis?
prompt-repeat-lawsuit = { $player }, nutzt du Le Havre, um noch einmal einen Prozess voranzutreiben?

## Aktionen; die kurzen ohne Schritt stehen in Listen dessen, was gerade nicht geht

action-move = { $spaces ->
    [one] { $spaces } Feld ziehen
   *[other] { $spaces } Felder ziehen
}
action-move-move = { $spaces ->
    [one] { $spaces } Feld weiter
   *[other] { $spaces } Felder weiter
}{ $cost ->
    [0] {""}
    [one] {" "}für { $cost } Ware
   *[other] {" "}für { $cost } Waren
}{ $bell ->
    [1] , an der Glocke vorbei (die Saison endet),
   *[other] {""}
} auf Feld { $space }: { $place }
action-good = 1 { $good } nehmen
action-good-good = { $rival ->
    [1] 1 { $good } vom Rivalen nehmen, da der Vorrat leer ist
   *[other] 1 { $good } nehmen
}
action-good-manufactory-good = { $rival ->
    [1] Eine Manufaktur einsetzen: 1 { $good } vom Rivalen, da der Vorrat leer ist
   *[other] Eine Manufaktur einsetzen: 1 { $good }
}
action-pay = 1 { $good } bezahlen
action-steal = 1 { $good } erbeuten
action-steal-steal = 1 { $good } erbeuten (dein Rivale hat { $n })
action-use = Möglichkeit A: die Karte am Tintenfass nutzen
action-use-option = Die Karte hier nutzen: { $deeds }{ $possible ->
    [0] {" "}(geht gerade nicht)
   *[other] {""}
}
action-use-then-play = Möglichkeit C: erst die Karte am Tintenfass, dann eine Handkarte
action-use-then-play-option = { $letter ->
    [1] 1 Brief bezahlen: erst die Karte hier nutzen, dann eine Handkarte spielen
   *[other] Erst die Karte hier nutzen, dann eine Handkarte spielen (Schiff 18, ohne Brief)
}{ $hand ->
    [0] {" "}(noch hast du keine)
   *[other] {""}
}
action-play-then-use = Möglichkeit C: erst eine Handkarte, dann die Karte am Tintenfass
action-play-then-use-option = { $letter ->
    [1] 1 Brief bezahlen: erst eine Handkarte spielen, dann die Karte hier nutzen
   *[other] Erst eine Handkarte spielen, dann die Karte hier nutzen (Schiff 18, ohne Brief)
}
action-take = Möglichkeit D: die Karte am Tintenfass nehmen
action-take-option = „{ $card }“ auf die Hand nehmen
action-pass = Passen
action-play = „{ $card }“ spielen
action-play-option = „{ $card }“ aus der Hand spielen: { $deeds }
action-play-play-card = „{ $card }“ spielen: { $deeds }
action-half = Die { $half } nutzen
action-half-half = { $half }: { $deed }{ $possible ->
    [0] {" "}(geht gerade nicht)
   *[other] {""}
}
action-do = Aktion { $place } der Karte
action-do-use-card = { $deed }
action-turn = { $n ->
    [0] Keine Manufaktur einsetzen
    [one] { $n } Manufaktur einsetzen
   *[other] { $n } Manufakturen einsetzen
}
action-turn-manufactories = { $n ->
    [0] Keine Manufaktur einsetzen
    [one] { $n } Manufaktur einsetzen: { $n } { $good } mehr
   *[other] { $n } Manufakturen einsetzen: { $n } { $good } mehr
}
action-exchange = 1 { $give } gegen 1 { $take } tauschen
action-advance = Den Prozess auf Prozessfeld { $slot ->
    [1] I
    [2] II
   *[other] III
} vorantreiben
action-advance-lawsuit = „{ $suit }“ auf Prozessfeld { $slot ->
    [1] I
    [2] II
   *[other] III
} vorantreiben für { $cost }: { $bonus } ({ $standing })
action-repeat = Mehr Ansehen durch { $by }
action-repeat-prestige = { $cost } bezahlen für 1 weiteres Ansehen ({ $by })
action-buy = { $ship } erwerben
action-buy-ship = { $ship } erwerben für { $cost }: { $effect } ({ $stars })
action-ally = Bündnis mit { $alliance }
action-ally-alliance = { $rival ->
    [1] { $alliance } für 1 Brief vom Rivalen abwerben: { $effect } (Unterhalt { $upkeep }, { $stars })
   *[other] Bündnis mit { $alliance }: { $effect } (Unterhalt { $upkeep }, { $stars })
}
action-ruling = Richterliche Entscheidung: { $ruling }
action-ruling-ruling = { $front ->
    [0] „{ $suit }“ auswerten ({ $standing })
   *[other] { $front ->
        [1] „{ $suit }“ auf I ({ $standing }) und „{ $other }“ auf II ({ $behind }) vertauschen
       *[other] „{ $suit }“ auf II ({ $standing }) und „{ $other }“ auf III ({ $behind }) vertauschen
    }
}
action-yes = Ja
action-yes-donation = Noch einmal spenden: { $cost } für { $stars }
action-yes-draw = 1 Bier bezahlen und noch eine Karte ziehen
action-yes-take-manufactory = { $left ->
    [1] Die letzte Manufaktur nehmen: Mit dieser Saison endet das Spiel
   *[other] Die Manufaktur nehmen ({ $left } im Vorrat)
}
action-yes-lawsuit-repeat = { $cost } bezahlen und „{ $suit }“ noch einmal beeinflussen ({ $standing })
action-yes-repeat-lawsuit = 1 Ware bezahlen und noch einmal einen Prozess vorantreiben
action-yes-upkeep = { $alliance } behalten für { $cost }
action-no = Nein
action-no-donation = Nicht weiter spenden
action-no-draw = Es dabei belassen
action-no-take-manufactory = Auf die Manufaktur verzichten
action-no-lawsuit-repeat = Es dabei belassen
action-no-repeat-lawsuit = Keinen weiteren Prozess vorantreiben
action-no-upkeep = { $alliance } ziehen lassen ({ $effect }; { $stars })
action-no-play-card = Keine Karte spielen
action-no-use-card = Mit dieser Karte aufhören
action-no-manufactory-good = Keine weitere Manufaktur einsetzen
action-no-exchange = Nicht weiter tauschen
action-no-steal = Nichts weiter erbeuten
action-no-prestige = Es dabei belassen
action-no-alliance = Kein Bündnis schließen
action-no-ship = Kein Schiff erwerben
action-no-lawsuit = Keinen Prozess vorantreiben
action-no-ruling = Keine Entscheidung treffen
action-letter = Für 1 Brief 1 { $give } gegen 1 { $take } tauschen
action-start = { $city } wird Startstadt
action-basic = „{ $card }“ liegt als Nächstes am Ring
action-special = „{ $card }“ wird gezogen
action-ship = { $ship } wird aufgedeckt
action-alliance = { $alliance } wird aufgedeckt
action-suit = „{ $suit }“ wird aufgedeckt

place-card = { $deeds }
place-special = Spezialkarte, { $deeds }
place-empty = keine Karte
place-renewed = eine neue Spezialkarte nach dem Saisonende

standing-level = Gleichstand
standing-leads = { $city } liegt { $lead } vorn

## Ereignisse

event-start = { $city } ist Startstadt.
event-moved = { $n ->
    [one] { $city } zieht das Tintenfass { $n } Feld weiter auf Feld { $space }.
   *[other] { $city } zieht das Tintenfass { $n } Felder weiter auf Feld { $space }.
}
event-paid = { $item ->
    [Brief] { $n ->
        [one] { $city } bezahlt { $n } Brief.
       *[other] { $city } bezahlt { $n } Briefe.
    }
   *[other] { $city } bezahlt { $n } { $item }.
}
event-gained = { $item ->
    [Brief] { $n ->
        [one] { $city } erhält { $n } Brief.
       *[other] { $city } erhält { $n } Briefe.
    }
   *[other] { $city } erhält { $n } { $item }.
}
event-took = Der Vorrat ist leer: { $city } nimmt 1 { $item } vom Rivalen.
event-forgone = { $item ->
    [Brief] { $n ->
        [one] Nichts mehr da: { $city } muss auf { $n } Brief verzichten.
       *[other] Nichts mehr da: { $city } muss auf { $n } Briefe verzichten.
    }
   *[other] Nichts mehr da: { $city } muss auf { $n } { $item } verzichten.
}
event-exchanged = { $city } tauscht eine Ware.
event-bell = { $city } kommt an der Glocke vorbei und nimmt den Glockenmarker. Die Saison endet.
event-season-step = Saisonende, Schritt { $n }: { $n ->
    [1] { season-step-1 }
    [2] { season-step-2 }
    [3] { season-step-3 }
    [4] { season-step-4 }
    [5] { season-step-5 }
    [6] { season-step-6 }
    [7] { season-step-7 }
   *[other] { season-step-8 }
}
event-upkeep = { $city } behält das Bündnis mit { $alliance }.
event-returned = { $city } gibt das Bündnis mit { $alliance } auf.
event-prestige = { $at ->
    [-7] { $city } gewinnt Ansehen und liegt noch 7 zurück.
    [-6] { $city } gewinnt Ansehen und liegt noch 6 zurück.
    [-5] { $city } gewinnt Ansehen und liegt noch 5 zurück.
    [-4] { $city } gewinnt Ansehen und liegt noch 4 zurück.
    [-3] { $city } gewinnt Ansehen und liegt noch 3 zurück.
    [-2] { $city } gewinnt Ansehen und liegt noch 2 zurück.
    [-1] { $city } gewinnt Ansehen und liegt noch 1 zurück.
    [0] { $city } gewinnt Ansehen; der Marker steht wieder in der Mitte.
    [8] { $city } gewinnt Ansehen, und der Marker erreicht den Namen der Stadt.
   *[other] { $city } gewinnt Ansehen und liegt { $at } vorn.
}
event-advanced = { $city } treibt „{ $suit }“ auf Prozessfeld { $slot ->
    [1] I
    [2] II
   *[other] III
} voran.
event-swayed = { $lead ->
    [-3] { $city } beeinflusst „{ $suit }“ und liegt noch 3 zurück.
    [-2] { $city } beeinflusst „{ $suit }“ und liegt noch 2 zurück.
    [-1] { $city } beeinflusst „{ $suit }“ und liegt noch 1 zurück.
    [0] { $city } beeinflusst „{ $suit }“ und zieht gleich.
   *[other] { $city } beeinflusst „{ $suit }“ und liegt { $lead } vorn.
}
event-suit-won = { $city } gewinnt „{ $suit }“.
event-suit-star = Niemand gewinnt „{ $suit }“, doch { $city } lag 1 vorn.
event-suit-dropped = „{ $suit }“ steht unentschieden und kommt aus dem Spiel.
event-suit-opened = Neu auf Prozessfeld { $slot ->
    [1] I
    [2] II
   *[other] III
}: „{ $suit }“.
event-swapped = { $city } vertauscht die Prozesse auf { $slot ->
    [1] I
   *[other] II
} und { $other ->
    [2] II
   *[other] III
}.
event-ship = { $city } erwirbt { $ship }.
event-ship-opened = Neu ausgelegt: { $ship }.
event-allied = { $city } verbündet sich mit { $alliance }.
event-allied-from = { $city } wirbt { $alliance } vom Rivalen ab.
event-alliance-opened = Als Verbündeter zu gewinnen: { $alliance }.
event-used = { $city } nutzt „{ $card }“.
event-played = { $city } spielt „{ $card }“.
event-took-card = { $city } nimmt „{ $card }“ auf die Hand.
event-drew = { $city } zieht „{ $card }“.
event-drew-hidden = { $city } zieht eine Karte.
event-dealt = „{ $card }“ liegt neu auf Feld { $space }.
event-reshuffled = Der Ablagestapel wird gemischt und ist der neue Aktionsstapel.
event-manufactory = { $city } nimmt eine Manufaktur.
event-turned = { $n ->
    [one] { $city } setzt { $n } Manufaktur ein.
   *[other] { $city } setzt { $n } Manufakturen ein.
}
event-reactivated = { $n ->
    [one] { $city } reaktiviert { $n } Manufaktur.
   *[other] { $city } reaktiviert { $n } Manufakturen.
}
event-stars = { $city } erhält { $n } Sternmarker.
event-stole = { $city } erbeutet 1 { $good }.
event-passed = { $city } passt.
event-won = { $city } gewinnt: { $reason }!
event-turn = { $city } ist am Zug.
event-letter-exchange = { $city } nutzt einen Brief für einen Tausch.
event-repeated = Mit { $by } macht { $city } das noch einmal.

## Ablehnungen

refusal-too-far = { $cost ->
    [one] Eine so weite Bewegung kostet { $cost } Ware, und du hast { $owned }.
   *[other] Eine so weite Bewegung kostet { $cost } Waren, und du hast { $owned }.
}
refusal-not-owned = Eine solche Ware hast du nicht.
refusal-order = Bezahlt wird in der Reihenfolge Bier, Tuch, Leder, Möbel; diese Sorte ist schon vorbei.
refusal-rest = Ab dieser Sorte hast du zu wenige Waren für das, was noch zu bezahlen ist.
refusal-no-card = Am Tintenfass liegt keine Karte.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-no-letter = Du hast keinen Brief.
refusal-empty-hand = Du hast keine Handkarte.
refusal-not-special = Nur eine Spezial-Aktionskarte kann man nehmen.
refusal-must-choose = Passen darfst du nur, wenn sonst nichts geht.
refusal-no-more-actions = Mehr Aktionen hat die Karte nicht.
refusal-done-already = Aktion { $place } der Karte ist schon genutzt oder gehört zur nicht gewählten Hälfte.
refusal-earlier-first = Aktion { $place } gleicht einer früheren; nutze zuerst jene.
refusal-impossible = Aktion { $place } der Karte würde gerade nichts bewirken.
refusal-not-obtainable = Der Vorrat ist leer, und dein Rivale hat davon nicht mehr als du.
refusal-too-many = { $n ->
    [0] Du kannst gerade keine Manufaktur einsetzen.
    [one] Du kannst gerade höchstens { $n } Manufaktur einsetzen.
   *[other] Du kannst gerade höchstens { $n } Manufakturen einsetzen.
}
refusal-same-good = Tausche gegen eine Ware einer anderen Sorte.
refusal-cannot-pay = Das kannst du nicht bezahlen.
refusal-no-suit = Prozessfeld { $slot ->
    [1] I
    [2] II
   *[other] III
} ist leer.
refusal-legal-cost = Die Prozesskosten kannst du nicht bezahlen.
refusal-not-yours = Dir fehlt das Bündnis oder das Schiff, mit dem das ginge.
refusal-used = Das wurde bei dieser Aktion schon genutzt.
refusal-not-open = Dieses Schiff liegt nicht aus.
refusal-ship-cost = Es kostet dich { $cost } { $good }, und du hast { $owned }.
refusal-own-already = Dieses Bündnis hast du schon.
refusal-alliance-out = Dieses Bündnis ist nicht im Spiel.
refusal-alliance-letter = Um deinem Rivalen ein Bündnis abzuwerben, brauchst du einen Brief.
refusal-no-lead = Du musst im Prozess auf Prozessfeld I mindestens 2 vorn liegen.
refusal-empty-slot = Auf beiden Prozessfeldern muss ein Prozess liegen.
refusal-nothing-to-steal = Davon hat dein Rivale nichts.
refusal-must-steal = Was du erbeuten kannst, musst du nehmen.
refusal-must-play = Du wolltest zuerst eine Handkarte spielen; jetzt musst du es tun.
refusal-no-beer = Du hast kein Bier.
refusal-no-suit-after = Nach dem Bezahlen von 1 Ware könntest du keinen Prozess mehr bezahlen.
refusal-no-card-left = Es gibt keine Spezial-Aktionskarte mehr zu ziehen.
refusal-upkeep = Den Unterhalt kannst du nicht bezahlen.

## Das Ende

reason-ships = drei Schiffe Vorsprung
reason-lawsuits = der dritte gewonnene Prozess
reason-alliances = alle vier Bündnisse
reason-prestige = das höchste Ansehen
reason-stars = die meisten Sterne
reckoning-stars = { $city }: { $total ->
    [one] { $total } Stern
   *[other] { $total } Sterne
} (Schiffe { $ships }, Prozesse { $lawsuits }, Bündnisse { $alliances }, Ansehen { $prestige }, Sternmarker { $tokens }).
reckoning-bell = Gleich viele Sterne; { $city } hat den Glockenmarker.
reckoning-won-ships = { $city } hat drei Schiffe mehr und gewinnt.
reckoning-won-lawsuits = { $city } hat den dritten Prozess und damit das Spiel gewonnen.
reckoning-won-alliances = { $city } hat alle vier Bündnisse und gewinnt.
reckoning-won-prestige = Der Ansehensmarker hat den Namen der Stadt erreicht: { $city } gewinnt.
reckoning-won-stars = { $city } gewinnt.
short-reckoning-stars = { $total ->
    [one] { $total } Stern
   *[other] { $total } Sterne
}: Schiffe { $ships }, Prozesse { $lawsuits }, Bündnisse { $alliances }, Ansehen { $prestige }, Sternmarker { $tokens }

## Die Stellung

area-now = Saison { $season }, Zug { $turn }
line-awaited = { $city } hat zu entscheiden.
line-over = Die Partie ist zu Ende.
line-bell = { $city } hat den Glockenmarker.
line-played = Wird gerade gespielt: „{ $card }“

area-ring = Tintenfass auf Feld { $space }
line-here = Hier: { $place }
line-ahead = Feld { $space } ({ $steps } weiter{ $bell ->
    [1] , an der Glocke vorbei
   *[other] {""}
}, { $cost ->
    [0] kostenlos
    [one] { $cost } Ware
   *[other] { $cost } Waren
}): { $place }

area-prestige = Ansehen
line-prestige-middle = Der Marker steht in der Mitte: kein Einkommen, keine Sterne.
line-prestige-lead = { $city } liegt { $lead } von 8 vorn. Einkommen bei jedem Saisonende: { $income }. Wert: { $stars }.
line-prestige-won = Der Marker hat den Stadtnamen { $city } erreicht.

area-ships = Ausliegende Schiffe ({ $left } im Stapel)
line-ship = { $ship } für { $cost }: { $effect } ({ $stars })
line-no-ship = Es liegt kein Schiff mehr aus: Mit dieser Saison endet das Spiel.

area-alliances = Bündnisse
line-ally-free = { $alliance }, frei: { $effect } (Unterhalt { $upkeep }, { $stars })
line-ally-held = { $alliance }, verbündet mit { $city }: { $effect } (Unterhalt { $upkeep }, { $stars })

area-court = { $left ->
    [one] Gericht ({ $left } Prozess im Stapel)
   *[other] Gericht ({ $left } Prozesse im Stapel)
}
line-court-rule = Prozessfeld I wird am Saisonende ausgewertet; wer 2 vorn liegt, gewinnt.
line-suit = { $slot ->
    [1] I
    [2] II
   *[other] III
} „{ $suit }“, { $standing }. Für { $cost }: { $bonus }{ $repeats ->
    [0] {""}
    [one] , danach zum selben Preis noch einmal beeinflussen
    [2] , danach zum selben Preis bis zu zweimal beeinflussen
   *[other] , danach zum selben Preis bis zu { $repeats }-mal beeinflussen
}. Bei Sieg: { $win } ({ $stars })
line-no-suit = Es liegt kein Prozess mehr aus: Mit dieser Saison endet das Spiel.

area-city = { $city }
line-store = Lager: { $goods }
line-manufactories = Manufakturen: { $active } aktiv, { $inactive } inaktiv
line-fleet = Schiffe: { $ships }
fleet-ship = { $ship } ({ $effect }; { $stars })
fleet-ship-spent = { $ship } ({ $stars })
line-won = Gewonnene Prozesse: { $lawsuits }
line-stars = { $tokens ->
    [0] Sterne: { $stars }
   *[other] Sterne: { $stars }, davon { $tokens } als Sternmarker
}
line-hand-size = { $n ->
    [0] Hand: leer
    [one] Hand: { $n } Karte
   *[other] Hand: { $n } Karten
}
line-hand-card = Auf der Hand: „{ $card }“: { $deeds }
line-hand-known = Schon gesehen: „{ $card }“
line-held = Sicher auf einer Hand, aber nicht, auf welcher (Hamburg { $hamburg }, Altona { $altona }): { $cards }
line-to-pay = Noch zu bezahlen: { $goods }
line-to-steal = Zu erbeuten: bis zu { $goods }
line-to-exchange = Noch { $n }-mal zu tauschen

area-nearness = Wie nah ein Sofortsieg ist
line-nearness = { $city }: { $ships } von 3 Schiffen Vorsprung, { $lawsuits } von 3 Prozessen, { $alliances } von 4 Bündnissen, { $prestige } von 8 beim Ansehen

area-supply = Vorrat
line-supply = { $goods }; { $letters }, { $manufactories }, { $tokens }
line-stack = { $stack ->
    [one] Aktionsstapel: { $stack } Karte, Ablagestapel: { $discard }
   *[other] Aktionsstapel: { $stack } Karten, Ablagestapel: { $discard }
}

## Was das Labor zählt

study-alliances = Geschlossene Bündnisse
study-ships = Erworbene Schiffe
study-specials = Gespielte Spezial-Aktionskarten
study-suits = Gewonnene Prozesse

## Schritte, für die Brotkrumen

step-setup = Aufbau
step-turn = Zug
step-move = Tintenfass
step-pay = Bezahlung
step-option = Kartenwahl
step-play-card = Handkarte
step-use-card = Karte
step-half = Kartenhälfte
step-production = Produktion
step-manufactories = Manufakturen
step-manufactory-good = Manufaktur
step-donation = Spende
step-exchange = Tausch
step-draw = Nachziehen
step-manufactory = Manufaktur
step-piracy-favour = Piraterie
step-steal = Beute
step-prestige = Ansehen
step-alliance = Bündnis
step-ship = Schiff
step-lawsuit = Prozess
step-lawsuit-repeat = Noch einmal
step-ruling = Richterliche Entscheidung
step-season-end = Saisonende
step-upkeep = Unterhalt
step-repeat-lawsuit = Le Havre

## Kurz, wo die Leiste wenig Platz hat; der ganze Satz steht darüber

short-action-move-move = { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}{ $cost ->
    [0] {""}
    [one] {" "}für { $cost } Ware
   *[other] {" "}für { $cost } Waren
}: { $place }
short-action-use-option = Die Karte hier nutzen
short-action-use-then-play-option = Die Karte hier, dann eine Handkarte
short-action-play-then-use-option = Eine Handkarte, dann die Karte hier
short-action-play-option = „{ $card }“ spielen
short-action-play-play-card = „{ $card }“ spielen
short-action-exchange = 1 { $give } → 1 { $take }
short-action-advance-lawsuit = „{ $suit }“ für { $cost } ({ $standing })
short-action-buy-ship = { $ship } für { $cost }
short-action-ally-alliance = { $rival ->
    [1] { $alliance } vom Rivalen (1 Brief)
   *[other] { $alliance } (Unterhalt { $upkeep })
}
short-action-no-upkeep = { $alliance } ziehen lassen
short-action-letter = Brief: 1 { $give } → 1 { $take }
