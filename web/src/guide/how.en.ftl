### How to win: one page for each title.

how-aim = The goal
how-turn = A turn
how-tips = Three pieces of advice
how-end = How it ends
how-learn = Learn it in a guided game
how-rules = All rules

how-novgorod-goal = Collect the most seals.
how-novgorod-aim = Most of them come from your career: the row you stand on pays at the end of every turn. But whoever ends on a row with a red X loses, whatever they have.
how-novgorod-step-1 = Sail.
how-novgorod-turn-1 = Lay a route from city to neighbouring city, one card for each stop of your ship. Your own kontors are free, elsewhere you pay a harbour fee.
how-novgorod-step-2 = Trade.
how-novgorod-turn-2 = Use the route: take income, make luxuries and sell them, fulfil orders, or pay for the next level of your career. Each card serves once.
how-novgorod-step-3 = Buy.
how-novgorod-turn-3 = One thing a turn: a kontor, a faster ship or an order.
how-novgorod-step-4 = Collect.
how-novgorod-turn-4 = Your career row pays its seals.
how-novgorod-tip-1 = Look first at what your next career level costs, and lay the route for it. A step taken early pays in every turn that follows.
how-novgorod-tip-2 = Own kontors in neighbouring cities: one short route then visits several of them without fees.
how-novgorod-tip-3 = Do both rows of an order in one turn: that is 5 seals instead of 4.
how-novgorod-end = When somebody has 30 seals or a complete career at the end of a round, one more round is played. Then players on a red X are out, and of the others the most seals win.

how-merchants-goal = Be the first to deliver all your goods tiles.
how-merchants-aim = They go to kontors of others. Only a tile without a kontor on it can travel, so you found kontors to free your tiles.
how-merchants-step-1 = Roll.
how-merchants-turn-1 = Landscapes with that number give a card to each kontor at their corners; whoever gets nothing takes 1 gold. On a 7 the robber moves.
how-merchants-step-2 = Trade.
how-merchants-turn-2 = Deal with the others, swap three for one with the supply, or buy cards for gold.
how-merchants-step-3 = Found.
how-merchants-turn-3 = Build routes, hire traders, and spend grain to walk them to free cities, where they become kontors.
how-merchants-step-4 = Deliver.
how-merchants-turn-4 = Spend salt to drive caravans along routes, and deliver a free tile wherever a kontor of somebody else has none.
how-merchants-tip-1 = Begin with a trader. A new kontor earns cards and frees a tile, so it pays twice.
how-merchants-tip-2 = Build routes towards places where others sit close together. Each kontor takes only one tile in the whole game.
how-merchants-tip-3 = Keep a salt and a gold in reserve: one pays the caravan, the other the toll on foreign routes.
how-merchants-end = The game ends the moment somebody delivers the last tile. There are no points and no ties.

how-oltremare-goal = Have the most ducats at the end.
how-oltremare-aim = Every card works twice: its symbols act when you play it, and afterwards it lies in your cargo, where cards of one good directly on each other are worth much more.
how-oltremare-step-1 = Check your hand.
how-oltremare-turn-1 = Bring your hand down to the limit on the top card of your cargo. What is too much goes to your pirate stack.
how-oltremare-step-2 = Trade.
how-oltremare-turn-2 = Deal with the others and buy cards, if you like. Whoever agrees to your deal gets a prestige.
how-oltremare-step-3 = Play cards.
how-oltremare-turn-3 = As many as your cargo demands. Ducats pay, markets draw, pirates bury cards against you: 1, 3 or 6 for one, two, or three and more symbols. Sails move your ship to a harbour whose marker helps you.
how-oltremare-step-4 = Stow.
how-oltremare-turn-4 = Put the played cards on your cargo, in an order you choose. The new top card rules your next turn.
how-oltremare-tip-1 = Go on with the good that lies on top. Three cards in a row are worth far more than three single ones.
how-oltremare-tip-2 = Play ducats with ducats and markets with markets, but never three pirates: every card in that stack costs a ducat.
how-oltremare-tip-3 = Agree to fair deals. Each one brings a prestige, and the most prestige pays 6 ducats, twice in the game.
how-oltremare-end = In the middle of the game Venice pays for prestige and cargo. When the deck runs out, the round is finished: prestige, cargo and harbour markers pay once more, and each pirate card costs a ducat.

how-rivalcities-goal = Be the first to win in one of four ways.
how-rivalcities-aim = Three ships more than your rival, three lawsuits won, all four alliances, or the prestige marker at your gate.
how-rivalcities-step-1 = Move.
how-rivalcities-turn-1 = The inkwell goes clockwise. Two spaces are free, the next two cost a good each, further ones two.
how-rivalcities-step-2 = Mind the bell.
how-rivalcities-turn-2 = If it passes the bell, the season ends: upkeep for alliances, income, and the lawsuit in slot I is decided.
how-rivalcities-step-3 = Use a card.
how-rivalcities-turn-3 = The one where the inkwell stops, or a special card from your hand. A letter lets you do both.
how-rivalcities-tip-1 = Where you stop your rival begins. Look at the next two cards before you move.
how-rivalcities-tip-2 = A lawsuit needs a lead of 2 at the bell. Push the one in slot I, then decide yourself when the bell rings.
how-rivalcities-tip-3 = Count what your rival is near to. One ship or alliance in time is worth more than two for yourself.
how-rivalcities-end = If nobody wins at once, the game ends after a season in which ships, lawsuits, manufactories or star tokens have run out. Then the most stars win.
