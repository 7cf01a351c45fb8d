/** What can be read off a turn: the seals it will end with, and the cards that would supply a production. */
import type { Choice, Happening } from '../../api/types';
import type { Printed, View } from './context';
import { KINDS, PRIVILEGES } from './data';
import { told, toldKeys } from './names';

const SEAL_PLUS_1 = PRIVILEGES.indexOf('seal_plus_1');

/** Seals in phase 4 if nothing else happens: the career row, and the privilege unless another was used. */
export function expects(view: View, printed: Printed): { seals: number } {
  const player = view.players[view.turn.seat];
  if (!player || player.career === 0) return { seals: 0 };
  const levels = view.box.levels[player.side * 4 + player.career - 1]!;
  const privileged = view.turn.privilege < 0 && levels.slice(player.level).some((level) => level.privilege === SEAL_PLUS_1);
  return { seals: view.box.career_seals[player.side]![player.level]! + (privileged ? printed.PRIVILEGE_SEALS : 0) };
}

const EARNS = new Set(['luxury_sold', 'income_taken', 'extra_income_taken']);

/** The price of a career level in ducats; what else it costs is goods. */
export function levelPrice(view: View, seat: number, level: number): number {
  const { career, side } = view.players[seat]!;
  return view.box.levels[side * 4 + career - 1]?.[level - 1]?.ducats ?? 0;
}

/** What the turn has brought so far: seals, and ducats earned less those paid. */
export function brought(log: Happening[], view: View, seat: number): { seals: number; ducats: number } {
  const begun = log.findLastIndex(({ kind }) => kind === 'turn_begun');
  const sum = { seals: 0, ducats: 0 };
  for (const { kind, params } of log.slice(begun + 1)) {
    if (params['seat'] !== seat) continue;
    // the event of a climb does not tell its price
    const ducats = kind === 'level_climbed' ? levelPrice(view, seat, Number(params['level'])) : Number(params['ducats'] ?? 0);
    sum.seals += Number(params['seals'] ?? 0);
    // a fee is only announced when a base kontor is borrowed, and paid later
    if (kind !== 'base_borrowed') sum.ducats += EARNS.has(kind) ? ducats : -ducats;
  }
  return sum;
}

/** Cities whose cards a way of production would use up, with -1 for the store. */
export function suppliers(view: View, choice: Choice | undefined): Set<number> {
  if (!choice || !['make', 'use', 'from'].includes(choice.kind)) return new Set();
  const { stored } = view.turn;
  const store = choice.args['source'] === 'source-store';
  const goods = choice.kind === 'make' ? toldKeys(choice, 'goods') : [String(choice.label.params?.['good'] ?? '')];
  const homes = goods.map((good) => view.box.goods.findIndex((kind) => `good-${KINDS[kind]}` === good));
  return new Set(homes.map((home) => (store && home === stored ? -1 : home)));
}

/** The kinds whose `ducats` or `price` are paid; those of the others are earned. */
const PAID = ['pirate', 'announce', 'kontor', 'order', 'cheap_order', 'deck', 'cheap_deck', 'ship'];

/** What a choice brings or costs at once; a luxury earns only where it is sold, and the seals of a level come with every turn. */
export function worth(choice: Choice | undefined, view: View): { seals: number; ducats: number } {
  const { step } = view;
  if (choice?.kind === 'climb') return { seals: 0, ducats: 0 - levelPrice(view, view.turn.seat, view.players[view.turn.seat]!.level + 1) };
  if (!choice || step === 'draft-pick' || (choice.kind === 'make' && step !== 'evaluate')) return { seals: 0, ducats: 0 };
  const ducats = told(choice, 'ducats') + told(choice, 'price');
  return { seals: told(choice, 'seals'), ducats: PAID.includes(choice.kind) ? -ducats : ducats };
}
