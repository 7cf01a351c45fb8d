### Novgorod: the clerk's notes for a first game.

clerk-goal = Welcome to the counting house! Seals win: when somebody has { $goal } at the end of a round, or a complete career, one last round is played, and then the most seals count.
clerk-career = This ladder is your career, and at the end of each of your turns the row you stand on pays its seals: { $seals ->
    [0] for now none.
   *[other] now { $seals }.
  } { $barred ->
    [0] Rows with a red X lose the game if you end on them; you have left them already.
   *[other] You stand on a red X: whoever ends there has lost, so climbing is your first task.
  }
clerk-chart = Eight cities round the sea, neighbours joined by dotted lanes. Each has a good of its own, a pile of kontors (price above, income below) and a manufactory whose recipes turn goods into a luxury and seals.
clerk-desk = This is your desk. Your ship makes { $speed } stops a turn and its hold can keep one good for later; you have { $cash }.
clerk-orders = Orders want goods or a luxury. The top row is worth { $top } seals; do the bottom row in the same turn and it is { $both } for both, so save an order for the turn that can do it whole.
clerk-bar = What glows on the board can be clicked, and everything you may do also stands here as a sentence with a number key. Undo takes a choice back until somebody else acts or a card is turned up; “Why not” explains what is forbidden.

clerk-draft = The draft: in the end you hold { $kontors ->
    [one] one kontor
    [2] two kontors
   *[other] { $kontors } kontors
  } and { $orders ->
    [one] one order more
   *[other] { $orders } orders more
  }, and you pay for them only then. Begin with a cheap kontor; its good is yours on every visit, and visiting it never costs a fee.
clerk-draft-near = You have { $mine }. A kontor next door – { $cities } – lets one short route visit both without paying anybody.
clerk-draft-order = Now take an order, for { $price } ducats like the one you were dealt. Pick pictures you can supply: goods of your cities, or a luxury made on the way between them.
clerk-draft-paid = The draft is paid; left in your purse: { $cash }. That is little, so let your first routes earn some.
clerk-route = Lay a route of up to { $speed } cards, from neighbour to neighbour; it may begin anywhere. Your own kontors ({ $mine }) cost nothing, elsewhere you borrow the base kontor for the fee beside the anchor.
clerk-route-on = Cards laid: { $cards } of { $speed }; fees so far: { $fees }, in your purse: { $cash }. Go on to a neighbour, or finish the route; goods count for a manufactory only if they lie left of it.
clerk-plan = Plan for your career: level { $level } costs { $cost }, to be paid in one go while you use your route. So lay cards that supply it, or that earn the money for it.
clerk-placeholder = Each card does one thing only. To use the good of a city and its manufactory in one turn, lay a placeholder beside it: a kontor from your hand, face down, which takes one of your stops.
clerk-evaluate = Now make use of your { $cards ->
    [0] turn, although you laid no card.
    [one] card.
   *[other] { $cards } cards.
  } Each serves once: its good is used, its income taken, it goes into the hold, or it carries a manufactory. Do as much as you can, then end the phase.
clerk-climb = You can pay for the next level of your career now. Do it: from this turn on it pays { $seals ->
    [0] no seals yet, but it brings you nearer to the rows that do.
    [one] 1 seal every turn, and early steps pay longest.
   *[other] { $seals } seals every turn, and early steps pay longest.
  }
clerk-fees = Careful: you owe { $fees } ducats in harbour fees and have { $cash }. Before you end the phase, { $way ->
    [0] take an income.
    [1] take the ducats of your privilege.
   *[other] make a luxury and sell it.
  }
clerk-fulfil = A row of one of your orders can be done now: { $top } seals for one, { $both } for both in this turn. Try to do both, one after the other.
clerk-make = The manufactory of { $city } can make { $luxury }: sold at once, { $seals ->
    [one] 1 seal and 1 ducat.
   *[other] { $seals } seals and as many ducats.
  } If an order or your career wants that luxury, it is worth more there.
