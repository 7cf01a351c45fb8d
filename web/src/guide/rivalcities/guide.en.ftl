### Rival Cities: the clerk's notes for a first game.

clerk-goal = You are { $city }. Four things win at once: three ships more than your rival, three lawsuits, all four alliances, or the prestige marker at your gate; these dots show how near each city is.
clerk-mine = Your store: beer, cloth, leather and furniture ({ $goods } in all), letters and stars. A manufactory gives one good more when you produce, then it sleeps until it is woken.
clerk-ring = Both of you move the same inkwell, always clockwise. The card where it stops is your deed for this turn, and the place from which your rival goes on.
clerk-court = Three lawsuits, each with a marker between the cities. At the bell the one in slot I is decided: pull its marker at least 2 spaces to your side and it is yours; on 0 it is gone.
clerk-harbour = Ships cost goods of one kind and bring help or stars, and three more than your rival win. Beside them lie the four alliances: strong helpers, but they want upkeep each season.
clerk-track = The crown is your common reputation. While it stands on your side, each season pays you what you have passed, and if it reaches your gate you win.
clerk-bar = What glows can be clicked, and everything you may do also stands here as a sentence with a number key. Undo takes a choice back until a card is turned up or your rival acts; “Why not” explains what is forbidden.

clerk-start-good = Choose the good you will need first. The lawsuit in slot I costs { $cost } each time you push it; a ship wants several of one kind.
clerk-move = { $free ->
    [one] One space is free, { $next } cost
   *[other] Up to { $free } spaces are free, { $next } cost
  } { $cost ->
    [one] 1 good
   *[other] { $cost } goods
  }, and the farther the dearer; you have { $goods }. Take what helps you now: production while your store is empty, lawsuit or ship once you can pay for it.
clerk-move-think = Before you move, look two spaces beyond: those are the cards your rival gets for free. Sometimes the best move is the one that leaves only dull cards ahead.
clerk-move-bell = { $short ->
    [0] Every move from here passes
   *[other] The furthest of these moves pass
  } the bell, and that ends the season before you use your card. The lawsuit in slot I is decided then, { $lead ->
    [0] and its marker stands level: it would vanish.
    [1] and you lead it by 1: that makes only a star.
    [-1] and your rival leads it by 1: a star for the other side.
    [2] and you lead it: you would win it!
    [3] and you lead it: you would win it!
    [4] and you lead it: you would win it!
   *[other] and your rival would win it.
  }
clerk-pay = Pay with what you need least; { $goods ->
    [one] 1 good is
   *[other] { $goods } goods are
  } in your store. Letters cannot pay for a move.
clerk-option = Now use the card here{ $hand ->
    [0] .
   *[other] , or play a special card from your hand instead; it works wherever the inkwell stands.
  } Every turn ends with one such deed.
clerk-take = This dark card is special: use it now, or take it into your hand for the turn in which it is strongest. If you leave it, your rival may take it.
clerk-both = { $letters ->
    [one] You have a letter, and it lets
   *[other] You have { $letters } letters, and one of them lets
  } you do both this turn: the card here and a card from your hand. Two deeds at once often decide a race.
clerk-letter = A letter also helps in need: together with one good it becomes any other good, whenever you decide something. Keep one for the moment when exactly one good is missing.
clerk-half = A split card: only one half is yours. Choose what you can make the most of right now.
clerk-use-card = Do each action of this card once, in any order; what you leave is lost. Goods first, then what costs goods.
clerk-manufactories = { $n ->
    [one] Your manufactory
   *[other] Your { $n } active manufactories
  } can { $n ->
    [one] add one good to this production and sleeps afterwards.
   *[other] each add one good to this production and sleep afterwards.
  } All wake at the season’s end, so let them work at the latest shortly before the bell.
clerk-good = Any good you like. Count what the next ship or lawsuit on your way costs and take what is missing.
clerk-donation = Each donation turns goods into star tokens. Stars decide only if nobody wins at once; you have { $stars } in all, your rival { $rival }.
clerk-lawsuit = Pay, take the bonus, and the marker moves one space towards you. Slot I is decided first{ $lead ->
    [1] ; you lead it by 1, one more and it is won at the bell
   *[other] {""}
  }. Slots II and III let you push on at once, for the same price again.
clerk-again = You may pay to do it once more. Worth it if it decides something: a lead of 2 in a lawsuit, a space of prestige before the bell.
clerk-ruling = The judge: settle the suit in slot I if you lead it by 2, or swap two neighbours. Bring a suit that you lead to the front, or push one away that you would lose.
clerk-ship = You have { $mine ->
    [one] 1 ship,
   *[other] { $mine } ships,
  } your rival { $rival }. A lead of three wins on the spot; until then pick the ship whose help you use most often, or the one with most stars.
clerk-alliance = You have { $n } of the four alliances. Take one whose help you will use this season, and have its upkeep ready at the bell; taking one from your rival costs a letter.
clerk-upkeep = The season ends: pay the upkeep or give the alliance back. Pay while it helps you or brings you nearer to all four ({ $n } now).
clerk-steal = Piracy: take a good from your rival. Take what they save for a ship or a lawsuit, even if you need it less.
clerk-take-manufactory = A manufactory for nothing: take it, it is one good more in every season. Only when the last one goes, the game ends at the bell; leave it if you are behind.

