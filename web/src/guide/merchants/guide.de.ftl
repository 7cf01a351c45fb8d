### Merchants of Europe: die Zettel des Schreibers für die erste Partie.

clerk-goal = Willkommen im Kontor! In jedem Lager liegen { $all } Warenplättchen. Wer als Erster alle seine zu Kontoren der anderen gebracht hat, gewinnt auf der Stelle.
clerk-warehouse = Reisen kann nur ein Plättchen, auf dem kein Kontor steht: { $free ->
    [one] eines von deinen ist jetzt frei,
   *[other] { $free } von deinen sind jetzt frei,
  } auf { $stored } steht noch ein Kontor. Jedes Kontor, das du in einer neuen Stadt gründest, macht ein weiteres frei.
clerk-map = Zeigen die Würfel die Zahl einer Landschaft, nimmt jedes Kontor an ihren Ecken eine Karte davon. Deine stehen in { $cities }; in den kleinen violetten und braunen Städten kann man noch ein Kontor gründen.
clerk-prices = Hier steht, was die Dinge kosten. Ein Händler läuft für Getreide und gründet Kontore; ein Kaufmannszug fährt für Salz über Handelswege und setzt Plättchen ab. Beide kommen mit einer Karte { $steps } Schritte weit.
clerk-gold = Du hast { $gold } Gold. In deinem Zug kaufst du für { $price } Gold eine beliebige Karte, höchstens { $most }-mal, und { $three } gleiche Karten tauschst du gegen eine andere: Kein Wurf lässt dich ganz im Stich.
clerk-bar = Was auf der Karte leuchtet, kannst du anklicken, und alles, was du darfst, steht hier noch einmal als Satz mit Zifferntaste. „Zurück“ nimmt eine Wahl zurück, bis gewürfelt wird oder jemand anderes handelt; „Warum nicht“ erklärt, was verboten ist.

clerk-roll = Jeder Zug beginnt mit den Würfeln, und vom Wurf haben alle etwas. Wer keine Karte bekommt, nimmt dafür 1 Gold, nur bei einer 7 nicht: Dann kommt der Räuber.
clerk-card = Du hast eine Entwicklungskarte. Eine je Zug darfst du spielen, vor dem Wurf oder später, nur nicht in dem Zug, in dem du sie gekauft hast. Warte, bis sie dich wirklich einen Schritt weiterbringt.
clerk-action = Jetzt handle, baue und ziehe in beliebiger Reihenfolge, so oft du bezahlen kannst; du hast { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  } und { $gold } Gold. Für den Anfang: erst ein Händler, dann Getreide für seinen Weg in eine freie Stadt, dann Handelswege zu den Kontoren der anderen.
clerk-recruit = Du kannst einen Händler anwerben (Wolle, Getreide, Holz). Er beginnt bei einem deiner Kontore; nimm das, von dem aus eine freie Stadt nur wenige Schritte entfernt ist.
clerk-trader = Ein Getreide bringt einen Händler bis zu { $steps } Schritte weit, auf allen Strecken und an allen vorbei. Bleibt er auf einer freien Stadt stehen, wird er sofort zum Kontor; übrige Schritte verfallen.
clerk-found = Ein Händler von dir kann eine freie Stadt erreichen! Das neue Kontor verdient ab dem nächsten Wurf und macht ein Plättchen frei; { $stored ->
    [one] 1 Kontor steht
   *[other] { $stored } Kontore stehen
  } noch in deinem Lager. Städte mit Münzen zahlen ihrem Gründer.
clerk-route = Ein Handelsweg (Erz, Holz) kommt an eine Strecke neben deinen Kontoren oder Wegen. Baue auf ein fremdes Kontor zu, und denk daran: Wer eine einsame Stadt mit einer anderen verbindet, bekommt 1 Gold für jeden eigenen Weg dazwischen.
clerk-caravan-start = Ein Salz bringt einen Kaufmannszug bis zu { $steps } Wege weit, über deine eigenen umsonst. Das lohnt nur, wenn ein Plättchen frei ist (jetzt { $free }) und am Ende ein fremdes Kontor liegt.
clerk-trip = Eine Fahrt, die mit einer Lieferung endet, ist jetzt möglich. Klick auf die Stadt mit dem Preis daneben, und der Zug fährt den ganzen Weg; „Ganze Züge“ unten zeigt { $n ->
    [one] sie dir
   *[other] dir alle { $n }
  } in Worten.
