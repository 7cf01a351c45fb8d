### Wie man gewinnt: eine Seite je Titel.

how-aim = Das Ziel
how-turn = Ein Zug
how-tips = Drei gute Ratschläge
how-end = Wie es endet
how-learn = In einer geführten Partie lernen
how-rules = Alle Regeln

how-novgorod-goal = Sammle die meisten Siegel.
how-novgorod-aim = Die meisten bringt deine Karriere: Die Stufe, auf der du stehst, zahlt am Ende jedes Zuges. Doch wer auf einer Stufe mit rotem X endet, verliert, ganz gleich wie viele er hat.
how-novgorod-step-1 = Segeln.
how-novgorod-turn-1 = Lege eine Route von Stadt zu Nachbarstadt, eine Karte für jeden Halt deines Schiffs. Eigene Kontore sind frei, anderswo zahlst du Hafengebühr.
how-novgorod-step-2 = Handeln.
how-novgorod-turn-2 = Nutze die Route: Nimm Einkommen, stelle Luxuswaren her und verkaufe sie, erfülle Aufträge oder bezahle die nächste Stufe deiner Karriere. Jede Karte dient einmal.
how-novgorod-step-3 = Kaufen.
how-novgorod-turn-3 = Eine Sache je Zug: ein Kontor, ein schnelleres Schiff oder einen Auftrag.
how-novgorod-step-4 = Siegel zählen.
how-novgorod-turn-4 = Deine Karrierestufe zahlt ihre Siegel.
how-novgorod-tip-1 = Sieh zuerst nach, was deine nächste Karrierestufe kostet, und lege die Route dafür. Ein früher Schritt zahlt in jedem weiteren Zug.
how-novgorod-tip-2 = Hol dir Kontore in Nachbarstädten: Dann besucht schon eine kurze Route mehrere davon ohne Gebühr.
how-novgorod-tip-3 = Erfülle beide Zeilen eines Auftrags in einem Zug: Das sind 5 Siegel statt 4.
how-novgorod-end = Hat am Ende einer Runde jemand 30 Siegel oder eine vollständige Karriere, folgt noch eine Runde. Dann scheidet aus, wer auf einem roten X steht, und von den anderen gewinnen die meisten Siegel.

how-merchants-goal = Bring als Erster alle deine Warenplättchen weg.
how-merchants-aim = Sie gehen zu Kontoren der anderen. Reisen kann nur ein Plättchen, auf dem kein Kontor steht; du gründest also Kontore, um deine Plättchen frei zu machen.
how-merchants-step-1 = Würfeln.
how-merchants-turn-1 = Landschaften mit dieser Zahl geben jedem Kontor an ihren Ecken eine Karte; wer nichts bekommt, nimmt 1 Gold. Bei einer 7 zieht der Räuber.
how-merchants-step-2 = Handeln.
how-merchants-turn-2 = Tausche mit den anderen oder drei gegen eins mit dem Vorrat, oder kaufe Karten für Gold.
how-merchants-step-3 = Gründen.
how-merchants-turn-3 = Baue Handelswege, wirb Händler an und schick sie für Getreide in freie Städte: Dort werden sie zu Kontoren.
how-merchants-step-4 = Liefern.
how-merchants-turn-4 = Fahre für Salz mit Kaufmannszügen über die Wege, und setze ein freies Plättchen ab, wo ein fremdes Kontor noch keines hat.
how-merchants-tip-1 = Beginne mit einem Händler. Ein neues Kontor verdient Karten und macht ein Plättchen frei, lohnt sich also doppelt.
how-merchants-tip-2 = Baue Wege dorthin, wo andere dicht beieinander sitzen. Jedes Kontor nimmt im ganzen Spiel nur ein Plättchen.
how-merchants-tip-3 = Behalte ein Salz und ein Gold in Reserve: Eines bezahlt die Fahrt, das andere die Benutzung fremder Wege.
how-merchants-end = Das Spiel endet in dem Augenblick, in dem jemand sein letztes Plättchen absetzt. Es gibt keine Punkte und keinen Gleichstand.

