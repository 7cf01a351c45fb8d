/** Novgorod, first game: what the clerk says. */
import type { PlayerView, Printed, View } from '../../boards/novgorod/context';
import * as data from '../../boards/novgorod/data';
import { bonusKey, cityKey } from '../../boards/novgorod/names';
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

/** What the career of a player pays at the end of each turn. */
const pays = ({ view }: Here, { side, level }: PlayerView): number => view.box.career_seals[side]![level]!;
const most = ({ view }: Here): number => Math.max(...view.players.map((player) => player.seals));
/** Who leads, I only if nobody else does. */
const first = (scene: Here): number => scene.view.players.findIndex((player, place) => player.seals === most(scene) && (place !== scene.seat || rivals(scene).every((one) => one.seals < player.seals)));
const rivals = ({ view, seat }: Here): PlayerView[] => view.players.filter((_, place) => place !== seat);
const bestPaid = (scene: Here): number => scene.view.players.findIndex((player) => pays(scene, player) === Math.max(...scene.view.players.map((one) => pays(scene, one))));
/** Rounds until somebody calls the last one, as fast as the leader was so far and at least as fast as that career pays. */
function rounds(scene: Here): number {
  const { view } = scene;
  const leader = view.players[first(scene)]!;
  const pace = Math.max(leader.seals / Math.max(view.round - 1, 1), pays(scene, leader), 1);
  return Math.max(1, Math.ceil((printed(scene).SEALS_TO_END - leader.seals) / pace));
}
const reached = (scene: Here): boolean => most(scene) >= printed(scene).SEALS_TO_END;
const isLast = ({ view }: Here): boolean => view.last_round > 0;
const begins = (scene: Here): boolean => laid(scene) === 0;
const player = (place: number): string => `player-${place + 1}`;
/** Bonuses that I am near to: one or two kontors, or one stop, are missing. */
const [EIGHT, FIVE] = [data.BONUSES.indexOf('eight_kontors'), data.BONUSES.indexOf('five_city_route')];
const nearBonus = (scene: Here): number => [EIGHT, FIVE].find((bonus) => {
  const missing = bonus === EIGHT ? data.CITIES.length - mine(scene).length : printed(scene).TOP_SPEED - me(scene).speed;
  return [1, 2].includes(scene.view.bonuses[bonus]!) && !me(scene).bonuses.includes(bonus) && missing <= (bonus === EIGHT ? 2 : 1);
}) ?? -1;
const NEAR_END = 3;         // rounds

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

  { part: 'danger', id: 'still-x', rule: 'NOV-10.5', steps: ['lay-route'], when: (scene) => begins(scene) && barred(scene) && !isLast(scene) && rounds(scene) <= 2 * NEAR_END, anew: (scene) => me(scene).level, at: () => ['career', 'tab-desk'], values: (scene) => ({ seals: most(scene), goal: printed(scene).SEALS_TO_END, level: me(scene).level + 1, cost: costs(next(scene)!) }) },
  { part: 'danger', id: 'last-route', rule: 'NOV-10.6', steps: ['lay-route'], when: (scene) => begins(scene) && isLast(scene), at: (scene) => (barred(scene) ? ['career', 'tab-desk'] : ['players', 'tab-players']), values: (scene) => ({ barred: Number(barred(scene)), seals: me(scene).seals, most: Math.max(...rivals(scene).map((one) => one.seals)) }) },
  { part: 'danger', id: 'last-purchase', rule: 'NOV-6.1', steps: ['purchase'], when: isLast, at: (scene) => [keysOf(scene, 'done'), 'action-bar'] },

  { part: 'counsel', id: 'outpaid', rule: 'NOV-7.1', steps: ['lay-route'], when: (scene) => begins(scene) && !isLast(scene) && next(scene) !== undefined && pays(scene, scene.view.players[bestPaid(scene)]!) > seals(scene), anew: (scene) => 10 * pays(scene, scene.view.players[bestPaid(scene)]!) + me(scene).level, at: () => ['career', 'tab-desk'], values: (scene) => ({ player: player(bestPaid(scene)), theirs: pays(scene, scene.view.players[bestPaid(scene)]!), mine: seals(scene), level: me(scene).level + 1, cost: costs(next(scene)!) }) },
  { part: 'counsel', id: 'pace', rule: 'NOV-10.1', steps: ['lay-route'], when: (scene) => begins(scene) && scene.view.round > 3 && !isLast(scene), anew: (scene) => (reached(scene) ? 0 : rounds(scene) <= 2 * NEAR_END ? rounds(scene) : 10 + Math.ceil(rounds(scene) / NEAR_END)), at: () => ['players', 'tab-players'], values: (scene) => ({ me: Number(first(scene) === scene.seat), player: player(first(scene)), seals: most(scene), goal: printed(scene).SEALS_TO_END, n: Number(!reached(scene)) * rounds(scene) }) },
  { part: 'counsel', id: 'order-waits', rule: 'NOV-5.20', steps: ['lay-route'], when: (scene) => begins(scene) && scene.view.round > 3 && me(scene).hand_size > 0 && me(scene).filed.length === 0, anew: ({ view }) => Math.floor(view.round / 4), at: () => ['orders', 'tab-desk'], values: (scene) => ({ n: me(scene).hand_size, ...rows(scene) }) },
  { part: 'counsel', id: 'slow', rule: 'NOV-6.3', steps: ['lay-route'], when: (scene) => begins(scene) && scene.view.round > 3 && rivals(scene).some((one) => one.speed > me(scene).speed), anew: (scene) => me(scene).speed, at: () => ['ship', 'tab-desk'], values: (scene) => ({ mine: me(scene).speed, theirs: Math.max(...rivals(scene).map((one) => one.speed)), price: printed(scene).SHIP_PRICES[me(scene).speed]! }) },
  { part: 'counsel', id: 'bonus-near', rule: 'NOV-8.2', steps: ['lay-route', 'purchase'], when: (scene) => begins(scene) && nearBonus(scene) >= 0, anew: nearBonus, at: () => ['bonuses', 'tab-market'], values: (scene) => ({ bonus: bonusKey(nearBonus(scene)), n: scene.view.box.bonuses[nearBonus(scene)]![scene.view.bonuses[nearBonus(scene)]! - 1]!, kontors: Number(nearBonus(scene) === EIGHT), missing: data.CITIES.length - mine(scene).length }) },
  { part: 'counsel', id: 'late-purchase', rule: 'NOV-6.1', steps: ['purchase'], when: (scene) => scene.view.round > 3 && !isLast(scene) && rounds(scene) <= NEAR_END - 1, at: (scene) => [keysOf(scene, 'done'), 'action-bar'], values: (scene) => ({ n: rounds(scene) }) },
  { part: 'counsel', id: 'rich', rule: 'NOV-10.6', steps: ['purchase'], when: (scene) => me(scene).cash >= 15 && !isLast(scene), anew: (scene) => Math.floor(me(scene).cash / 10), at: () => ['ship', 'tab-desk'], values: (scene) => ({ cash: purse(scene) }) },

  {
    part: 'end', id: 'over', rule: 'NOV-10.6',
    values: (scene) => {
      const winner = scene.result?.ranks.indexOf(1) ?? -1;
      const theirs = scene.view.players[winner];
      return { how: winner === scene.seat ? 1 : barred(scene) ? 2 : theirs ? 3 : 0, player: player(winner), theirs: theirs?.seals ?? 0, mine: me(scene).seals, level: theirs?.level ?? 0, own: me(scene).level };
    },
  },
];
