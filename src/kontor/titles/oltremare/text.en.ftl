# Oltre Mare

title-name = Oltre Mare
title-rights = Unofficial. The game belongs to its author and publisher; words and pictures here are our own.
title-pitch = Sail, trade and bluff your way through the eastern Mediterranean, and remember what you have loaded.

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
marker-none = no marker
marker-does = { $marker } ({ $does })
marker-ship-does = 1 ducat for each sail symbol played
marker-pirates-does = pirate symbols do nothing
marker-coin-does = counts as one more ducat symbol
marker-lion-does = when the turn begins, 1 ducat for each power above { $base } on the cargo
marker-stack-does = the cards bought in a turn cost { $prices }
marker-compass-does = jump to any other harbour, or keep it as a marker
harbour-with = { $harbour } ({ $marker })

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

## Cards

card-GEM-01 = gems 1
card-GEM-02 = gems 2
card-GEM-03 = gems 3
card-GEM-04 = gems 4
card-GEM-05 = gems 5
card-GEM-06 = gems 6
card-GEM-07 = gems 7
card-GEM-08 = gems 8
card-PAR-01 = parchment 1
card-PAR-02 = parchment 2
card-PAR-03 = parchment 3
card-PAR-04 = parchment 4
card-PAR-05 = parchment 5
card-PAR-06 = parchment 6
card-PAR-07 = parchment 7
card-PAR-08 = parchment 8
card-PAR-09 = parchment 9
card-PAR-10 = parchment 10
card-SIL-01 = silk 1
card-SIL-02 = silk 2
card-SIL-03 = silk 3
card-SIL-04 = silk 4
card-SIL-05 = silk 5
card-SIL-06 = silk 6
card-SIL-07 = silk 7
card-SIL-08 = silk 8
card-SIL-09 = silk 9
card-SIL-10 = silk 10
card-SIL-11 = silk 11
card-SIL-12 = silk 12
card-SAL-01 = salt 1
card-SAL-02 = salt 2
card-SAL-03 = salt 3
card-SAL-04 = salt 4
card-SAL-05 = salt 5
card-SAL-06 = salt 6
card-SAL-07 = salt 7
card-SAL-08 = salt 8
card-SAL-09 = salt 9
card-SAL-10 = salt 10
card-SAL-11 = salt 11
card-SAL-12 = salt 12
card-SAL-13 = salt 13
card-SAL-14 = salt 14
card-POT-01 = pottery 1
card-POT-02 = pottery 2
card-POT-03 = pottery 3
card-POT-04 = pottery 4
card-POT-05 = pottery 5
card-POT-06 = pottery 6
card-POT-07 = pottery 7
card-POT-08 = pottery 8
card-POT-09 = pottery 9
card-POT-10 = pottery 10
card-POT-11 = pottery 11
card-POT-12 = pottery 12
card-POT-13 = pottery 13
card-POT-14 = pottery 14
card-POT-15 = pottery 15
card-POT-16 = pottery 16
card-OLI-01 = olives 1
card-OLI-02 = olives 2
card-OLI-03 = olives 3
card-OLI-04 = olives 4
card-OLI-05 = olives 5
card-OLI-06 = olives 6
card-OLI-07 = olives 7
card-OLI-08 = olives 8
card-OLI-09 = olives 9
card-OLI-10 = olives 10
card-OLI-11 = olives 11
card-OLI-12 = olives 12
card-OLI-13 = olives 13
card-OLI-14 = olives 14
card-OLI-15 = olives 15
card-OLI-16 = olives 16
card-OLI-17 = olives 17
card-OLI-18 = olives 18
card-GRA-01 = grain 1
card-GRA-02 = grain 2
card-GRA-03 = grain 3
card-GRA-04 = grain 4
card-GRA-05 = grain 5
card-GRA-06 = grain 6
card-GRA-07 = grain 7
card-GRA-08 = grain 8
card-GRA-09 = grain 9
card-GRA-10 = grain 10
card-GRA-11 = grain 11
card-GRA-12 = grain 12
card-GRA-13 = grain 13
card-GRA-14 = grain 14
card-GRA-15 = grain 15
card-GRA-16 = grain 16
card-GRA-17 = grain 17
card-GRA-18 = grain 18
card-GRA-19 = grain 19
card-GRA-20 = grain 20

## Faces, statements and requests

