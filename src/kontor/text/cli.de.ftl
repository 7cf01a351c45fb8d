### Die Befehlszeile.

## Wörter des Argument-Lesers; die %-Stellen gehören ihm

argparse-usage = { "Aufruf: " }
argparse-positionals = Angaben
argparse-options = Optionen
argparse-help = diese Hilfe zeigen und aufhören
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = das ist unverständlich: %s
argparse-ambiguous = %(option)s könnte %(matches)s bedeuten
argparse-choice = %(value)r geht nicht; möglich sind %(choices)s
argparse-type = %(value)r ist kein Wert der Art %(type)s
argparse-one = ein Wert fehlt
argparse-at-most-one = höchstens ein Wert ist möglich
argparse-at-least-one = mindestens ein Wert fehlt
argparse-some = %s Werte sind nötig
argparse-required = es fehlt: %s
argparse-one-required = eines davon fehlt: %s
argparse-not-with = nicht zusammen mit %s möglich
argparse-ignored = hier ist kein Wert möglich, gefunden: %r

cli-meta-title = TITEL
cli-meta-file = DATEI
cli-meta-folder = ORDNER
cli-meta-id = NUMMER
cli-meta-number = N
cli-meta-seats = WER,WER
cli-meta-option = NAME=WERT
cli-meta-command = BEFEHL

## Hilfe

cli-about = Kontor spielt, beherbergt und untersucht Brettspiele für Kaufleute.
cli-epilog = „kontor play“ öffnet die Lobby im Browser, „kontor BEFEHL --help“ erklärt einen Befehl.
cli-commands = Befehle
cli-version = die Version zeigen und aufhören
cli-lang = Sprache: en oder de; sonst entscheidet KONTOR_LANG oder das System
cli-json = JSON für Programme ausgeben
cli-whole-number = „{ $value }“ ist keine ganze Zahl von { $low } bis { $high }

