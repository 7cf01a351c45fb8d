### Rival Cities auf Deutsch.

## Städte, Waren und andere Dinge

city-hamburg = Hamburg
city-altona = Altona

good-beer = Bier
good-cloth = Tuch
good-leather = Leder
good-furniture = Möbel
good-any = beliebige Ware

count-beer = { $n } Bier
count-cloth = { $n } Tuch
count-leather = { $n } Leder
count-furniture = { $n } Möbel
count-goods = { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
}
count-letter = { $n ->
    [one] { $n } Brief
   *[other] { $n } Briefe
}
count-star = { $n ->
    [one] { $n } Stern
   *[other] { $n } Sterne
}
count-manufactory = { $n ->
    [one] { $n } Manufaktur
   *[other] { $n } Manufakturen
}

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
alliance-amsterdam-effect = Bei jeder Spende 1 Sternmarker mehr
alliance-bruxelles = Bruxelles
alliance-bruxelles-effect = Einmal pro Ansehensaktion: 1 Möbel bezahlen für 1 weiteres Ansehen
alliance-gdansk = Gdańsk
alliance-gdansk-effect = Beide Hälften einer geteilten Karte nutzen
alliance-kjobenhavn = Kjøbenhavn
alliance-kjobenhavn-effect = Einmal pro Ziehen: 1 Bier bezahlen, um 1 weitere Karte zu ziehen
alliance-le_havre = Le Havre
alliance-le_havre-effect = Einmal pro Prozessaktion: 1 Ware bezahlen, um noch einmal einen Prozess voranzutreiben
alliance-london = London
alliance-london-effect = Bei jeder Produktion und jedem Geschenk mit Tuch: 1 Tuch mehr
alliance-novgorod = Novgorod
alliance-novgorod-effect = Bei jeder Produktion und jedem Geschenk mit Leder: 1 Leder mehr
alliance-oslo = Oslo
alliance-oslo-effect = Bei jeder Produktion und jedem Geschenk mit Möbeln: 1 Möbel mehr

## Schiffe

ship-1 = Schiff 1
ship-1-effect = Sofort: zweimal Ansehen
ship-2 = Schiff 2
ship-2-effect = Sofort: bis zu zweimal einen Prozess vorantreiben
ship-3 = Schiff 3
ship-3-effect = Sofort: 2 Karten ziehen
ship-4 = Schiff 4
ship-4-effect = Sofort: 1 Brief
ship-5 = Schiff 5
ship-5-effect = Sofort: 2 Briefe
ship-6 = Schiff 6
ship-6-effect = Jedes Saisonende: 1 Sternmarker
ship-7 = Schiff 7
ship-7-effect = Jedes Saisonende: 2 Möbel
ship-8 = Schiff 8
ship-8-effect = Jedes Saisonende: Ansehen
ship-9 = Schiff 9
ship-9-effect = Jedes Saisonende: 2 Tuch
ship-10 = Schiff 10
ship-10-effect = Jedes Saisonende: 1 Brief
ship-11 = Schiff 11
ship-11-effect = Jede Produktion: zusätzlich 1 Bier
ship-12 = Schiff 12
ship-12-effect = Jede Produktion: zusätzlich 1 Leder
ship-13 = Schiff 13
ship-13-effect = Jede Produktion: zusätzlich 1 Tuch
ship-14 = Schiff 14
ship-14-effect = Jede Produktion: zusätzlich 1 Möbel
ship-15 = Schiff 15
ship-15-effect = Jeder gewonnene Prozess: zusätzlich 2 Sternmarker
ship-16 = Schiff 16
ship-16-effect = Einmal pro Ansehensaktion: 2 Bier bezahlen für 1 weiteres Ansehen
ship-17 = Schiff 17
ship-17-effect = Jede Bewegung: ein weiteres Feld kostenlos
ship-18 = Schiff 18
ship-18-effect = Möglichkeit C ohne Brief
ship-19 = Schiff 19
ship-19-effect = Deine späteren Schiffe kosten 1 Ware weniger
ship-20 = Schiff 20
ship-20-effect = Keine Wirkung, nur Sterne
ship-21 = Schiff 21
ship-21-effect = 1 Stern für jedes deiner Schiffe

