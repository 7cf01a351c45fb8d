### Der Tisch im Browser: spielen, zuschauen, nachspielen.

## Seite

page-table = { $title } · Kontor
page-my-turn = ● Du bist dran · { $title }
page-replay = Nachspiel von { $title } · Kontor
link-joining = Verbinde …
link-live = Verbunden
link-lost = Verbinde neu …
disc = { $name }
disc-to-move = { $name }, am Zug
stage-loading = Der Spielplan wird ausgelegt …
words-mine = deins
bot-numbered = { $name } { $n }
words-nothing = Hier liegt nichts.
seat-lost = Dein Platz wurde neu besetzt. Du schaust jetzt zu.

## Aktionsleiste

bar-rules = Regeln
bar-share = Teilen
bar-menu = Menü
bar-help = Hilfe
bar-help-why = Der alte Schreiber erklärt dir, worum es geht
bar-watching = Du schaust zu
bar-waiting = { $n ->
    [one] Warten auf { $players }
   *[other] Warten auf { $players }
}
bar-chance = Einen Augenblick …
bar-over = Das Spiel ist aus.
bar-announce = { $n ->
    [one] { $question } Es gibt eine Möglichkeit.
   *[other] { $question } Es gibt { $n } Möglichkeiten.
}
bar-deal = Das Angebot
bar-confirm = { $what }? Das lässt sich nicht einfach zurücknehmen.
bar-confirm-yes = Ausführen
bar-confirm-no = Noch nicht
bar-hurry = Überspringen ({ $n })
bar-ready = Ganze Züge ({ $n })
bar-fold = Weniger
bar-unfold = Alle { $n }
bar-undo = Zurück
bar-undo-what = Zurücknehmen: { $what }
bar-trail = Wo wir im Zug sind
bar-why = Warum nicht
choices-filter = Möglichkeit suchen
choices-kinds = Arten von Möglichkeiten
choices-all = Alle { $n }
choices-none = Dazu passt nichts.

## Arten von Möglichkeiten, wo es viele sind

kind-advance = Prozesse
kind-ally = Bündnisse
kind-announce = Spezialaufträge
kind-ask = Fragen
kind-bottom = Untere Zeilen
kind-buy = Kaufen
kind-card = Karten
kind-cheap_order = Günstige Aufträge
kind-deliver = Lieferungen
kind-exchange = Tauschen
kind-give = Geben
kind-gold = Gold
kind-income = Einkommen
kind-kontor = Kontore
kind-letter = Per Brief
kind-make = Manufakturen
kind-move = Schritte
kind-move_trader = Händler
kind-offer = Angebote an Einzelne
kind-order = Aufträge
kind-pirate = Pirat
kind-play = Karten
kind-raise_caravan = Neue Kaufmannszüge
kind-recruit = Neue Händler
kind-robber = Räuber
kind-route = Handelswege
kind-sail = Segeln
kind-start_caravan = Kaufmannszüge
kind-step = Schritte des Kaufmannszugs
kind-store = Lagern
kind-swap = Tauschen
kind-top = Obere Zeilen
kind-use = Nutzen
kind-want = Wünschen
kind-want-slot = Karten des Angebots

## Warum nicht

why-heading = Warum nicht?
why-loading = Wird nachgeschlagen …
why-nothing = Hier ist nichts verboten: Was man wünschen könnte, geht auch.
why-filter = Was möchtest du tun?
why-more = { $n ->
    [one] und eine weitere
   *[other] und { $n } weitere
}

## Angebote

offer-give = Du gibst
offer-want = Du möchtest
offer-terms = Bedingungen
offer-ask-give = Was gibst du?
offer-ask-want = Was möchtest du dafür?
offer-ask-terms = Und zu welchen Bedingungen?
offer-nothing = noch nichts
offer-take-out = Herausnehmen: { $what }
offer-back = Einen Schritt zurück
offer-drop = Weglegen
offer-send = Angebot abschicken
offer-quick = { $n ->
    [one] Ein fertiges Angebot
   *[other] { $n } fertige Angebote
}
course-offer = { $give } für { $want } geben
course-trip = { $steps ->
    [one] Kaufmannszug { $piece }: ein Schritt zum Handelsweg { $edge }, { $salt } Salz
   *[other] Kaufmannszug { $piece }: { $steps } Schritte zum Handelsweg { $edge }, { $salt } Salz
}
course-delivery = { $steps ->
    [one] Kaufmannszug { $piece }: ein Schritt zum Handelsweg { $edge }, Lieferung in { $cities }, { $salt } Salz
   *[other] Kaufmannszug { $piece }: { $steps } Schritte zum Handelsweg { $edge }, Lieferung in { $cities }, { $salt } Salz
}
ready-heading = Ganze Züge

## Regeln am Tisch

rule-open = Regelheft öffnen
rule-elsewhere = Dieser Absatz steht im Regelheft.

## Neben dem Spielplan

