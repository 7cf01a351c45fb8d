### Oltre Mare: die Zettel des Schreibers für die erste Partie.

clerk-goal = Willkommen an Bord! Wer am Ende die meisten Ducati hat, gewinnt; alle beginnen mit dem gleichen Beutel, und in deinem sind jetzt { $ducats }.
clerk-cargo = Die oberste Karte deiner Fracht bestimmt deinen nächsten Zug. Ihr Löwe sagt, wie viele Karten du halten darfst, { $power }, ihre Kiste, wie viele du spielen musst, { $load }.
clerk-symbols = Jede Handkarte zeigt zwei Symbole: Ducati zahlen, Märkte bringen Karten, Piraten legen Karten gegen dich ab, Segel bewegen dein Schiff. Eines zählt { $one }, zwei gleiche { $two }, drei oder mehr { $three }.
clerk-runs = Gespielte Karten kommen in deine Fracht, und Karten einer Ware direkt aufeinander sind eine Folge. { $good }: eine Karte ist { $one } wert, zwei hintereinander { $two }, drei { $three } – also mach mit dem weiter, was oben liegt.
clerk-chart = Dein Schiff liegt in { $harbour }. Der Marker des Hafens, in dem eine Fahrt endet, gehört dir und hilft dir bis zum nächsten; am Ende bringen die meisten Marker noch eine Prämie.
clerk-venice = Irgendwo in der Mitte dieser { $deck } Karten wartet Venedig. Kommt es, werden Prestige und Fracht ausbezahlt, bis auf die oberste Folge; ist der Stapel leer, läuft die letzte Runde.
clerk-bar = Was leuchtet, kannst du anklicken, und alles, was du darfst, steht hier noch einmal als Satz mit Zifferntaste. „Zurück“ nimmt eine Wahl zurück, bis eine Karte gezogen wird oder jemand anderes handelt; „Warum nicht“ erklärt, was verboten ist.

clerk-limit = Du hältst { $hand } Karten und darfst { $power } behalten: Der Rest kommt auf deinen Piratenstapel, wo jede Karte am Ende { $loss ->
    [one] einen Ducato
   *[other] { $loss } Ducati
  } kostet. Gib her, was zu keiner Folge passt, und handle oder spiele beim nächsten Mal vorher mehr.
clerk-short = Du hältst { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
  }, musst aber { $load } spielen; kaufe oder handle, bis es reicht. Eine kleine Zahl auf der Kiste erspart dir das, denk beim Verladen daran.
clerk-trade = Bevor du spielst, darfst du mit den anderen handeln und Karten kaufen. Du hältst { $hand } Karten und musst { $load } spielen; passen sie dir, geh einfach weiter.
clerk-buy = Eine Karte vom Stapel kostet dich { $price } Ducati, und { $left ->
    [one] ein Kauf ist
   *[other] { $left } Käufe sind
  } in diesem Zug noch erlaubt. Kaufe, wenn es eine Folge verlängert oder dir Karten fehlen; du hast { $ducats } Ducati.
clerk-offer = Biete eine Karte, die deine Folgen stört, gegen eine, die sie verlängert, oder gegen ein, zwei Ducati. Dein Partner bekommt in jedem Zug mit einem Handel ein Prestige und sagt darum gern ja.
clerk-answer = Jemand bietet dir einen Handel an. { $accept ->
    [0] Was verlangt wird, kannst du nicht geben; lehne ab oder nenne deine eigenen Bedingungen.
    [1] Dein Prestige in diesem Zug hast du schon; sag also nur ja, wenn der Handel selbst gut ist.
   *[other] Ein Ja bringt dir außerdem 1 Prestige, und das meiste Prestige ist bei der Wertung { $first } Ducati wert.
  } Oben auf deiner Fracht liegt { $good }: Solche Karten sind für dich am meisten wert.
clerk-propose = Du darfst einen Handel vorschlagen. Biete, was nicht zu deiner Fracht passt; wird er angenommen, bekommst du auch 1 Prestige. Passen kostet nichts.
clerk-question = Man fragt dich nach deinen Karten. Was du über Waren sagst, muss stimmen, aber du darfst immer die Antwort verweigern.
clerk-close = Die Antworten sind da, und keine bindet dich. Schließ mit dem ab, der dir am meisten hilft, oder zieh zurück.
clerk-play = Spiele genau { $load } deiner { $hand } Karten. Zwei gleiche Symbole zählen { $two } statt je { $one }, drei zählen { $three }: Ducati oder Märkte zusammen sind gut, Piraten zusammen nicht.
clerk-play-runs = Achte auch auf die Waren: Diese Karten kommen auf deine Fracht. Oben liegt { $good }. Die Tafel zeigt dir, was die Karten bringen, die du markierst, noch bevor du sie spielst.
clerk-sail = Du musst genau so viele Strecken segeln, wie du Segel hast, aber nur der letzte Hafen zählt: { $n } sind erreichbar. Nimm einen Marker, der dir in jedem Zug hilft; ein Hafen ohne Marker dreht deinen um.
clerk-compass = Ein Kompass: Springe sofort in einen beliebigen Hafen ohne Kompass und nimm den Marker dort, oder behalte ihn für die Markerprämie am Ende. Ein guter Marker jetzt ist meist mehr wert.
clerk-stow = Verlade von unten nach oben. Leg zuerst, was { $good } fortsetzt, halte gleiche Waren zusammen, und lass oben eine Karte, deren Löwe und Kiste zu deinem nächsten Zug passen.