## Prozesse

suit-L01 = Die Klage der Gerber
suit-L01-effect = 1 Tuch bezahlen: 1 Leder, beeinflussen. Bei Sieg: 3 Leder, Ansehen
suit-L02 = Der Streit der Polsterer
suit-L02-effect = 1 Leder bezahlen: 1 Möbel, beeinflussen. Bei Sieg: 1 Manufaktur
suit-L03 = Das Erbe des Tuchhändlers
suit-L03-effect = 1 Möbel bezahlen: 1 Tuch, beeinflussen. Bei Sieg: 2 beliebige Waren
suit-L04 = Das königliche Privileg
suit-L04-effect = 1 Brief bezahlen: Ansehen, beeinflussen. Bei Sieg: 1 Manufaktur
suit-L05 = Der Aufstand der Gesellen
suit-L05-effect = 1 Leder bezahlen: 2 Manufakturen reaktivieren, beeinflussen. Bei Sieg: 3 Bier, 2 Sternmarker
suit-L06 = Die Ratsstühle
suit-L06-effect = 1 Möbel bezahlen: Ansehen, beeinflussen. Bei Sieg: 2 Briefe
suit-L07 = Das Banner der Brauer
suit-L07-effect = 1 Tuch bezahlen: 1 Bier, beeinflussen. Bei Sieg: 1 beliebige Ware, Ansehen
suit-L08 = Die Tasche des Boten
suit-L08-effect = 1 Tuch und 1 Leder bezahlen: 1 Brief, 1 Bier, beeinflussen. Bei Sieg: 1 Manufaktur
suit-L09 = Das lederne Hauptbuch
suit-L09-effect = 1 Leder bezahlen: Ansehen, beeinflussen. Bei Sieg: 1 Brief
suit-L10 = Der Bierzoll
suit-L10-effect = 2 Bier bezahlen: 1 Tuch, beeinflussen. Bei Sieg: 1 Manufaktur

## Aktionskarten

card-B00 = 1 Ware geschenkt
card-B01 = 2 Bier oder 1 Tuch produzieren
card-B02 = Karte ziehen
card-B03 = Bündnis
card-B04 = Manufaktur für 2 Waren
card-B05 = 1 Möbel produzieren oder 1 Brief
card-B06 = 1 Tuch produzieren
card-B07 = Schiff oder Prozess
card-B08 = Warentausch und Spende
card-B09 = 1 Leder produzieren oder Prozess
card-B10 = Ansehen oder Bündnis
card-B11 = 1 Leder produzieren
card-B12 = 1 Ware geschenkt oder Prozess
card-B13 = Richterliche Entscheidung oder Schiff
card-B14 = Ansehen oder 2 Bier produzieren
card-B15 = Prozess
card-S01 = Prozess und 2 Briefe
card-S02 = Prozess und 2 Waren geschenkt
card-S03 = Prozess, Schiff und 1 Ware geschenkt
card-S04 = Prozess und zweimal ziehen
card-S05 = Piraterie
card-S06 = Starke Piraterie
card-S07 = Prozess, 1 Tuch geschenkt und Bündnis
card-S08 = Prozess, Ansehen und 1 Brief
card-S09 = Prozess, Ansehen und 1 Tuch geschenkt
card-S10 = Prozess, 1 Bier geschenkt und Möbelspende
card-S11 = Beliebige Ware produzieren
card-S12 = Prozess, Schiff und 2 Bier geschenkt
card-S13 = Prozess, 1 Bier geschenkt und Tuchspende
card-S14 = Prozess und kostenlose Manufaktur
card-S15 = Prozess und kostenlose Manufaktur
card-S16 = 1 Möbel produzieren
card-S17 = Prozess, Ansehen und 1 Möbel geschenkt
card-S18 = Prozess, Schiff und 1 Brief
card-S19 = Prozess und 3 reaktivieren
card-S20 = Prozess, 1 Möbel geschenkt und Bündnis
card-S21 = Prozess und 2 Briefe
card-S22 = Richterliche Entscheidung und Prozess
card-S23 = Prozess, 1 Ware geschenkt und Lederspende
card-S24 = 2 Waren geschenkt und Bierspende
