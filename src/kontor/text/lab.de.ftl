### Das Labor: simulate und fuzz.

## Befehlszeile

lab-meta-folder = ORDNER
lab-meta-bots = BOTS

cli-simulate = viele Partien zwischen Bots spielen und auswerten
cli-simulate-about = Spielt viele Partien zwischen Bots. Jeder Bot kommt gleich oft auf jeden Platz. Derselbe Startwert ergibt dieselben Partien, gleich wie viele Prozesse rechnen. Strg-C hält jederzeit an und bewahrt jede beendete Partie; derselbe Befehl mit --out macht dort weiter.
cli-simulate-title = das Spiel
cli-simulate-seats = ein Bot für jeden Platz, durch Kommas getrennt: { $bots }. Einstellungen folgen nach einem Doppelpunkt, etwa greedy:samples=4
cli-simulate-games = wie viele Partien (100)
cli-simulate-jobs = wie viele Prozesse (einer je Kern)
cli-simulate-seed = Startwert für Zufall und Bots (0)
cli-simulate-out = hier eine Zeile je Partie ablegen, als CSV und am Ende als Parquet
cli-simulate-records = hier die Aufzeichnung jeder Partie ablegen
cli-simulate-option = eine Option des Spiels, etwa layout=shuffled; mehrfach möglich
cli-simulate-pack = ein Datenpaket, das das Material ändert

cli-fuzz = ein Spiel mit zufälligen Partien und verbotenen Aktionen auf die Probe stellen
cli-fuzz-about = Spielt zufällige Partien mit zufälligen Optionen und Spielerzahlen. Dazwischen schickt es verbotene Aktionen, nimmt zurück, speichert, setzt fort und prüft die Gesetze, die jedes Spiel einhält. Was schiefgeht, wird als Aufzeichnung gespeichert, die zu der Stellung führt.
cli-fuzz-title = das Spiel
cli-fuzz-games = wie viele Partien ({ $games })
cli-fuzz-seconds = stattdessen so viele Sekunden lang
cli-fuzz-game = nur die Partie mit dieser Nummer noch einmal spielen
cli-fuzz-out = wo Fehler gespeichert werden ({ $folder })
cli-fuzz-bad-seconds = „{ $value }“ ist keine Zahl von Sekunden über 0

## Fehler

error-setup-run-other = { $folder } enthält einen anderen Lauf. Dort gilt für { $name ->
    [title] das Spiel
    [rules] die Regelfassung
    [seats] die Reihe der Bots
    [options] die Optionen
    [pack] das Datenpaket
   *[seed] den Startwert
    } „{ $said }“ und nicht „{ $wanted }“. Nimm einen anderen Ordner, oder dieselben Einstellungen, um ihn fortzusetzen.
error-setup-run-unknown = { $file } ist da, aber { $missing } daneben fehlt; so weiß niemand, zu welchem Lauf die Datei gehört. Nimm einen anderen Ordner.
error-setup-run-broken = { $file } ist nicht lesbar. Nimm einen anderen Ordner, oder lösche diesen.
error-setup-run-line = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Das ist keine Zeile eines Laufs. Nimm einen anderen Ordner, oder entferne die Zeile, damit ihre Partie neu gespielt wird.
error-workers-lost = Ein Prozess des Laufs endete unerwartet, vielleicht aus Mangel an Speicher. Beendete Partien sind bewahrt; derselbe Befehl spielt den Rest.

## Fortschritt und Hinweise

lab-progress = { $total ->
    [one] { $done } von { $total } Partie
   *[other] { $done } von { $total } Partien
}, { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 2) } Partien/s, noch { $left }
lab-progress-open = { $done ->
    [one] { $done } Partie
   *[other] { $done } Partien
}, { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 2) } Partien/s, noch { $left }
lab-no-parquet = pyarrow ist nicht installiert, deshalb gibt es keine Parquet-Datei. { $file } enthält dieselben Zeilen.
lab-stopped = Angehalten nach { $done } von { $total } Partien. Alle sind in { $folder } bewahrt; derselbe Befehl macht weiter.
lab-stopped-unkept = Angehalten nach { $done } von { $total } Partien. Mit --out wären sie bewahrt worden.

