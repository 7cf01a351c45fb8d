### The drawn board of Rival Cities, in English.

## Parts of the board

board-ring = The ring of action cards
board-space = Space { $space }: { $card }
board-season = Season
board-empty = empty
board-inkwell = The inkwell stands on space { $space }
board-prestige = { $city } leads by { $lead } of 8
board-win = Win
board-again = up to { $n }×
board-keep = keep
board-no-ship = No ship here
board-city = { $city }, { $who }
board-you = { $who } · you
board-who = { $who }
board-winner = wins
board-stars = { $n }★ in all
board-won = Won: { $suit }
board-hand = My hand
board-hand-empty = No special card in hand.
board-desk = My desk
board-playing = From the hand: { $card }
board-slip = Answers
board-letter-exchange = Exchange a good by letter
board-give = Give { $good }
board-ways = Four ways to win at once
board-near = { $city }: { $n } of { $all }
board-tabs = Parts of the board

way-prestige = prestige, 8 on one’s side
way-prestige-short = Prestige
way-ships = three ships more than the rival
way-ships-short = Ships
way-lawsuits = three lawsuits won
way-lawsuits-short = Lawsuits
way-alliances = all four alliances
way-alliances-short = Alliances

tab-board = Board
tab-harbour = Harbour

## Chips and short answers

chip-free = Free
chip-use = Use
chip-settle = Settle
slip-take = Take into my hand
slip-use-then-play = This card, then my hand
slip-play-then-use = My hand, then this card

## Captions on cards

face-any = any
face-gift = Gift: { $good }
face-letters = { $n ->
    [one] Letter
   *[other] Letters
}
face-stars = Star
face-draw = Draw
face-prestige = Prestige
face-alliance = Alliance
face-ship = Ship
face-lawsuit = Lawsuit
face-ruling = Ruling
face-manufactory = Manufactory, pay { $cost }
face-manufactory-free = Free works
face-donation = { $times ->
    [one] { $cost } { $good } → { $stars }★
   *[other] { $cost } { $good } → { $stars }★, { $times }×
}
face-exchange = Exchange { $times }×
face-reactivate = Wake works
face-piracy = Steal { $n }
face-piracy_favour = Rival’s prestige, then steal { $n }

ship-word-at-once = at once
ship-word-season = each season
ship-word-production = each production
ship-word-15 = lawsuit won
ship-word-16 = prestige again
ship-word-17 = space free
ship-word-18 = both, no letter
ship-word-19 = cheaper ships
ship-word-20 = pure renown
ship-word-21 = for each ship
ally-word-gdansk = both halves