clerk-deliver = Dein Kaufmannszug steht an einem Kontor ohne Plättchen: Setz ab! Das kostet nichts, und bezahlte Schritte bleiben dir.
clerk-caravan = { $steps ->
    [0] Kein Schritt ist übrig; zahle noch ein Salz oder halte an.
    [one] Noch ein Schritt.
   *[other] Noch { $steps } Schritte.
  } Fahre von Weg zu Weg, setze unterwegs ab, kehre um, wenn du magst. { $toll ->
    [0] Fremde Wege würden Gold kosten.
   *[other] Fremde Wege kosten { $price } Gold je Besitzer, einmal in diesem Zug; du hast { $gold }.
  }
clerk-buy = Fehlt eine Karte? { $buys ->
    [0] {""}
   *[other] Für { $price } Gold kaufst du eine, und du hast { $gold }.{" "}
  }{ $swaps ->
    [0] {""}
   *[other] { $three } gleiche tauschst du gegen eine andere oder 1 Gold.{" "}
  }Gib es für die letzte Karte aus, die du brauchst, nicht für die erste.
clerk-development = Wolle und Salz kaufen eine Entwicklungskarte: freie Ernte, freie Schritte, freie Wege oder den Räuber in deinem Dienst. Gut für übrige Karten, aber ein Händler unterwegs ist mehr wert.
clerk-offer = Frag die anderen, bevor du die Bank bezahlst: Nenne, was du gibst und was du willst, höchstens { $most }-mal je Zug. Sie nehmen an, wenn es auch ihnen hilft; biete also, was ihnen fehlt.
clerk-answer = Ein Angebot liegt auf dem Tisch, und ohne dein Wort gibst du nichts her. Nimm, was dich zum nächsten Händler, Weg oder Salz bringt; lehne ab, was dem anderen mehr hilft.
clerk-discard = Eine 7! Wer mehr als { $safe } Karten hat, gibt die Hälfte zurück. Du hast { $n }; behalte, was dein nächster Kauf braucht, und gib Karten künftig früher aus.
clerk-robber = Wo der Räuber steht, gibt es nichts, und du darfst bei jemandem, der dort ein Kontor hat, eine Karte ziehen. Schick ihn auf eine gute Zahl dessen, der vorn liegt, nicht neben deine eigenen Kontore.
clerk-free-route = Ein Handelsweg umsonst, geschenkt von einem Doppelpfeil oder einer Karte. Leg ihn weiter in die Richtung, in die du willst.
clerk-chain = Mehrere Ketten sind gleich kurz; du sagst, welche zahlt. Nimm die mit den meisten eigenen Wegen.
clerk-chip = Dein neues Kontor bringt einer Landschaft daneben eine Zahl. Wähle den Rohstoff, der dir am meisten fehlt; welche Zahl es wird, weiß niemand, und sind keine Chips mehr verdeckt, kommt einer von anderswo.
clerk-card-choice = Denk an deinen nächsten Kauf und nenne, was dir dafür fehlt. Die Preisliste sagt es dir.
clerk-replace = Beide Figuren dieser Art sind unterwegs. Nimm die, die am wenigsten ausrichten kann; sie beginnt für den vollen Preis neu.

clerk-produced = Der Wurf hat dir etwas gebracht: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  } auf der Hand. Mehr als { $safe } sind bei einer 7 in Gefahr, also baue, wenn du kannst.
clerk-compensated = Für dich war in diesem Wurf nichts dabei, also nimmst du 1 Gold und hast { $gold }. Pech bezahlt hier Karten; das gleicht sich aus.
clerk-connected = Dein Weg hat eine einsame Stadt mit einer anderen verbunden, und jeder Weg der Kette zahlte seinem Besitzer 1 Gold. Erste Wege sind mehr wert als späte.
clerk-toll = Jemand ist über deine Wege gefahren und hat dir Gold dafür bezahlt. Wege zwischen belebten Städten verdienen ihr Geld.
clerk-founded = In { $city } steht dein Kontor, und das Plättchen, auf dem es stand, ist frei: { $free ->
    [one] 1 kann jetzt reisen.
   *[other] { $free } können jetzt reisen.
  } Bring als Nächstes einen Kaufmannszug zu einem fremden Kontor.