card-face = { $card } ({ $pair }, power { $power }, load { $load })
card-face-named = { $card } ({ $pair }, power { $power }, load { $load }, { $harbour })
set-none = any symbols
set-ducat = ducat
set-pirate = pirate
set-market = market
set-sail = sail
set-ducat-pirate = ducat and pirate
set-ducat-market = ducat and market
set-ducat-sail = ducat and sail
set-pirate-market = pirate and market
set-pirate-sail = pirate and sail
set-market-sail = market and sail
stated-nothing = nothing
stated-ducat-pirate = ducat and pirate
stated-ducat-market = ducat and market
stated-ducat-sail = ducat and sail
stated-pirate-market = pirate and market
stated-pirate-sail = pirate and sail
stated-market-sail = market and sail
about-gems = gems
about-parchment = parchment
about-silk = silk
about-salt = salt
about-pottery = pottery
about-olives = olives
about-grain = grain
about-nothing = any good
showing-ducat = the symbol ducat
showing-pirate = the symbol pirate
showing-market = the symbol market
showing-sail = the symbol sail
showing-nothing = any symbols
source-deck = goods deck
source-pirates = pirate stack
income-lion = the Lion
income-ducats = ducat symbols or the Coin
income-ship = the Ship
income-prestige = prestige
income-cargo = cargo
income-markers = harbour markers
debt-taken = takes the debt marker
debt-returned = returns the debt marker
reply-yes = Yes
reply-no = No
reply-refuse = I won’t say
venice-hidden = Venice is not yet on top
venice-shown = Venice lies on top
answer-accepted = has accepted
answer-countered = has made a counter-offer
answer-proposed = has made a proposal
request = { $good }
request-with = { $good } with { $set }
request-slot = card { $slot } of the offer
gift = card { $slot } ({ $good })
gift-said = card { $slot } ({ $good }, said to show { $stated })
no-card = no card

## Options

option-bluffing = Bluffing about symbols
option-bluffing-off = not allowed
option-bluffing-on = allowed
option-tie_ranking = Ties in rank scorings
option-tie_ranking-distinct = the next count is the next rank
option-tie_ranking-standard = tied players use up the ranks below
option-debt_in_trades = Debt by dealing
option-debt_in_trades-off = not allowed
option-debt_in_trades-on = allowed for the active player
option-venice_cargo_scoring = Cargo scoring at Venice
option-venice_cargo_scoring-on = yes
option-venice_cargo_scoring-off = no, prestige only
option-venice_jitter = How far Venice may lie from the middle of the deck
option-venice_jitter-3 = up to 3 cards
option-venice_jitter-0 = exactly the middle
option-venice_jitter-1 = up to 1 card
option-venice_jitter-2 = up to 2 cards
option-venice_jitter-4 = up to 4 cards
option-venice_jitter-5 = up to 5 cards
option-venice_jitter-6 = up to 6 cards
option-memory = Memory
option-memory-strict = strict: stacks stay closed
option-memory-assist = assist: your own stacks are shown to you
option-max_offers = Offers in a turn
option-max_offers-8 = 8
option-max_offers-0 = none
option-max_offers-1 = 1
option-max_offers-2 = 2
option-max_offers-4 = 4
option-max_offers-6 = 6
option-max_offers-12 = 12
option-max_questions = Questions in a turn
option-max_questions-4 = 4
option-max_questions-0 = none
option-max_questions-1 = 1
option-max_questions-2 = 2
option-max_questions-6 = 6
option-max_deal_cards = Cards on each side of a deal
option-max_deal_cards-10 = at most 10
option-max_deal_cards-1 = at most 1
option-max_deal_cards-2 = at most 2
option-max_deal_cards-3 = at most 3
option-max_deal_cards-5 = at most 5
option-start_player = Start player
option-start_player-random = by lot
option-start_player-1 = seat 1
option-start_player-2 = seat 2
option-start_player-3 = seat 3
option-start_player-4 = seat 4
option-start_player-5 = seat 5

## Prompts

prompt-hand-limit = { $player }: your hand is too big; put a card on your pirate stack
prompt-trade = { $player }: trade, buy, or go on
prompt-compose-offer = { $player }: put your offer together
prompt-answer-offer = { $deal ->
    [supply] { $player }: choose the card you hand over
    [compose] { $player }: put your counter-offer together
   *[other] { $player }: answer the offer
 }
prompt-answer-query = { $player }: what does the card show?
prompt-close = { $deal ->
    [supply] { $player }: choose the card you hand over
    [proposal] { $player }: accept the proposal, or decline
    [counter] { $player }: accept the counter-offer, or decline
   *[other] { $player }: choose whose answer to accept
 }
