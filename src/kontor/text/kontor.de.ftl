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
refusal-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.

## Partien, die nicht zustande kommen

error-setup-title = Einen Titel „{ $title }“ gibt es nicht. Kontor hat { $known }.
error-setup-seats = { $title } spielt man zu { $allowed }, nicht zu { $seats }.
error-setup-option-name = Eine Option „{ $option }“ gibt es nicht. Die Optionen sind { $known }.
error-setup-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich sind { $values }.

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
error-record-result = Das aufgezeichnete Ergebnis { $said } ist nicht das, zu dem die Züge führen: { $found }.

## Datenpakete und Dateien

error-pack = { $file }, { $key }: erwartet { $expected }, gefunden { $found }.
error-os = Das System meldet: { $what }.
error-os-file = { $file }: { $what }.
error-os-EACCES = { $file } lässt sich nicht öffnen: Die Berechtigung fehlt.
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
