### Novgorod auf Deutsch.

title-name = Novgorod
title-pitch = Kaufleute der Hanse befahren die Ostsee mit Pelzen und Bernstein, Salz und Tuch. Legt eure Route, stellt unterwegs Luxuswaren her, erfüllt Aufträge und macht Karriere, damit man mit euch rechnet.
title-rights = Inoffiziell. Das Spiel gehört seinem Autor und seinem Verlag; Worte und Bilder hier sind unsere eigenen.

## Optionen

option-careers = Seiten der Karrierekarten
option-careers-choose = alle wählen selbst
option-careers-front = Vorderseite für alle, fürs erste Spiel
option-careers-back = Rückseite für alle
option-bonuses = Bonuskarten
option-bonuses-drawn = zwei zufällig gezogene
option-bonuses-1-2 = 8 Kontore und 5-Städte-Route, fürs erste Spiel
option-bonuses-1-3 = 8 Kontore und Luxushändler
option-bonuses-1-4 = 8 Kontore und 3 Aufträge
option-bonuses-1-5 = 8 Kontore und Karriere
option-bonuses-1-6 = 8 Kontore und Warenvielfalt
option-bonuses-2-3 = 5-Städte-Route und Luxushändler
option-bonuses-2-4 = 5-Städte-Route und 3 Aufträge
option-bonuses-2-5 = 5-Städte-Route und Karriere
option-bonuses-2-6 = 5-Städte-Route und Warenvielfalt
option-bonuses-3-4 = Luxushändler und 3 Aufträge
option-bonuses-3-5 = Luxushändler und Karriere
option-bonuses-3-6 = Luxushändler und Warenvielfalt
option-bonuses-4-5 = 3 Aufträge und Karriere
option-bonuses-4-6 = 3 Aufträge und Warenvielfalt
option-bonuses-5-6 = Karriere und Warenvielfalt
option-merchant = Kaufmann
option-merchant-none = nicht im Spiel
option-merchant-front = Vorderseite (er zahlt Dukaten)
option-merchant-back = Rückseite (er zahlt Siegel)
option-pirate = Pirat
option-pirate-none = nicht im Spiel
option-pirate-front = Vorderseite (er bremst Schiffe)
option-pirate-back = Rückseite (er sperrt eine Stadt)
option-places = Startorte von Kaufmann und Pirat
option-places-fixed = Novgorod und Antwerpen
option-places-drawn = ausgelost
option-special_orders = Spezialaufträge
option-special_orders-no = nicht im Spiel
option-special_orders-yes = im Spiel

preset-first_game = Erstes Spiel
preset-base = Grundspiel
preset-merchant_pirate_front = Kaufmann und Pirat, Vorderseiten
preset-merchant_pirate_back = Kaufmann und Pirat, Rückseiten
preset-merchant_pirate_mixed = Kaufmann und Pirat, gemischte Seiten
preset-special_orders = Spezialaufträge
preset-expert = Kaufmann, Pirat und Spezialaufträge

## Dinge

city-london = London
city-bergen = Bergen
city-visby = Visby
city-novgorod = Novgorod
city-riga = Riga
city-danzig = Danzig
city-lubeck = Lübeck
city-antwerp = Antwerpen

good-wool = Wolle
good-fish = Fisch
good-glass = Glas
good-fur = Pelz
good-grain = Getreide
good-amber = Bernstein
good-salt = Salz
good-cloth = Tuch

luxury-clothing = Kleidung
luxury-provisions = Proviant
luxury-jewellery = Schmuck

manufactory-clothing_1 = Kleidermanufaktur I
manufactory-clothing_2 = Kleidermanufaktur II
manufactory-clothing_3 = Kleidermanufaktur III
manufactory-provisions_1 = Proviantmanufaktur I
manufactory-provisions_2 = Proviantmanufaktur II
manufactory-provisions_3 = Proviantmanufaktur III
manufactory-jewellery_1 = Schmuckmanufaktur I
manufactory-jewellery_2 = Schmuckmanufaktur II

recipe-1 = erste Warenkombination
recipe-2 = zweite Warenkombination
recipe-3 = dritte Warenkombination
site-card = Manufaktur auf der Stadtkarte
site-placeholder = Manufaktur auf dem Platzhalter
source-route = aus der Route
source-store = aus dem Lager
row-top = obere Zeile
row-bottom = untere Zeile

order-lux_01 = Luxusauftrag 1
order-lux_02 = Luxusauftrag 2
order-lux_03 = Luxusauftrag 3
order-lux_04 = Luxusauftrag 4
order-lux_05 = Luxusauftrag 5
order-lux_06 = Luxusauftrag 6
order-lux_07 = Luxusauftrag 7
order-lux_08 = Luxusauftrag 8
order-lux_09 = Luxusauftrag 9
order-lux_10 = Luxusauftrag 10
order-lux_11 = Luxusauftrag 11
order-lux_12 = Luxusauftrag 12
order-goods_01 = Warenauftrag 1
order-goods_02 = Warenauftrag 2
order-goods_03 = Warenauftrag 3
order-goods_04 = Warenauftrag 4
order-goods_05 = Warenauftrag 5
order-goods_06 = Warenauftrag 6
order-goods_07 = Warenauftrag 7
order-goods_08 = Warenauftrag 8
order-goods_09 = Warenauftrag 9
order-goods_10 = Warenauftrag 10
order-goods_11 = Warenauftrag 11
order-goods_12 = Warenauftrag 12

