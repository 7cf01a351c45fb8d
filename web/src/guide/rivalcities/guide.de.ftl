### Rival Cities: die Zettel des Schreibers für die erste Partie.

clerk-goal = Du bist { $city }. Vier Dinge gewinnen sofort: drei Schiffe mehr als der Rivale, drei Prozesse, alle vier Bündnisse oder der Ansehensmarker an deinem Tor. Diese Punkte zeigen, wie nah jede Stadt dran ist.
clerk-mine = Dein Vorrat: Bier, Tuch, Leder und Möbel (zusammen { $goods }), dazu Briefe und Sterne. Eine Manufaktur gibt bei einer Produktion eine Ware mehr, dann ruht sie, bis sie wieder aktiv wird.
clerk-ring = Ihr bewegt beide dasselbe Tintenfass, immer im Uhrzeigersinn. Die Karte, auf der es stehen bleibt, ist deine Aktion in diesem Zug, und von dort geht es für den Rivalen weiter.
clerk-court = Drei Prozesse, jeder mit einem Marker zwischen den Städten. An der Glocke wird der auf Prozessfeld I entschieden: Zieh seinen Marker mindestens 2 Felder zu dir, und er gehört dir; auf 0 verfällt er.
clerk-harbour = Schiffe kosten Waren einer Sorte und bringen Hilfe oder Sterne, und drei mehr als der Rivale gewinnen. Daneben liegen die vier Bündnisse: starke Helfer, die aber in jeder Saison Unterhalt kosten.
clerk-track = Die Krone ist euer gemeinsames Ansehen. Steht sie auf deiner Seite, bekommst du in jeder Saison, woran sie vorbei ist, und erreicht sie dein Tor, gewinnst du.
clerk-bar = Was leuchtet, kannst du anklicken, und alles, was du darfst, steht hier noch einmal als Satz mit Zifferntaste. „Zurück“ nimmt eine Wahl zurück, bis eine Karte aufgedeckt wird oder der Rivale handelt; „Warum nicht“ erklärt, was verboten ist.

clerk-start-good = Nimm die Ware, die du zuerst brauchst. Der Prozess auf Prozessfeld I kostet bei jedem Vorantreiben { $cost }; ein Schiff will gleich mehrere einer Sorte.
clerk-move = { $free ->
    [one] Ein Feld weit ziehst du umsonst, { $next } Felder kosten
   *[other] Bis zu { $free } Felder weit ziehst du umsonst, { $next } Felder kosten
  } { $cost ->
    [one] 1 Ware
   *[other] { $cost } Waren
  }, und je weiter, desto teurer; du hast { $goods }. Nimm, was dir jetzt hilft: Produktion, solange der Vorrat leer ist, Prozess oder Schiff, sobald du sie bezahlen kannst.
clerk-move-think = Bevor du ziehst, sieh zwei Felder weiter: Diese Karten bekommt der Rivale umsonst. Manchmal ist der beste Zug der, nach dem nur langweilige Karten folgen.
clerk-move-bell = { $short ->
    [0] Jeder Zug von hier kommt
   *[other] Die weitesten dieser Züge kommen
  } an der Glocke vorbei, und dann endet die Saison, bevor du deine Karte nutzt. Der Prozess auf Prozessfeld I wird dabei entschieden, { $lead ->
    [0] und sein Marker steht in der Mitte: Er würde verfallen.
    [1] und du führst mit 1: Das gibt nur einen Stern.
    [-1] und der Rivale führt mit 1: ein Stern für die andere Seite.
    [2] und du führst: Du würdest ihn gewinnen!
    [3] und du führst: Du würdest ihn gewinnen!
    [4] und du führst: Du würdest ihn gewinnen!
   *[other] und der Rivale würde ihn gewinnen.
  }
clerk-pay = Bezahle mit dem, was du am wenigsten brauchst; { $goods ->
    [one] 1 Ware liegt
   *[other] { $goods } Waren liegen
  } in deinem Vorrat. Briefe bezahlen keinen Weg.
