### Was Kontor bei jedem Titel sagt.

## Aufzählungen

list-none = nichts
list-next = { $rest }, { $item }
list-last = { $rest } und { $item }

## Mitspielende

player-1 = Platz 1
player-2 = Platz 2
player-3 = Platz 3
player-4 = Platz 4
player-5 = Platz 5

## Sprachen

language-en = English
language-de = Deutsch

## Ablehnungen der Spielmaschine

refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist gerade nicht gefragt.
refusal-not-now = Das ist keine Antwort auf die jetzige Entscheidung.
refusal-no-such-action = Eine solche Aktion gibt es in diesem Spiel nicht.
refusal-batch-barrier = Zwischendurch ist etwas Neues bekannt geworden. Sieh es dir an, bevor du weitermachst.
refusal-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest; eine Wahl gilt, sobald andere dran waren oder etwas Neues zu sehen war.

## Partien, die nicht zustande kommen

error-setup-title = Einen Titel „{ $title }“ gibt es nicht. Kontor hat { $known }.
error-setup-seats = { $title } spielt man zu { $allowed }, nicht zu { $seats }.
error-setup-option-name = Eine Option „{ $option }“ gibt es nicht. Die Optionen sind { $known }.
error-setup-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich sind { $values }.
error-setup-bot = Den Bot „{ $bot }“ gibt es nicht. Kontor hat { $known }.
error-setup-bot-setting = Der Bot { $bot } hat keine Einstellung „{ $setting }“. Er hat: { $known }.
error-setup-bot-value = Die Einstellung { $setting } des Bots { $bot } kann nicht „{ $value }“ sein. Sie ist eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }.

## Unbrauchbare Aufzeichnungen

error-record = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: { $reason }
error-record-format = Das ist keine Aufzeichnung von Kontor. Sie müsste mit „{ $expected }“ beginnen, nicht mit „{ $found }“.
error-record-header = „{ $found }“ ist keine Kopfzeile, die Kontor kennt.
error-record-header-missing = Im Kopf fehlt „{ $name }“.
error-record-header-twice = Im Kopf steht „{ $name }“ zweimal.
error-record-line = „{ $found }“ ist weder ein Zug noch eine Prüfsumme.
error-record-truncated = { $moves ->
    [one] Die Aufzeichnung bricht nach { $moves } Zug ab.
   *[other] Die Aufzeichnung bricht nach { $moves } Zügen ab.
}
error-record-after-end = Nach dem Ende der Aufzeichnung folgt noch etwas.
error-record-count = Die Prüfsumme gehört hinter Zug { $said }, steht aber hinter Zug { $found }.
error-record-move = Der Zug „{ $move }“ ist hier nicht erlaubt ({ $rule }).
error-record-chance = Der Zufall hat nicht „{ $move }“ geantwortet; die Aufzeichnung passt nicht zu ihrem Startwert.
error-record-checksum = { $moves ->
    [one] Die Stellung nach { $moves } Zug ist nicht die aufgezeichnete. Vor dieser Zeile wurde etwas verändert.
   *[other] Die Stellung nach { $moves } Zügen ist nicht die aufgezeichnete. Vor dieser Zeile wurde etwas verändert.
}
error-record-rules = Gespielt wurde nach Fassung { $said } der Regeln; dieses Kontor spielt nach Fassung { $known }.
error-record-pack = Gespielt wurde mit dem Datenpaket { $said }; in Gebrauch ist { $known }.
error-record-result = Das aufgezeichnete Ergebnis ({ $said }) ist nicht das, zu dem die Züge führen ({ $found }).
error-record-unfinished = Nach diesen Zügen ist das Spiel nicht zu Ende; das aufgezeichnete Ergebnis ({ $said }) kann nicht stimmen.
error-record-no-result = Nach diesen Zügen ist das Spiel zu Ende ({ $found }), doch die Aufzeichnung nennt kein Ergebnis.
error-record-json = Das ist kein gültiges JSON (Spalte { $column }).
error-record-json-shape = Dieses JSON ist keine Aufzeichnung: { $what }
error-record-commitment = Das Geheimnis ist nicht das vor dem Spiel versprochene.

## Datenpakete und Dateien

error-pack = { $file }, { $key }: erwartet { $expected }, gefunden { $found }.
error-os = Das System meldet: { $what }.
error-os-file = { $file }: { $what }.
error-os-EACCES = { $file } lässt sich nicht öffnen: Die Berechtigung fehlt.
error-os-EADDRINUSE = { $file } ist von einem anderen Programm belegt. Wähle mit --port einen anderen Port; ohne --port wird der nächste freie genommen.
error-os-EADDRNOTAVAIL = { $file } ist keine Adresse dieses Computers. Wähle mit --host eine andere, etwa 127.0.0.1 oder 0.0.0.0.
error-os-EEXIST = { $file } gibt es schon.
error-os-EISDIR = { $file } ist ein Ordner, keine Datei.
error-os-ENOENT = { $file } gibt es nicht.
error-os-ENOSPC = { $file } ließ sich nicht schreiben: Der Datenträger ist voll. Es ging nichts verloren; speichere woanders.
error-os-ENOTDIR = { $file } liegt in etwas, das kein Ordner ist.
error-os-EROFS = { $file } ließ sich nicht schreiben: Der Datenträger kann nur gelesen werden.
error-unknown = In Kontor ist etwas schiefgegangen: { $what }

