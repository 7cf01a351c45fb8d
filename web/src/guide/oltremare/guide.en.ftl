### Oltre Mare: the clerk's notes for a first game.

clerk-goal = Welcome aboard! Whoever has the most ducats at the end wins; you all begin with the same purse, and you have { $ducats } now.
clerk-cargo = The top card of your cargo rules your next turn. Its lion says how many cards you may hold, { $power }, and its crate how many you must play, { $load }.
clerk-symbols = Every hand card shows two symbols: ducats pay, markets draw cards, pirates bury cards against you, sails move your ship. One counts { $one }, two of a kind { $two }, three or more { $three }.
clerk-runs = Cards you play end up in your cargo, and cards of one good directly on each other form a run. With { $good } one card is worth { $one }, two in a row { $two }, three { $three } – so go on with what lies on top.
clerk-chart = Your ship lies in { $harbour }. The marker of the harbour where a voyage ends becomes yours and helps you until the next one; at the end the most markers bring a bonus too.
clerk-venice = Somewhere in the middle of these { $deck } cards Venice waits. When it comes, prestige and cargo are paid out, all but the run on top; when the deck is empty, the last round is played.
clerk-bar = What glows can be clicked, and everything you may do also stands here as a sentence with a number key. Undo takes a choice back until a card is drawn or somebody else acts; “Why not” explains what is forbidden.

clerk-limit = You hold { $hand } cards and may keep { $power }: the rest goes to your pirate stack, where each costs { $loss ->
    [one] a ducat
   *[other] { $loss } ducats
  } at the end. Give up what fits no run of yours, and next time trade or play more before.
clerk-short = You hold { $hand ->
    [one] one card
   *[other] { $hand } cards
  } but must play { $load }, so buy or trade until it is enough. A low number on the crate spares you that, remember it when you stow.
clerk-trade = Before you play you may deal with the others and buy cards. You hold { $hand } cards and have to play { $load }; if they suit you, simply go on.
clerk-buy = A card from the deck costs you { $price } ducats, and { $left ->
    [one] one more purchase is allowed
   *[other] { $left } purchases are allowed
  } this turn. Buy when it lengthens a run or you have too few; you have { $ducats } ducats.
clerk-offer = Offer a card that breaks your runs for one that lengthens them, or for a ducat or two. Your partner gets a prestige for every turn with a deal, so they are glad to agree.
clerk-answer = Somebody offers you a deal. { $accept ->
    [0] You cannot give what is asked for, so decline or name your own terms.
    [1] You have had your prestige in this turn, so say yes only if the deal itself is good.
   *[other] Saying yes also brings you 1 prestige, and the most prestige is worth { $first } ducats at the scoring.
  } Your cargo ends with { $good }: cards of that good are worth most to you.
clerk-propose = You are invited to propose a deal. Offer what does not fit your cargo; if they accept, you get 1 prestige as well. Passing costs nothing.
clerk-question = You are asked about your cards. What you say about goods must be true, but you may always refuse to answer.
clerk-close = The answers are in, and none of them binds you. Close with the one that helps you most, or withdraw.
clerk-play = Play exactly { $load } of your { $hand } cards. Two of the same symbol count { $two } instead of { $one } each, three count { $three }: ducats and markets together are fine, pirates together are not.
clerk-play-runs = Mind the goods as well: these cards go onto your cargo. Your run on top is { $good }. The panel shows what the cards you mark would bring, before you play them.
clerk-sail = You must sail the exact number of your sails, but only the last harbour counts: { $n } are within reach. Take a marker whose help you can use every turn; a harbour without one switches yours off.
clerk-compass = A Compass: use it at once to jump to any harbour without one and take the marker there, or keep it for the marker bonus at the end. A good marker now is usually worth more.
clerk-stow = Stow from bottom to top. Put what continues your { $good } first, keep equal goods together, and leave a card on top whose lion and crate suit your next turn.

clerk-paid = Your ducat symbols have paid, and you have { $ducats } ducats now. One pays { $one }, two pay { $two }, three or more { $three }, so collect them for one turn.
clerk-buried = Your pirate symbols buried { $n ->
    [one] a card
   *[other] { $n } cards
  } from the deck; your pirate stack has { $pirates } now. Each one costs { $loss ->
    [one] a ducat
   *[other] { $loss } ducats
  } at the end, but you may buy them back into your hand when you trade.
clerk-marker = You took a marker, the { $marker }. { $kind ->
    [0] Each sail symbol you play now pays a ducat.
    [1] Your pirate symbols now do nothing.
    [2] It counts as one more ducat symbol in every turn.
    [3] It pays at the beginning of your turns: the stronger the lion on your cargo, the more.
    [4] The cards you buy are cheaper now.
   *[other] Kept as a marker, it counts for the bonus at the end.
  } It stays active until you take another one or end a voyage where none lies.
clerk-prestige = The deal brought you prestige: { $n } so far. At Venice and at the end the most prestige gets { $first } ducats, the second { $second }, the third { $third }.
clerk-debt = { $owed ->
    [0] Your purse is empty:
    [one] You owe a ducat:
   *[other] You owe { $owed } ducats:
  } debts may be as large as you like, but while you have no ducat, cards cost { $more } instead of { $price }.