clerk-option = Nutze nun die Karte hier{ $hand ->
    [0] .
   *[other] , oder spiele stattdessen eine Spezialkarte aus der Hand; die wirkt, wo immer das Tintenfass steht.
  } Jeder Zug endet mit genau so einer Aktion.
clerk-take = Diese dunkle Karte ist eine Spezialkarte: Nutze sie jetzt, oder nimm sie auf die Hand für den Zug, in dem sie am stärksten ist. Lässt du sie liegen, kann der Rivale sie nehmen.
clerk-both = { $letters ->
    [one] Du hast einen Brief. Dafür
   *[other] Du hast { $letters } Briefe. Für einen
  } darfst du in diesem Zug beides: die Karte hier und eine aus der Hand. Zwei Aktionen auf einmal entscheiden oft ein Wettrennen.
clerk-letter = Ein Brief hilft auch in der Not: Zusammen mit einer Ware wird er zu einer beliebigen anderen, wann immer du etwas entscheidest. Heb dir einen für den Moment auf, in dem genau eine Ware fehlt.
clerk-half = Eine geteilte Karte: Nur eine Hälfte gehört dir. Nimm die, mit der du gerade am meisten anfangen kannst.
clerk-use-card = Führe jede Aktion dieser Karte einmal aus, in beliebiger Reihenfolge; was du liegen lässt, verfällt. Erst Waren holen, dann ausgeben.
clerk-manufactories = { $n ->
    [one] Deine Manufaktur
   *[other] Deine { $n } aktiven Manufakturen
  } { $n ->
    [one] kann
   *[other] können je
  } eine Ware zu dieser Produktion beisteuern und { $n ->
    [one] ruht
   *[other] ruhen
  } danach. Am Ende der Saison werden alle wieder aktiv; lass sie also spätestens kurz vor der Glocke arbeiten.
clerk-good = Eine Ware deiner Wahl. Rechne nach, was das nächste Schiff oder der nächste Prozess auf deinem Weg kostet, und nimm, was fehlt.
clerk-donation = Jede Spende macht aus Waren Sternmarker. Sterne entscheiden nur, wenn niemand sofort gewinnt; du hast insgesamt { $stars }, der Rivale { $rival }.
clerk-lawsuit = Zahle, nimm den Bonus, und der Marker rückt ein Feld zu dir. Prozessfeld I wird zuerst entschieden{ $lead ->
    [1] ; dort führst du mit 1, noch eins, und er ist an der Glocke gewonnen
   *[other] {""}
  }. Auf Prozessfeld II und III darfst du für denselben Preis gleich nachlegen.
clerk-again = Gegen Bezahlung darfst du es noch einmal tun. Das lohnt sich, wenn es etwas entscheidet: einen Vorsprung von 2 in einem Prozess, ein Feld Ansehen vor der Glocke.
clerk-ruling = Der Richter: Werte den Prozess auf Prozessfeld I aus, wenn du dort mit 2 führst, oder tausche zwei Nachbarn. Hol einen nach vorn, den du anführst, oder schieb einen weg, den du verlieren würdest.
clerk-ship = Du hast { $mine ->
    [one] 1 Schiff,
   *[other] { $mine } Schiffe,
  } der Rivale { $rival }. Ein Vorsprung von drei gewinnt auf der Stelle; bis dahin nimm das Schiff, dessen Hilfe du am häufigsten brauchst, oder das mit den meisten Sternen.
clerk-alliance = Du hast { $n } der vier Bündnisse. Nimm eines, dessen Hilfe du in dieser Saison nutzt, und halte an der Glocke seinen Unterhalt bereit; eines vom Rivalen kostet einen Brief.
clerk-upkeep = Die Saison endet: Bezahle den Unterhalt oder gib das Bündnis zurück. Bezahle, solange es dir hilft oder dich allen vieren näher bringt (jetzt { $n }).
clerk-steal = Piraterie: Nimm dem Rivalen eine Ware. Am besten die, die er für ein Schiff oder einen Prozess spart, auch wenn du sie weniger brauchst.
clerk-take-manufactory = Eine Manufaktur umsonst: Nimm sie, das ist in jeder Saison eine Ware mehr. Nur wenn es die letzte ist, endet damit das Spiel an der Glocke; liegst du zurück, lass sie.

