### Merchants of Europe: the clerk's notes for a first game.

clerk-goal = Welcome to the counting house! Everybody’s warehouse holds { $all } goods tiles. Whoever first carries all of theirs to the kontors of others has won on the spot.
clerk-warehouse = Only a tile without a kontor on it can travel: { $free ->
    [one] one of yours is free now,
   *[other] { $free } of yours are free now,
  } { $stored } still have a kontor on top. Every kontor you found in a new city frees one more.
clerk-map = When the dice show the number of a landscape, each kontor at its corners takes a card of it. Yours stand in { $cities }; the small purple and brown towns are cities where a kontor can still be founded.
clerk-prices = Here is what things cost. A trader needs grain to walk and founds kontors; a caravan needs salt to drive along routes and delivers tiles. Either goes { $steps } steps for one card.
clerk-gold = You have { $gold } gold. In your turn { $price } gold buy any card, { $most } times at most, and { $three } cards of a kind can be swapped for another: so no roll leaves you helpless.
clerk-bar = What glows on the map can be clicked, and everything you may do also stands here as a sentence with a number key. Undo takes a choice back until the dice roll or somebody else acts; “Why not” explains what is forbidden.

clerk-roll = Every turn begins with the dice, and everybody profits from the roll. Whoever gets no card takes 1 gold instead, unless it is a 7: then the robber comes.
clerk-card = You hold a development card. You may play one a turn, before the roll or later, but not in the turn you bought it; keep it until its effect gains you a step.
clerk-action = Now trade, build and move in any order, as often as you can pay; you have { $n ->
    [one] 1 card
   *[other] { $n } cards
  } and { $gold } gold. The plan for a beginning: a trader first, grain to walk him to a free city, then routes towards the kontors of others.
clerk-recruit = You can hire a trader (wool, grain, wood). He starts at one of your kontors; choose the one from which a free city is only a few steps away.
clerk-trader = One grain moves a trader up to { $steps } steps along any edges, past everybody. Stop on a free city and he becomes a kontor at once; steps you do not use are lost.
clerk-found = A trader of yours can reach a free city! The new kontor earns from the next roll on and frees a tile; { $stored ->
    [one] 1 kontor is
   *[other] { $stored } kontors are
  } still in your warehouse. Cities with coins beside them pay their founder.
clerk-route = A route (ore, wood) goes on an edge beside your kontors or routes. Build towards a kontor of somebody else, and mind that joining a lonely city to another pays 1 gold for each of your routes in between.
clerk-caravan-start = One salt takes a caravan up to { $steps } routes far, along your own for free. It pays only if a tile is free ({ $free } now) and somebody’s kontor lies at the end of the road.
clerk-trip = A caravan trip with a delivery is possible right now. Click the city with the price beside it and the whole trip is driven; “Whole moves” below shows { $n ->
    [one] it
   *[other] all { $n } of them
  } in words.
clerk-deliver = Your caravan stands at a kontor without a tile: deliver! It costs nothing, and steps you have paid for remain yours.
clerk-caravan = { $steps ->
    [0] No step is left; you may pay another salt or stop.
    [one] One step left.
   *[other] { $steps } steps left.
  } Go from route to route, deliver on the way, turn round if you like. { $toll ->
    [0] Routes of others would cost toll.
   *[other] Routes of others cost { $price } gold for each owner, once in this turn; you have { $gold }.
  }
clerk-buy = Short of a card? { $buys ->
    [0] {""}
   *[other] { $price } gold buy one, and you have { $gold }.{" "}
  }{ $swaps ->
    [0] {""}
   *[other] { $three } alike can be swapped for another card or 1 gold.{" "}
  }Spend it on the last card you need, not on the first.
clerk-development = Wool and salt buy a development card: a free harvest, free steps, free routes, or the robber in your service. Good for cards left over, but a trader on the road is worth more.
clerk-offer = Ask the others before you pay the bank: name what you give and what you want, at most { $most } times a turn. They accept if it helps them too, so offer what they lack.
clerk-answer = An offer is on the table, and nothing of yours changes hands without your word. Take what gets you to your next trader, route or salt; decline what helps the other more.
clerk-discard = A 7! Whoever holds more than { $safe } cards gives back half. You have { $n }; keep what your next purchase needs, and spend cards sooner next time.
clerk-robber = The robber stops a landscape from producing, and you may draw a card from somebody with a kontor there. Send him to a good number of whoever is ahead, not beside your own kontors.
clerk-free-route = A route for nothing, the gift of a double arrow or of a card. Lay it onwards, in the direction you want to go.
clerk-chain = Several chains are equally short; you say which one pays. Choose the one with most of your own routes.
clerk-chip = Your new kontor brings a number to one landscape beside it. Choose the resource you lack most; nobody knows which number it will be, and once no chip of a colour lies face down, one is taken from elsewhere.
clerk-card-choice = Think of your next purchase and name what is missing for it. The price list tells you.
clerk-replace = Both pieces of this kind are out. Take off the one that stands where it can do least; it begins anew for the full price.