clerk-season = The bell has rung and a season is over: upkeep, prestige for the larger fleet, income, then the suit in slot I. The dark cards are new and all manufactories awake; { $left ->
    [one] 1 lawsuit is
   *[other] { $left } lawsuits are
  } left in the stack.
clerk-suit-won = A lawsuit is won: you have { $mine }, your rival { $rival }, and the third one wins the game. The other suits have moved up, so look at slot I again.
clerk-suit-gone = Nobody led the suit in slot I by 2 or more, so it is gone; a lead of 1 gives only a star token. The next one has moved up.
clerk-rival-ship = Your rival has taken a ship: { $rival } to your { $mine }. Three more than you and the game is lost, so answer in time.
clerk-rival-alliance = Your rival holds { $n ->
    [one] one alliance
   *[other] { $n } alliances
  }; four would win. With a letter and the alliance action you can take one away.
clerk-danger = Careful, the crown is only { $n ->
    [one] 1 space
   *[other] { $n } spaces
  } from your rival’s gate. Stop on cards with prestige, so that your rival does not.
clerk-drew = You hold { $n ->
    [one] a special card.
   *[other] { $n } special cards.
  } Play it instead of the card at the inkwell, or, for a letter, besides it.

clerk-rival-court = Your rival has won two lawsuits, and the third wins the game. { $lead ->
    [2] They lead the suit in slot I by 2:
    [3] They lead the suit in slot I by 3:
    [4] They lead the suit in slot I by 4:
   *[other] Never let them lead slot I by 2 at the bell:
  } push it yourself, or let a judge swap it for another before the season ends.
clerk-rival-fleet = { $rival } ships to your { $mine }: one more for your rival and the game is lost. Any ship you take now breaks that lead, even a poor one, so save goods of one kind for it.
clerk-rival-three = Your rival holds three alliances, and the fourth would win at once. { $free ->
    [0] It is yours, but a letter and an alliance action take it from you.
   *[other] It lies free on the board.
  } Use an alliance action first: take the free one, or one of theirs for a letter{ $letters ->
    [0] {" "}(you have none).
   *[other] .
  }
clerk-my-court = You have won two lawsuits; the third wins the game. { $lead ->
    [2] You lead the one in slot I by enough, so go past the bell or have a judge settle it!
    [3] You lead the one in slot I by enough, so go past the bell or have a judge settle it!
    [4] You lead the one in slot I by enough, so go past the bell or have a judge settle it!
   *[other] Bring the suit in slot I to a lead of 2, then go past the bell.
  }
clerk-my-fleet = You are two ships ahead, and one more wins at once. Look for the cheapest ship in the harbour and for a card with a ship on your way.
clerk-my-three = You hold three alliances. { $free ->
    [0] The fourth is your rival’s: an alliance action and a letter win the game ({ $letters ->
        [0] you have no letter yet
       *[other] you have a letter
      }).
   *[other] The fourth lies free: one alliance action wins the game.
  } Keep upkeep ready for the bell, or you will have to give one back.
clerk-my-gate = The crown is { $n ->
    [one] 1 space
   *[other] { $n } spaces
  } from your gate. Every prestige action brings it one nearer, and so does the larger fleet at the bell; there you win.

clerk-front = { $lead ->
    [1] You lead the suit in slot I by { $n }. It is won at the bell, so the sooner somebody passes it the better; your rival would like more time.
   *[other] Your rival leads the suit in slot I by { $n } and wins it at the bell. Push it back, let a judge swap it away, or do not be the one who rings too early.
  }
clerk-running-out = { $what ->
    [0] Few ships are left ({ $n }).
    [1] Few lawsuits are left ({ $n }).
    [2] Few manufactories are left in the supply ({ $n }).
   *[other] Few star tokens are left in the supply ({ $n }).
  } When they are gone, the game ends with that season and stars decide: { $stars } for you, { $rival } for your rival. { $ahead ->
    [1] That suits you: hurry it along.
   *[other] Slow it down, collect stars, or win at once.
  }
clerk-standing = A season is over; at most { $bells ->
    [one] one more follows
   *[other] { $bells } more follow
  }. If nobody wins at once, stars decide: { $stars } for you, { $rival } for your rival. { $ahead ->
    [1] Keep it so, and mind the four ways to win.
    [0] Lawsuits, ships and donations bring more.
   *[other] Catch up with lawsuits, ships and donations, or win at once.
  }
clerk-plenty = You have { $goods } goods, and goods are worth nothing at the end. Spend them: a ship, a lawsuit, or a longer move to exactly the card you want.
clerk-full-hand = { $n } special cards wait in your hand and count nothing at the end. Play one where the ring offers little{ $letters ->
    [0] ; with a letter you could play one besides the card at the inkwell.
   *[other] , or spend a letter and use both.
  }

clerk-over = { $way ->
    [0] Three ships ahead decided it
    [1] The third lawsuit decided it
    [2] All four alliances decided it
    [3] The crown at the gate decided it
   *[other] Nobody won at once, so stars decided: { $stars } for you, { $rival } for your rival
  }{ $won ->
    [1] , and you saw it through. Well done!
   *[other] { $way ->
        [0] . A ship of your own in time would have kept the gap at two.
        [1] . Next time watch who leads slot I when the bell is near.
        [2] . An alliance action and a letter break up such a set.
        [3] . A prestige card now and then pulls the crown back.
       *[other] . Next time count the stars when few suits or ships are left.
      }
  } Play again, or set up a table with shuffled cards.