clerk-paid = Deine Ducato-Symbole haben gezahlt, und du hast jetzt { $ducats } Ducati. Eines bringt { $one }, zwei bringen { $two }, drei oder mehr { $three }; sammle sie also für einen Zug.
clerk-buried = Deine Piratensymbole haben { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } vom Stapel weggelegt; in deinem Piratenstapel sind es jetzt { $pirates }. Jede kostet am Ende { $loss ->
    [one] einen Ducato
   *[other] { $loss } Ducati
  }, aber beim Handeln darfst du sie auf die Hand zurückkaufen.
clerk-marker = Du hast einen Marker genommen: { $marker }. { $kind ->
    [0] Jedes Segel, das du spielst, zahlt jetzt einen Ducato.
    [1] Deine Piratensymbole bewirken jetzt nichts.
    [2] Er zählt in jedem Zug wie ein Ducato-Symbol mehr.
    [3] Er zahlt zu Beginn deiner Züge: je stärker der Löwe auf deiner Fracht, desto mehr.
    [4] Die Karten, die du kaufst, sind jetzt billiger.
   *[other] Als Marker behalten, zählt er für die Prämie am Ende.
  } Er bleibt aktiv, bis du einen anderen nimmst oder eine Fahrt endet, wo keiner liegt.
clerk-prestige = Der Handel hat dir Prestige gebracht: bisher { $n }. In Venedig und am Ende bekommt das meiste Prestige { $first } Ducati, das zweitmeiste { $second }, das drittmeiste { $third }.
clerk-debt = { $owed ->
    [0] Dein Beutel ist leer:
    [one] Du schuldest einen Ducato:
   *[other] Du schuldest { $owed } Ducati:
  } Schulden darfst du machen, so viele du willst, aber ohne einen Ducato kosten Karten { $more } statt { $price }.
clerk-venice-shown = Venedig liegt oben auf dem Stapel! Sobald die Karte gezogen wird, spätestens am Ende dieses Zuges, werden Prestige und Fracht ausbezahlt.
clerk-venice-scored = Venedig! Prestige wurde bezahlt und zurückgegeben, und deine Fracht ist bis auf die oberste Folge verkauft: { $n ->
    [one] eine Karte { $good } bleibt dir,
   *[other] { $n } Karten { $good } bleiben dir,
  } und weitere verlängern sie noch. Du hast { $ducats } Ducati.
clerk-end-near = Die letzte Karte ist gezogen, diese Runde ist die letzte. Verlängere deine Folgen noch einmal; Handkarten sind nichts wert, und { $pirates ->
    [0] dein Piratenstapel ist leer, gut gemacht.
    [one] die Karte in deinem Piratenstapel kostet dich { $cost ->
        [one] einen Ducato
       *[other] { $cost } Ducati
      }.
   *[other] die { $pirates } Karten in deinem Piratenstapel kosten dich { $cost } Ducati.
  }

clerk-last-turn = Dein letzter Zug: Handkarten sind am Ende nichts wert, und nach deinem Handlimit fragt niemand mehr. Spiele, was gleich zahlt und was { $good } verlängert, meide Piraten, und gib den Rest in einem Handel für Ducati her.
clerk-too-many = { $hand } Karten bleiben auf deiner Hand, und dein nächster Zug beginnt mit dem Löwen der obersten Karte. { $enough ->
    [0] Keine hier erlaubt so viele: Handle vorher welche weg, sonst kommt der Überschuss zu deinen Piraten; der stärkste Löwe behält { $most }.
   *[other] Lass eine oben, die sie erlaubt, sonst kommt der Überschuss zu deinen Piraten.
  }

clerk-three-alike = { $n } deiner Handkarten zeigen einen { $symbol ->
    [0] Ducato.
   *[other] Markt.
  } Drei davon in einem Zug zählen { $three }, nicht dreimal { $one }. { $now ->
    [0] Jetzt spielst du nur { $load }; halte sie zusammen, und lass eine Karte oben, deren Kiste drei verlangt.
   *[other] Spiele drei davon auf einmal.
  }
