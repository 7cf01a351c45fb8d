/** Oltre Mare, first game: what the clerk says. */
import type { CardView, PlayerView, Printed, View } from '../../boards/oltremare/context.svelte';
import * as data from '../../boards/oltremare/data';
import { bareName, goodKey, harbourKey, markerKey, playerKey } from '../../boards/oltremare/names';
import { printedOver } from '../../boards/shared/printed';
import type { Choice, Happening } from '../../api/types';
import { keys, keysOf, offers, told, type Note, type Scene } from '../notes';

type Here = Scene<View>;

const printed = ({ packed }: Here): Printed => printedOver<Printed>(data, packed);
const steps = (scene: Here): Record<'one' | 'two' | 'three', number> => ({ one: printed(scene).STEPS[1]!, two: printed(scene).STEPS[2]!, three: printed(scene).STEPS[3]! });
const loss = (scene: Here): { loss: number } => ({ loss: printed(scene).PIRATE_LOSS });
const me = ({ view, seat }: Here): PlayerView => view.players[seat]!;
const top = (scene: Here): CardView => me(scene).cargo_top!;
const values = (scene: Here): readonly number[] => printed(scene).VALUES[top(scene).good]!;
const needs = (scene: Here): { hand: number; load: number } => ({ hand: me(scene).hand_size, load: top(scene).load });
const toMe = (scene: Here, kind: string): Happening[] => scene.news.filter((one) => one.kind === kind && one.params.player === playerKey(scene.seat));
const fromDeck = ({ choices }: Here): Choice | undefined => choices.find(({ kind, args }) => kind === 'buy' && args.source === 'source-deck');
const TRADE = ['trade', 'tab-trade'];
const others = ({ view, seat }: Here): PlayerView[] => view.players.filter((_, place) => place !== seat);
const best = (scene: Here, what: 'ducats' | 'prestige' | 'markers'): number => Math.max(...others(scene).map((player) => player[what]));
/** The run on top of my cargo, as far as the table reminds me of it. */
function run({ view }: Here): number {
  const goods = view.memory?.cargo_goods ?? [];
  return goods.length - 1 - goods.findLastIndex((good) => good !== goods.at(-1));
}
const worth = (scene: Here, length: number): number => values(scene)[Math.min(length, values(scene).length) - 1]!;
const [DUCAT, MARKET] = [data.SYMBOLS.indexOf('ducat'), data.SYMBOLS.indexOf('market')];
const showing = (scene: Here, symbol: number): CardView[] => (me(scene).hand ?? []).filter(({ pair }) => data.PAIRS[pair]!.includes(symbol));
/** The symbol that I could play three times, or soon can. */
const collected = (scene: Here): number => [DUCAT, MARKET].find((symbol) => showing(scene, symbol).length > 2) ?? -1;
const nothingPicked = ({ view }: Here): boolean => (view.trade?.picked.length ?? 0) === 0;
/** Cards that Venice lies below, at the most: the middle of the deck, give or take three. */
const VENICE_SOON = 52;
const DECK_LOW = 28;
const reckoned = (scene: Here, seat: number, what: string): number => Number(scene.result?.trail.find(({ text }) => text.key === `reckoning-${what}` && text.params?.player === playerKey(seat))?.text.params?.n ?? 0) * (what === 'pirates' ? -1 : 1);
const PARTS = ['prestige', 'cargo', 'pirates', 'markers'];
/** In which part of the last scoring the winner was furthest ahead of me, or last of all in the time before it. */
function decisive(scene: Here, winner: number): number {
  const gaps = PARTS.map((part) => reckoned(scene, winner, part) - reckoned(scene, scene.seat, part));
  const before = scene.view.players[winner]!.ducats - me(scene).ducats - gaps.reduce((sum, gap) => sum + gap, 0);
  return [...gaps, before].indexOf(Math.max(...gaps, before));
}
/** What the offer on the table would give me and take from me, and who makes it. */
const offered = ({ view }: Here): number[] => view.trade?.offer?.gives.map(({ good }) => good) ?? [];
const asked = ({ view }: Here): number[] => view.trade?.offer?.wants.map(({ good }) => good) ?? [];
const proposer = ({ view, seat }: Here): number => (view.trade?.offer && view.trade.offer.seat !== seat ? view.trade.offer.seat : -1);
const richest = (scene: Here): number => scene.view.players.findIndex(({ ducats }) => ducats === best(scene, 'ducats') && ducats > me(scene).ducats);
const fitting = (scene: Here): CardView[] => (me(scene).hand ?? []).filter(({ good }) => good === top(scene).good);
const PIRATE = data.SYMBOLS.indexOf('pirate');