cli-titles = zeigen, was gespielt werden kann
cli-titles-about = Zeigt die Titel mit Spielerzahlen, Optionen, Voreinstellungen und der Herkunft ihrer Werte.
cli-play = ein Spiel spielen
cli-play-about = Öffnet die Lobby im Browser oder spielt an diesem Terminal. Am Terminal fragt ohne Titel ein Menü, was gespielt wird.
cli-play-title = Kennung eines Titels, siehe „kontor titles“
cli-play-terminal = an diesem Terminal spielen; das gilt auch, sobald etwas angegeben ist, das nur das Terminal betrifft
cli-play-seats = wer wo sitzt, durch Kommas getrennt: „you“ für dich oder ein Bot ({ $bots }); mehrere „you“ teilen sich den Bildschirm
cli-play-seed = Zahl, die allen Zufall festlegt; dieselbe Zahl ergibt dasselbe Spiel
cli-play-option = eine Option des Titels setzen; mehrfach möglich
cli-play-pack = Datenpaket mit eigenen Werten, siehe „kontor pack check“
cli-play-resume = ein gespeichertes Spiel fortsetzen
cli-play-save = wohin das Spiel gespeichert wird
cli-meta-host = ADRESSE
cli-meta-url = URL
cli-play-no-open = keinen Browser öffnen, nur die Adresse ausgeben
cli-serve = Tische für andere anbieten
cli-serve-about = Bietet Tische im Browser an: im eigenen Netz, oder hinter einem eigenen Webserver für alle.
cli-serve-host = Adresse, an der gelauscht wird; 0.0.0.0, die Vorgabe, meint alle
cli-serve-public-url = Adresse, unter der andere diesen Server erreichen, damit Links überall gelten
cli-serve-port = Port, an dem gelauscht wird; sonst { $port } oder der nächste freie
cli-serve-data = Ordner für Partien und Leute; sonst der Datenordner des Benutzers
cli-serve-database = eine andere Datenbank für SQLAlchemy, etwa postgresql+psycopg://…; sonst eine Datei im Datenordner
cli-serve-address = Kontor ist geöffnet: { $address }
cli-serve-network = Im eigenen Netz: { $address }
cli-serve-data-is = Partien liegen in { $folder }
cli-serve-stop = Strg-C schließt; laufende Partien bleiben erhalten.
cli-serve-no-browser = Es gibt keinen Bildschirm für einen Browser; öffne die Adresse selbst.
cli-serve-stopped = Geschlossen. Alles ist gespeichert.
cli-admin = die Daten eines Servers pflegen
cli-admin-about = Kopiert, prüft und aktualisiert die Daten eines Servers.
cli-admin-backup = eine Kopie anlegen
cli-admin-backup-about = Legt eine stimmige Kopie aller Partien und Leute an, auch im laufenden Betrieb. DATEI.key daneben enthält den Schlüssel, an dem Geräte erkannt werden.
cli-admin-backup-file = wohin die Kopie soll
cli-admin-restore = eine Kopie einsetzen
cli-admin-restore-about = Setzt eine Kopie an die Stelle der jetzigen Daten, die daneben erhalten bleiben. Der Server muss geschlossen sein.
cli-admin-restore-file = die Kopie
cli-admin-check = jeden Tisch prüfen
cli-admin-check-about = Lädt jeden Tisch, prüft seine Stellung und spielt sein Protokoll nach, um zu sehen, ob es dorthin führt.
cli-admin-upgrade = die Daten auf den jetzigen Stand bringen
cli-admin-upgrade-about = Führt aus, was die jetzige Fassung braucht, und nennt laufende Partien, deren Vergangenheit nach ihren Regeln anders verliefe.
cli-admin-dry-run = nur sagen, was geschähe
cli-openapi = die Beschreibung der Server-Schnittstelle ausgeben
cli-openapi-about = Gibt das OpenAPI-Dokument des Servers aus, mit den Live-Nachrichten und den Ansichten aller Titel.
cli-rules = Regeln lesen oder prüfen, ob alle getestet sind
cli-rules-about = Gibt eine Anleitung oder einzelne Regeln aus. „kontor rules check“ sagt, welche Tests welche Regel beweisen, und scheitert an Lücken.
cli-rules-title = Kennung eines Titels, „kontor“ für das, was in allen Titeln gilt, oder „check“
cli-rules-ids = Regeln, etwa RIV-2.4 oder 2.4; nach „check“: die zu prüfenden Titel
cli-rules-code = bei „check“: auch Regeln, die keine Quelldatei nennt, sind Lücken
cli-rules-root = bei „check“: das Projektverzeichnis, falls es nicht der jetzige Ordner oder einer darüber ist
cli-record = eine Aufzeichnung zeigen, prüfen oder nachspielen
cli-record-about = Arbeitet mit Aufzeichnungen von Spielen.
cli-record-file = eine Aufzeichnung, als Text oder JSON
cli-record-pack = das Datenpaket, mit dem gespielt wurde
cli-record-show = das Spiel in Sätzen
cli-record-show-about = Nennt die Mitspieler, die Optionen und jeden Zug in Sätzen.
cli-record-show-seat = nur das, was dieser Platz wissen konnte
cli-record-verify = prüfen, ob eine Aufzeichnung stimmt
cli-record-verify-about = Spielt die Aufzeichnung nach und prüft jeden Zug, jede Antwort des Zufalls, jede Prüfsumme und das Ergebnis.
cli-record-replay = Stellungen des Spiels zeigen
cli-record-replay-about = Zeigt die letzte Stellung des Spiels oder eine nach der anderen.
cli-record-replay-seat = wie dieser Platz sie sah; sonst wie beim Zuschauen
cli-record-step = jede Stellung, nicht nur die letzte
cli-pack = ein Datenpaket prüfen
cli-pack-about = Arbeitet mit Datenpaketen: TOML-Dateien, die eigene Werte über die eingebauten legen.
cli-pack-check = prüfen, ob ein Paket zu seinem Titel passt
cli-pack-check-about = Prüft ein Paket gegen seinen Titel und nennt die Werte, die es ändert. Der Schlüssel „title“ im Paket nennt den Titel.
cli-pack-file = das Paket, eine TOML-Datei

## Was schiefging