bonus-eight_kontors = „8 Kontore“
bonus-five_city_route = „5-Städte-Route“
bonus-luxury_trader = „Luxushändler“
bonus-three_orders = „3 Aufträge“
bonus-career_three = „Karriere“
bonus-variety = „Warenvielfalt“
needs-eight_kontors = acht eigene Kontore
needs-five_city_route = eine Route durch fünf Städte
needs-luxury_trader = eine Luxusware aus mindestens zwei Waren
needs-three_orders = drei erledigte Aufträge unter dem Schiff
needs-career_three = eine Karrierezeile mit 3 Siegeln je Zug
needs-variety = verschiedene Waren und Luxuswaren auf Aufträgen unter dem Schiff
bonus-state-out = nicht im Spiel
bonus-state-high = beim hohen Wert
bonus-state-low = beim niedrigen Wert
bonus-state-gone = vergeben

career-1 = Karrierekarte 1
career-2 = Karrierekarte 2
career-3 = Karrierekarte 3
career-4 = Karrierekarte 4
side-front = Vorderseite
side-back = Rückseite

privilege-speed_plus_1 = Geschwindigkeit +1
privilege-income_plus_2 = Einnahmen +2
privilege-order_minus_3 = Auftrag −3
privilege-seal_plus_1 = Siegel +1
privilege-wild = beliebig

special-1 = Spezialauftrag 1
special-2 = Spezialauftrag 2
special-3 = Spezialauftrag 3
special-4 = Spezialauftrag 4
part-1_a = Spezialauftrag 1, Teil A
part-1_b = Spezialauftrag 1, Teil B
part-1_c = Spezialauftrag 1, Teil C
part-1_d = Spezialauftrag 1, Teil D
part-2_a = Spezialauftrag 2, Teil A
part-2_b = Spezialauftrag 2, Teil B
part-2_c = Spezialauftrag 2, Teil C
part-2_d = Spezialauftrag 2, Teil D
part-3_a = Spezialauftrag 3, Teil A
part-3_b = Spezialauftrag 3, Teil B
part-3_c = Spezialauftrag 3, Teil C
part-3_d = Spezialauftrag 3, Teil D
part-4_a = Spezialauftrag 4, Teil A
part-4_b = Spezialauftrag 4, Teil B
part-4_c = Spezialauftrag 4, Teil C
part-4_d = Spezialauftrag 4, Teil D

places-1 = die erste Karte
places-2 = die zweite Karte
places-12 = die ersten zwei Karten
places-3 = die dritte Karte
places-13 = die erste und die dritte Karte
places-23 = die zweite und die dritte Karte
places-123 = die ersten drei Karten
places-4 = die vierte Karte
places-14 = die erste und die vierte Karte
places-24 = die zweite und die vierte Karte
places-124 = alle Karten außer der dritten
places-34 = die letzten zwei Karten
places-134 = alle Karten außer der zweiten
places-234 = die letzten drei Karten
places-1234 = alle vier Karten
payment-full = zum vollen Preis
payment-privilege = mit dem Privileg

end-none = nichts
end-seals = Jemand hat genug Siegel
end-career = Jemand hat alle Karrierestufen erreicht
end-limit = Mehr Runden werden nicht gespielt

## Fragen

