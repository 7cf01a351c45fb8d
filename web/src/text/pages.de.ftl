### Die Seiten im Browser, außer dem Spieltisch.

## Rahmen

home = Kontor, zur Lobby
top-nav = Einstellungen und Hilfe
skip-to-content = Zum Inhalt springen
loading = Wird geladen …
reload = Neu laden
page-broken = Diese Seite konnte nicht geladen werden.
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
server-live = Verbunden
server-away = Keine Antwort
server-gone = Der Server antwortet nicht. Nichts ist verloren; diese Seite versucht es weiter.
try-again = Jetzt versuchen
speak-other = Speak English
candle-light = Kerzenlicht
parchment-light = Pergament
to-dark = Zu Kerzenlicht wechseln (dunkel)
to-light = Zu Pergament wechseln (hell)
rules = Regeln
to-lobby = Zur Lobby
error-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
error-answer = Der Server hat etwas geantwortet, das diese Seite nicht versteht ({ $status }).
lost-heading = Jenseits der Karte
lost-text = Unter dieser Adresse liegt nichts. Vielleicht wurde ein Link abgeschnitten, oder einen Tisch gibt es nicht mehr.

## Titel

name-novgorod = Novgorod
name-merchants = Merchants of Europe
name-oltremare = Oltre Mare
name-rivalcities = Rival Cities
pitch-novgorod = Befahre den Ring der Hanse, fülle den Laderaum und bring es bis zum Ältermann.
pitch-merchants = Baue Handelswege quer durch Europa und bring deine Waren in fremde Lagerhäuser.
pitch-oltremare = Handeln, laden, Piraten entkommen: Jede Karte ist Fracht, Geld und Gefahr zugleich.
pitch-rivalcities = Altona gegen Hamburg: ein Tintenfass, zwanzig Karten, vier Wege zum sofortigen Sieg.
picture-novgorod = Eine Kogge segelt auf eine weiße Stadt mit Zwiebeltürmen zu
picture-merchants = Eine Karte aus Sechsecken mit zwei Handelswegen zwischen Städten
picture-oltremare = Ein Boot mit Lateinersegeln vor Venedig
picture-rivalcities = Zwei ummauerte Städte am Wasser, zwischen ihnen ein Tintenfass
title-seats = { $least } bis { $most } Personen
title-seats-fixed = { $count } Personen
title-minutes = { $least }–{ $most } Min.
title-weight = Anspruch { $weight } von 5

## Bots

bot-random = Würfler
bot-random-pitch = spielt irgendetwas Erlaubtes; gut zum Ausprobieren
bot-greedy = Krämer
bot-greedy-pitch = nimmt, was gerade am besten aussieht; ein guter erster Gegner
bots-counted = { $count } × { $name }
bot-other = Bot „{ $name }“

## Lobby

lobby-title = Kontor
lobby-heading = Womit handeln wir heute?
lobby-lead = Such dir ein Spiel aus und spiel sofort gegen Bots. Kein Konto, kein Warten.
play-now = Jetzt spielen
play-now-title = Jetzt spielen: { $title }
learn = Lernen
learn-title = { $title } in einer geführten Partie lernen
set-up = Einrichten
set-up-title = Einrichten: { $title }
titles-heading = Die Spiele
join-label = Tischcode oder Link
join-go = Mitspielen
join-unclear = Das ist weder ein Code noch ein Link zu einem Tisch.
name-label = Dein Name
name-hint = Wie die anderen dich nennen sollen
name-save = Das bin ich
name-ask = Wer spielt?
name-why = Gäste brauchen nur einen Namen. Ein Cookie merkt ihn sich auf diesem Gerät.
name-hello = Du spielst als { $name }
name-empty = Bitte gib einen Namen ein.
my-tables = Meine Tische
my-tables-none = Noch keine Tische. Such dir oben ein Spiel aus; es bleibt hier liegen, bis es zu Ende ist.
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand auf Mitspieler. Richte einen Tisch mit freiem Platz ein, bei dem alle zuschauen dürfen, dann finden ihn andere hier.
your-move = Du bist dran
thinks = { $name } überlegt
decide = { $names } entscheiden
waiting-seats = { $count ->
    [one] wartet auf 1 Person
   *[other] wartet auf { $count } Personen
}
ready-to-start = kann beginnen
table-over = beendet
seats-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
continue = Weiter
look-in = Ansehen
watch-replay = Nachspielen
sit-down = Hinsetzen
table-continue = Weiter: { $title }
table-look-in = Ansehen: { $title }
table-replay = Nachspielen: { $title }
table-sit-down = Hinsetzen: { $title }
against = gegen { $names }
alone = an diesem Bildschirm
seat-open = freier Platz
seat-guest = Gast
seat-bot = { $name } (Bot)
pace-live = live
pace-relaxed = über Tage
pace-none = ohne Uhr

## Neuer Tisch

