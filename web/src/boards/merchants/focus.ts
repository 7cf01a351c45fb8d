/** Where a screen that shows only a part of the map should look. */
import type { Choice } from '../../api/types';
import type { Point } from './data';
import { crossingAt, edgeMiddle, hexAt } from './geometry';
import { cityOf, landscapeOf, numbered, type Play } from './play.svelte';

type Size = readonly [width: number, height: number];

/** Where most places of some choices are in sight at once; null if none of them lies on the map. */
export function focusOf(play: Play, choices: Choice[], seen: Size = [Infinity, Infinity]): [number, number] | null {
  const places = choices.flatMap((choice): Point[] => {
    if ('edge' in choice.args) return [edgeMiddle(numbered(choice, 'edge'))];
    if ('chain' in choice.args) return play.view.chains[numbered(choice, 'chain')]!.map(edgeMiddle);
    if ('city' in choice.args) return [cityAt(play, cityOf(choice))];
    if ('landscape' in choice.args) return [hexAt[landscapeOf(choice)]!];
    if ('crossing' in choice.args) return [crossingAt[numbered(choice, 'crossing')]!];
    if (choice.kind === 'start_caravan') return [mine(play, 'caravan', numbered(choice, 'piece'))];
    if (choice.kind === 'take_off') return [mine(play, play.view.step === 'replace-caravan' ? 'caravan' : 'trader', numbered(choice, 'piece'))];
    return [];
  });
  const near = (middle: Point): Point[] =>
    places.filter(([x, y]) => Math.abs(x - middle[0]) <= seen[0] / 2 && Math.abs(y - middle[1]) <= seen[1] / 2);
  const most = places.map(near).reduce<Point[]>((best, some) => (some.length > best.length ? some : best), []);
  return most.length > 0 ? between(most) : null;
}

function mine(play: Play, kind: 'trader' | 'caravan', piece: number): Point {
  return kind === 'trader' ? crossingAt[play.me!.traders[piece]!]! : edgeMiddle(play.me!.caravans[piece]!);
}

/** The middle of my own kontors, else of the map. */
export function homeOf(play: Play): [number, number] {
  const own = play.view.kontors.flatMap((owner, city) => (owner === play.seat && play.ground.crossing[city]! >= 0 ? [cityAt(play, city)] : []));
  return between(own.length > 0 ? own : hexAt);
}

function cityAt(play: Play, city: number): Point {
  return crossingAt[play.ground.crossing[city]!]!;
}

/** The middle of the frame round some points: from there none of them is farther than it must be. */
function between(points: readonly Point[]): [number, number] {
  const along = (axis: 0 | 1): number => {
    const all = points.map((point) => point[axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  return [along(0), along(1)];
}
