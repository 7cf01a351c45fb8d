/** Oltre Mare, first game: what the clerk says. */
import type { CardView, PlayerView, Printed, View } from '../../boards/oltremare/context.svelte';
import * as data from '../../boards/oltremare/data';
import { goodKey, harbourKey, markerKey, playerKey } from '../../boards/oltremare/names';
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

  { part: 'end', id: 'over', rule: 'OLT-9.10' },
];
