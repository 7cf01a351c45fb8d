/** Rival Cities, first game: what the clerk says. */
import * as data from '../../boards/rivalcities/data';
import { CITIES, type City, type Printed, type View } from '../../boards/rivalcities/situation.svelte';
import { printedOver } from '../../boards/shared/printed';
import type { Happening } from '../../api/types';
import type { Value } from '../../text/phrase';
import { choiceOf, keys, keysOf, offers, told, type Note, type Scene } from '../notes';

type Here = Scene<View>;

const printed = ({ packed }: Here): Printed => printedOver<Printed>(data, packed);
const me = ({ view, seat }: Here): City => view.cities[seat]!;
/** How far I move for nothing. */
const free = (scene: Here): number => me(scene).move_cost.filter((cost) => cost === 0).length;
const rival = ({ view, seat }: Here): City => view.cities[1 - seat]!;
const goods = (scene: Here): number => me(scene).goods.reduce((sum, n) => sum + n, 0);
/** Markers count for Hamburg, seat 0. */
const lead = ({ seat }: Here, marker: number): number => (seat === 0 ? marker : -marker);
const front = (scene: Here) => scene.view.suits.find(({ slot }) => slot === 1);
const frontLead = (scene: Here): number => lead(scene, front(scene)?.marker ?? 0);
const byCity = (scene: Here, seat: number, ...kinds: string[]): Happening | undefined => scene.news.find((one) => kinds.includes(one.kind) && one.params.city === `city-${CITIES[seat]}`);
const byMe = (scene: Here, ...kinds: string[]) => byCity(scene, scene.seat, ...kinds);
const byRival = (scene: Here, ...kinds: string[]) => byCity(scene, 1 - scene.seat, ...kinds);
const crossing = ({ choices }: Here) => choices.filter((choice) => told(choice, 'bell') > 0);
const moves = ({ choices }: Here) => choices.filter(({ kind }) => kind === 'move');
const all = ({ choices }: Here): string[] => keys(choices);
const counted = (names: readonly string[]): Value[] => [...new Set(names)].map((name) => ({ key: `count-${name}`, params: { n: names.filter((one) => one === name).length } }));
const MINE = ['mine', 'tab-mine'];
const HARBOUR = ['ships', 'tab-harbour'];
const COURT = ['court', 'tab-board'];
const fleet = (scene: Here): number => me(scene).ships.length - rival(scene).ships.length;
/** How far the crown is from a gate, seen from the middle: positive towards mine. */
const crown = (scene: Here): number => lead(scene, scene.view.prestige);
const GATE = 8;
const LAST_STEP = 8;      // of the season end: only then everything is new
/** What may end the game at a bell, and how much of it is left. */
const left = ({ view }: Here): number[] => [
  view.ship_row.filter((ship) => ship >= 0).length + view.ships_left, view.suits.length + view.suits_left, view.supply_manufactories, view.supply_stars,
];
const FEW = 2;
const ending = (scene: Here): number => left(scene).findIndex((n) => n <= FEW);
const stars = (scene: Here): { stars: number; rival: number; ahead: number } => ({ stars: me(scene).stars, rival: rival(scene).stars, ahead: Math.sign(me(scene).stars - rival(scene).stars) });
/** As shown in the ways to win: how the game was won, by the message of the reason. */
const REASONS = ['reason-ships', 'reason-lawsuits', 'reason-alliances', 'reason-prestige', 'reason-stars'];