clerk-produced = The roll brought you something: { $n ->
    [one] 1 card
   *[other] { $n } cards
  } in hand. More than { $safe } are in danger when a 7 falls, so build when you can.
clerk-compensated = Nothing for you in this roll, so you take 1 gold and have { $gold }. Bad luck pays for cards here; it evens out.
clerk-connected = Your route joined a lonely city to another, and each route in the chain paid its owner 1 gold. First roads are worth more than late ones.
clerk-toll = Somebody drove over your routes and paid you toll. Roads between busy cities earn their keep.
clerk-founded = { $city } has your kontor, and the tile it stood on is free: { $free ->
    [one] 1 can travel now.
   *[other] { $free } can travel now.
  } Next, bring a caravan to somebody’s kontor.
clerk-delivered = Delivered in { $city }! { $left ->
    [one] One more tile and you win.
   *[other] { $left } tiles to go.
  } Each kontor takes only one tile in the whole game, so look for the next one.
clerk-rival-delivered = A tile was delivered. The leader needs { $left } more: watch the warehouses up here, they tell you how fast you have to be.

clerk-rival-near = { $left ->
    [one] One more tile, and { $player } wins!
   *[other] { $player } needs only { $left } more tiles.
  } A kontor takes just one, so deliver where they are heading. Send the robber to their best numbers, and sell them no salt.
clerk-last-tile = One tile to go! { $free ->
    [0] It still lies under a kontor, so a trader must found that one first.
   *[other] It is free: with salt, a caravan and a kontor of somebody else along the road you win.
  }
clerk-risk = You hold { $n } cards. If a 7 falls before you have spent them, { $lost } are gone, for more than { $safe } are not safe. Build, walk, or swap { $three } alike before you end your turn.

clerk-balance = { $left ->
    [one] One tile
   *[other] { $left } tiles
  } to deliver. { $free ->
    [0] None is free: found a kontor first, { $stored } still lie in your warehouse.
    [one] One is free, so a caravan trip pays now; then found the next kontor.
   *[other] { $free } are free: let the traders rest and send caravans; { $open } kontors of others still take a tile.
  }
clerk-numbers = After the 7, 6 and 8 fall most often and 2 and 12 least. Found your next kontors beside good numbers, above all for grain and salt: without them nobody moves.
clerk-few-kontors = Only { $n ->
    [one] 1 kontor
   *[other] { $n } kontors
  } of others still { $n ->
    [one] takes
   *[other] take
  } a tile, and you have { $left } to deliver. Look which of them your routes reach before somebody else does; every new kontor of theirs is a new chance.
clerk-rich = You have { $gold } gold, and gold wins nothing. { $price } buy any card, { $most } times a turn: get the salt or grain that is missing, or drive on foreign routes instead of building your own.
clerk-one-short = For a trader you lack only { $missing }. { $buys ->
    [0] Ask the others for it, or swap three alike; a trader is the way to the next kontor.
   *[other] { $price } gold buy it, or ask the others first; a trader is the way to the next kontor.
  }
clerk-no-grain = Your trader is on the road, but without grain he stands still. { $buys ->
    [0] Ask the others for some, or swap three alike.
   *[other] { $price } gold buy one, if nobody wants to trade.
  }
clerk-no-salt = { $free } tiles are free, and you have no salt to drive a caravan. { $buys ->
    [0] Ask the others for some, or swap three alike.
   *[other] { $price } gold buy one, if nobody wants to trade.
  }

clerk-over = { $won ->
    [1] You were the first to deliver everything, well done!
   *[other] { $limit ->
        [0] { $player } was the first to deliver everything;
       *[other] The last turn is over, and { $player } had delivered most;
      } you delivered { $delivered } of { $all }. { $free ->
        [0] No tile of yours was free: next time found kontors earlier, each one frees a tile.
       *[other] { $free } of yours lay free and waited for a caravan: next time build routes towards others sooner, and keep salt.
      }
  } Play again, or set up a table with free placement and all of Europe.