prompt-propose-or-pass = { $player }: propose a deal, or pass
prompt-compose-proposal = { $player }: put your proposal together
prompt-ask = { $player }: what kind of card do you ask about?
prompt-answer-question = { $player }: answer the question
prompt-play = { $player }: choose a card to play
prompt-sail = { $player }: choose your destination
prompt-compass = { $player }: keep the Compass, or use it
prompt-start-player = Lot: who starts?
prompt-lay-marker = Lot: which marker lies in this harbour?
prompt-home-harbour = Lot: where does { $player } start?
prompt-draw-card = Lot: which card is drawn?
prompt-venice-back = Lot: does Venice lie on top?
prompt-stow = { $player }: choose the next card for your cargo, from bottom to top

## Actions

action-discard = put { $card } on the pirate stack
action-offer = make { $player } an offer
action-offer-all = make everybody an offer
action-invite = invite proposals
action-ask = ask { $player } a question
action-buy = buy a card from the { $source } for { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 }
action-end-trade = end the trade phase
action-give = give { $card }
action-say = say that it shows { $pair }
action-silent = say nothing about its symbols
action-want = want { $good }
action-with = with { $set }
action-want-slot = want card { $slot } of the offer ({ $good })
action-next = { $part ->
    [0] { $n ->
        [0] give no card
       *[other] give no further card
    }
   *[other] { $n ->
        [0] want no card
       *[other] want no further card
    }
 }
action-next-ask = { $part ->
    [0] any good
   *[other] any symbol
 }
action-no-money = no ducats
action-i-pay = pay ducats as well
action-you-pay = ask for ducats as well
action-tens = { $low } to { $high } ducats
action-ones = { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
 }
action-send = send it
action-drop = drop it
action-accept = accept
action-decline = decline
action-decline-close = { $deal ->
    [all] close with nobody
   *[other] decline
 }
action-decline-propose-or-pass = pass
action-counter = make a counter-offer
action-query = ask for the symbols of card { $slot } ({ $good })
action-supply = supply { $card }
action-close = close with { $player } ({ $answer })
action-propose = make a proposal
action-about = a card of { $good }
action-showing = with the symbol { $symbol }
action-yes = yes
action-no = no
action-refuse = give no answer
action-play = play { $card }
action-sail = sail to { $harbour }: { $marker }
action-keep = keep the Compass as a marker
action-jump = jump to { $harbour }: { $marker }
action-stow = stow { $card }
action-start = { $player } starts
action-marker = marker: { $marker }
action-home = first card: { $card }
action-draw = draw { $card }
action-venice = { $venice }

## Events

event-start = { $player } is the start player.
event-laid = { $harbour }: { $marker }.
event-home = { $player } starts in { $harbour } with { $card }.
event-turn = Round { $round }: { $player } is next.
event-income = { $player } gains { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 } from { $source }.
event-debt = { $player } { $debt }.
event-discarded = { $player } puts { $card } on the pirate stack.
event-discarded-hidden = { $player } puts a hand card on the pirate stack.
event-bought = { $player } buys from the { $source } for { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 }.
event-drew = { $player } takes { $card }.
event-drew-hidden = { $player } takes a card.
event-buried = { $player } puts a card from the deck on the pirate stack.
event-venice-shown = Venice lies on top of the deck.
event-venice = Venice: interim scoring.
event-kept = { $player } keeps { $n ->
    [one] one card
   *[other] { $n } cards
 } of cargo and sells { $sold ->
    [0] none
    [one] { $sold } card
   *[other] { $sold } cards
 }.
event-reshuffled = The discard pile becomes a new deck of { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }.
event-end-near = The last card of the deck is drawn: the game ends with this round.
event-offer-begun = { $player } prepares an offer for { $to }.
event-offer-all-begun = { $player } prepares an offer for everybody.
event-offered = { $player } makes an offer.
event-gives = { $player } would give card { $slot }: { $good }. Said about its symbols: { $stated }.
event-wants = { $player } wants { $good } with { $set }.
event-wants-slot = { $player } wants card { $slot } of the offer.
event-pays = { $player } would pay { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 }.
event-charges = { $player } asks for { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 }.
event-dropped = { $player } drops the offer.
event-declined = { $player } declines.
event-accepted = { $player } accepts.
event-countered = { $player } makes a counter-offer.
event-queried = { $player } asks for the symbols of card { $slot }.
event-stated = { $player } says that card { $slot } shows { $stated }.
event-not-stated = { $player } says nothing about card { $slot }.
event-deal = { $player } and { $to } make a deal.
event-handed = { $player } gives { $to } { $card }.
event-handed-hidden = { $player } gives { $to } a card: { $good }.
event-paid = { $player } pays { $to } { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 }.
event-prestige = { $player } gets a prestige token.
event-withdrew = { $player } closes with nobody.
event-invited = { $player } invites proposals.
event-proposed = { $player } makes a proposal.
event-passed = { $player } passes.
event-ask-begun = { $player } has a question for { $to }.
event-asked = { $player } asks { $to } about a card of { $about } with { $showing }.
event-replied = { $player } answers: “{ $reply }”.
event-trade-ended = { $player } ends the trade phase.
event-played = { $player } plays { $card }.
event-skipped = { $player } has no card to play.
event-sailed = { $player } sails to { $harbour }.
event-took = { $player } takes a marker: { $marker }.
event-turned-down = { $player } turns a marker face down: { $marker }.
event-jumped = { $player } uses the Compass and jumps to { $harbour }.
event-stowed = { $player } stows { $card }.
event-lost = { $player } loses { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 } for pirate cards.
event-over = { $player } wins.