clerk-season = Die Glocke hat geläutet, eine Saison ist vorbei: Unterhalt, Ansehen für die größere Flotte, Einkommen, dann der Prozess auf Prozessfeld I. Die dunklen Karten sind neu, alle Manufakturen wieder aktiv; { $left ->
    [one] 1 Prozess liegt
   *[other] { $left } Prozesse liegen
  } noch im Stapel.
clerk-suit-won = Ein Prozess ist gewonnen: Du hast { $mine }, der Rivale { $rival }, und der dritte gewinnt das Spiel. Die anderen sind aufgerückt, sieh dir Prozessfeld I neu an.
clerk-suit-gone = Auf Prozessfeld I führte niemand mit 2 oder mehr, also ist der Prozess fort; ein Vorsprung von 1 gibt nur einen Sternmarker. Der nächste ist aufgerückt.
clerk-rival-ship = Der Rivale hat ein Schiff genommen: { $rival } gegen deine { $mine }. Drei mehr als du, und das Spiel ist verloren; antworte rechtzeitig.
clerk-rival-alliance = Der Rivale hat { $n ->
    [one] ein Bündnis
   *[other] { $n } Bündnisse
  }; vier würden gewinnen. Mit einem Brief und der Bündnis-Aktion kannst du ihm eines nehmen.
clerk-danger = Vorsicht, die Krone ist nur noch { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
  } vom Tor des Rivalen entfernt. Halte auf Karten mit Ansehen, damit der Rivale es nicht tut.
clerk-drew = Du hast { $n ->
    [one] eine Spezialkarte.
   *[other] { $n } Spezialkarten.
  } Spiele sie statt der Karte am Tintenfass oder, für einen Brief, zusätzlich.

clerk-rival-court = Der Rivale hat zwei Prozesse gewonnen, und der dritte gewinnt das Spiel. { $lead ->
    [2] Auf Prozessfeld I führt er mit 2:
    [3] Auf Prozessfeld I führt er mit 3:
    [4] Auf Prozessfeld I führt er mit 4:
   *[other] Lass ihn an der Glocke nie auf Prozessfeld I mit 2 führen:
  } Treib den Prozess selbst voran, oder lass einen Richter ihn vor dem Ende der Saison wegtauschen.
clerk-rival-fleet = { $rival } Schiffe gegen deine { $mine }: Noch eines für den Rivalen, und das Spiel ist verloren. Jedes Schiff, das du jetzt nimmst, bricht den Vorsprung, auch ein schwaches; spare Waren einer Sorte dafür.
clerk-rival-three = Der Rivale hat drei Bündnisse, und das vierte gewinnt sofort. { $free ->
    [0] Noch gehört es dir, aber mit einem Brief und einer Bündnis-Aktion nimmt er es dir.
   *[other] Es liegt frei auf dem Plan.
  } Nutze vorher eine Bündnis-Aktion: Nimm das freie oder für einen Brief eines von ihm{ $letters ->
    [0] {" "}(du hast keinen).
   *[other] .
  }
clerk-my-court = Du hast zwei Prozesse gewonnen; der dritte gewinnt das Spiel. { $lead ->
    [2] Auf Prozessfeld I führst du weit genug: Zieh an der Glocke vorbei, oder lass einen Richter entscheiden!
    [3] Auf Prozessfeld I führst du weit genug: Zieh an der Glocke vorbei, oder lass einen Richter entscheiden!
    [4] Auf Prozessfeld I führst du weit genug: Zieh an der Glocke vorbei, oder lass einen Richter entscheiden!
   *[other] Bring den Prozess auf Prozessfeld I auf einen Vorsprung von 2, dann zieh an der Glocke vorbei.
  }