prompt-setup = Der Tisch wird vorbereitet.
prompt-draw-manufactory = Eine Manufaktur wird an eine Stadt gelegt.
prompt-draw-lot = Eine Stadt wird ausgelost.
prompt-draw-order = Ein Auftrag wird gezogen.
prompt-draw-special = Ein Spezialauftrag wird ausgelegt.
prompt-draw-bonus = Eine Bonuskarte wird gezogen.
prompt-draw-career = Eine Karrierekarte wird ausgeteilt.
prompt-refill = Die Auslage wird aufgefüllt.
prompt-choose-side = { $player }, mit welcher Seite deiner Karrierekarte spielst du? Je Stufe: Preis (Privileg, das sie verdeckt) → Siegel je Zug; wer am Ende auf einem X steht, hat verloren.
prompt-draft = Die Einführungsrunden.
prompt-draft-pick = { $player }, welche Karte nimmst du? Noch zu nehmen: { $kontors ->
    [0] { $orders ->
        [one] ein Auftrag
       *[other] { $orders } Aufträge
    }
    [one] ein Kontor{ $orders ->
        [0] {""}
        [one] { " " }und ein Auftrag
       *[other] { " " }und { $orders } Aufträge
    }
   *[other] { $kontors } Kontore{ $orders ->
        [0] {""}
        [one] { " " }und ein Auftrag
       *[other] { " " }und { $orders } Aufträge
    }
}. Gezahlt wird am Ende der Einführungsrunden.
prompt-rounds = Die Runde geht weiter.
prompt-turn = { $player } ist am Zug.
prompt-lay-route = { $player }, wohin führt deine Route als Nächstes? ({ $cards } von { $most } Karten gelegt; { $cash ->
    [one] { $cash } Dukat
   *[other] { $cash } Dukaten
}{ $fees ->
    [0] {""}
   *[other] , Hafengebühren { $fees }
})
prompt-evaluate = { $player }, was machst du aus deiner Route? ({ $cash ->
    [one] { $cash } Dukat
   *[other] { $cash } Dukaten
}{ $fees ->
    [0] {""}
   *[other] , Hafengebühren { $fees }
})
prompt-fulfil-row = { $player } erfüllt einen Auftrag.
prompt-meet = { $player }, wie lieferst du { $wants }?
prompt-climb-level = { $player }, womit bezahlst du Karrierestufe { $level }? Noch zu zahlen: { $left }.
prompt-specials = { $player } erfüllt Spezialaufträge.
prompt-settle = { $player }, was wird aus { $order } ({ $top } / { $bottom })? Die obere Zeile ist erfüllt.
prompt-end-of-phase = Die Phase geht zu Ende.
prompt-purchase = { $player }, was kaufst du? Du hast { $cash ->
    [one] { $cash } Dukat
   *[other] { $cash } Dukaten
}.
prompt-seals = { $player } bekommt Siegel.
prompt-move-pirate = { $player }, versetzt du den Piraten? Du hast { $cash ->
    [one] { $cash } Dukat
   *[other] { $cash } Dukaten
}.

## Aktionen