export const notes: Note<View>[] = [
  { part: 'tour', id: 'goal', rule: 'RIV-6.1', at: () => ['ways', 'tab-mine'], values: ({ seat }) => ({ city: `city-${CITIES[seat]}` }) },
  { part: 'tour', id: 'mine', rule: 'RIV-4.2', at: () => MINE, values: (scene) => ({ goods: goods(scene) }) },
  { part: 'tour', id: 'ring', rule: 'RIV-2.1', at: () => ['ring', 'tab-board'] },
  { part: 'tour', id: 'court', rule: 'RIV-5.12', at: () => ['court', 'tab-board'] },
  { part: 'tour', id: 'harbour', rule: 'RIV-4.25', at: () => ['ships', 'tab-harbour'] },
  { part: 'tour', id: 'track', rule: 'RIV-5.7', at: () => ['track', 'tab-board'] },
  { part: 'tour', id: 'bar', rule: 'KON-2.1', at: () => ['action-bar'] },

  { part: 'event', id: 'suit-won', rule: 'RIV-6.2', events: ['suit-won'], at: () => ['ways', 'tab-mine'], values: (scene) => ({ mine: me(scene).lawsuits.length, rival: rival(scene).lawsuits.length }) },
  { part: 'event', id: 'season', rule: 'RIV-5.1', events: ['season-step'], when: ({ news }) => news.some(({ kind, params }) => kind === 'season-step' && params.n === LAST_STEP), at: () => ['court', 'tab-board'], values: ({ view }) => ({ left: view.suits_left }) },
  { part: 'event', id: 'suit-gone', rule: 'RIV-5.10', events: ['suit-dropped', 'suit-star'], at: () => ['court', 'tab-board'] },
  { part: 'event', id: 'rival-ship', rule: 'RIV-6.1', events: ['ship'], when: (scene) => byRival(scene, 'ship') !== undefined, at: () => ['ways', 'tab-mine'], values: (scene) => ({ mine: me(scene).ships.length, rival: rival(scene).ships.length }) },
  { part: 'event', id: 'rival-alliance', rule: 'RIV-4.24', events: ['allied', 'allied-from'], when: (scene) => byRival(scene, 'allied', 'allied-from') !== undefined, at: () => ['alliances', 'tab-harbour'], values: (scene) => ({ n: rival(scene).alliances.length }) },
  { part: 'event', id: 'danger', rule: 'RIV-6.4', events: ['prestige'], holds: (scene) => crown(scene) <= -4, anew: crown, at: () => ['track', 'tab-board'], values: (scene) => ({ n: GATE + crown(scene) }) },
  { part: 'event', id: 'drew', rule: 'RIV-2.12', events: ['drew', 'took-card'], when: (scene) => byMe(scene, 'drew', 'took-card') !== undefined, at: () => ['hand', 'tab-mine'], values: (scene) => ({ n: me(scene).hand_size }) },

  { part: 'turn', id: 'start-good', rule: 'RIV-1.15', steps: ['start-good'], at: () => ['court', 'tab-board'], values: (scene) => ({ cost: counted(printed(scene).SUITS[front(scene)!.suit]!.legal_cost) }) },
  { part: 'turn', id: 'move', rule: 'RIV-2.4', steps: ['move'], at: (scene) => [keys(moves(scene).filter((choice) => told(choice, 'cost') === 0)), all(scene), 'tab-board'], values: (scene) => ({ free: free(scene), next: free(scene) + 1, cost: me(scene).move_cost[free(scene)]!, goods: goods(scene) }) },
  { part: 'turn', id: 'move-think', rule: 'RIV-2.6', steps: ['move'], when: ({ view }) => view.turn > 1, at: () => ['ring'] },
  { part: 'turn', id: 'move-bell', rule: 'RIV-5.1', steps: ['move'], when: (scene) => crossing(scene).length > 0, at: (scene) => [keys(crossing(scene))], values: (scene) => ({ lead: frontLead(scene), short: moves(scene).length - crossing(scene).length }) },
  { part: 'turn', id: 'pay', rule: 'RIV-2.5', steps: ['pay'], at: () => MINE, values: (scene) => ({ goods: goods(scene) }) },
  { part: 'turn', id: 'option', rule: 'RIV-2.10', steps: ['option', 'play-card'], at: (scene) => [keysOf(scene, 'use'), all(scene)], values: (scene) => ({ hand: me(scene).hand_size }) },
  { part: 'turn', id: 'take', rule: 'RIV-2.16', steps: ['option'], when: (scene) => offers(scene, 'take'), at: (scene) => keysOf(scene, 'take') },
  { part: 'turn', id: 'both', rule: 'RIV-2.13', steps: ['option'], when: (scene) => choiceOf(scene, 'use-then-play') !== undefined && me(scene).hand_size > 0, at: (scene) => keysOf(scene, 'use-then-play'), values: (scene) => ({ letters: me(scene).letters }) },
  { part: 'turn', id: 'letter', rule: 'RIV-4.14', steps: ['move', 'option', 'use-card', 'half'], when: (scene) => offers(scene, 'letter'), at: () => MINE, values: (scene) => ({ letters: me(scene).letters }) },
  { part: 'turn', id: 'half', rule: 'RIV-3.2', steps: ['half'], at: (scene) => [all(scene)] },
  { part: 'turn', id: 'use-card', rule: 'RIV-3.1', steps: ['use-card'], at: (scene) => [keysOf(scene, 'do')] },
  { part: 'turn', id: 'manufactories', rule: 'RIV-4.2', steps: ['manufactories', 'manufactory-good'], at: (scene) => [all(scene), ...MINE], values: (scene) => ({ n: me(scene).active }) },
  { part: 'turn', id: 'good', rule: 'RIV-10.4', steps: ['good', 'exchange'], at: (scene) => [all(scene)] },
  { part: 'turn', id: 'donation', rule: 'RIV-4.8', steps: ['donation'], at: (scene) => [all(scene)], values: (scene) => ({ stars: me(scene).stars, rival: rival(scene).stars }) },
  { part: 'turn', id: 'lawsuit', rule: 'RIV-4.26', steps: ['lawsuit'], at: (scene) => [keysOf(scene, 'advance')], values: (scene) => ({ lead: frontLead(scene) }) },
  { part: 'turn', id: 'again', rule: 'RIV-4.30', steps: ['lawsuit-repeat', 'repeat-lawsuit', 'prestige', 'draw'], at: (scene) => [all(scene)] },
  { part: 'turn', id: 'ruling', rule: 'RIV-4.35', steps: ['ruling'], at: (scene) => [keysOf(scene, 'ruling')] },
  { part: 'turn', id: 'ship', rule: 'RIV-4.25', steps: ['ship'], at: (scene) => [keysOf(scene, 'buy')], values: (scene) => ({ mine: me(scene).ships.length, rival: rival(scene).ships.length }) },
  { part: 'turn', id: 'alliance', rule: 'RIV-4.24', steps: ['alliance'], at: (scene) => [keysOf(scene, 'ally')], values: (scene) => ({ n: me(scene).alliances.length }) },
  { part: 'turn', id: 'upkeep', rule: 'RIV-5.2', steps: ['upkeep'], at: (scene) => [all(scene)], values: (scene) => ({ n: me(scene).alliances.length }) },
  { part: 'turn', id: 'steal', rule: 'RIV-4.39', steps: ['steal'], at: (scene) => [keysOf(scene, 'steal')] },
  { part: 'turn', id: 'take-manufactory', rule: 'RIV-12.22', steps: ['take-manufactory'], at: (scene) => [all(scene)] },

  { part: 'danger', id: 'rival-court', rule: 'RIV-6.2', steps: ['move'], when: (scene) => rival(scene).lawsuits.length === 2, anew: (scene) => Number(frontLead(scene) <= -2), at: () => COURT, values: (scene) => ({ lead: -frontLead(scene) }) },
  { part: 'danger', id: 'rival-fleet', rule: 'RIV-6.1', steps: ['move'], when: (scene) => fleet(scene) === -2, anew: (scene) => me(scene).ships.length, at: () => HARBOUR, values: (scene) => ({ mine: me(scene).ships.length, rival: rival(scene).ships.length }) },
  { part: 'danger', id: 'rival-three', rule: 'RIV-6.3', steps: ['move'], when: (scene) => rival(scene).alliances.length === 3, anew: ({ view }) => view.alliances.length, at: () => ['alliances', 'tab-harbour'], values: (scene) => ({ free: scene.view.alliances.length, letters: me(scene).letters }) },
  { part: 'danger', id: 'my-court', rule: 'RIV-6.2', steps: ['move'], when: (scene) => me(scene).lawsuits.length === 2, anew: (scene) => Number(frontLead(scene) >= 2), at: () => COURT, values: (scene) => ({ lead: frontLead(scene) }) },
  { part: 'danger', id: 'my-fleet', rule: 'RIV-6.1', steps: ['move', 'ship'], when: (scene) => fleet(scene) === 2, at: () => HARBOUR },
  { part: 'danger', id: 'my-three', rule: 'RIV-6.3', steps: ['move', 'alliance'], when: (scene) => me(scene).alliances.length === 3, anew: ({ view }) => view.alliances.length, at: () => ['alliances', 'tab-harbour'], values: (scene) => ({ free: scene.view.alliances.length, letters: me(scene).letters }) },
  { part: 'danger', id: 'my-gate', rule: 'RIV-6.4', steps: ['move'], when: (scene) => crown(scene) >= 5, anew: crown, at: () => ['track', 'tab-board'], values: (scene) => ({ n: GATE - crown(scene) }) },

  { part: 'counsel', id: 'front', rule: 'RIV-5.12', steps: ['move'], when: (scene) => Math.abs(frontLead(scene)) >= 2, anew: (scene) => Math.sign(frontLead(scene)) * (1 + front(scene)!.suit), at: () => COURT, values: (scene) => ({ lead: Math.sign(frontLead(scene)), n: Math.abs(frontLead(scene)) }) },
  { part: 'counsel', id: 'running-out', rule: 'RIV-7.1', steps: ['move'], when: (scene) => ending(scene) >= 0, anew: ending, at: (scene) => [...[HARBOUR, COURT, ['supply', 'tab-mine'], ['supply', 'tab-mine']][ending(scene)]!], values: (scene) => ({ what: ending(scene), n: left(scene)[ending(scene)]!, ...stars(scene) }) },
  { part: 'counsel', id: 'standing', rule: 'RIV-7.3', steps: ['move'], when: ({ view }) => view.season > 0, anew: ({ view }) => view.season, at: () => ['ways', 'tab-mine'], values: (scene) => ({ bells: left(scene)[1]!, ...stars(scene) }) },
  { part: 'counsel', id: 'plenty', rule: 'RIV-7.6', steps: ['move'], when: (scene) => goods(scene) > 6, anew: (scene) => Number(goods(scene) > 10), at: () => MINE, values: (scene) => ({ goods: goods(scene) }) },
  { part: 'counsel', id: 'full-hand', rule: 'RIV-2.13', steps: ['move'], when: (scene) => me(scene).hand_size > 2, at: () => ['hand', 'tab-mine'], values: (scene) => ({ n: me(scene).hand_size, letters: me(scene).letters }) },

  { part: 'end', id: 'over', rule: 'RIV-6.5', values: (scene) => ({ won: Number(scene.result?.ranks[scene.seat] === 1), way: REASONS.indexOf(scene.result?.reason.key ?? ''), ...stars(scene) }) },
];