clerk-venice-shown = Venice lies on top of the deck! As soon as it is drawn, or at the end of this turn, prestige and cargo are paid out.
clerk-venice-scored = Venice! Prestige was paid and given back, and your cargo was sold but for the run on top: { $n ->
    [one] one card of { $good } stays,
   *[other] { $n } cards of { $good } stay,
  } and further cards still lengthen it. You have { $ducats } ducats.
clerk-end-near = The last card is drawn, and this round is the last. Build up your runs once more; cards in hand are worth nothing, and { $pirates ->
    [0] your pirate stack is empty, well done.
    [one] the card in your pirate stack will cost you { $cost ->
        [one] a ducat
       *[other] { $cost } ducats
      }.
   *[other] the { $pirates } cards in your pirate stack will cost you { $cost } ducats.
  }

clerk-last-turn = Your last turn: cards left in hand are worth nothing, and nobody asks for your hand limit any more. Play what pays at once and what lengthens { $good }, keep away from pirates, and let the rest go in a deal for ducats.
clerk-too-many = { $hand } cards stay in your hand, and your next turn begins with the lion of the card on top. { $enough ->
    [0] None here allows that many, so trade cards away before then, or the surplus goes to your pirates; the strongest lion keeps { $most }.
   *[other] Leave one on top that allows them, or the surplus goes to your pirates.
  }

clerk-three-alike = { $n } cards of your hand show a { $symbol ->
    [0] ducat
   *[other] market
  }. Three of them in one turn count { $three }, not three times { $one }. { $now ->
    [0] You play only { $load } now, so keep them together and stow a card on top whose crate asks for three.
   *[other] Play three of them at once.
  }
clerk-run = Your run of { $good } is { $n } long and worth { $worth ->
    [one] 1 ducat.
   *[other] { $worth } ducats.
  } { $more ->
    [0] A longer one brings nothing more, so begin another good.
    [one] The next card of it is worth 1 ducat more.
   *[other] The next card of it is worth { $more } ducats more, so that is what you may pay for one in a deal.
  }
clerk-pirates-cost = { $n } cards lie in your pirate stack: { $cost } ducats less at the end. If you need a card anyway, buy it from there. It costs the same as one from the deck and spares you { $loss ->
    [one] a ducat
   *[other] { $loss } ducats
  }.
clerk-venice-soon = Venice cannot be far. You have { $mine } prestige, the best of the others { $most }; first place is worth { $first } ducats there, so agree to a fair deal before. Your cargo below the run on top will be paid as well.
clerk-deck-low = { $deck } cards are left in the deck; the round in which the last is drawn is the final one. Finish your runs, and mind that your { $hand ->
    [one] hand card scores
   *[other] { $hand } hand cards score
  } nothing.
clerk-ranks = At the end the most harbour markers bring { $first } ducats, the second most { $second }. You have { $markers }, { $ahead ->
    [1] the best of the others { $most }.
    [0] and so has the best of the others: one more puts you in front.
   *[other] somebody else has { $most }. Sail where a marker lies, even if you need no help.
  }
clerk-purses = { $ahead ->
    [1] You have { $mine } ducats, more than anybody. Others will be careful what they sell you, so offer good terms.
    [0] You have { $mine } ducats, as many as the richest of the others.
   *[other] You have { $mine } ducats, the richest { $most }. Cargo is not counted yet: long runs still turn a game.
  }
clerk-play-run = { $n ->
    [one] One card of your hand shows
   *[other] { $n } cards of your hand show
  } { $good }, like the top of your cargo. Played now and stowed first, { $n ->
    [one] it lengthens
   *[other] they lengthen
  } that run; look whether the symbols allow it.
clerk-play-pirates = { $n } cards of your hand show pirates. One symbol buries { $one ->
    [one] a card,
   *[other] { $one } cards,
  } two bury { $two }, three { $three }: spread them over several turns, or get rid of one in a deal.
clerk-deal-fits = { $player } offers { $good }, and that lies on top of your cargo. { $known ->
    [0] The longer that run, the more it is worth.
   *[other] Stowed next, it would be worth { $more ->
        [one] 1 ducat
       *[other] { $more } ducats
      } more to you, so compare that with what you give.
  }
clerk-deal-takes = { $player } asks for { $good }, the good on top of your own cargo. Such a card lengthens your run, so part with it only for something better, or name another price.
clerk-deal-leader = This offer comes from { $player }, who has the most ducats, { $ducats }. You cannot be sure of the gain on the other side, so agree only if yours is clear.

clerk-over = { $won ->
    [1] You won with { $mine } ducats, { $cargo } of them from your cargo at the end. Well done!
   *[other] { $player } won with { $theirs } ducats against your { $mine }. { $what ->
        [0] Prestige made the largest difference: every deal agreed to counts.
        [1] Cargo made the largest difference in the last scoring: longer runs are worth more than many short ones.
        [2] Your pirate stack made the largest difference: each card there cost you.
        [3] Harbour markers made the largest difference: every voyage that ends on one counts.
       *[other] It was won before the last scoring, by what the turns and Venice brought.
      }
  } Play again, or set up a table without reminders or with bluffing.