## Tabellen

lab-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number = { NUMBER($number, maximumFractionDigits: 2) }
lab-heading = { $games ->
    [one] { $title }: { $games } Partie, Startwert { $seed }
   *[other] { $title }: { $games } Partien, Startwert { $seed }
}
lab-by-bot = Siege nach Bot
lab-by-seat = Siege nach Platz
lab-by-rotation = Siege nach Sitzordnung
lab-length = Länge einer Partie
lab-ends = Wie Partien endeten
lab-bot = Bot
lab-seat = Platz
lab-seats = Plätze
lab-seating = Sitzordnung
lab-games = Partien
lab-wins = Siege
lab-share = Anteil
lab-confidence = 95-%-Intervall
lab-rank = Mittlerer Rang
lab-measure = Maß
lab-mean = Mittel
lab-median = Median
lab-p5 = 5 %
lab-p95 = 95 %
lab-least = Kleinste
lab-most = Größte
lab-rounds = Runden
lab-turns = Züge
lab-decisions = Entscheidungen
lab-what = Was
lab-per-game = Je Partie
lab-in-games = In Partien
lab-of-winners = Bei Siegern
lab-all = alles zusammen
lab-even = Von allem, was mit dem Sieg nichts zu tun hat, fiele auf die Sieger { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
lab-reason = Grund
lab-forced = { $all ->
    [one] { $forced } von { $all } Entscheidung war erzwungen
   *[other] { $forced } von { $all } Entscheidungen waren erzwungen
} ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
lab-shared = { $games ->
    [one] { $games } Partie hatte mehrere Sieger; jeder zählt anteilig.
   *[other] { $games } Partien hatten mehrere Sieger; jeder zählt anteilig.
}
lab-unwon = { $games ->
    [one] { $games } Partie gewann niemand.
   *[other] { $games } Partien gewann niemand.
}

## Fuzzen

lab-fuzz-heading = { $title }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit { $settings ->
    [one] { $settings } Einstellung
   *[other] { $settings } Einstellungen
}, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, Startwert { $seed }
lab-fuzz-probes = Was versucht wurde
lab-fuzz-probe = Versuch
lab-fuzz-times = Anzahl
lab-probe-illegal = verbotene Aktionen
lab-probe-out-of-turn = Aktionen außer der Reihe
lab-probe-unknown = unbekannte Aktionen und Plätze
lab-probe-broken-batch = Folgen mit einem Fehler am Ende
lab-probe-batch = Folgen von Aktionen
lab-probe-position = alle Gesetze in einer Stellung
lab-probe-chance = alle Gesetze bei einer Frage an den Zufall
lab-probe-barrier = nichts erfahren ohne Schranke
lab-probe-undo = zurückgenommen und wiederholt
lab-probe-take-back = über Schranken zurückgenommen und wiederholt
lab-probe-resume = gespeichert und fortgesetzt
lab-probe-record = Aufzeichnungen ganzer Partien
lab-probe-refused-setting = Einstellungen, die kein Spiel ergeben
lab-fuzz-never-met = Entscheidungen, zu denen keine Partie kam: { $names }.
lab-fuzz-never-taken = Arten von Aktionen, die niemand wählte: { $names }.
lab-fuzz-fault = { $moves ->
    [one] Partie { NUMBER($index, useGrouping: 0) }, nach { $moves } Zug: { $message }
   *[other] Partie { NUMBER($index, useGrouping: 0) }, nach { $moves } Zügen: { $message }
}
lab-fuzz-action = Die Aktion war: { $action }
lab-fuzz-file = Gespeichert: { $file }
lab-fuzz-nothing = Nichts ging zu Bruch.