fault-data-in-use = Ein anderes Kontor arbeitet mit { $folder }. Schließe es zuerst oder wähle mit --data einen anderen Ordner.
fault-public-url = „{ $url }“ ist keine Adresse, die ein Browser öffnet. Schreib sie ganz aus, mit http oder https davor.
fault-not-a-backup = { $file } ist keine brauchbare Kopie der Daten von Kontor. Nichts wurde geändert.
fault-not-a-file = { $database } ist keine Datei von Kontor. Kopiere sie mit den Werkzeugen der Datenbank (pg_dump, pg_restore) und dazu { $secret }, woran Geräte erkannt werden.
fault-old-shape = { $database } stammt von einer älteren Version. Führe zuerst „kontor admin upgrade“ aus.
fault-database = Die Datenbank { $database } ist nicht zu gebrauchen: { $said }
fault-usage = { $message }. „{ $command }“ erklärt, was möglich ist.
fault-no-terminal = Hier ist kein Terminal zum Spielen. Starte dies in einem Terminal oder leite Antworten hinein: printf '1\n1\n' | kontor play TITEL --terminal
fault-menu-ended = Die Eingabe endete, bevor ein Spiel gewählt war.
fault-not-text = { $file } ist kein Text in UTF-8.
fault-not-ours = { $file } gibt es schon, und es ist kein gespeichertes Spiel. Wähle einen anderen Namen; nichts wurde überschrieben.
fault-option-form = „{ $option }“ ist keine Option. Schreibe --option NAME=WERT.
fault-pack-title = { $file }: Der Schlüssel „title“ fehlt oder ist kein Text. Er nennt den Titel, für den das Paket ist, etwa title = "rivalcities".
fault-pack-other-title = { $file } ist ein Paket für { $title }, nicht für { $wanted }.
fault-record-needs-pack = Dieses Spiel wurde mit dem Datenpaket { $pack } gespielt. Nenne dessen Datei mit --pack DATEI.
fault-resume-fixed = Ein gespeichertes Spiel bringt Startwert und Optionen mit. Lass --seed und --option weg.
fault-resume-title = { $file } ist ein Spiel von { $found }, nicht von { $title }.
fault-resume-over = Das Spiel in { $file } ist zu Ende. „kontor record replay DATEI“ zeigt es.
fault-resume-chance = { $file } sagt nicht, woher der Zufall kommt; das Spiel kann nicht weitergehen.
fault-bot = Der Bot { $bot } hat { $action } gewählt, was { $rule } verbietet. Das ist ein Fehler des Bots.
fault-no-rule = Eine Regel „{ $rule }“ gibt es hier nicht; die Regeln reichen von { $first } bis { $last }.
fault-no-seat = Einen Platz { $seat } gibt es nicht; dieses Spiel hat { $seats }.
fault-no-repository = { $folder } liegt nicht in einem Projektverzeichnis von Kontor mit Quellen und Tests. Geh dorthin oder nenne es mit --root ORDNER.
fault-book-broken = { $file }: { $what }

## Titel

cli-rights = Kontor ist ein inoffizielles Projekt. Die Spiele und ihre Namen gehören ihren Autoren und Verlagen; die Regeln stehen hier in eigenen Worten, und kein Text oder Bild eines erschienenen Spiels wird verwendet.
cli-titles-seats = Spielerzahl: { $seats }
cli-titles-option = Option { $name }: { $what }
cli-titles-default = Vorgabe
cli-titles-presets = Voreinstellungen: { $presets }
cli-titles-material = Werte: { $parts }
cli-titles-values = { $n } { $tag }
cli-tag-rulebook = aus der Anleitung
cli-tag-public = aus öffentlichen Bildern
cli-tag-reconstructed = von uns erschlossen
cli-tag-convention = von uns festgelegt
cli-tag-pack = aus einem Paket

## Das Menü

cli-menu = Kontor
cli-menu-title = Was möchtest du spielen?
cli-menu-continue = { $title } fortsetzen (bisher { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
})
cli-menu-seats = Wie viele spielen mit?
cli-menu-players = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
cli-menu-opponents = Gegen wen?
cli-against-greedy = greedy, ein Bot, der nimmt, was sofort am besten aussieht
cli-against-random = random, ein Bot, der irgendetwas spielt
cli-against-you = andere an diesem Bildschirm
cli-menu-prompt = Nummer (Enter = 1):

## Der Tisch