clerk-income = A card whose good you do not need should earn money: { $city } pays { $n } ducats. Unused cards bring nothing.
clerk-extra = Your privilege “income +2” is still free. Take the 2 ducats only if you need no other privilege this turn; there is one a turn.
clerk-store = Your hold could take the { $good }. It waits there as long as you like, and next turn it is one good more than your stops give you.
clerk-supply = Choose the card that pays. It is turned face down, so spend the one you could use for nothing else.
clerk-settle = Leave this order beside your ship, and its bottom row can still bring { $bottom } seals; file it, and it is finished. You may have no more than { $most } orders in progress.
clerk-purchase = One purchase a turn, and you have { $cash }. Early on a kontor is the best buy: it brings income, its good, and a stop without a fee.
clerk-ship = For { $price } ducats your ship makes { $speed } stops a turn. Every stop is one good or income more in all turns to come, so do not wait too long with it.

clerk-climbed = Level { $level } is covered, and the privilege printed on it is gone. { $barred ->
    [0] You are off the red X.
   *[other] This row still has the red X, so keep climbing.
  }
clerk-career-seals = The end of your turn: your career pays { $n ->
    [one] 1 seal
   *[other] { $n } seals
  }, you have { $seals }. A step earlier is worth its seals once more for every turn that follows.
clerk-privilege-seal = You used no privilege this turn, so “seal +1” gave you a seal by itself. It does so in every such turn until you cover that level.
clerk-bonus = The bonus { $bonus } brings { $n } seals. At the end of the round such a card falls to its lower value or is gone, so whoever can still get it should hurry.
clerk-last-round = The last round is called! { $barred ->
    [0] Everything that brings seals now counts; nothing else matters any more.
   *[other] You still stand on the red X: climb before it ends, or all your seals are worth nothing.
  }

clerk-still-x = Somebody has { $seals } of { $goal } seals, and you still stand on the red X. Level { $level } costs { $cost }: let this route pay for it, for whoever ends on the X has lost, whatever the seals.
clerk-last-route = Your last route. { $barred ->
    [0] You have { $seals } seals, the best of the others { $most }.
   *[other] You stand on the red X, so climbing comes before everything else.
  } Sell luxuries, do open rows of orders, climb if you can; what stays in the hold is worth nothing.
clerk-last-purchase = The last purchase of the game: an order bought now can no longer be done, and ducats decide ties. So keep your money, unless a kontor completes the bonus for eight of them.

clerk-outpaid = The career of { $player } pays { $theirs ->
    [one] 1 seal
   *[other] { $theirs } seals
  } a turn, yours { $mine ->
    [0] none.
   *[other] { $mine }.
  } That gap grows with every turn. Your level { $level } costs { $cost }; see whether this route can bring it.
clerk-pace = { $me ->
    [0] { $player } leads
   *[other] You lead
  } with { $seals } of { $goal } seals. { $n ->
    [0] So this round ends with the call for the last one: plan two turns, no more.
    [one] At this pace the last round is called after about one more; plan what you can still finish by then.
   *[other] At this pace the last round is called after about { $n } more; plan what you can still finish by then.
  }
clerk-order-waits = You hold { $n ->
    [one] an order
   *[other] { $n } orders
  } and have filed none yet. An order done whole in one turn is worth { $both } seals: look at its pictures now and lay the cities that supply them.
clerk-slow = Your ship makes { $mine } stops, the fastest of the others { $theirs }. More stops mean more goods and income in every turn; the next step costs { $price } ducats, when you make your purchase.
clerk-bonus-near = The bonus { $bonus } is still to be had, { $n } seals for you. { $kontors ->
    [0] Visit five different cities in one route; base kontors count too.
   *[other] You need { $missing ->
        [one] one kontor
       *[other] { $missing } kontors
      } more, a different city each.
  }
clerk-late-purchase = The end is near: in { $n ->
    [one] a round
   *[other] { $n } rounds
  } or so the last one is called. Buy only what still pays back: an order you can fulfil, a stop you are short of. A dear kontor rarely does now.
clerk-rich = You have { $cash }. Money only breaks ties in the end, so turn it into something: a faster ship, a kontor, an order, or the ducats your next career level asks for.

clerk-over = { $how ->
    [0] Everybody ended on a red X, so nobody won.
    [1] You won with { $mine } seals, well done! Every early step of your career paid for many turns.
    [2] You ended on the red X, and then no seal counts: the first levels of the career must never wait too long.
   *[other] { $player } won with { $theirs } seals against your { $mine }, on career level { $level } to your { $own }. { $level ->
        [0] Orders and luxuries decided it.
       *[other] What a career pays every turn decides most games.
      }
  } Play again, or set up a table with the silver careers, merchant and pirate.