action-side = Die { $side } spielen
action-side-choose-side = { $side }: { $ladder }
action-kontor = Das Kontor in { $city } nehmen
action-kontor-draft-pick = Das Kontor in { $city } nehmen ({ $good }; Preis { $price }, Einkommen { $income })
action-kontor-purchase = Das Kontor in { $city } für { $price } Dukaten kaufen ({ $good }; Einkommen { $income })
action-order = { $order } aus der Auslage nehmen
action-order-draft-pick = { $order } nehmen ({ $top } / { $bottom }; Preis { $price })
action-order-purchase = { $order } für { $price } Dukaten kaufen ({ $top } / { $bottom })
action-deck = Einen Auftrag verdeckt vom Stapel nehmen
action-deck-draft-pick = Einen Auftrag verdeckt vom Stapel nehmen (Preis { $price })
action-deck-purchase = Einen Auftrag verdeckt vom Stapel für { $price } Dukaten kaufen
action-ship = Ein schnelleres Schiff kaufen
action-ship-purchase = Ein Schiff mit Geschwindigkeit { $speed } für { $price } Dukaten kaufen
action-cheap_order = { $order } mit dem Privileg kaufen
action-cheap_order-purchase = Privileg „Auftrag −3“: { $order } für { $price } Dukaten kaufen ({ $top } / { $bottom }){ instead-of-seal }
action-cheap_deck = Einen Auftrag vom Stapel mit dem Privileg kaufen
action-cheap_deck-purchase = Privileg „Auftrag −3“: einen Auftrag verdeckt vom Stapel für { $price } Dukaten kaufen{ instead-of-seal }
action-sail = Nach { $city } segeln
action-sail-lay-route = { $how ->
    [own] Mit deinem Kontor nach { $city } segeln ({ $good }, Einkommen { $income }; Manufaktur: { $luxury })
    [stored] Mit dem Kontor aus dem Lager nach { $city } segeln ({ $good }, Einkommen { $income }; Manufaktur: { $luxury }); das Basiskontor vertritt es im Lager, so hast du { $good } in diesem Zug doppelt
   *[base] Mit dem Basiskontor nach { $city } segeln ({ $good }, Hafengebühr { $fee }; Manufaktur: { $luxury })
}{ $longer ->
    [0] {""}
   *[other] ; nutzt „Geschwindigkeit +1“{ instead-of-seal }
}
action-placeholder = Einen Platzhalter legen
action-placeholder-lay-route = { $cards ->
    [0] Einen Platzhalter legen
   *[other] Einen Platzhalter für die Manufaktur in { $city } legen ({ $luxury })
}{ $longer ->
    [0] {""}
   *[other] ; nutzt „Geschwindigkeit +1“{ instead-of-seal }
}
instead-of-seal = { $seal ->
    [0] {""}
   *[other] { " " }(statt des Siegels von „Siegel +1“)
}
action-make = Die Manufaktur in { $city } nutzen: { $recipe }, { $site }, { $source }
action-make-evaluate = { $luxury } in { $city } aus { $goods } herstellen und verkaufen: { $seals } Siegel, { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
}{ $notes ->
    [0] {""}
   *[other] { " " }({ $note })
}
action-make-meet = { $luxury } in { $city } aus { $goods } herstellen{ $notes ->
    [0] {""}
   *[other] { " " }({ $note })
}
action-make-climb-level = { action-make-meet }
note-on-card = Manufaktur auf der Stadtkarte
note-on-placeholder = Manufaktur auf dem Platzhalter
note-out-of-store = { $good } aus dem Lager
note-off-route = { $good } aus der Route
note-given-up = { $mine ->
    [0] ohne { $good } aus { $city }
   *[other] ohne { $good } und Einkommen aus { $city }
}
action-top = Die obere Zeile erfüllen: { $order }
action-top-evaluate = { $order }: die obere Zeile erfüllen ({ $wants }{ $twins ->
    [0] {""}
   *[other] { " " }über { $other }
}), { $seals } Siegel
action-bottom = Die untere Zeile erfüllen: { $order }
action-bottom-evaluate = { $order }: die untere Zeile erfüllen ({ $wants }{ $twins ->
    [0] {""}
   *[other] { " " }unter { $other }
}), { $seals } Siegel{ $skipped ->
    [0] {""}
   *[other] ; die obere Zeile verfällt
}
action-from = Die Ware { $source } nehmen
action-from-meet = { $good } { $source } nehmen
action-use = Die Ware von { $city } { $source } verwenden
action-use-climb-level = { $good } { $source } verwenden
action-climb = Eine Karrierestufe aufsteigen
action-climb-evaluate = Für { $cost } auf Karrierestufe { $level } aufsteigen: dann { $seals } Siegel je Zug{ $x ->
    [0] {""}
   *[other] , immer noch ein rotes X
}; verdeckt „{ $privilege }“{ $kept ->
    [0] {""}
   *[other] , das eine andere Stufe noch zeigt
}
action-store = Das Kontor von { $city } einlagern
action-store-evaluate = { $good } aus { $city } für einen späteren Zug einlagern{ $lost ->
    [0] {""}
   *[other] ; { $old } in deinem Lager geht verloren
}
action-income = Das Einkommen von { $city } nehmen
action-income-evaluate = Das Einkommen von { $city } nehmen: { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
}
action-extra_income = Privileg: zusätzliche Einnahmen nehmen
action-extra_income-evaluate = Privileg „Einnahmen +2“: { $ducats } Dukaten nehmen{ instead-of-seal }
action-announce = Spezialaufträge ankündigen: { $places }, { $payment }
action-announce-evaluate = { $parts } für { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
} ankündigen ({ $payment }): { $seals } Siegel
action-keep = Den Auftrag neben dem Schiff lassen
action-keep-settle = { $order } neben dem Schiff lassen; die untere Zeile ({ $bottom }) kann folgen
action-file = Den Auftrag unter das Schiff legen
action-file-settle = { $order } jetzt unter das Schiff legen; die untere Zeile ({ $bottom }) verfällt
action-pirate = Den Piraten nach { $city } versetzen
action-pirate-lay-route = Den Piraten nach { $city } versetzen{ $how ->
    [spend] { " " }(kostet dein Privileg für diesen Zug)
    [pay] { " " }({ $ducats } Dukaten)
    [nothing] { " " }(kostenlos)
   *[none] {""}
}
action-pirate-evaluate = { action-pirate-lay-route }
action-pirate-purchase = { action-pirate-lay-route }
action-pirate-move-pirate = { action-pirate-lay-route }
action-done = Fertig
action-done-lay-route = { $cards ->
    [0] Keine Route legen
    [one] Die Route mit { $cards } Karte beenden
   *[other] Die Route mit { $cards } Karten beenden
}
action-done-evaluate = { $fees ->
    [0] Die Phase beenden
    [one] Die Phase beenden und { $fees } Dukat Hafengebühren zahlen
   *[other] Die Phase beenden und { $fees } Dukaten Hafengebühren zahlen
}
action-done-purchase = { $bought ->
    [0] Nichts kaufen
   *[other] Nichts mehr kaufen
} und { $cash ->
    [one] { $cash } Dukat
   *[other] { $cash } Dukaten
} behalten
action-done-move-pirate = Den Piraten stehen lassen{ $seal ->
    [0] {""}
   *[other] { " " }und das Siegel von „Siegel +1“ bekommen
}

action-lay = { $manufactory } auslegen
action-draw = { $order } ziehen
action-bonus_card = { $bonus } ziehen
action-career_card = { $career } austeilen
action-special_card = { $special } auslegen
action-lot = { $city } auslosen

## Ereignisse

