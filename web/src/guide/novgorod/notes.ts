/** Novgorod, first game: what the clerk says. */
import type { PlayerView, Printed, View } from '../../boards/novgorod/context';
import * as data from '../../boards/novgorod/data';
import { cityKey } from '../../boards/novgorod/names';
import type { Value } from '../../text/phrase';
import { printedOver } from '../../boards/shared/printed';
import { choiceOf, happened, keys, keysOf, offers, told, type Note, type Scene } from '../notes';

type Here = Scene<View>;
type Level = View['box']['levels'][number][number];

const printed = ({ packed }: Here): Printed => printedOver<Printed>(data, packed);
const rows = (scene: Here): { top: number; both: number } => ({ top: printed(scene).ROW_SEALS[0]!, both: printed(scene).BOTH_ROWS_SEALS });
const me = ({ view, seat }: Here): PlayerView => view.players[seat]!;
const mine = (scene: Here): number[] => me(scene).kontors.flatMap((rank, city) => (rank > 0 ? [city] : []));
const seals = (scene: Here): number => scene.view.box.career_seals[me(scene).side]![me(scene).level]!;
const barred = (scene: Here): boolean => scene.view.box.career_x[me(scene).side]![me(scene).level]! > 0;
const name = (value: unknown): string => String(value ?? '');
const toMe = (scene: Here, ...kinds: string[]): boolean => happened(scene, ...kinds)?.params.seat === scene.seat;
/** Kontors on offer beside one that I have. */
const near = (scene: Here) => scene.choices.filter(({ kind, args }) => kind === 'kontor' && mine(scene).some((city) => printed(scene).NEIGHBOURS[city]!.some((next) => cityKey(next) === args.city)));
const own = (scene: Here) => scene.choices.filter(({ kind, label }) => kind === 'sail' && label.params?.how !== 'base');
/** The level to be paid for next; none at the top. */
const next = (scene: Here): Level | undefined => scene.view.box.levels[4 * me(scene).side + me(scene).career - 1]![me(scene).level];
const purse = (scene: Here): Value => ({ key: 'cost-ducats', params: { n: me(scene).cash } });
const costs = (level: Level): Value[] => (['goods', 'luxuries', 'ducats'] as const).flatMap((what) => (level[what] > 0 ? [{ key: `cost-${what}`, params: { n: level[what] } }] : []));
const laid = ({ view }: Here): number => view.turn.route.length;

/** What brings ducats during the evaluation, the simplest first. */
const EARNING = ['income', 'extra_income', 'make'];

