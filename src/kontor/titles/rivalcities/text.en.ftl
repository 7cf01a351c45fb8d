### Rival Cities in English.

## Cities, goods and other things

city-hamburg = Hamburg
city-altona = Altona

good-beer = beer
good-cloth = cloth
good-leather = leather
good-furniture = furniture
good-any = any good

count-beer = { $n } beer
count-cloth = { $n } cloth
count-leather = { $n } leather
count-furniture = { $n } furniture
count-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
count-letter = { $n ->
    [one] { $n } letter
   *[other] { $n } letters
}
count-star = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
count-manufactory = { $n ->
    [one] { $n } manufactory
   *[other] { $n } manufactories
}

## The steps of a season end

season-step-1 = Upkeep
season-step-2 = Fleet
season-step-3 = Ship income
season-step-4 = Prestige income
season-step-5 = Court
season-step-6 = Special cards
season-step-7 = Manufactories
season-step-8 = End of the game?

## Alliances

alliance-amsterdam = Amsterdam
alliance-amsterdam-effect = 1 more star token in each donation
alliance-bruxelles = Bruxelles
alliance-bruxelles-effect = Once per prestige action: pay 1 furniture for 1 more prestige
alliance-gdansk = Gdańsk
alliance-gdansk-effect = Use both halves of a split card
alliance-kjobenhavn = Kjøbenhavn
alliance-kjobenhavn-effect = Once per draw: pay 1 beer to draw 1 more card
alliance-le_havre = Le Havre
alliance-le_havre-effect = Once per lawsuit action: pay 1 good to advance a lawsuit once more
alliance-london = London
alliance-london-effect = 1 more cloth in each production or gift that brings cloth
alliance-novgorod = Novgorod
alliance-novgorod-effect = 1 more leather in each production or gift that brings leather
alliance-oslo = Oslo
alliance-oslo-effect = 1 more furniture in each production or gift that brings furniture

## Ships

ship-1 = Ship 1
ship-1-effect = At once: prestige twice
ship-2 = Ship 2
ship-2-effect = At once: advance a lawsuit up to twice
ship-3 = Ship 3
ship-3-effect = At once: draw 2 cards
ship-4 = Ship 4
ship-4-effect = At once: 1 letter
ship-5 = Ship 5
ship-5-effect = At once: 2 letters
ship-6 = Ship 6
ship-6-effect = Each season end: 1 star token
ship-7 = Ship 7
ship-7-effect = Each season end: 2 furniture
ship-8 = Ship 8
ship-8-effect = Each season end: prestige
ship-9 = Ship 9
ship-9-effect = Each season end: 2 cloth
ship-10 = Ship 10
ship-10-effect = Each season end: 1 letter
ship-11 = Ship 11
ship-11-effect = Each production: 1 beer as well
ship-12 = Ship 12
ship-12-effect = Each production: 1 leather as well
ship-13 = Ship 13
ship-13-effect = Each production: 1 cloth as well
ship-14 = Ship 14
ship-14-effect = Each production: 1 furniture as well
ship-15 = Ship 15
ship-15-effect = Each lawsuit you win: 2 star tokens as well
ship-16 = Ship 16
ship-16-effect = Once per prestige action: pay 2 beer for 1 more prestige
ship-17 = Ship 17
ship-17-effect = Each move: one more space free
ship-18 = Ship 18
ship-18-effect = Option C without a letter
ship-19 = Ship 19
ship-19-effect = Your later ships cost 1 good less
ship-20 = Ship 20
ship-20-effect = No effect, only stars
ship-21 = Ship 21
ship-21-effect = 1 star for each of your ships

## Lawsuits

suit-L01 = The Tanners’ Complaint
suit-L01-effect = Pay 1 cloth: 1 leather, sway. If won: 3 leather, prestige
suit-L02 = The Upholsterers’ Quarrel
suit-L02-effect = Pay 1 leather: 1 furniture, sway. If won: 1 manufactory
suit-L03 = The Draper’s Inheritance
suit-L03-effect = Pay 1 furniture: 1 cloth, sway. If won: any 2 goods
suit-L04 = The Royal Charter
suit-L04-effect = Pay 1 letter: prestige, sway. If won: 1 manufactory
suit-L05 = The Journeymen’s Uprising
suit-L05-effect = Pay 1 leather: reactivate 2 manufactories, sway. If won: 3 beer, 2 star tokens
suit-L06 = The Council Chairs
suit-L06-effect = Pay 1 furniture: prestige, sway. If won: 2 letters
suit-L07 = The Brewers’ Banner
suit-L07-effect = Pay 1 cloth: 1 beer, sway. If won: any 1 good, prestige
suit-L08 = The Courier’s Bag
suit-L08-effect = Pay 1 cloth and 1 leather: 1 letter, 1 beer, sway. If won: 1 manufactory
suit-L09 = The Leather Ledger
suit-L09-effect = Pay 1 leather: prestige, sway. If won: 1 letter
suit-L10 = The Beer Toll
suit-L10-effect = Pay 2 beer: 1 cloth, sway. If won: 1 manufactory

## Action cards

card-B00 = Gift of 1 good
card-B01 = Produce 2 beer or 1 cloth
card-B02 = Draw a card
card-B03 = Alliance
card-B04 = Manufactory for 2 goods
card-B05 = Produce 1 furniture or take 1 letter
card-B06 = Produce 1 cloth
card-B07 = Ship or lawsuit
card-B08 = Exchange and donation
card-B09 = Produce 1 leather or lawsuit
card-B10 = Prestige or alliance
card-B11 = Produce 1 leather
card-B12 = Gift of 1 good or lawsuit
card-B13 = Ruling or ship
card-B14 = Prestige or produce 2 beer
card-B15 = Lawsuit
card-S01 = Lawsuit and 2 letters
card-S02 = Lawsuit and gift of 2 goods
card-S03 = Lawsuit, ship and gift of 1 good
card-S04 = Lawsuit and draw twice
card-S05 = Piracy
card-S06 = Strong piracy
card-S07 = Lawsuit, gift of 1 cloth and alliance
card-S08 = Lawsuit, prestige and 1 letter
card-S09 = Lawsuit, prestige and gift of 1 cloth
card-S10 = Lawsuit, gift of 1 beer and donation of furniture
card-S11 = Produce any good
card-S12 = Lawsuit, ship and gift of 2 beer
card-S13 = Lawsuit, gift of 1 beer and donation of cloth
card-S14 = Lawsuit and free manufactory
card-S15 = Lawsuit and free manufactory
card-S16 = Produce 1 furniture
card-S17 = Lawsuit, prestige and gift of 1 furniture
card-S18 = Lawsuit, ship and 1 letter
card-S19 = Lawsuit and reactivate 3
card-S20 = Lawsuit, gift of 1 furniture and alliance
card-S21 = Lawsuit and 2 letters
card-S22 = Ruling and lawsuit
card-S23 = Lawsuit, gift of 1 good and donation of leather
card-S24 = Gift of 2 goods and donation of beer