clerk-my-fleet = Du bist zwei Schiffe voraus, und noch eines gewinnt sofort. Such das günstigste im Hafen und eine Karte mit einem Schiff auf deinem Weg.
clerk-my-three = Du hast drei Bündnisse. { $free ->
    [0] Das vierte hat der Rivale: Eine Bündnis-Aktion und ein Brief gewinnen das Spiel ({ $letters ->
        [0] noch hast du keinen Brief
       *[other] einen Brief hast du
      }).
   *[other] Das vierte liegt frei: Eine Bündnis-Aktion gewinnt das Spiel.
  } Halte an der Glocke den Unterhalt bereit, sonst musst du eines zurückgeben.
clerk-my-gate = Die Krone ist { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
  } von deinem Tor entfernt. Jede Ansehens-Aktion bringt sie eines näher, an der Glocke auch die größere Flotte; am Tor gewinnst du.

clerk-front = { $lead ->
    [1] Auf Prozessfeld I führst du mit { $n }. An der Glocke ist er gewonnen; je eher jemand an ihr vorbeizieht, desto besser für dich.
   *[other] Auf Prozessfeld I führt der Rivale mit { $n } und gewinnt den Prozess an der Glocke. Treib ihn zurück, lass einen Richter ihn wegtauschen, oder sei nicht der, der zu früh läutet.
  }
clerk-running-out = { $what ->
    [0] Wenige Schiffe sind übrig ({ $n }).
    [1] Wenige Prozesse sind übrig ({ $n }).
    [2] Wenige Manufakturen liegen noch im Vorrat ({ $n }).
   *[other] Wenige Sternmarker liegen noch im Vorrat ({ $n }).
  } Sind sie fort, endet das Spiel mit dieser Saison, und Sterne entscheiden: { $stars } für dich, { $rival } für den Rivalen. { $ahead ->
    [1] Das kommt dir recht: Treib es voran.
   *[other] Bremse, sammle Sterne oder gewinne sofort.
  }
clerk-standing = Eine Saison ist vorbei; höchstens { $bells ->
    [one] eine folgt
   *[other] { $bells } folgen
  } noch. Gewinnt niemand sofort, entscheiden Sterne: { $stars } für dich, { $rival } für den Rivalen. { $ahead ->
    [1] So soll es bleiben; behalte die vier Wege zum Sieg im Auge.
    [0] Prozesse, Schiffe und Spenden bringen mehr.
   *[other] Hol mit Prozessen, Schiffen und Spenden auf, oder gewinne sofort.
  }
clerk-plenty = Du hast { $goods } Waren, und am Ende sind Waren nichts wert. Gib sie aus: für ein Schiff, einen Prozess oder einen weiteren Weg zu genau der Karte, die du willst.
clerk-full-hand = { $n } Spezialkarten warten auf deiner Hand und zählen am Ende nichts. Spiele eine, wo der Ring wenig bietet{ $letters ->
    [0] ; mit einem Brief ginge sie sogar zusätzlich zur Karte am Tintenfass.
   *[other] , oder gib einen Brief aus und nutze beides.
  }

clerk-over = { $way ->
    [0] Drei Schiffe Vorsprung haben es entschieden
    [1] Der dritte Prozess hat es entschieden
    [2] Alle vier Bündnisse haben es entschieden
    [3] Die Krone am Tor hat es entschieden
   *[other] Niemand gewann sofort, also entschieden Sterne: { $stars } für dich, { $rival } für den Rivalen
  }{ $won ->
    [1] , und du hast es geschafft. Gut gemacht!
   *[other] { $way ->
        [0] . Ein eigenes Schiff zur rechten Zeit hätte den Abstand bei zwei gehalten.
        [1] . Achte nächstes Mal darauf, wer auf Prozessfeld I führt, wenn die Glocke nah ist.
        [2] . Eine Bündnis-Aktion und ein Brief sprengen so eine Sammlung.
        [3] . Ab und zu eine Karte mit Ansehen zieht die Krone zurück.
       *[other] . Zähl nächstes Mal die Sterne, wenn Prozesse oder Schiffe knapp werden.
      }
  } Spiel noch einmal, oder richte einen Tisch mit gemischten Karten ein.