clerk-delivered = Abgesetzt in { $city }! { $left ->
    [one] Noch ein Plättchen, und du gewinnst.
   *[other] Noch { $left } Plättchen.
  } Jedes Kontor nimmt im ganzen Spiel nur eines, also such dir das nächste.
clerk-rival-delivered = Ein Plättchen wurde abgesetzt. Wer vorn liegt, braucht noch { $left }: Behalte die Lager hier oben im Auge, sie sagen dir, wie schnell du sein musst.

clerk-rival-near = { $left ->
    [one] Noch ein Plättchen, und { $player } gewinnt!
   *[other] { $player } braucht nur noch { $left } Plättchen.
  } Ein Kontor nimmt nur eines, also setze deines dort ab, wohin die Fahrt geht. Schick den Räuber auf eine gute Zahl neben Kontoren dieser Farbe, und verkaufe ihr kein Salz.
clerk-last-tile = Noch ein Plättchen! { $free ->
    [0] Es liegt noch unter einem Kontor; erst muss ein Händler dieses gründen.
   *[other] Es ist frei: Mit Salz, einem Kaufmannszug und einem fremden Kontor am Weg gewinnst du.
  }
clerk-risk = Du hältst { $n } Karten. Fällt eine 7, bevor du sie ausgibst, sind { $lost } fort; mehr als { $safe } sind nicht sicher. Baue, ziehe oder tausche { $three } gleiche, bevor du den Zug beendest.

clerk-balance = Noch { $left ->
    [one] ein Plättchen
   *[other] { $left } Plättchen
  }. { $free ->
    [0] Keines ist frei: Gründe erst ein Kontor, { $stored } liegen noch in deinem Lager.
    [one] Eines ist frei, also lohnt sich jetzt eine Fahrt; danach gründe das nächste Kontor.
   *[other] { $free } sind frei: Lass die Händler ruhen, und schick Kaufmannszüge; { $open } fremde Kontore nehmen noch ein Plättchen.
  }
clerk-numbers = Nach der 7 fallen 6 und 8 am häufigsten, 2 und 12 am seltensten. Gründe deine nächsten Kontore neben guten Zahlen, vor allem für Getreide und Salz: Ohne sie zieht niemand.
clerk-few-kontors = Nur noch { $n ->
    [one] 1 fremdes Kontor nimmt
   *[other] { $n } fremde Kontore nehmen
  } ein Plättchen, und du hast noch { $left }. Sieh nach, welche deine Wege erreichen, bevor jemand anderes dort ist; jedes neue Kontor der anderen ist eine neue Gelegenheit.
clerk-rich = Du hast { $gold } Gold, und Gold gewinnt nichts. { $price } kaufen eine beliebige Karte, { $most }-mal je Zug: Hol dir das Salz oder Getreide, das fehlt, oder fahre über fremde Wege, statt eigene zu bauen.
clerk-one-short = Für einen Händler fehlt dir nur { $missing }. { $buys ->
    [0] Frag die anderen danach, oder tausche drei gleiche; ein Händler ist der Weg zum nächsten Kontor.
   *[other] Für { $price } Gold ist das zu kaufen, oder frag erst die anderen; ein Händler ist der Weg zum nächsten Kontor.
  }
clerk-no-grain = Dein Händler ist unterwegs, aber ohne Getreide steht er still. { $buys ->
    [0] Frag die anderen danach, oder tausche drei gleiche.
   *[other] Für { $price } Gold kaufst du eines, falls niemand handeln will.
  }
clerk-no-salt = { $free } Plättchen sind frei, und dir fehlt Salz für eine Fahrt. { $buys ->
    [0] Frag die anderen danach, oder tausche drei gleiche.
   *[other] Für { $price } Gold kaufst du eines, falls niemand handeln will.
  }

clerk-over = { $won ->
    [1] Du hast als Erster alles abgesetzt, gut gemacht!
   *[other] { $limit ->
        [0] { $player } hat zuerst alles abgesetzt;
       *[other] Der letzte Zug ist vorbei, und { $player } hat am meisten abgesetzt;
      } du { $delivered } von { $all }. { $free ->
        [0] Von deinen Plättchen war keines frei: Gründe nächstes Mal früher Kontore, jedes macht eines frei.
       *[other] { $free } von deinen lagen frei und warteten auf einen Kaufmannszug: Baue nächstes Mal eher Wege zu den anderen, und behalte Salz.
      }
  } Spiel noch einmal, oder richte einen Tisch mit freier Aufstellung und ganz Europa ein.
