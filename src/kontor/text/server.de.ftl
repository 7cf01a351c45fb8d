### Was der Server ablehnt, und seine eigenen Seiten.

## Anfragen

refusal-malformed = Der Server versteht diese Anfrage nicht.
refusal-not-found = Unter dieser Adresse gibt es nichts.
refusal-wrong-method = Das geht unter dieser Adresse nicht.
refusal-too-big = Das ist zu viel auf einmal.
refusal-too-fast = Bitte nicht so schnell. Versuche es gleich noch einmal.
refusal-too-long = Das ist zu lang; höchstens { $most } Zeichen.
refusal-inside = Im Server ist etwas schiefgegangen. Nichts wurde geändert.
refusal-storage = Der Server konnte das nicht speichern. Nichts wurde geändert; versuche es noch einmal.
refusal-header-missing = Diese Anfrage kommt nicht von einer Seite von Kontor.
refusal-other-origin = Diese Anfrage kommt von einer fremden Seite.
refusal-no-device = Der Server kennt dich noch nicht. Lade die Seite neu.
refusal-request-name = Jeder Zug braucht einen eigenen Namen aus 1 bis { $most } Zeichen.
refusal-batch-size = Ein Zug besteht aus 1 bis { $most } Aktionen.

## Leute

refusal-name-empty = Bitte gib einen Namen ein.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-opener = Das darf nur, wer den Tisch eröffnet hat.
refusal-no-such-person = So jemand ist nicht an diesem Tisch.
refusal-muted = Du kannst an diesem Tisch im Moment nicht mitreden.
refusal-chat-empty = Es gibt nichts zu sagen.

## Tische

refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-no-such-seat = Diesen Platz gibt es am Tisch nicht.
refusal-no-such-code = Kein Tisch hat diesen Code.
refusal-may-not-watch = Diesen Tisch sehen nur die Mitspielenden.
refusal-code-wrong = Der Code gehört nicht zu diesem Tisch.
refusal-begun = Die Partie hat schon begonnen.
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-bot-plays = Gerade spielt ein Bot für dich. Nimm deinen Platz zuerst zurück.
refusal-time-left = Da läuft die Zeit noch. Erst wenn sie um ist, darf ein Bot einspringen.
refusal-seats-open = Einige Plätze sind noch frei.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-seat-open = Dort sitzt niemand.
refusal-sits-already = Du sitzt schon an diesem Tisch.
refusal-game-is-over = Die Partie ist zu Ende.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-pack-other-title = Dieses Datenpaket gehört zu einem anderen Titel.
refusal-stale = Am Tisch ist es weitergegangen. Schau noch einmal hin.
refusal-voted-already = Du hast schon geantwortet.

## Aufzeichnungen

refusal-record-running = Die Aufzeichnung gibt es nach dem Ende der Partie.
refusal-record-chance = Die Aufzeichnung sagt nicht, woher ihr Zufall kommt; das Spiel kann nicht weitergehen.
refusal-record-pack = Diese Partie wurde mit einem Datenpaket gespielt ({ $pack }). Gib das Paket mit an; eine Aufzeichnung enthält es nicht.
refusal-record-other-pack = Diese Partie wurde mit einem anderen Datenpaket gespielt: Sie braucht { $pack }, angegeben ist { $found }.

## Seiten

page-not-built = Die Oberfläche für den Browser ist noch nicht gebaut. Rufe „make web“ auf und lade diese Seite neu.