how-oltremare-goal = Habe am Ende die meisten Ducati.
how-oltremare-aim = Jede Karte wirkt zweimal: Beim Spielen gelten ihre Symbole, danach liegt sie in deiner Fracht, wo Karten einer Ware direkt aufeinander viel mehr wert sind.
how-oltremare-step-1 = Hand prüfen.
how-oltremare-turn-1 = Verkleinere deine Hand auf das Limit der obersten Frachtkarte. Was zu viel ist, kommt auf deinen Piratenstapel.
how-oltremare-step-2 = Handeln.
how-oltremare-turn-2 = Mach Geschäfte mit den anderen und kaufe Karten, wenn du magst. Wer auf deinen Handel eingeht, bekommt ein Prestige.
how-oltremare-step-3 = Karten spielen.
how-oltremare-turn-3 = So viele, wie deine Fracht verlangt. Ducati zahlen, Märkte bringen Karten, Piraten legen Karten gegen dich ab: 1, 3 oder 6 für ein, zwei, drei oder mehr Symbole. Segel bringen dein Schiff in einen Hafen, dessen Marker dir hilft.
how-oltremare-step-4 = Verladen.
how-oltremare-turn-4 = Leg die gespielten Karten auf deine Fracht, in einer Reihenfolge deiner Wahl. Die neue oberste bestimmt deinen nächsten Zug.
how-oltremare-tip-1 = Mach mit der Ware weiter, die oben liegt. Drei Karten hintereinander sind viel mehr wert als drei einzelne.
how-oltremare-tip-2 = Spiele Ducati zu Ducati und Märkte zu Märkten, aber nie drei Piraten: Jede Karte in diesem Stapel kostet einen Ducato.
how-oltremare-tip-3 = Geh auf faire Angebote ein. Jedes bringt ein Prestige, und das meiste Prestige zahlt 6 Ducati, zweimal im Spiel.
how-oltremare-end = In der Mitte des Spiels bezahlt Venedig Prestige und Fracht. Ist der Stapel leer, wird die Runde zu Ende gespielt: Prestige, Fracht und Hafenmarker zahlen noch einmal, und jede Piratenkarte kostet einen Ducato.

how-rivalcities-goal = Gewinne als Erster auf einem von vier Wegen.
how-rivalcities-aim = Drei Schiffe mehr als der Rivale, drei gewonnene Prozesse, alle vier Bündnisse oder der Ansehensmarker an deinem Tor.
how-rivalcities-step-1 = Ziehen.
how-rivalcities-turn-1 = Das Tintenfass geht im Uhrzeigersinn. Zwei Felder sind frei, die nächsten zwei kosten je eine Ware, weitere zwei.
how-rivalcities-step-2 = An die Glocke denken.
how-rivalcities-turn-2 = Kommt es an der Glocke vorbei, endet die Saison: Unterhalt für Bündnisse, Einkommen, und der Prozess auf Prozessfeld I wird entschieden.
how-rivalcities-step-3 = Eine Karte nutzen.
how-rivalcities-turn-3 = Die, auf der das Tintenfass stehen bleibt, oder eine Spezialkarte aus der Hand. Mit einem Brief geht beides.
how-rivalcities-tip-1 = Wo du stehen bleibst, beginnt der Rivale. Sieh dir die nächsten zwei Karten an, bevor du ziehst.
how-rivalcities-tip-2 = Ein Prozess braucht an der Glocke einen Vorsprung von 2. Treib den auf Prozessfeld I voran, und bestimme dann selbst, wann die Glocke läutet.
how-rivalcities-tip-3 = Zähl mit, woran der Rivale nah dran ist. Ein Schiff oder Bündnis zur rechten Zeit ist mehr wert als zwei für dich.
how-rivalcities-end = Gewinnt niemand sofort, endet das Spiel nach einer Saison, in der Schiffe, Prozesse, Manufakturen oder Sternmarker ausgegangen sind. Dann gewinnen die meisten Sterne.