export const notes: Note<View>[] = [
  { part: 'tour', id: 'goal', rule: 'OLT-9.10', at: () => ['players', 'tab-players'], values: (scene) => ({ ducats: me(scene).ducats }) },
  { part: 'tour', id: 'cargo', rule: 'OLT-3.2', at: () => ['cargo', 'tab-desk'], values: (scene) => ({ power: top(scene).power, load: top(scene).load }) },
  { part: 'tour', id: 'symbols', rule: 'OLT-0.1', at: () => ['hand', 'tab-desk'], values: steps },
  { part: 'tour', id: 'runs', rule: 'OLT-0.2', at: () => ['cargo', 'tab-desk'], values: (scene) => ({ good: goodKey(top(scene).good), one: values(scene)[0]!, two: values(scene)[1]!, three: values(scene)[2]! }) },
  { part: 'tour', id: 'chart', rule: 'OLT-5.17', at: () => ['chart', 'tab-chart'], values: (scene) => ({ harbour: harbourKey(me(scene).ship) }) },
  { part: 'tour', id: 'venice', rule: 'OLT-7.1', at: () => ['chart', 'tab-chart'], when: ({ view }) => view.venice === 0, values: ({ view }) => ({ deck: view.deck }) },
  { part: 'tour', id: 'bar', rule: 'KON-2.1', at: () => ['action-bar'] },

  { part: 'event', id: 'end-near', rule: 'OLT-9.2', events: ['end-near'], at: () => ['chart', 'tab-chart'], values: (scene) => ({ pirates: me(scene).pirates, cost: me(scene).pirates * printed(scene).PIRATE_LOSS }) },
  { part: 'event', id: 'venice-scored', rule: 'OLT-7.6', events: ['venice'], at: () => ['cargo', 'tab-desk'], values: (scene) => ({ n: me(scene).cargo_size, good: goodKey(top(scene).good), ducats: me(scene).ducats }) },
  { part: 'event', id: 'venice-shown', rule: 'OLT-7.3', events: ['venice-shown'], holds: ({ view }) => view.venice === 1, at: () => ['chart', 'tab-chart'] },
  { part: 'event', id: 'debt', rule: 'OLT-4.23', events: ['debt'], when: (scene) => toMe(scene, 'debt').length > 0, holds: (scene) => me(scene).debt && data.MARKERS[me(scene).active] !== 'stack', at: () => ['players', 'tab-players'], values: (scene) => ({ owed: -me(scene).ducats, price: printed(scene).PRICES[0]!, more: printed(scene).PRICES[1]! }) },
  { part: 'event', id: 'marker', rule: 'OLT-8.1', events: ['took'], when: (scene) => toMe(scene, 'took').length > 0 && me(scene).active >= 0, at: () => ['marker', 'tab-desk'], values: (scene) => ({ marker: markerKey(me(scene).active), kind: me(scene).active }) },
  { part: 'event', id: 'buried', rule: 'OLT-9.7', events: ['buried'], when: (scene) => toMe(scene, 'buried').length > 0, at: () => ['pirates', 'tab-desk'], values: (scene) => ({ n: toMe(scene, 'buried').length, pirates: me(scene).pirates, ...loss(scene) }) },
  { part: 'event', id: 'prestige', rule: 'OLT-4.9', events: ['prestige'], when: (scene) => toMe(scene, 'prestige').length > 0, at: () => ['players', 'tab-players'], values: (scene) => ({ n: me(scene).prestige, first: printed(scene).RANKS[0]!, second: printed(scene).RANKS[1]!, third: printed(scene).RANKS[2]! }) },
  { part: 'event', id: 'paid', rule: 'OLT-5.6', events: ['income'], when: (scene) => toMe(scene, 'income').some((one) => one.params.source === 'income-ducats'), at: () => ['players', 'tab-players'], values: (scene) => ({ ducats: me(scene).ducats, ...steps(scene) }) },

  { part: 'turn', id: 'limit', rule: 'OLT-3.3', steps: ['hand-limit'], at: () => ['hand', 'tab-desk'], values: (scene) => ({ hand: me(scene).hand_size, power: top(scene).power, ...loss(scene) }) },
  { part: 'turn', id: 'short', rule: 'OLT-4.24', steps: ['trade'], when: (scene) => needs(scene).hand < needs(scene).load, at: (scene) => [keysOf(scene, 'buy')], values: needs },
  { part: 'turn', id: 'trade', rule: 'OLT-4.1', steps: ['trade'], when: (scene) => offers(scene, 'end-trade'), at: (scene) => [...keysOf(scene, 'end-trade'), 'tab-trade'], values: needs },
  { part: 'turn', id: 'buy', rule: 'OLT-4.19', steps: ['trade'], when: (scene) => fromDeck(scene) !== undefined, at: (scene) => keys([fromDeck(scene)!]), values: (scene) => ({ price: told(fromDeck(scene), 'n'), left: printed(scene).PURCHASES - scene.view.bought, ducats: me(scene).ducats }) },
  { part: 'turn', id: 'offer', rule: 'OLT-4.9', steps: ['trade', 'compose-offer', 'compose-proposal', 'ask'], when: (scene) => scene.step !== 'trade' || offers(scene, 'offer'), at: () => TRADE },
  { part: 'turn', id: 'answer', rule: 'OLT-4.9', steps: ['answer-offer'], at: () => TRADE, values: (scene) => ({ accept: offers(scene, 'accept') ? (me(scene).rewarded ? 1 : 2) : 0, good: goodKey(top(scene).good), first: printed(scene).RANKS[0]! }) },
  { part: 'turn', id: 'propose', rule: 'OLT-11.26', steps: ['propose-or-pass'], at: () => TRADE },
  { part: 'turn', id: 'question', rule: 'OLT-4.13', steps: ['answer-question', 'answer-query'], at: () => TRADE },
  { part: 'turn', id: 'close', rule: 'OLT-11.25', steps: ['close'], at: () => TRADE },
  { part: 'turn', id: 'play', rule: 'OLT-5.1', steps: ['play'], at: () => ['hand', 'tab-desk'], values: (scene) => ({ ...needs(scene), ...steps(scene) }) },
  { part: 'turn', id: 'play-runs', rule: 'OLT-6.1', steps: ['play'], at: () => ['forecast', 'hand', 'tab-desk'], values: (scene) => ({ good: goodKey(top(scene).good) }) },
  { part: 'turn', id: 'sail', rule: 'OLT-5.13', steps: ['sail'], at: () => ['chart', 'tab-chart'], values: (scene) => ({ n: scene.choices.length }) },
  { part: 'turn', id: 'compass', rule: 'OLT-8.8', steps: ['compass'], at: () => ['chart', 'tab-chart'] },
  { part: 'turn', id: 'stow', rule: 'OLT-6.2', steps: ['stow'], at: () => ['stow', 'tab-desk'], values: (scene) => ({ good: goodKey(top(scene).good) }) },

  { part: 'danger', id: 'last-turn', rule: 'OLT-9.9', steps: ['trade'], when: ({ view }) => view.ending, at: () => ['hand', 'tab-desk'], values: (scene) => ({ hand: me(scene).hand_size, load: top(scene).load, good: goodKey(top(scene).good) }) },
  { part: 'danger', id: 'too-many', rule: 'OLT-6.2', steps: ['stow'], when: (scene) => !scene.view.ending && scene.view.played.some(({ power }) => power < me(scene).hand_size), anew: (scene) => Number(me(scene).hand_size > 6), at: () => ['stow', 'tab-desk'], values: (scene) => ({ hand: me(scene).hand_size, most: Math.max(...scene.view.played.map(({ power }) => power)), enough: Number(scene.view.played.some(({ power }) => power >= me(scene).hand_size)) }) },

  { part: 'counsel', id: 'three-alike', rule: 'OLT-0.1', steps: ['play'], when: (scene) => nothingPicked(scene) && collected(scene) >= 0, anew: (scene) => 10 * collected(scene) + Number(needs(scene).load > 2), at: () => ['hand', 'tab-desk'], values: (scene) => ({ symbol: Number(collected(scene) === MARKET), n: showing(scene, collected(scene)).length, load: needs(scene).load, now: Number(needs(scene).load > 2), ...steps(scene) }) },
  { part: 'counsel', id: 'run', rule: 'OLT-0.2', steps: ['trade'], when: (scene) => run(scene) > 1, anew: (scene) => 10 * top(scene).good + run(scene), at: () => ['cargo', 'tab-desk'], values: (scene) => ({ n: run(scene), good: goodKey(top(scene).good), worth: worth(scene, run(scene)), more: worth(scene, run(scene) + 1) - worth(scene, run(scene)) }) },
  { part: 'counsel', id: 'pirates-cost', rule: 'OLT-9.7', steps: ['trade'], when: (scene) => me(scene).pirates > 3, anew: (scene) => Math.floor(me(scene).pirates / 4), at: () => ['pirates', 'tab-desk'], values: (scene) => ({ n: me(scene).pirates, cost: me(scene).pirates * printed(scene).PIRATE_LOSS, ...loss(scene) }) },
  { part: 'counsel', id: 'venice-soon', rule: 'OLT-7.4', steps: ['trade'], when: ({ view }) => view.venice === 0 && view.deck <= VENICE_SOON, at: () => ['players', 'tab-players'], values: (scene) => ({ mine: me(scene).prestige, most: best(scene, 'prestige'), first: printed(scene).RANKS[0]! }) },
  { part: 'counsel', id: 'deck-low', rule: 'OLT-9.1', steps: ['trade'], when: ({ view }) => view.venice === 2 && !view.ending && view.deck <= DECK_LOW, anew: ({ view }) => Number(view.deck <= DECK_LOW / 2), at: () => ['chart', 'tab-chart'], values: (scene) => ({ deck: scene.view.deck, hand: me(scene).hand_size }) },
  { part: 'counsel', id: 'ranks', rule: 'OLT-9.8', steps: ['trade', 'sail'], when: ({ view }) => view.venice === 2, anew: (scene) => Math.sign(me(scene).markers - best(scene, 'markers')), at: () => ['players', 'tab-players'], values: (scene) => ({ markers: me(scene).markers, most: best(scene, 'markers'), ahead: Math.sign(me(scene).markers - best(scene, 'markers')), first: printed(scene).RANKS[0]!, second: printed(scene).RANKS[1]! }) },
  { part: 'counsel', id: 'purses', rule: 'OLT-9.10', steps: ['trade'], when: ({ view }) => view.round > 3, anew: ({ view }) => Math.floor(view.round / 2), at: () => ['players', 'tab-players'], values: (scene) => ({ mine: me(scene).ducats, most: best(scene, 'ducats'), ahead: Math.sign(me(scene).ducats - best(scene, 'ducats')) }) },

  { part: 'counsel', id: 'play-run', rule: 'OLT-6.1', steps: ['play'], when: (scene) => nothingPicked(scene) && fitting(scene).length > 0, anew: ({ view }) => view.round, at: (scene) => [keys(scene.choices.filter(({ args }) => fitting(scene).some(({ card }) => data.CARDS[card] === bareName(args.card)))), 'hand', 'tab-desk'], values: (scene) => ({ n: fitting(scene).length, good: goodKey(top(scene).good) }) },
  { part: 'counsel', id: 'play-pirates', rule: 'OLT-5.7', steps: ['play'], when: (scene) => nothingPicked(scene) && needs(scene).load > 1 && showing(scene, PIRATE).length > 1 && data.MARKERS[me(scene).active] !== 'pirates', anew: ({ view }) => Math.floor(view.round / 3), at: () => ['hand', 'tab-desk'], values: (scene) => ({ n: showing(scene, PIRATE).length, ...steps(scene) }) },
  { part: 'counsel', id: 'deal-fits', rule: 'OLT-0.2', steps: ['answer-offer'], when: (scene) => proposer(scene) >= 0 && offered(scene).includes(top(scene).good), anew: ({ view }) => view.round, at: () => TRADE, values: (scene) => ({ player: playerKey(proposer(scene)), good: goodKey(top(scene).good), known: run(scene), more: worth(scene, Math.max(run(scene), 1) + 1) - worth(scene, Math.max(run(scene), 1)) }) },
  { part: 'counsel', id: 'deal-takes', rule: 'OLT-4.6', steps: ['answer-offer'], when: (scene) => proposer(scene) >= 0 && asked(scene).includes(top(scene).good) && offers(scene, 'accept'), anew: ({ view }) => view.round, at: () => TRADE, values: (scene) => ({ player: playerKey(proposer(scene)), good: goodKey(top(scene).good) }) },
  { part: 'counsel', id: 'deal-leader', rule: 'OLT-9.10', steps: ['answer-offer'], when: (scene) => scene.view.round > 3 && proposer(scene) >= 0 && proposer(scene) === richest(scene), anew: ({ view }) => Math.floor(view.round / 3), at: () => TRADE, values: (scene) => ({ player: playerKey(proposer(scene)), ducats: best(scene, 'ducats') }) },

  {
    part: 'end', id: 'over', rule: 'OLT-9.10',
    values: (scene) => {
      const winner = Math.max(scene.result?.ranks.indexOf(1) ?? 0, 0);
      return { won: Number(winner === scene.seat), player: playerKey(winner), theirs: scene.view.players[winner]!.ducats, mine: me(scene).ducats, what: decisive(scene, winner), cargo: reckoned(scene, scene.seat, 'cargo') };
    },
  },
];