clerk-run = Deine Folge ({ $good }) ist { $n } lang und { $worth ->
    [one] 1 Ducato
   *[other] { $worth } Ducati
  } wert. { $more ->
    [0] Länger bringt sie nichts mehr; beginne eine andere Ware.
    [one] Die nächste Karte davon bringt 1 Ducato mehr.
   *[other] Die nächste Karte davon bringt { $more } Ducati mehr; so viel darf dir eine in einem Handel wert sein.
  }
clerk-pirates-cost = { $n } Karten liegen in deinem Piratenstapel: am Ende { $cost } Ducati weniger. Brauchst du ohnehin eine Karte, kaufe sie dort. Sie kostet so viel wie eine vom Stapel und erspart dir { $loss ->
    [one] einen Ducato
   *[other] { $loss } Ducati
  }.
clerk-venice-soon = Venedig kann nicht mehr weit sein. Du hast { $mine } Prestige, von den anderen hat niemand mehr als { $most }; der erste Platz ist dort { $first } Ducati wert, also geh vorher noch auf faire Angebote ein. Auch deine Fracht unter der obersten Folge wird dann bezahlt.
clerk-deck-low = { $deck } Karten sind noch im Stapel; die Runde, in der die letzte gezogen wird, ist die letzte. Bring deine Folgen zu Ende, und denk daran: { $hand ->
    [one] Deine Handkarte zählt
   *[other] Deine { $hand } Handkarten zählen
  } dann nichts.
clerk-ranks = Am Ende bringen die meisten Hafenmarker { $first } Ducati, die zweitmeisten { $second }. Du hast { $markers }, { $ahead ->
    [1] von den anderen hat niemand mehr als { $most }.
    [0] und ebenso viele hat der Beste der anderen: Einer mehr bringt dich nach vorn.
   *[other] jemand anderes hat { $most }. Fahre hin, wo ein Marker liegt, auch wenn du keine Hilfe brauchst.
  }
clerk-purses = { $ahead ->
    [1] Du hast { $mine } Ducati, mehr als alle anderen. Sie werden dir ungern etwas verkaufen; biete also gute Bedingungen.
    [0] Du hast { $mine } Ducati, so viele wie der Reichste der anderen.
   *[other] Du hast { $mine } Ducati, der Reichste { $most }. Die Fracht zählt noch nicht mit: Lange Folgen drehen ein Spiel.
  }
clerk-play-run = { $n ->
    [one] Eine deiner Handkarten
   *[other] { $n } deiner Handkarten
  } { $n ->
    [one] zeigt
   *[other] zeigen
  } { $good }, wie die oberste Karte deiner Fracht. Jetzt gespielt und zuerst verladen, { $n ->
    [one] verlängert sie
   *[other] verlängern sie
  } diese Folge; sieh, ob die Symbole das erlauben.
clerk-play-pirates = { $n } deiner Handkarten zeigen Piraten. Ein Symbol legt { $one ->
    [one] eine Karte
   *[other] { $one } Karten
  } gegen dich ab, zwei legen { $two } ab, drei { $three }: Verteile sie auf mehrere Züge, oder gib eine im Handel her.
clerk-deal-fits = { $player } bietet { $good }, und das liegt oben auf deiner Fracht. { $known ->
    [0] Je länger diese Folge, desto mehr ist sie wert.
   *[other] Als Nächstes verladen, wäre es dir { $more ->
        [one] 1 Ducato
       *[other] { $more } Ducati
      } mehr wert; vergleiche das mit dem, was du gibst.
  }
clerk-deal-takes = { $player } möchte { $good }, die Ware oben auf deiner eigenen Fracht. So eine Karte verlängert deine Folge; gib sie nur für etwas Besseres her, oder nenne einen anderen Preis.
clerk-deal-leader = Dieses Angebot kommt von { $player }, mit { $ducats } Ducati vorn. Was der anderen Seite daran nützt, weißt du nicht; geh nur darauf ein, wenn dein Gewinn klar ist.

clerk-over = { $won ->
    [1] Du hast mit { $mine } Ducati gewonnen, davon { $cargo } am Ende aus deiner Fracht. Gut gemacht!
   *[other] { $player } hat mit { $theirs } Ducati gegen deine { $mine } gewonnen. { $what ->
        [0] Den größten Unterschied machte Prestige: Jeder Handel zählt, auf den du eingehst.
        [1] Den größten Unterschied machte in der letzten Wertung die Fracht: Lange Folgen sind mehr wert als viele kurze.
        [2] Den größten Unterschied machte dein Piratenstapel: Jede Karte darin hat dich etwas gekostet.
        [3] Den größten Unterschied machten Hafenmarker: Jede Fahrt zu einem zählt.
       *[other] Gewonnen war es schon vor der letzten Wertung, durch die Züge und Venedig.
      }
  } Spiel noch einmal, oder richte einen Tisch ohne Gedächtnisstütze oder mit Bluffen ein.
