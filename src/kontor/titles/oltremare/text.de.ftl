# Oltre Mare

title = Oltre Mare

## Waren

good-gems = Edelsteine
good-parchment = Pergament
good-silk = Seide
good-salt = Salz
good-pottery = Keramik
good-olives = Oliven
good-grain = Getreide
good-any = eine beliebige Ware

## Symbole

symbol-ducat = Ducato
symbol-pirate = Pirat
symbol-market = Karte
symbol-sail = Segel

pair-ducat-pirate = Ducato und Pirat
pair-ducat-market = Ducato und Karte
pair-ducat-sail = Ducato und Segel
pair-pirate-market = Pirat und Karte
pair-pirate-sail = Pirat und Segel
pair-market-sail = Karte und Segel

## Hafenmarker

marker-ship = Schiff
marker-pirates = Piraten
marker-coin = Münze
marker-lion = Löwe
marker-stack = Stapel
marker-compass = Kompass

## Häfen

harbour-venezia = Venedig
harbour-ancona = Ancona
harbour-zara = Zara
harbour-ragusa = Ragusa
harbour-bari = Bari
harbour-durazzo = Durazzo
harbour-corfu = Korfu
harbour-messina = Messina
harbour-palermo = Palermo
harbour-tunisi = Tunis
harbour-malta = Malta
harbour-tripoli = Tripolis
harbour-bengasi = Bengasi
harbour-modone = Modon
harbour-atene = Athen
harbour-negroponte = Negroponte
harbour-salonicco = Saloniki
harbour-costantinopoli = Konstantinopel
harbour-varna = Warna
harbour-caffa = Kaffa
harbour-tana = Tana
harbour-trebisonda = Trapezunt
harbour-sinope = Sinope
harbour-smirne = Smyrna
harbour-rodi = Rhodos
harbour-candia = Candia
harbour-famagosta = Famagusta
harbour-beirut = Beirut
harbour-acri = Akkon
harbour-alessandria = Alexandria

region-adriatic = Adria
region-ionian = Ionisches Meer
region-west = westliches Mittelmeer
region-africa = Afrika
region-aegean = Ägäis
region-straits = Meerengen
region-black_sea = Schwarzes Meer
region-levant = Levante
