/** What flies over a board when something changes hands: from where it came to where it goes, both named by `data-place`. */
import type { Happening } from '../../api/types';

export interface Flight {
  look: 'good' | 'icon' | 'card' | 'back' | 'seal' | 'coin';
  /** The good, or the icon on whatever flies. */
  icon?: string;
  /** Places, best first: on a phone the first may lie on another tab. */
  from: string[];
  to: string[];
  n?: number;
}

/** What belongs to one happening flies together. */
export type Flock = Flight[];

const MOST = 4;                 // of a kind; more would be a swarm

/** One by one, as they are drawn. */
export function singly(flock: Flock): Flight[] {
  return flock.flatMap((flight) => Array.from({ length: Math.min(MOST, flight.n ?? 1) }, () => flight));
}

/** A flock for each happening; the same kind several times in a row flies together. */
export function alike(news: readonly Happening[], flockOf: (one: Happening) => Flock): Flock[] {
  const found: { kind: string; flock: Flock }[] = [];
  for (const one of news) {
    const flock = flockOf(one);
    const last = found.at(-1);
    if (flock.length === 0) continue;
    if (last?.kind === one.kind) last.flock.push(...flock);
    else found.push({ kind: one.kind, flock });
  }
  return found.map(({ flock }) => flock);
}

const TURNS = 5;

/** Much at once, as at the end of a season, flies in few larger flocks. */
export function gathered(flocks: Flock[]): Flock[] {
  const each = Math.ceil(flocks.length / TURNS);
  return each < 2 ? flocks : Array.from({ length: Math.ceil(flocks.length / each) }, (_, at) => flocks.slice(at * each, (at + 1) * each).flat());
}

export interface Spot { x: number; y: number }

export function placesIn(root: HTMLElement): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-place]')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const name = element.dataset.place!;
    if (width > 0 && !found.has(name)) found.set(name, { x: left + width / 2, y: top + height / 2 });
  }
  return found;
}

export function first(places: Map<string, Spot>, names: string[]): Spot | undefined {
  return names.map((name) => places.get(name)).find((spot) => spot !== undefined);
}