cli-you = du
cli-all = alles
cli-yes = ja
cli-no = nein
cli-sits = { $player }: { $who }
cli-setting = { $option }: { $value }
cli-seed-is = Startwert { $seed }
cli-pack-is = Datenpaket { $name }
cli-commitment-is = Der Zufall wurde versprochen als { $commitment }
cli-help-hint = Antworte mit einer Nummer. h zeigt, was du sonst eingeben kannst.
cli-thinking = { $player } überlegt …
cli-hand-over = { $player } ist dran. Gib den Bildschirm weiter und drücke dann Enter:
cli-prompt = { $player } >
cli-any-time = Jederzeit in deinem Zug:
cli-news = Was geschehen ist
cli-times = { $n ->
    [2] { $text } (zweimal)
   *[other] { $text } ({ $n }-mal)
}
cli-news-cut = … davor { $n ->
    [one] { $n } Zeile
   *[other] { $n } Zeilen
}; l alles zeigt sie
cli-log-empty = Bisher ist nichts geschehen.
cli-no-number = { $last ->
    [one] { $number } steht nicht auf der Liste; es gibt nur die Nummer 1.
   *[other] { $number } steht nicht auf der Liste; wähle eine Nummer von 1 bis { $last }.
}
cli-ambiguous = „{ $answer }“ könnte { $keys } sein.
cli-not-understood = „{ $answer }“ ist weder eine Nummer noch eine Aktion. h zeigt, was du eingeben kannst.
cli-undone = Zurückgenommen.
cli-saved = Gespeichert in { $file }
cli-save-failed = Das Spiel wurde nicht gespeichert, aber es geht weiter; nichts ist verloren. „s DATEI“ speichert es woanders.
cli-interrupted = Unterbrochen. So geht es später weiter: { $command }
cli-input-ended = Die Eingabe ist zu Ende. So geht es später weiter: { $command }
cli-left = Bis bald! So geht es später weiter: { $command }
cli-left-unsaved = Das Spiel wurde nicht gespeichert.
cli-nowhere = Das Spiel ließ sich nirgends speichern. Dies ist seine Aufzeichnung; kopiere sie in eine Datei, um später weiterzuspielen:
cli-leave = Speichern und aufhören? (ja / nein = aufhören ohne zu speichern / Enter = weiterspielen):
cli-stays = Das Spiel geht weiter.
cli-over = Das Spiel ist zu Ende
cli-winners = { $n ->
    [0] Niemand gewinnt.
    [one] { $players } gewinnt!
   *[other] Gleichstand: { $players } gewinnen gemeinsam.
}
cli-save-record = Aufzeichnung speichern? Enter speichert sie in { $file }; oder gib eine andere Datei an, oder nein.
cli-save-prompt = Datei (Enter = wie oben):

cli-key-number = 1, 2, …
cli-key-number-does = aus der Liste wählen; auch Schlüssel gehen, wie ? sie in Klammern zeigt, und ihr Anfang genügt
cli-key-why = ? [AKTION]
cli-key-why-does = was jetzt nicht geht und warum; mit einer Nummer der Liste oder einem Schlüssel nur dazu
cli-key-undo = u
cli-key-undo-does = deine letzte Wahl zurücknehmen, solange niemand sonst dran war und nichts Neues zu sehen ist
cli-key-log = l [alles]
cli-key-log-does = was seit deinem letzten Zug geschehen ist, oder im ganzen Spiel
cli-key-rule = r NUMMER
cli-key-rule-does = eine Regel lesen, etwa r 2.4
cli-key-position = p
cli-key-position-does = die Stellung noch einmal zeigen
cli-key-save = s [DATEI]
cli-key-save-does = das Spiel speichern
cli-key-quit = q
cli-key-quit-does = aufhören; ein gespeichertes Spiel kann später weitergehen
cli-key-help = h
cli-key-help-does = diese Liste

cli-why-unknown = Keine Aktion beginnt mit „{ $answer }“.
cli-why-possible = Jetzt möglich: { $action }
cli-why-nothing = Alles, was zu dieser Entscheidung gehört, ist möglich.
cli-why-more = … und { $n } weitere: ? { $ask }

## Aufzeichnungen