side-label = Spieler, Verlauf und Gespräch
side-seats = Spieler
side-open = Freier Platz
side-free = wartet auf jemanden
side-bot = Bot: { $bot }
side-stand-in = abwesend; solange spielt { $bot } (Bot)
side-you = du
side-here = am Tisch
side-away = gerade nicht da
side-to-move = am Zug
side-watchers = { $n ->
    [one] Eine Person schaut zu.
   *[other] { $n } Personen schauen zu.
}
side-tabs = Was geschah
side-since = Seit deinem Zug
side-log = Verlauf
side-chat = Gespräch
tail-heading = Zuletzt
log-older = { $n ->
    [one] Eine frühere Zeile zeigen
   *[other] Frühere Zeilen zeigen ({ $n })
}
log-earlier = Holen, was davor geschah
log-empty = Noch ist nichts geschehen.
chat-label = Was gesagt wurde
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas in die Runde
chat-send = Sagen
chat-mute = stummschalten
chat-mute-name = { $name } stummschalten
chat-unmute = Wieder alle hören ({ $n })
strip-since = Seit deinem Zug ({ $n })
strip-hide = Verlauf ausblenden
strip-log = Verlauf und Gespräch
strip-words = In Worten
strip-board = Auf dem Plan
strip-result = Ergebnis
tabs-label = Teile des Tisches
part-board = Plan
part-mine = Meins
part-others = Andere
part-log = Verlauf

## Menü des Tisches

menu-heading = Dieser Tisch
menu-confirm = Nachfragen, bevor etwas Unwiderrufliches geschieht
menu-sound = Ein kurzer Ton, wenn ich dran bin
menu-guide = Zettel des alten Schreibers, für die erste Partie
menu-notify = Melden, wenn ich dran bin, auch in einem anderen Fenster
menu-take-back = Bitten, meinen letzten Zug zurückzunehmen
menu-take-back-how = Für Züge, die andere schon gesehen haben: Alle müssen zustimmen.
menu-stand-in = Einen Bot für mich spielen lassen, solange ich weg bin
menu-leave = Den Tisch verlassen
menu-leave-sure = Wirklich gehen: Ein Bot spielt für mich weiter
menu-leave-free = Wirklich gehen: Mein Platz wird frei
menu-remove = { $name } vom Tisch weisen
menu-remove-sure = { $name } wirklich vom Tisch weisen: Ein Bot übernimmt den Platz
menu-archive = Den Tisch ins Archiv legen
take-back-asks = { $player } möchte den letzten Zug zurücknehmen.
take-back-waiting = Du möchtest zurücknehmen. Warten auf { $players }.
take-back-agree = Zustimmen
take-back-decline = Ablehnen
take-back-never-mind = Doch nicht

## Warteraum

gather-heading = { $n ->
    [0] Alle sind da
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $n } Personen
}
gather-share = Jemanden einladen
gather-fill = { $n ->
    [one] Den Platz mit einem Bot besetzen
   *[other] { $n } Plätze mit Bots besetzen
}
gather-start = Das Spiel beginnen
gather-wait = Es geht los, sobald beginnt, wer den Tisch eröffnet hat.
gather-sit = Platz nehmen
gather-name = Dein Name
gather-options = Was gespielt wird

## Das Gerät weitergeben

curtain-hand = Gib das Gerät an { $name }
curtain-why = Alles ist verdeckt, damit niemand die Hand eines anderen sieht.
curtain-lift = Ich bin { $name }: meinen Tisch zeigen

## Das Ende

result-won = Du hast gewonnen!
result-shared = Du hast gemeinsam mit anderen gewonnen!
result-winner = { $n ->
    [0] Niemand hat gewonnen
    [one] { $players } hat gewonnen
   *[other] { $players } haben gewonnen
}
result-table = Endstand
result-rank = Rang
result-player = Spieler
result-score = Punkte
result-trail = So wurde abgerechnet
result-rematch = Noch einmal spielen
result-rematch-go = Zum nächsten Spiel
result-replay = Nachspielen
result-record = Aufzeichnung herunterladen
result-back = Den Spielplan ansehen

## Nachspielen

replay-desk = Schritte der Wiederholung
replay-heading = Nachspielen
replay-of = Zug { $at } von { $made }
replay-slider = Stelle im Spiel
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-of = { $n }×
replay-seat = Gesehen von
replay-watcher = einem Zuschauer
replay-link = Link zu dieser Stellung kopieren
replay-copied = Link kopiert
replay-table = Zum Tisch
replay-news = Was dahin führte

## Zeit

clock-label = Bedenkzeit von { $player }: { $time }
clock-days = { $days } T { $hours } Std.
clock-hours = { $hours } Std. { $minutes } Min.
clock-up = Zeit um
time-up-own = Deine Zeit ist um. Du kannst trotzdem ziehen; die anderen dürfen einen Bot für dich spielen lassen.
time-up-other = Die Zeit von { $player } ist um.
time-up-let = Einen Bot spielen lassen
stand-in-own = Gerade spielt ein Bot für dich.
stand-in-seat = Gerade spielt ein Bot für { $player }.
stand-in-return = Meinen Platz zurücknehmen