## Was ein Wert eines Pakets sein muss

expected-number = eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }
expected-numbers = eine Liste ganzer Zahlen von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }
expected-numbers-counted = { NUMBER($count, useGrouping: 0) } ganze Zahlen von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }
expected-flag = true oder false
expected-word = eines von { $choices }
expected-words = eine Liste von Wörtern aus { $choices }
expected-words-counted = { NUMBER($count, useGrouping: 0) } Wörter aus { $choices }
expected-text = ein Text
expected-counts = eine Tabelle von { $choices } mit ganzen Zahlen von 0 bis { NUMBER($high, useGrouping: 0) }
expected-table = eine Tabelle
expected-rows = { NUMBER($count, useGrouping: 0) } Zeilen mit den Kennungen { $choices }
expected-no-key = kein solcher Schlüssel; bekannt sind { $choices }
expected-readable = eine lesbare Datei
expected-utf-8 = Text in UTF-8
expected-toml = gültiges TOML
expected-nothing = nichts

## Was ein Wert im Material eines Titels sein muss

expected-cards-of-good = { NUMBER($n, useGrouping: 0) } Karten dieser Ware
expected-rising-values = Werte, die für eine längere Reihe nie fallen
expected-good-of-card = die Ware von { $card }
expected-two-symbols = zwei verschiedene Symbole
expected-power-and-load = { NUMBER($n, useGrouping: 0) }, weil Kampfkraft und Ladung einer Karte zusammen 7 ergeben
expected-own-harbour = ein Hafen, den keine andere Karte nennt (OLT-12.41)
expected-harbour-cards = mindestens 5 Karten außer Getreide, die einen Hafen nennen (OLT-1.8)
expected-harbour-pairs = zwei Häfen für jede Verbindung
expected-single-routes = Verbindungen zwischen verschiedenen Häfen, keine davon doppelt
expected-joined-map = eine Karte, die { $one } mit { $other } verbindet
expected-markers-in-all = insgesamt { NUMBER($n, useGrouping: 0) } Marker
expected-no-symbol = 0 für kein Symbol
expected-rising-kontors = verschiedene Kontore, das billigste zuerst
expected-good-per-city = eine andere Ware in jeder Stadt
expected-ring = die beiden Städte daneben im Ring und nicht sie selbst
expected-mutual-neighbours = nur Städte, die auch { $city } nennen
expected-four-prices = ein billigstes, zwei zu einem mittleren Preis, ein teuerstes, in dieser Reihenfolge
expected-draft-money = mindestens { NUMBER($n, useGrouping: 0) }, so viel kosten die teuersten Einführungsrunden
expected-manufactory-for = mindestens eine Manufaktur für { $luxury }
expected-three-goods = höchstens drei Waren
expected-other-recipe = andere Waren als in den Kombinationen darüber
expected-low-value = höchstens { NUMBER($n, useGrouping: 0) }, der hohe Wert
expected-level-cost = ein Preis für Stufe { NUMBER($n, useGrouping: 0) }
expected-x-rows = kein X über einer Zeile ohne X
expected-rising-seals = mindestens { NUMBER($n, useGrouping: 0) }, wie in der Zeile darunter
expected-one-luxury = höchstens eine Luxusware
expected-two-goods-luxury = eine Luxusware, die sich aus zwei Waren herstellen lässt
expected-different-goods = verschiedene Waren, mindestens eine
expected-effects = eine Liste von Wirkungen
expected-first-card = B00 auf dem ersten Feld
expected-basic-cards = jede Grundkarte einmal und { NUMBER($n, useGrouping: 0) } dunkle Felder
expected-step-costs = 1 bis { NUMBER($n, useGrouping: 0) } Zahlen
expected-two-halves = 2 Wirkungen, die linke und die rechte Hälfte
expected-four-effects = höchstens 4 Wirkungen
expected-legal-cost = 1 bis 12 Waren oder Briefe
expected-sway-last = Wirkungen, von denen die letzte und nur sie Einfluss ist
expected-free-manufactory = eine Manufaktur mit Kosten 0
expected-one-piece = ein Spielplan aus einem Stück
expected-zero-or-sum = 0 oder eine Summe zweier Würfel außer 7
expected-dotted-field = ein leeres Chipfeld für jeden Rohstoff
expected-dotted-for = ein gepunktetes Feld für { $resource }
expected-robber-field = ein Landschaftsfeld ohne Zahl und ohne gepunktetes Feld
expected-sea-edges = Kanten, die an kein Landschaftsfeld grenzen
expected-board-edges = Kanten dieses Spielplans
expected-free-crossing = eine Kreuzung dieses Spielplans ohne andere Stadt
expected-coastal-coins = Münzen nur bei Küstenstädten
expected-purple-cities = mindestens 12 violette Städte
expected-dice-sums = Summen zweier Würfel außer 7
expected-all-cards = 25 Karten
expected-stored-goods = { NUMBER($n, useGrouping: 0) }, eine mehr als gelagerte Kontore
expected-start-cities = violette Städte des Kurzspielplans, jede einmal
expected-start-edge = eine Kante an einem der drei Kontore
expected-open-edge = eine Kante, die keine zwei Städte verbindet (MER-1.22)
expected-single-card = eine Karte eines Rohstoffs
expected-tables = eine Liste von Tabellen
expected-grid-id = eine Kennung des Rasters
