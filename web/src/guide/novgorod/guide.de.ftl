### Novgorod: die Zettel des Schreibers für die erste Partie.

clerk-goal = Willkommen im Kontor! Siegel gewinnen: Hat am Ende einer Runde jemand { $goal } davon oder eine vollständige Karriere, folgt eine letzte Runde, und dann zählen die meisten Siegel.
clerk-career = Diese Leiter ist deine Karriere, und am Ende jedes deiner Züge zahlt dir die Stufe, auf der du stehst, ihre Siegel: { $seals ->
    [0] im Moment keine.
   *[other] jetzt { $seals }.
  } { $barred ->
    [0] Wer auf einem roten X endet, verliert; du bist schon darüber hinaus.
   *[other] Du stehst auf einem roten X: Wer dort endet, hat verloren. Aufsteigen ist also deine erste Aufgabe.
  }
clerk-chart = Acht Städte rund ums Meer, Nachbarn sind durch gepunktete Linien verbunden. Jede hat eine eigene Ware, einen Stapel Kontore (oben der Preis, unten das Einkommen) und eine Manufaktur, die aus Waren eine Luxusware und Siegel macht.
clerk-desk = Das ist dein Tisch. Dein Schiff macht { $speed } Halte je Zug, und in seinem Lager kann eine Ware auf später warten; du hast { $cash }.
clerk-orders = Aufträge verlangen Waren oder eine Luxusware. Die obere Zeile bringt { $top } Siegel; schaffst du im selben Zug auch die untere, sind es zusammen { $both }. Heb dir einen Auftrag also für den Zug auf, in dem beides geht.
clerk-bar = Was auf dem Plan leuchtet, kannst du anklicken, und alles, was du darfst, steht hier noch einmal als Satz mit Zifferntaste. „Zurück“ nimmt eine Wahl zurück, bis jemand anderes handelt oder eine Karte aufgedeckt wird; „Warum nicht“ erklärt, was verboten ist.

clerk-draft = Die Startauswahl: Am Ende hast du { $kontors ->
    [one] ein Kontor
    [2] zwei Kontore
   *[other] { $kontors } Kontore
  } und { $orders ->
    [one] einen weiteren Auftrag
   *[other] { $orders } weitere Aufträge
  }, und erst dann wird bezahlt. Beginne mit einem günstigen Kontor; seine Ware gehört dir bei jedem Besuch, und der kostet nie Gebühr.
clerk-draft-near = Du hast { $mine }. Ein Kontor gleich nebenan – { $cities } –, und schon eine kurze Route besucht beide, ohne dass du jemandem etwas zahlst.
clerk-draft-order = Nun ein Auftrag, für { $price } Dukaten wie der, den du schon auf der Hand hast. Such nach Bildern, die du liefern kannst: Waren deiner Städte oder eine Luxusware, die unterwegs entsteht.
clerk-draft-paid = Die Startauswahl ist bezahlt; in deiner Kasse: { $cash }. Das ist wenig, also lass deine ersten Routen etwas verdienen.
clerk-route = Lege eine Route aus höchstens { $speed } Karten, von Nachbar zu Nachbar; beginnen darf sie überall. Deine eigenen Kontore ({ $mine }) kosten nichts, anderswo leihst du das Basiskontor für die Gebühr neben dem Anker.
clerk-route-on = Gelegt: { $cards } von { $speed } Karten; Gebühren bisher: { $fees }, in der Kasse: { $cash }. Geh weiter zu einem Nachbarn oder beende die Route; für eine Manufaktur zählen nur Waren links von ihr.
clerk-plan = Denk beim Legen an deine Karriere: Stufe { $level } kostet { $cost }, auf einmal zu bezahlen, während du deine Route nutzt. Leg also Karten, die das liefern oder das Geld dafür verdienen.
clerk-placeholder = Jede Karte dient nur einmal. Willst du in einer Stadt die Ware und die Manufaktur nutzen, leg einen Platzhalter daneben: ein Kontor von der Hand, verdeckt. Er kostet dich einen Halt.
clerk-evaluate = Jetzt nutze { $cards ->
    [0] deinen Zug, auch wenn keine Karte liegt.
    [one] deine Karte.
   *[other] deine { $cards } Karten.
  } Jede dient einmal: Ihre Ware wird verwendet, ihr Einkommen genommen, sie kommt ins Lager, oder sie trägt eine Manufaktur. Mach, so viel du kannst, dann beende die Phase.
