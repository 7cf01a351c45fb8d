/** Where the pieces of all players stand, so that two at one place do not cover each other. */
import type { Ground, Point } from './data';
import { besideEdge, crossingAt } from './geometry';
import type { View } from './play.svelte';

export interface Standing { name: string; kind: 'trader' | 'caravan'; seat: number; piece: number; spot: number; at: Point }

export function traders(view: View, ground: Ground): Standing[] {
  const taken = new Map<number, number>();
  return pieces(view, 'trader', (spot) => {
    const before = taken.get(spot) ?? (ground.crossing.includes(spot) ? 1 : 0);
    taken.set(spot, before + 1);
    const [x, y] = crossingAt[spot]!;
    return before === 0 ? [x, y - 4] : [x + (before % 2 ? 17 : -17), y - 8];
  });
}

export function caravans(view: View): Standing[] {
  const taken = new Map<number, number>();
  const spots = view.players.flatMap((player) => player.caravans);
  return pieces(view, 'caravan', (spot) => {
    const before = taken.get(spot) ?? 0;
    taken.set(spot, before + 1);
    return besideEdge(spot, before, spots.indexOf(spot) === spots.lastIndexOf(spot));
  });
}

function pieces(view: View, kind: 'trader' | 'caravan', place: (spot: number) => Point): Standing[] {
  return view.players.flatMap((player, seat) => player[`${kind}s`].flatMap((spot, piece) =>
    (spot < 0 ? [] : [{ name: `${kind}-${seat}-${piece}`, kind, seat, piece, spot, at: place(spot) }])));
}