event-manufactory_laid = { $city } bekommt { $manufactory }.
event-order_dealt = { $seat } erhält { $order } ({ $top } / { $bottom }).
event-order_dealt-hidden = { $seat } erhält einen Auftrag.
event-order_turned_up = { $order } ({ $top } / { $bottom }) wird aufgedeckt.
event-bonus_drawn = Die Bonuskarte { $bonus } ist im Spiel.
event-career_dealt = { $seat } erhält { $career }.
event-special_laid = { $part } ({ $wants }) liegt aus.
event-merchant_placed = Der Kaufmann beginnt in { $city }.
event-pirate_placed = Der Pirat beginnt in { $city }.
event-start_player_found = { $seat } beginnt.
event-side_chosen = { $seat } spielt mit der { $side } der Karrierekarte.
event-kontor_drafted = { $seat } nimmt das Kontor in { $city }.
event-order_drafted = { $seat } nimmt { $order } ({ $top } / { $bottom }).
event-order_drawn = { $seat } zieht { $order } ({ $top } / { $bottom }) vom Stapel.
event-order_drawn-hidden = { $seat } zieht einen Auftrag vom Stapel.
event-draft_paid = { $seat } zahlt { $ducats } Dukaten für die Einführungsrunden.
event-turn_begun = Runde { $round }: { $seat } ist am Zug.
event-city_visited = { $seat } segelt nach { $city }.
event-base_borrowed = { $seat } segelt mit dem Basiskontor nach { $city }, Hafengebühr { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
}.
event-stand_in_laid = Das Basiskontor von { $city } vertritt die eingelagerte Ware.
event-placeholder_laid = { $seat } legt einen Platzhalter in { $city }.
event-privilege_used = { $seat } nutzt das Privileg „{ $privilege }“.
event-route_finished = { $cards ->
    [0] { $seat } legt keine Route.
    [one] { $seat } beendet eine Route mit { $cards } Karte.
   *[other] { $seat } beendet eine Route mit { $cards } Karten.
}
event-luxury_made = { $seat } stellt { $luxury } in { $city } her.
event-luxury_sold = { $seat } verkauft { $luxury }: { $seals } Siegel, { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
}.
event-row_fulfilled = { $seat } erfüllt { $order }, { $row } ({ $wants }): { $seals } Siegel.
event-level_climbed = { $seat } steigt auf Karrierestufe { $level } und verdeckt „{ $privilege }“.
event-good_stored = { $seat } lagert die Ware von { $city } ein.
event-store_lost = Die Ware von { $city } im Lager von { $seat } ist verloren.
event-income_taken = { $seat } nimmt { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
} in { $city }.
event-extra_income_taken = { $seat } nimmt { $ducats } Dukaten zusätzliche Einnahmen.
event-specials_announced = { $seat } kündigt Spezialaufträge an und zahlt { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
}.
event-special_fulfilled = { $seat } erfüllt { $part } ({ $wants }): { $seals } Siegel.
event-order_filed_unseen = { $seat } legt { $order } ({ $top } / { $bottom }) verdeckt unter das Schiff.
event-order_filed_unseen-hidden = { $seat } legt einen Auftrag verdeckt unter das Schiff.
event-blank_filed = Der Stapel ist leer: { $seat } legt einen leeren Marker unter das Schiff.
event-special_moved = { $part } ({ $wants }) liegt nun ganz unten.
event-order_kept = { $seat } lässt { $order } ({ $top } / { $bottom }) neben dem Schiff.
event-order_filed = { $seat } legt { $order } ({ $top } / { $bottom }) unter das Schiff.
event-fees_paid = { $seat } zahlt { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
} Hafengebühren.
event-merchant_moved = Der Kaufmann zieht weiter nach { $city }.
event-pirate_moved = { $ducats ->
    [0] { $seat } versetzt den Piraten nach { $city }.
   *[other] { $seat } versetzt den Piraten für { $ducats } Dukaten nach { $city }.
}
event-kontor_bought = { $seat } kauft das Kontor in { $city } für { $ducats } Dukaten.
event-ship_bought = { $seat } kauft ein Schiff mit Geschwindigkeit { $speed } für { $ducats } Dukaten.
event-order_bought = { $seat } kauft { $order } ({ $top } / { $bottom }) für { $ducats } Dukaten.
event-deck_bought = { $seat } kauft einen Auftrag vom Stapel für { $ducats } Dukaten.
event-career_seals = { $seat } bekommt { $seals } Siegel für die Karriere.
event-privilege_seal = { $seat } bekommt { $seals } Siegel durch das Privileg.
event-bonus_won = { $seat } gewinnt den Bonus { $bonus }: { $seals } Siegel.
event-bonus_changed = Die Bonuskarte { $bonus } ist jetzt { $state }.
event-last_round_announced = Die nächste Runde ist die letzte: { $end }.
event-variety_scored = { $seat } zeigt { $kinds } verschiedene Waren und Luxuswaren: { $seals } Siegel.
event-game_ended = Das Spiel ist zu Ende.

## Ablehnungen

