/**
 * Ways over the grid: where a piece glides, and what a trip of a caravan costs.  The server decides; this only shows
 * beforehand what it will say, and a test compares the two (merchants-trips.json).
 */
import { cities, ends, type Ground, type Point } from './data';
import { besideEdge, crossingAt } from './geometry';
import type { Printed, View } from './play.svelte';

type Near = (node: number) => number[];

/** A shortest way from a node to the nearest goal, both included; empty where there is none. */
function shortest(from: number, isGoal: (node: number) => boolean, near: Near): number[] {
  const before = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (const node of queue) {
    if (isGoal(node)) {
      const way = [node];
      while (way[0] !== from) way.unshift(before.get(way[0]!)!);
      return way;
    }
    for (const next of near(node)) {
      if (!before.has(next)) {
        before.set(next, node);
        queue.push(next);
      }
    }
  }
  return [];
}

const touching: number[][] = ends.map(([a, b], edge) =>
  ends.flatMap(([c, d], other) => (other !== edge && (c === a || c === b || d === a || d === b) ? [other] : [])));

export function touches(edge: number, other: number): boolean {
  return touching[edge]!.includes(other);
}

function neighbours(usable: (edge: number) => boolean): Map<number, number[]> {
  const found = new Map<number, number[]>();
  ends.forEach(([a, b], edge) => {
    if (!usable(edge)) return;
    found.set(a, [...(found.get(a) ?? []), b]);
    found.set(b, [...(found.get(b) ?? []), a]);
  });
  return found;
}

/** The points a trader passes between two crossings. */
export function walk(ground: Ground, from: number, to: number): Point[] {
  const open = new Set(ground.edges);
  const near = neighbours((edge) => open.has(edge));
  return shortest(from, (node) => node === to, (node) => near.get(node) ?? []).slice(1).map((node) => crossingAt[node]!);
}

/** The points a caravan passes between two routes, along routes only. */
export function drive(routes: readonly number[], from: number, to: number): Point[] {
  const way = shortest(from, (edge) => edge === to, (edge) => touching[edge]!.filter((next) => routes[next]! >= 0));
  return way.slice(1).flatMap((edge, step): Point[] => [shared(way[step]!, edge), besideEdge(edge, 0)]);
}

function shared(first: number, second: number): Point {
  const [a, b] = ends[first]!;
  return crossingAt[ends[second]!.includes(a) ? a : b]!;
}

/** A caravan's whole move that the server has ready, as the board shows it. */
export interface Trip { keys: string[]; piece: number; edge: number; feed: number; toll: number; cities: number[] }

export function trips({ toll }: Printed['rates'], view: View, courses: readonly string[][], seat: number): Trip[] {
  return courses.filter((keys) => keys[0]?.startsWith('start_caravan:')).map((keys) => {
    const piece = Number(keys[0]!.split(':')[1]) - 1;
    const steps = keys.filter((key) => key.startsWith('step:')).map((key) => Number(key.split(':')[1]) - 1);
    const free = new Set([seat, ...view.players.keys()].filter((other) => other === seat || view.safe || (view.tolls[piece]! >> other) & 1));
    const payees = new Set(steps.map((edge) => view.routes[edge]!).filter((owner) => !free.has(owner)));
    const swift = view.step === 'swift-caravan';
    return {
      keys: [...keys], piece, edge: steps.at(-1) ?? -1, toll: payees.size * toll,
      feed: swift ? 0 : 1 + keys.filter((key) => key === 'extend').length,
      cities: keys.filter((key) => key.startsWith('deliver:')).map((key) => (cities as readonly string[]).indexOf(key.split(':')[2]!)),
    };
  });
}
