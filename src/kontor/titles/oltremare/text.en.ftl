# Oltre Mare

title = Oltre Mare

## Goods

good-gems = gems
good-parchment = parchment
good-silk = silk
good-salt = salt
good-pottery = pottery
good-olives = olives
good-grain = grain
good-any = any good

## Symbols

symbol-ducat = ducat
symbol-pirate = pirate
symbol-market = market
symbol-sail = sail

pair-ducat-pirate = ducat and pirate
pair-ducat-market = ducat and market
pair-ducat-sail = ducat and sail
pair-pirate-market = pirate and market
pair-pirate-sail = pirate and sail
pair-market-sail = market and sail

## Harbour markers

marker-ship = Ship
marker-pirates = Pirates
marker-coin = Coin
marker-lion = Lion
marker-stack = Stack
marker-compass = Compass

## Harbours

harbour-venezia = Venice
harbour-ancona = Ancona
harbour-zara = Zara
harbour-ragusa = Ragusa
harbour-bari = Bari
harbour-durazzo = Durazzo
harbour-corfu = Corfu
harbour-messina = Messina
harbour-palermo = Palermo
harbour-tunisi = Tunis
harbour-malta = Malta
harbour-tripoli = Tripoli
harbour-bengasi = Benghazi
harbour-modone = Modon
harbour-atene = Athens
harbour-negroponte = Negroponte
harbour-salonicco = Thessaloniki
harbour-costantinopoli = Constantinople
harbour-varna = Varna
harbour-caffa = Caffa
harbour-tana = Tana
harbour-trebisonda = Trebizond
harbour-sinope = Sinope
harbour-smirne = Smyrna
harbour-rodi = Rhodes
harbour-candia = Candia
harbour-famagosta = Famagusta
harbour-beirut = Beirut
harbour-acri = Acre
harbour-alessandria = Alexandria

region-adriatic = Adriatic
region-ionian = Ionian Sea
region-west = western Mediterranean
region-africa = Africa
region-aegean = Aegean
region-straits = the Straits
region-black_sea = Black Sea
region-levant = Levant