refusal-draft-kontors-complete = Du hast deine beiden Kontore schon genommen.
refusal-draft-orders-complete = Du hast deinen Auftrag schon genommen.
refusal-own-kontor-there = Du besitzt in dieser Stadt schon ein Kontor.
refusal-not-in-display = Dieser Auftrag liegt nicht in der Auslage.
refusal-deck-empty = Der Stapel der Aufträge ist leer.
refusal-too-dear = Das kostet { $price ->
    [one] { $price } Dukat
   *[other] { $price } Dukaten
}, und du hast { $cash }.
refusal-purchase-made = Du hast deinen Einkauf in diesem Zug schon getätigt.
refusal-top-speed = Dein Schiff ist so schnell, wie ein Schiff sein kann.
refusal-too-many-orders = Du hast schon so viele Aufträge in Bearbeitung, wie erlaubt sind.
refusal-no-privilege = Dieses Privileg hast du nicht, oder seine Stufe ist verdeckt.
refusal-privilege-spent = Du hast dein Privileg in diesem Zug schon genutzt.
refusal-city-in-route = Diese Stadt liegt schon in deiner Route.
refusal-not-neighbours = Diese Stadt ist keine Nachbarstadt deiner letzten.
refusal-route-too-long = Deine Route würde länger, als dein Schiff segeln kann.
refusal-pirate-in-city = Der Pirat sperrt diese Stadt.
refusal-no-kontor-for-card = Dein Kontor dieser Stadt liegt als Platzhalter in der Route.
refusal-no-card-for-placeholder = Ein Platzhalter kommt direkt neben eine Stadtkarte, einer je Karte.
refusal-no-kontor-for-placeholder = Du hast kein Kontor mehr auf der Hand, das Platzhalter sein könnte.
refusal-fees-not-covered = Dann könntest du deine Hafengebühren von { $fees } Dukaten nicht mehr zahlen.
refusal-fees-not-there = Du brauchst erst { $fees } Dukaten für die Hafengebühren und hast { $cash }.
refusal-no-site = Hier liegt keine Karte, auf die diese Manufaktur gelegt werden könnte.
refusal-manufactory-used = Diese Manufaktur hat in diesem Zug schon gearbeitet.
refusal-goods-missing = Die Waren dieser Kombination sind für diese Manufaktur nicht erreichbar.
refusal-not-your-order = Diesen Auftrag hast du weder auf der Hand noch neben dem Schiff.
refusal-top-row-done = Die obere Zeile dieses Auftrags ist erfüllt.
refusal-row-not-possible = Du kannst nicht liefern, was diese Zeile verlangt, und auch noch deine Gebühren zahlen.
refusal-career-complete = Du hast alle Karrierestufen erreicht.
refusal-level-not-payable = Du kannst diese Stufe nicht ganz bezahlen und auch noch deine Gebühren.
refusal-not-a-fresh-kontor = Dafür brauchst du ein eigenes, noch nicht genutztes Kontor in der Route.
refusal-no-specials = Spezialaufträge sind nicht im Spiel.
refusal-specials-announced = Du hast in diesem Zug schon Spezialaufträge angekündigt.
refusal-specials-not-possible = Du kannst diese Spezialaufträge nicht zusammen erfüllen und auch noch deine Gebühren zahlen.
refusal-no-pirate = Der Pirat ist nicht im Spiel.
refusal-pirate-moved = Du hast den Piraten in diesem Zug schon versetzt.
refusal-pirate-is-there = Der Pirat steht schon dort.
refusal-pirate-only-at-edges = Der Pirat kann in diesem Augenblick nicht versetzt werden.
refusal-other-luxury = Verlangt ist eine andere Luxusware.
refusal-luxury-before-goods = Erst kommt die Luxusware, dann kommen die Waren.
refusal-in-sequence = Nenne die Teile in ihrer festen Reihenfolge, damit jeder nur einmal genannt wird.
refusal-not-that-source = Von dort kann die Ware nicht kommen.
refusal-two-crates = Diese Luxusware muss aus mindestens zwei Waren hergestellt werden.
refusal-leaves-rest-impossible = Was dann noch zu liefern ist, könntest du nicht mehr liefern.

## Der Tisch in Sätzen

area-table = Der Tisch
area-cities = Städte
area-orders = Aufträge in der Auslage (obere / untere Zeile)
area-specials = Spezialaufträge, von oben ({ $price ->
    [one] { $price } Dukat
   *[other] { $price } Dukaten
} mehr je ausgelassener Karte darüber)
area-player = { $seat }
area-turn = Der Zug von { $seat }