clerk-climb = Du kannst die nächste Stufe deiner Karriere bezahlen. Tu es: Schon ab diesem Zug bringt sie dir { $seals ->
    [0] zwar noch keine Siegel, aber den Weg zu den Stufen, die welche zahlen.
    [one] in jedem Zug 1 Siegel, und frühe Schritte zahlen am längsten.
   *[other] in jedem Zug { $seals } Siegel, und frühe Schritte zahlen am längsten.
  }
clerk-fees = Vorsicht: Du schuldest { $fees } Dukaten Hafengebühr und hast { $cash }. { $way ->
    [0] Nimm noch ein Einkommen,
    [1] Nimm noch die Dukaten deines Privilegs,
   *[other] Stell noch eine Luxusware her und verkaufe sie,
  } bevor du die Phase beendest.
clerk-fulfil = Eine Zeile eines deiner Aufträge lässt sich jetzt erfüllen: { $top } Siegel für eine, { $both } für beide in diesem Zug. Versuch, beide nacheinander zu schaffen.
clerk-make = Die Manufaktur in { $city } kann { $luxury } herstellen: gleich verkauft { $seals ->
    [one] 1 Siegel und 1 Dukat.
   *[other] { $seals } Siegel und ebenso viele Dukaten.
  } Braucht ein Auftrag oder deine Karriere diese Luxusware, ist sie dort mehr wert.
clerk-income = Eine Karte, deren Ware du nicht brauchst, soll Geld verdienen: { $city } zahlt { $n } Dukaten. Ungenutzte Karten bringen nichts.
clerk-extra = Dein Privileg „Einnahmen +2“ ist noch frei. Nimm die 2 Dukaten nur, wenn du in diesem Zug kein anderes Privileg brauchst; es gibt nur eines je Zug.
clerk-store = { $good } könnte ins Lager. Dort wartet die Ware, solange du willst, und im nächsten Zug hast du eine mehr, als deine Halte hergeben.
clerk-supply = Wähle, welche Karte bezahlt. Sie wird umgedreht, also nimm die, mit der du sonst nichts mehr vorhast.
clerk-settle = Lass den Auftrag neben dem Schiff liegen, dann kann seine untere Zeile noch { $bottom } Siegel bringen; leg ihn ab, und er ist erledigt. Mehr als { $most } Aufträge auf einmal darfst du nicht haben.
clerk-purchase = Ein Kauf je Zug, und du hast { $cash }. Am Anfang ist ein Kontor am besten: Es bringt Einkommen, seine Ware und einen Halt ohne Gebühr.
clerk-ship = Für { $price } Dukaten macht dein Schiff { $speed } Halte je Zug. Jeder Halt ist in allen weiteren Zügen eine Ware oder ein Einkommen mehr; warte damit nicht zu lange.

clerk-climbed = Stufe { $level } ist verdeckt, und ihr Privileg ist fort. { $barred ->
    [0] Das rote X liegt hinter dir.
   *[other] Auch hier ist noch das rote X, also weiter hinauf.
  }
clerk-career-seals = Das Ende deines Zuges: Deine Karriere bringt { $n } Siegel, du hast { $seals }. Jeder Zug, den du früher aufsteigst, bringt sie dir einmal mehr.
clerk-privilege-seal = Du hast in diesem Zug kein Privileg benutzt, also kam mit „Siegel +1“ von selbst ein Siegel. So geht es in jedem solchen Zug, bis du diese Stufe verdeckst.
clerk-bonus = Der Bonus { $bonus } bringt { $n } Siegel. Am Ende der Runde fällt so eine Karte auf ihren kleineren Wert oder ist ganz weg; wer sie noch will, muss sich beeilen.
clerk-last-round = Die letzte Runde ist ausgerufen! { $barred ->
    [0] Jetzt zählt nur noch, was Siegel bringt.
   *[other] Du stehst noch auf dem roten X: Steig auf, bevor sie endet, sonst sind alle deine Siegel nichts wert.
  }