export const notes: Note<View>[] = [
  { part: 'tour', id: 'goal', rule: 'NOV-10.1', at: () => ['players', 'tab-players'], values: (scene) => ({ goal: printed(scene).SEALS_TO_END }) },
  { part: 'tour', id: 'career', rule: 'NOV-10.5', at: () => ['career', 'tab-desk'], values: (scene) => ({ seals: seals(scene), barred: Number(barred(scene)) }) },
  { part: 'tour', id: 'chart', rule: 'NOV-1.5', at: () => ['chart', 'tab-chart'] },
  { part: 'tour', id: 'desk', rule: 'NOV-1.8', at: () => ['ship', 'tab-desk'], values: (scene) => ({ speed: me(scene).speed, cash: purse(scene) }) },
  { part: 'tour', id: 'orders', rule: 'NOV-5.20', at: () => ['orders', 'tab-desk'], values: rows },
  { part: 'tour', id: 'bar', rule: 'KON-2.1', at: () => ['action-bar'] },

  { part: 'event', id: 'last-round', rule: 'NOV-10.1', events: ['last_round_announced'], at: () => ['career', 'tab-desk'], values: (scene) => ({ barred: Number(barred(scene)) }) },
  { part: 'event', id: 'bonus', rule: 'NOV-8.3', events: ['bonus_won'], at: () => ['bonuses', 'tab-market'], values: (scene) => ({ bonus: name(happened(scene, 'bonus_won')!.params.bonus), n: Number(happened(scene, 'bonus_won')!.params.seals) }) },
  { part: 'event', id: 'draft-paid', rule: 'NOV-2.7', events: ['draft_paid'], when: (scene) => scene.news.some(({ kind, params }) => kind === 'draft_paid' && params.seat === scene.seat), at: () => ['players', 'tab-players'], values: (scene) => ({ cash: purse(scene) }) },
  { part: 'event', id: 'climbed', rule: 'NOV-5.26', events: ['level_climbed'], when: (scene) => toMe(scene, 'level_climbed'), at: () => ['career', 'tab-desk'], values: (scene) => ({ level: me(scene).level, seals: seals(scene), barred: Number(barred(scene)) }) },
  { part: 'event', id: 'career-seals', rule: 'NOV-7.1', events: ['career_seals'], when: (scene) => toMe(scene, 'career_seals'), at: () => ['players', 'tab-players'], values: (scene) => ({ n: Number(happened(scene, 'career_seals')!.params.seals), seals: me(scene).seals }) },
  { part: 'event', id: 'privilege-seal', rule: 'NOV-7.3', events: ['privilege_seal'], when: (scene) => toMe(scene, 'privilege_seal'), at: () => ['career', 'tab-desk'] },

  { part: 'turn', id: 'draft', rule: 'NOV-2.3', steps: ['draft-pick'], when: (scene) => mine(scene).length === 0, at: () => ['chart', 'tab-chart'], values: (scene) => ({ kontors: printed(scene).DRAFT_KONTORS, orders: printed(scene).DRAFT_ORDERS }) },
  {
    part: 'turn', id: 'draft-near', rule: 'NOV-4.7', steps: ['draft-pick'], when: (scene) => near(scene).length > 0, at: (scene) => [keys(near(scene))],
    values: (scene) => ({ mine: mine(scene).map(cityKey), cities: near(scene).map(({ args }) => name(args.city)) }),
  },
  { part: 'turn', id: 'draft-order', rule: 'NOV-2.7', steps: ['draft-pick'], when: (scene) => mine(scene).length >= printed(scene).DRAFT_KONTORS, at: () => ['display', 'tab-market'], values: (scene) => ({ price: printed(scene).ORDER_PRICE }) },
  {
    part: 'turn', id: 'route', rule: 'NOV-4.8', steps: ['lay-route'], when: (scene) => laid(scene) === 0, at: (scene) => [keys(own(scene)), 'tab-chart'],
    values: (scene) => ({ speed: me(scene).speed, mine: mine(scene).map(cityKey) }),
  },
  { part: 'turn', id: 'plan', rule: 'NOV-5.25', steps: ['lay-route'], when: (scene) => laid(scene) === 0 && next(scene) !== undefined, at: () => ['career', 'tab-desk'], values: (scene) => ({ level: me(scene).level + 1, cost: costs(next(scene)!) }) },
  { part: 'turn', id: 'route-on', rule: 'NOV-4.3', steps: ['lay-route'], when: (scene) => laid(scene) > 0, at: (scene) => [keys(own(scene)), keysOf(scene, 'done')], values: (scene) => ({ cards: laid(scene), speed: me(scene).speed, fees: scene.view.turn.fees, cash: purse(scene) }) },
  { part: 'turn', id: 'placeholder', rule: 'NOV-4.10', steps: ['lay-route'], when: (scene) => offers(scene, 'placeholder'), at: (scene) => keysOf(scene, 'placeholder') },
  { part: 'turn', id: 'evaluate', rule: 'NOV-5.2', steps: ['evaluate'], at: () => ['route', 'tab-desk'], values: (scene) => ({ cards: laid(scene) }) },
  { part: 'turn', id: 'climb', rule: 'NOV-5.25', steps: ['evaluate'], when: (scene) => offers(scene, 'climb'), at: (scene) => keysOf(scene, 'climb'), values: (scene) => ({ seals: told(choiceOf(scene, 'climb'), 'seals') }) },
  { part: 'turn', id: 'fees', rule: 'NOV-5.36', steps: ['evaluate'], when: (scene) => scene.view.turn.fees > me(scene).cash, at: (scene) => [...EARNING.map((kind) => keysOf(scene, kind)), 'route', 'tab-desk'], values: (scene) => ({ fees: scene.view.turn.fees, cash: purse(scene), way: EARNING.findIndex((kind) => offers(scene, kind)) }) },
  { part: 'turn', id: 'fulfil', rule: 'NOV-5.20', steps: ['evaluate'], when: (scene) => offers(scene, 'top') || offers(scene, 'bottom'), at: (scene) => [[...keysOf(scene, 'top'), ...keysOf(scene, 'bottom')], 'orders', 'tab-desk'], values: rows },
  {
    part: 'turn', id: 'make', rule: 'NOV-5.15', steps: ['evaluate'], when: (scene) => offers(scene, 'make'), at: (scene) => keysOf(scene, 'make').slice(0, 1),
    values: (scene) => ({ luxury: name(choiceOf(scene, 'make')!.label.params?.luxury), city: name(choiceOf(scene, 'make')!.args.city), seals: told(choiceOf(scene, 'make'), 'seals') }),
  },
  { part: 'turn', id: 'income', rule: 'NOV-5.34', steps: ['evaluate'], when: (scene) => offers(scene, 'income'), at: (scene) => keysOf(scene, 'income').slice(0, 1), values: (scene) => ({ city: name(choiceOf(scene, 'income')!.args.city), n: told(choiceOf(scene, 'income'), 'ducats') }) },
  { part: 'turn', id: 'extra', rule: 'NOV-5.35', steps: ['evaluate'], when: (scene) => offers(scene, 'extra_income') && !offers(scene, 'income'), at: (scene) => keysOf(scene, 'extra_income') },
  { part: 'turn', id: 'store', rule: 'NOV-5.33', steps: ['evaluate'], when: (scene) => offers(scene, 'store') && scene.view.round > 1, at: (scene) => keysOf(scene, 'store').slice(0, 1), values: (scene) => ({ good: name(choiceOf(scene, 'store')!.label.params?.good) }) },
  { part: 'turn', id: 'supply', rule: 'NOV-5.5', steps: ['meet', 'climb-level'], at: (scene) => [keys(scene.choices)] },
  { part: 'turn', id: 'settle', rule: 'NOV-5.23', steps: ['settle'], at: (scene) => [keys(scene.choices)], values: (scene) => ({ most: printed(scene).ORDERS_IN_PROGRESS, bottom: printed(scene).ROW_SEALS[1]! }) },
  { part: 'turn', id: 'purchase', rule: 'NOV-6.1', steps: ['purchase'], at: (scene) => [keysOf(scene, 'kontor'), 'tab-chart'], values: (scene) => ({ cash: purse(scene) }) },
  { part: 'turn', id: 'ship', rule: 'NOV-6.3', steps: ['purchase'], when: (scene) => offers(scene, 'ship'), at: (scene) => keysOf(scene, 'ship'), values: (scene) => ({ price: printed(scene).SHIP_PRICES[me(scene).speed]!, speed: me(scene).speed + 1 }) },

  { part: 'end', id: 'over', rule: 'NOV-10.6' },
];