line-before = Vor der ersten Runde: Karriereseiten und Einführungsrunden
line-round = Runde { $round }
line-last-round = Das ist die letzte Runde: { $end }.
line-bonus-high = Bonus { $bonus } für { $needs }: { $high } Siegel, später { $low }
line-bonus-low = Bonus { $bonus } für { $needs }: { $low } Siegel (nicht mehr { $high })
line-bonus-gone = Bonus { $bonus } für { $needs }: vergeben
line-variety = Bonus { $bonus } für { $needs } (ab so vielen → Siegel, am Ende): { $scale }
variety-step = { $kinds } → { $seals }
line-lanes = Nachbarn: die Stadt darüber und darunter, die letzte und die erste{ $n ->
    [0] {""}
   *[other] , { $lanes }
}. Waren → Siegel und ebenso viele Dukaten beim Verkauf.
lane = { $one } mit { $other }
line-merchant = Der Kaufmann ist in { $city }: { $more } Dukaten mehr für Einkommen und Verkauf dort.
line-merchant-back = Der Kaufmann ist in { $city }: { $more } Siegel mehr für einen Verkauf dort.
line-pirate = Der Pirat ist in { $city }: Eine Route durch diese Stadt fasst { $less ->
    [one] { $less } Karte
   *[other] { $less } Karten
} weniger.
line-pirate-back = Der Pirat ist in { $city }: Kein Schiff läuft die Stadt an, und ihre Nachbarn sind untereinander benachbart.
line-city = { line-bare-city }. Stellt { $luxury } her: { $first }; { $second }; { $third }
line-bare-city = { $city } ({ $good }, Hafengebühr { $fee }): { $left ->
    [0] kein Kontor mehr
   *[other] oberstes Kontor { $price } Dukaten, Einkommen { $income }; noch { $left }
}
recipe-of-1 = { $one } → { $seals }
recipe-of-2 = { $one } + { $two } → { $seals }
recipe-of-3 = { $one } + { $two } + { $three } → { $seals }
line-order = { $order }: { $top } / { $bottom }
line-deck = { $n ->
    [one] { $n } Auftrag im Stapel
   *[other] { $n } Aufträge im Stapel
}
line-special = { $part }: { $wants }, { $price ->
    [one] { $price } Dukat
   *[other] { $price } Dukaten
} → { $seals } Siegel
line-special-crates = { $part }: { $wants } aus mindestens zwei Waren, { $price ->
    [one] { $price } Dukat
   *[other] { $price } Dukaten
} → { $seals } Siegel
line-wealth = { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
}, { $seals } Siegel, Schiff mit Geschwindigkeit { $speed }
line-career = Karrierekarte { $career } ({ $side }), Stufe { $level }: { $seals } Siegel je Zug
line-career-x = Karrierekarte { $career } ({ $side }), Stufe { $level }: { $seals } Siegel je Zug, rotes X
line-career-open = Karrierekarte { $career }, Seite noch nicht gewählt
line-next-level = Nächste Stufe (Preis, Privileg, Siegel je Zug): { $ladder }
line-levels = Nächste Stufen (Preis, Privileg, Siegel je Zug): { $ladder }
rung = { $cost } ({ $privilege }) → { $seals }{ $x ->
    [0] {""}
   *[other] { " " }X
}
rungs = { $rest } | { $rung }
cost-goods = { $n ->
    [one] { $n } Ware
   *[other] { $n } verschiedene Waren
}
cost-luxuries = { $n ->
    [one] { $n } Luxusware
   *[other] { $n } verschiedene Luxuswaren
}
cost-ducats = { $n ->
    [one] { $n } Dukat
   *[other] { $n } Dukaten
}
line-privileges = Privilegien: { $privileges }
line-kontors = { $n ->
    [0] Keine Kontore
   *[other] Kontore (Einkommen): { $kontors }
}
kontor-line = { $city } ({ $income })
line-won = Bonus erhalten: { $bonuses }
line-store = Im Lager: { $good } aus { $city }
line-hand = Auf der Hand: { $order }: { $top } / { $bottom }
line-hand-size = { $n ->
    [0] Keine Aufträge auf der Hand
    [one] { $n } Auftrag auf der Hand
   *[other] { $n } Aufträge auf der Hand
}
line-known = Davon haben alle gesehen: { $orders }.
line-beside = Neben dem Schiff: { $order }, noch offen: { $bottom }
line-filed = Unter dem Schiff: { $orders } ({ $kinds } verschiedene Waren und Luxuswaren)
line-filed-unseen = { $n ->
    [one] { $n } Auftrag verdeckt unter dem Schiff
   *[other] { $n } Aufträge verdeckt unter dem Schiff
}
line-blanks = { $n ->
    [one] { $n } leerer Marker unter dem Schiff
   *[other] { $n } leere Marker unter dem Schiff
}
line-route = Route: { $route }
line-no-route = Noch keine Route
route-on = { $rest } → { $card }
line-fees = Hafengebühren: { $ducats } Dukaten
line-stored = { $good } aus dem Lager kann verwendet werden.
line-stand-in = { $good } von der Vertretung im Lager kann verwendet werden.
line-privilege-used = Genutztes Privileg: { $privilege }
route-own-fresh = { $city }
route-own-used = { $city } (genutzt)
route-own-covered = { $city } (unter der Manufaktur)
route-own-stored = { $city } (eingelagert)
route-base-fresh = { $city } (Basiskontor)
route-base-used = { $city } (Basiskontor, genutzt)
route-base-covered = { $city } (Basiskontor unter der Manufaktur)
route-placeholder-free = Platzhalter für { $city }
route-placeholder-covered = Platzhalter unter der Manufaktur von { $city }

## Das Ende