## Refusals

refusal-not-in-hand = This card is not in your hand.
refusal-no-such-player = Nobody sits there.
refusal-yourself = You cannot deal with yourself.
refusal-no-offers = You have no offers left in this turn.
refusal-no-questions = You have no questions left in this turn.
refusal-no-cards = There is no hand card to talk about.
refusal-two-players = With two players there is only one partner.
refusal-no-purchases = You have made all your purchases of this turn.
refusal-deck-empty = Deck and discard pile are empty.
refusal-pirates-empty = Your pirate stack is empty.
refusal-too-few-cards = You have to play { $load } cards, hold only { $hand }, and can still buy.
refusal-stage = This belongs to another step; the steps are taken one after the other.
refusal-given = This card is already part of it.
refusal-order = The list is worked through from top to bottom, and this is above what you have chosen last.
refusal-full = No more cards fit on this side.
refusal-untrue = The card does not show these symbols, and nobody bluffs at this table.
refusal-nothing-moves = At least one card has to change hands.
refusal-no-such-good = There is no grain in a game for two.
refusal-no-such-slot = The offer has no such card.
refusal-cannot-pay = There are not that many ducats.
refusal-amount = The amount must be at least 1.
refusal-load = You would not have enough cards left to play.
refusal-cannot-supply = The requested cards are not there.
refusal-countered = You have begun your counter-offer already.
refusal-queried = You have asked about a card already.
refusal-stated = Its symbols have been stated.
refusal-does-not-fit = This card does not fit the request.
refusal-rest = The other requests could not be filled then.
refusal-not-answered = This player has neither accepted nor made a counter-offer.
refusal-empty-question = Ask for a good, a symbol or both.
refusal-false-answer = That would not be true.
refusal-play-order = Cards are chosen from the top of the list to its bottom; this one is above your last choice.
refusal-play-rest = Cards are chosen from the top of the list to its bottom; too few are below this one to play { $load }.
refusal-out-of-reach = With { $n ->
    [one] one sail
   *[other] { $n } sails
 } this harbour cannot be reached.
refusal-same-harbour = Your ship lies there already.
refusal-on-compass = A jump may not end on another Compass.
refusal-not-played = This card was not played.
refusal-not-to-discard = Only cards of your hand can be put there.
refusal-not-to-play = Only cards of your hand can be played.
refusal-request-order = Wishes are named from the top of the list to its bottom, and this is above your last one.
refusal-supply-order = For equal wishes, cards are handed over from the top of the list to its bottom; this one is above your last.
refusal-supplied = You are handing this card over already.
refusal-no-such-query = The offer has no such card to ask about.
refusal-ask-stage = A question names the good first, then the symbol.

## The end

reason-deck-empty = The goods deck has run out, and the round is complete.
reckoning-purse = { $player } has { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 } before the final scoring.
reckoning-prestige = { $player }: { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 } for prestige.
reckoning-cargo = { $player }: { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 } for cargo.
reckoning-pirates = { $player }: loses { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 } to pirate cards.
reckoning-markers = { $player }: { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 } for harbour markers.
reckoning-ducats = { $player } ends with { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 }.
reckoning-tie-cargo = Tied: { $player } has more cards in the cargo.
reckoning-tie-seat = Tied: { $player } sits nearest to the start player.
short-reckoning-purse = { $n } in the purse
short-reckoning-prestige = { $n } for prestige
short-reckoning-cargo = { $n } for cargo
short-reckoning-pirates = { $n ->
    [0] nothing lost to pirates
   *[other] −{ $n } to pirate cards
}
short-reckoning-markers = { $n } for harbour markers
short-reckoning-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
} in all

## A view in sentences

