/**
 * What cards would bring if they were played: the same small tables that are printed on the board, counted before the
 * player decides.  It only informs; what is legal and what happens is the server's.
 */
import type { Printed } from './context.svelte';
import { MARKERS, PAIRS, SYMBOLS } from './data';

const [DUCAT, PIRATE, MARKET, SAIL] = SYMBOLS.map((_, symbol) => symbol) as [number, number, number, number];
const marker = (name: string): number => MARKERS.indexOf(name);
const SHIP = marker('ship');
const PIRATES = marker('pirates');
const COIN = marker('coin');

export interface Forecast {
  /** Per symbol: how many count, and what 1 / 3 / 6 makes of them. */
  counts: number[];
  brings: number[];
  /** Ducats in all, with those of the Ship. */
  ducats: number;
  sails: number;
  /** Harbours where the ship could end; empty without sails. */
  reach: Set<number>;
}

export function countSymbols(pairs: number[]): number[] {
  return SYMBOLS.map((_, symbol) => pairs.filter((pair) => PAIRS[pair]!.includes(symbol)).length);
}

export function forecast({ ROUTES, STEPS }: Printed, pairs: number[], active: number, harbour: number): Forecast {
  const counts = countSymbols(pairs);
  const sails = counts[SAIL]!;
  if (active === COIN) counts[DUCAT]! += 1;
  const warded = active === PIRATES;
  const brings = counts.map((n, symbol) => (symbol === PIRATE && warded ? 0 : STEPS[Math.min(n, STEPS.length - 1)]!));
  const pay = active === SHIP ? sails : 0;
  return { counts, brings, ducats: brings[DUCAT]! + pay, sails, reach: reachable(ROUTES, harbour, sails) };
}

export { DUCAT, MARKET, PIRATE, SAIL, SHIP, PIRATES, COIN };

type Routes = Printed['ROUTES'];

function other(ends: readonly number[], harbour: number): number {
  return ends[0] === harbour ? ends[1]! : ends[0]!;
}

/** All trails of exactly so many different routes, told one by one until `stop` says it has seen enough. */
function trails(all: Routes, harbour: number, sails: number, used: number[], stop: (end: number, routes: number[]) => boolean): boolean {
  if (sails === 0) return stop(harbour, used);
  return all.some((ends, route) => ends.includes(harbour) && !used.includes(route) && trails(all, other(ends, harbour), sails - 1, [...used, route], stop));
}

export function reachable(all: Routes, harbour: number, sails: number): Set<number> {
  const ends = new Set<number>();
  if (sails > 0) trails(all, harbour, sails, [], (end) => (ends.add(end), false));
  return ends;
}

/** Routes from here to there, exactly so many where that is possible, otherwise as few as possible. */
export function trail(all: Routes, from: number, to: number, sails: number): number[] {
  let found: number[] = [];
  const leads = (n: number): boolean => trails(all, from, n, [], (end, routes) => end === to && (found = routes, true));
  if (sails > 0 && leads(sails)) return found;
  for (let n = 1; n <= 6; n += 1) if (leads(n)) return found;
  return [];
}

/** The harbours a trail passes, its beginning first. */
export function stops(all: Routes, from: number, routes: readonly number[]): number[] {
  return routes.reduce((seen, route) => [...seen, other(all[route]!, seen.at(-1)!)], [from]);
}
