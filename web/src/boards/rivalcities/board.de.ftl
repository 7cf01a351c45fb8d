### Das gezeichnete Brett von Rival Cities auf Deutsch.

## Teile des Bretts

board-ring = Der Ring der Aktionskarten
board-space = Feld { $space }: { $card }
board-season = Saison
board-empty = leer
board-inkwell = Das Tintenfass steht auf Feld { $space }
board-prestige = { $city } führt mit { $lead } von 8
board-win = Sieg
board-again = bis { $n }×
board-keep = halten
board-no-ship = Hier liegt kein Schiff
board-city = { $city }, { $who }
board-you = { $who } · du
board-who = { $who }
board-winner = gewinnt
board-stars = { $n }★ insgesamt
board-won = Gewonnen: { $suit }
board-hand = Meine Hand
board-hand-empty = Keine Spezial-Aktionskarte auf der Hand.
board-desk = Mein Tisch
board-playing = Von der Hand: { $card }
board-slip = Antworten
board-letter-exchange = Ware per Brief tauschen
board-give = { $good } geben
board-ways = Vier Wege zum Sofortsieg
board-near = { $city }: { $n } von { $all }
board-tabs = Teile des Bretts

way-prestige = Ansehen, 8 auf der eigenen Seite
way-prestige-short = Ansehen
way-ships = drei Schiffe mehr als der Rivale
way-ships-short = Schiffe
way-lawsuits = drei gewonnene Prozesse
way-lawsuits-short = Prozesse
way-alliances = alle vier Bündnisse
way-alliances-short = Bündnisse

tab-board = Brett
tab-harbour = Hafen

## Marken und kurze Antworten

chip-free = Frei
chip-use = Nutzen
chip-settle = Auswerten
slip-take = Auf die Hand nehmen
slip-use-then-play = Diese Karte, dann Hand
slip-play-then-use = Hand, dann diese Karte

## Beschriftung der Karten

face-any = beliebig
face-gift = Geschenk: { $good }
face-letters = { $n ->
    [one] Brief
   *[other] Briefe
}
face-stars = Stern
face-draw = Ziehen
face-prestige = Ansehen
face-alliance = Bündnis
face-ship = Schiff
face-lawsuit = Prozess
face-ruling = Urteil
face-manufactory = Manufaktur für { $cost }
face-manufactory-free = Manufaktur frei
face-donation = { $times ->
    [one] { $cost } { $good } → { $stars }★
   *[other] { $cost } { $good } → { $stars }★, { $times }×
}
face-exchange = Tausch { $times }×
face-reactivate = Wecken
face-piracy = { $n } erbeuten
face-piracy_favour = Rivale: Ansehen, dann { $n } erbeuten

ship-word-at-once = sofort
ship-word-season = jede Saison
ship-word-production = jede Produktion
ship-word-15 = Prozess gewonnen
ship-word-16 = Ansehen erneut
ship-word-17 = Feld frei
ship-word-18 = beides, ohne Brief
ship-word-19 = Schiffe billiger
ship-word-20 = nur Ruhm
ship-word-21 = je Schiff
ally-word-gdansk = beide Hälften