new-title = Neuer Tisch
new-heading = Einen Tisch einrichten
new-lead = Wähle ein Spiel, wer wo sitzt und wie ihr spielen wollt.
new-game = Spiel
new-seats = Plätze
new-seats-count = Zahl der Personen
new-seat = Platz { $number }
seat-kind-me = Ich
seat-kind-here = Noch jemand an diesem Bildschirm
seat-kind-open = Frei für jemanden mit dem Link
seat-kind-bot = Bot
seat-here-name = Name der Person auf Platz { $number }
seat-bot-level = Stufe des Bots auf Platz { $number }
seat-who = Wer auf Platz { $number } sitzt
new-hot-seat = Mehrere Personen an diesem Bildschirm: Zwischen den Zügen verdeckt ein Vorhang die Handkarten.
new-rules = Wie gespielt wird
preset = Fertige Zusammenstellung
preset-own = Eigene Auswahl
preset-first_game = Erstes Spiel
preset-base = Grundspiel
preset-shuffled = Gemischte Auslage
preset-short = Kurzer Plan
preset-main = Großer Plan
preset-standard = Standard
preset-bluff = Mit Bluffen
preset-reminders = Mit Gedächtnishilfe
preset-first-edition = Erste Auflage
new-table-rules = Am Tisch
new-pace = Tempo
new-pace-live = Live: Alle sind jetzt da
new-pace-relaxed = Gemütlich: ab und zu ein Zug, über Tage
new-pace-none = Ohne Uhr
new-time-live = Alle haben { $minutes } Minuten und mit jedem Zug { $seconds } Sekunden mehr.
new-time-relaxed = Jeder Zug darf bis zu { $days } Tage dauern.
new-time-up = Ist die Zeit um, ist nichts verloren: Die anderen dürfen einen Bot spielen lassen, bis die Person wieder da ist. Wer nur gegen Bots spielt, hat keine Uhr.
new-bot-pace = Bots spielen
new-bot-pace-natural = so, dass man folgen kann
new-bot-pace-instant = sofort
new-watch = Wer zuschauen darf
new-watch-nobody = Niemand
new-watch-link = Wer den Link hat
new-watch-everybody = Alle auf diesem Server; freie Plätze stehen in der Lobby
new-pack = Datenpaket
new-pack-how = Andere Zahlen und Karten für dieselben Regeln, als TOML-Datei. Leer lassen für das Spiel wie gedruckt.
new-pack-choose = Datei wählen …
new-pack-text = Text des Datenpakets
new-pack-clear = Ohne Paket
new-open = Tisch öffnen
new-start = Spiel beginnen
new-unknown = Ein Spiel dieses Namens gibt es hier nicht.

## Mitspielen

join-title = Mitspielen
join-heading = Du bist zu { $title } eingeladen
join-heading-own = Dein Tisch { $title }
join-not-found = Hier ist kein Tisch
join-not-found-text = Dieser Code oder Link führt zu keinem Tisch. Frag noch einmal nach, oder sieh in die Lobby.
join-seat = Dein Platz
join-any-seat = Irgendein freier Platz
join-sit = Hinsetzen
join-watch = Nur zuschauen
join-full = Alle Plätze sind besetzt.
join-running = Das Spiel hat begonnen.
join-over = Das Spiel ist zu Ende.
join-go-table = Zum Tisch
join-local = Dieser Link funktioniert nur auf diesem Computer. Um andere in deinem Netz einzuladen, starte den Server mit „kontor serve --public-url“.
join-at-table = Am Tisch
join-options = Optionen
join-default-options = die üblichen

## Einladen

share-heading = Andere an den Tisch holen
share-how = Schick den Link, oder sag ihnen den Code. Sie brauchen nur einen Namen.
share-link = Link
share-code = Code
share-local = Dieser Link funktioniert nur auf diesem Computer. Um mit anderen in deinem Netz zu spielen, starte den Server mit „kontor serve --public-url“.

## Regelbuch

rules-title = Regeln von { $title }
rules-kontor = Kontor selbst
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Absatz gefunden
   *[other] { $count } Absätze gefunden
}
rules-print = Drucken
rules-link = Link zu { $rule }
rules-books = Regelbücher
rules-unknown = Regeln dieses Namens gibt es hier nicht.
rules-note = Das sind die Regeln, nach denen Kontor spielt, in unseren eigenen Worten.
rules-how = Wie man gewinnt

## Wie man gewinnt

how-title = Wie man { $title } gewinnt

## Profil

profile-title = Profil
profile-of = Profil von { $name }
profile-heading = Profil
profile-me = Du
profile-saved = Gespeichert.
profile-settings = Einstellungen auf diesem Gerät
profile-language = Sprache
profile-theme = Licht
profile-sound = Ein kurzer Ton, wenn ich dran bin
profile-confirm = Nachfragen, bevor ich etwas wähle, das ich nicht allein zurücknehmen kann
profile-finished = Beendete und archivierte Tische
profile-finished-none = Noch keine beendeten Tische.
profile-record = Aufzeichnung
profile-record-of = Aufzeichnung: { $title }, { $date }
profile-import = Eine Aufzeichnung einlesen
profile-import-how = Eine beendete Partie lässt sich nachspielen, eine unbeendete weiterspielen.
profile-import-file = Datei wählen …
profile-import-text = Text der Aufzeichnung
profile-import-pack = Die Partie wurde mit einem Datenpaket gespielt. Wähle seine Datei oder füge seinen Text ein und importiere noch einmal.
profile-import-go = Einlesen
profile-data = Deine Daten
profile-data-how = Alles, was dieser Server über dich weiß, als JSON-Datei.
profile-export = Meine Daten mitnehmen
profile-delete = Mich löschen
profile-delete-how = Dein Name und das Cookie dieses Geräts werden vergessen. In laufenden Partien übernimmt ein Bot deinen Platz.
profile-delete-sure = Dich löschen?
profile-delete-text = Das lässt sich nicht rückgängig machen. Dein Name verschwindet von allen Tischen dieses Servers, in laufenden Partien übernehmen Bots deine Plätze, und dieses Gerät wird vergessen.
profile-delete-yes = Mich endgültig löschen
profile-deleted = Du bist vergessen. Willkommen, wer immer du bist.