clerk-still-x = Jemand hat { $seals } von { $goal } Siegeln, und du stehst noch auf dem roten X. Stufe { $level } kostet { $cost }: Lass diese Route dafür zahlen, denn wer auf dem X endet, hat verloren, ganz gleich wie viele Siegel er hat.
clerk-last-route = Deine letzte Route. { $barred ->
    [0] Du hast { $seals } Siegel, von den anderen hat niemand mehr als { $most }.
   *[other] Du stehst auf dem roten X, also geht der Aufstieg allem anderen vor.
  } Verkaufe Luxuswaren, erfülle offene Zeilen, steig auf, wenn du kannst; was im Lager bleibt, ist nichts wert.
clerk-last-purchase = Der letzte Kauf des Spiels: Ein Auftrag lässt sich nicht mehr erfüllen, und bei Gleichstand zählen Dukaten. Behalte also dein Geld, außer ein Kontor bringt dir noch den Bonus für acht davon.

clerk-outpaid = Die Karriere von { $player } bringt { $theirs } Siegel je Zug, deine { $mine ->
    [0] keines.
   *[other] { $mine }.
  } Dieser Abstand wächst mit jedem Zug. Deine Stufe { $level } kostet { $cost }; sieh, ob diese Route sie bezahlen kann.
clerk-pace = { $me ->
    [0] { $player } führt
   *[other] Du führst
  } mit { $seals } von { $goal } Siegeln. { $n ->
    [0] Am Ende dieser Runde wird also die letzte ausgerufen: Plane zwei Züge, nicht mehr.
    [one] In diesem Tempo wird nach etwa einer Runde die letzte ausgerufen; plane, was du bis dahin noch schaffst.
   *[other] In diesem Tempo wird nach etwa { $n } Runden die letzte ausgerufen; plane, was du bis dahin noch schaffst.
  }
clerk-order-waits = Du hast { $n ->
    [one] einen Auftrag
   *[other] { $n } Aufträge
  } auf der Hand und noch keinen abgelegt. Ganz in einem Zug erfüllt, bringt einer { $both } Siegel: Sieh dir jetzt seine Bilder an, und leg die Städte, die sie liefern.
clerk-slow = Dein Schiff macht { $mine } Halte, das schnellste der anderen { $theirs }. Mehr Halte sind in jedem Zug mehr Waren und Einkommen; der nächste Schritt kostet beim Kauf { $price } Dukaten.
clerk-bonus-near = Der Bonus { $bonus } ist noch zu haben und bringt dir { $n } Siegel. { $kontors ->
    [0] Besuche in einer Route fünf verschiedene Städte; Basiskontore zählen mit.
   *[other] Dir { $missing ->
        [one] fehlt noch ein Kontor
       *[other] fehlen noch { $missing } Kontore
      }, jedes in einer anderen Stadt.
  }
clerk-late-purchase = Das Ende ist nah: In etwa { $n ->
    [one] einer Runde
   *[other] { $n } Runden
  } wird die letzte ausgerufen. Kaufe nur, was sich noch lohnt: einen Auftrag, den du erfüllen kannst, einen Halt, der dir fehlt. Ein teures Kontor lohnt sich kaum noch.
clerk-rich = Du hast { $cash }. Geld entscheidet am Ende nur bei Gleichstand, also mach etwas daraus: ein schnelleres Schiff, ein Kontor, einen Auftrag oder die Dukaten, die deine nächste Karrierestufe verlangt.

clerk-over = { $how ->
    [0] Alle standen am Ende auf einem roten X, also hat niemand gewonnen.
    [1] Du hast mit { $mine } Siegeln gewonnen, gut gemacht! Jeder frühe Schritt deiner Karriere hat viele Züge lang gezahlt.
    [2] Du standst am Ende auf dem roten X, und dann zählt kein Siegel: Die ersten Stufen der Karriere dürfen nie zu lange warten.
   *[other] { $player } hat mit { $theirs } Siegeln gegen deine { $mine } gewonnen, auf Karrierestufe { $level } gegen deine { $own }. { $level ->
        [0] Aufträge und Luxuswaren haben es entschieden.
       *[other] Was eine Karriere Zug um Zug zahlt, entscheidet die meisten Partien.
      }
  } Spiel noch einmal, oder richte einen Tisch mit den silbernen Karrieren, Kaufmann und Pirat ein.