area-table = The table
area-player = { $player }
area-you = { $player } (you)
area-trade = Trade
area-values = Cargo: worth of 1, 2, 3, 4, 5 equal goods in a row
area-board = Harbours
area-memory = What you are reminded of
line-turn = Round { $round }, turn of { $player }.
line-value = { $good }: { $values }
line-start = Start player: { $player }.
line-deck = The deck holds { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }.
line-venice-hidden = Venice is still in the deck.
line-venice-shown = Venice lies on top of the deck.
line-venice-gone = Venice is over.
line-discard = The discard pile has { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }, on top { $card }.
line-ending = The game ends with this round.
line-played = Played: { $cards }.
line-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 }
line-ducats-debt = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 }, with the debt marker
line-prestige = { $n ->
    [one] { $n } prestige token
   *[other] { $n } prestige tokens
 }
line-ship = Ship in { $harbour }
line-markers = { $n ->
    [0] No harbour marker
    [one] { $n } harbour marker, active: { $marker }
   *[other] { $n } harbour markers, active: { $marker }
 }
line-pirates = { $n ->
    [0] Pirate stack: empty
    [one] Pirate stack: { $n } card
   *[other] Pirate stack: { $n } cards
 }
line-cargo = Cargo: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }, on top { $card }
line-duty = So you may keep { $limit } cards when your turn begins, and you play { $load }.
line-hand-size = Hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
line-hand-card = In hand: { $card }
line-markers-at = { $marker }: { $harbours }
line-reach = { $n ->
    [one] With { $n } sail you reach { $harbours }
   *[other] With { $n } sails you reach { $harbours }
 }
line-own-cargo = Your cargo from bottom to top: { $goods }
line-own-pirates = You put on your pirate stack: { $cards }
line-offer = { $player } gives { $gives } and wants { $wants }.
line-counter = { $player } would rather give { $gives } and wants { $wants }.
line-proposal = { $player } would give { $gives } and wants { $wants }.
line-draft = So far you would give { $gives } and want { $wants }.
line-wish = Next wish: { $good }. Which symbols?
line-terms-pays = { $player } also pays { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 }.
line-terms-charges = { $player } also wants { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 }.
line-declined = { $player } has declined.
line-accepted = { $player } has accepted.
line-countered = { $player } has made a counter-offer.
line-question = Question: a card of { $about } with { $showing }?
line-picked = Picked so far: { $cards }.
line-supplied = You hand over so far: { $cards }.
line-over-limit = You hold { $hand } cards and may keep { $limit }.
line-means = You have { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 } and play { $load ->
    [one] { $load } card
   *[other] { $load } cards
 } in this turn.
line-means-later = You have { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 } and play { $load ->
    [one] { $load } card
   *[other] { $load } cards
 } in your next turn.
line-left = Left in this turn: { $purchases ->
    [one] { $purchases } purchase
   *[other] { $purchases } purchases
 }, { $offers ->
    [one] { $offers } offer
   *[other] { $offers } offers
 }, { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
 }.
line-to-play = { $n ->
    [one] You play { $n } card.
   *[other] You play { $n } cards, { $left } of them still to be chosen, from the top of the list to its bottom.
 }
line-steps = Of the same symbol, 1, 2, 3 or more bring { $steps } (ducats, pirate cards, cards to your hand); each sail is one route.
line-sails = { $n ->
    [one] You sail exactly { $n } route.
   *[other] You sail exactly { $n } routes.
 }
line-stow-on = Your cargo ends with { $card }. Power and load of your next turn come from the card you stow last.

## What the lab counts

study-deals = Deals between players
study-income = Ducats by source
study-markers = Harbour markers taken
study-debts = Debts made and paid back

## Steps, for the breadcrumb

step-turn = Turn
step-hand-limit = Hand limit
step-trade = Trade
step-compose-offer = Offer
step-answer-offer = Answers
step-answer-query = Symbols
step-close = Deal
step-invite = Proposals
step-propose-or-pass = Proposal or pass
step-compose-proposal = Proposal
step-ask = Question
step-answer-question = Answer
step-play = Action
step-sail = Sailing
step-compass = Compass
step-stow = Cargo

## Short, for a bar with little room; the sentence itself stands above

short-marker-does = { $marker }
short-card-face = { $card } ({ $pair })
short-card-face-named = { $card } ({ $pair })
short-action-discard = { $card }
short-action-offer = offer to { $player }
short-action-offer-all = offer to everybody
short-action-ask = ask { $player }
short-action-buy = buy from the { $source }: { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
 }
short-action-query = symbols of card { $slot }?
short-action-give = { $card }
short-action-want = { $good }
short-action-want-slot = card { $slot } ({ $good })