reason-seals = Die letzte Runde kam, weil jemand genug Siegel hatte.
reason-career = Die letzte Runde kam, weil jemand alle Karrierestufen erreicht hatte.
reason-limit = Alle Runden, die gespielt werden können, sind vorbei.
reckoning-variety = { $seat }: { $kinds } verschiedene Waren und Luxuswaren bringen { $seals } Siegel.
reckoning-seals = { $seat } hat { $seals } Siegel.
reckoning-eliminated = { $seat } steht auf Stufe { $level } mit einem roten X und hat verloren.
reckoning-top = { $seat } hat alle Karrierestufen erreicht.
reckoning-tie-ducats = { $seat } liegt mit { $mine } zu { $theirs } Dukaten vor { $other }.
reckoning-tie-level = { $seat } liegt mit Karrierestufe { $mine } zu { $theirs } vor { $other }.
reckoning-tie-kontors = { $seat } liegt mit { $mine } zu { $theirs } Kontoren vor { $other }.
reckoning-tie-last_turn = { $seat } liegt vor { $other }, weil der letzte Zug später war.
reckoning-nobody = Alle stehen auf einem roten X, also gewinnt niemand.
short-reckoning-variety = { $kinds } verschiedene Waren: +{ $seals }
short-reckoning-seals = { $seals } Siegel zusammen
short-reckoning-eliminated = verloren: rotes X auf Stufe { $level }
short-reckoning-top = alle Stufen erreicht

## Was das Labor zählt

study-bonuses = Gewonnene Bonuskarten
study-bonus_seals = Siegel aus Bonuskarten
study-privileges = Genutzte Privilegien
study-luxuries = Verkaufte Luxuswaren
study-climbed = Erreichte Karrierestufen
study-eliminated = Ausgeschieden auf einer Karrierezeile mit X

## Schritte, für die Brotkrumen

step-choose-side = Karrierekarte
step-draft = Einführungsrunden
step-turn = Zug
step-lay-route = 1 Route
step-evaluate = 2 Auswertung
step-fulfil-row = Auftrag
step-meet = Lieferung
step-climb-level = Karriere
step-specials = Spezialaufträge
step-settle = Halber Auftrag
step-purchase = 3 Einkauf
step-move-pirate = Pirat

## Kurz, wo die Leiste wenig Platz hat; der ganze Satz steht darüber

short-prompt-choose-side = { $player }, mit welcher Seite deiner Karrierekarte spielst du?
short-prompt-draft-pick = { $player }, welche Karte nimmst du? Noch Kontore: { $kontors }, Aufträge: { $orders }
short-action-side-choose-side = { $side } der Karrierekarte
short-action-kontor-draft-pick = { $city }: { $good }, Preis { $price }
short-action-kontor-purchase = Kontor in { $city }: { $price } Dukaten
short-action-order-draft-pick = { $top } / { $bottom }: Preis { $price }
short-action-order-purchase = { $top } / { $bottom }: { $price } Dukaten
short-action-deck-draft-pick = Verdeckter Auftrag, Preis { $price }
short-action-deck-purchase = Verdeckter Auftrag: { $price } Dukaten
short-action-ship-purchase = Schiff, Geschwindigkeit { $speed }: { $price } Dukaten
short-action-cheap_order-purchase = Privileg: { $top } / { $bottom }, { $price } Dukaten
short-action-cheap_deck-purchase = Privileg: verdeckter Auftrag, { $price } Dukaten
short-action-sail-lay-route = { $how ->
    [own] { $city }: dein Kontor, { $good }
    [stored] { $city }: aus dem Lager, { $good }
   *[base] { $city }: { $good }, Gebühr { $fee }
}
short-action-placeholder-lay-route = { $cards ->
    [0] Platzhalter
   *[other] Platzhalter für { $city }
}
short-action-make-evaluate = { $luxury } aus { $city } ({ $goods }{ $notes ->
    [0] {""}
   *[other] ; { $note }
})
short-action-make-meet = { $luxury } in { $city } aus { $goods }{ $notes ->
    [0] {""}
   *[other] { " " }({ $note })
}
short-action-make-climb-level = { short-action-make-meet }
short-note-on-card = Stadtkarte
short-note-on-placeholder = Platzhalter
short-action-top-evaluate = Obere Zeile ({ $wants }{ $twins ->
    [0] {""}
   *[other] { " " }über { $other }
}): { $seals } Siegel
short-action-bottom-evaluate = Untere Zeile ({ $wants }{ $twins ->
    [0] {""}
   *[other] { " " }unter { $other }
}): { $seals } Siegel
short-action-climb-evaluate = Stufe { $level }: { $cost }
short-action-store-evaluate = { $good } aus { $city } einlagern
short-action-income-evaluate = Einkommen von { $city }: { $ducats }
short-action-extra_income-evaluate = Privileg „Einnahmen +2“: { $ducats } Dukaten
short-action-announce-evaluate = { $parts } ankündigen: { $seals } Siegel
short-action-keep-settle = { $order } neben dem Schiff lassen
short-action-file-settle = { $order } unter das Schiff legen
short-action-pirate-lay-route = Pirat nach { $city }
short-action-pirate-evaluate = Pirat nach { $city }
short-action-pirate-purchase = Pirat nach { $city }
short-action-pirate-move-pirate = Pirat nach { $city }
short-action-done-evaluate = { $fees ->
    [0] Die Phase beenden
    [one] Die Phase beenden ({ $fees } Dukat Gebühren)
   *[other] Die Phase beenden ({ $fees } Dukaten Gebühren)
}