cli-chance = Zufall
cli-unfinished = Das Spiel ist nicht zu Ende.
cli-after-move = Stellung { $number } von { $last }
cli-step-prompt = Enter = nächste Stellung, q = aufhören:
cli-verify-ok = { $file } ist eine wahre Aufzeichnung von { $title }.
cli-verify-moves = { $n ->
    [one] { $n } Zug, den die Regeln an seiner Stelle erlauben
   *[other] { $n } Züge, die die Regeln an ihrer Stelle erlauben
}
cli-verify-chance-seed = { $n ->
    [one] { $n } Antwort des Zufalls: die, die der Startwert ergibt
   *[other] { $n } Antworten des Zufalls: die, die der Startwert ergibt
}
cli-verify-chance-secret = { $n ->
    [one] { $n } Antwort
   *[other] { $n } Antworten
} des Zufalls: die, die Geheimnis und Beiträge der Plätze ergeben; das Geheimnis ist das vor dem Spiel versprochene
cli-verify-chance-open = { $n ->
    [one] { $n } Antwort
   *[other] { $n } Antworten
} des Zufalls: möglich, aber nicht geprüft, denn die Aufzeichnung enthält weder Startwert noch Geheimnis
cli-verify-chance-none = keine Antwort des Zufalls
cli-verify-checksums = { $n ->
    [one] { $n } Prüfsumme
   *[other] { $n } Prüfsummen
} der Stellung
cli-verify-result = das Ergebnis
cli-verify-unfinished = kein Ergebnis: Das Spiel ist nicht zu Ende

## Pakete

cli-pack-fits = { $file } passt zu { $title } (Paket { $name }).
cli-pack-changes = { $n ->
    [0] Es ändert keinen Wert.
    [one] Es ändert { $n } Wert:
   *[other] Es ändert { $n } Werte:
}
cli-pack-left = { $n ->
    [one] { $n } Wert ist noch von uns erschlossen.
   *[other] { $n } Werte sind noch von uns erschlossen.
}

## Die Prüfung der Regeln

cli-check-title = Regeln von { $title }
cli-check-section = Abschnitt
cli-check-rules = Regeln
cli-check-proved = getestet
cli-check-share = Anteil
cli-check-excused = entschuldigt
cli-check-code = im Code
cli-check-tests = Tests
cli-check-scenarios = Szenarien
cli-check-all = Alle
cli-check-excuse = { $id } ist entschuldigt: { $reason }
cli-check-complete = Jede Regel steht in beiden Sprachen da und ist getestet.
cli-check-gaps = { $n ->
    [one] { $n } Lücke.
   *[other] { $n } Lücken.
}
gap-untested = { $id }: kein Test trägt diese Regel
gap-unplayed = { $id }: kein Test spielt dieses Szenario
gap-unnamed = { $id }: keine Quelldatei nennt diese Regel
gap-book-lacks = { $id } fehlt in der Anleitung ({ $lang })
gap-book-empty = { $id } hat in der Anleitung ({ $lang }) keinen Text
gap-book-extra = { $id } steht in der Anleitung ({ $lang }), aber nicht in der Liste der Regeln
gap-book-order = die Anleitung ({ $lang }) hat eine andere Reihenfolge als die Liste der Regeln
gap-mark-unknown = { $id }, angegeben in { $place }, ist weder Regel noch Szenario
gap-code-unknown = { $id }, genannt in { $place }, ist keine Regel
gap-excuse-unknown = { $id } ist entschuldigt, aber keine Regel
gap-excuse-empty = { $id } ist ohne Grund entschuldigt
gap-excuse-needless = { $id } ist entschuldigt, aber getestet in { $place }

## Einen Server pflegen

cli-admin-saved = { $file }: { $kilobytes } kB gesichert.
cli-admin-restored = { $file } ist eingesetzt.
cli-admin-kept = Was vorher da war, liegt in { $file }
cli-admin-checked = { $n ->
    [one] { $n } Tisch
   *[other] { $n } Tische
}, { $faults ->
    [0] alle in Ordnung.
    [one] davon { $faults } nicht in Ordnung.
   *[other] davon { $faults } nicht in Ordnung.
}
cli-admin-migration = Noch auszuführen: { $name }
cli-admin-upgraded = { $migrations ->
    [0] Die Daten haben die jetzige Form.
   *[other] Die Daten haben noch nicht die jetzige Form.
} { $games ->
    [0] Keine laufende Partie verliefe anders.
    [one] { $games } laufende Partie verliefe anders; sie geht von ihrem Stand aus weiter.
   *[other] { $games } laufende Partien verliefen anders; sie gehen von ihrem Stand aus weiter.
}
cli-admin-fault-unloadable = { $title }: lässt sich nicht laden oder ist nicht in Ordnung
cli-admin-fault-counts = { $title }: die Zahlen von Tisch und Stellung sind verschieden
cli-admin-fault-log = { $title }: das Protokoll hat Lücken
cli-admin-fault-past = { $title }: das Protokoll führt nach den jetzigen Regeln nicht zu dieser Stellung
