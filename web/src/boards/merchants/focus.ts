/** Where a screen that shows only a part of the map should look. */
import type { Choice } from '../../api/types';
import type { Point } from './data';
import { crossingAt, edgeMiddle, hexAt } from './geometry';
import { cityOf, landscapeOf, numbered, type Play } from './play.svelte';

/** The middle of the places of some choices; null if none of them lies on the map. */
export function focusOf(play: Play, choices: Choice[]): [number, number] | null {
  const places = choices.flatMap((choice): Point[] => {
    if ('edge' in choice.args) return [edgeMiddle(numbered(choice, 'edge'))];
    if ('city' in choice.args) return [cityAt(play, cityOf(choice))];
    if ('landscape' in choice.args) return [hexAt[landscapeOf(choice)]!];
    if ('crossing' in choice.args) return [crossingAt[numbered(choice, 'crossing')]!];
    if (choice.kind === 'start_caravan') return [edgeMiddle(play.me!.caravans[numbered(choice, 'piece')]!)];
    return [];
  });
  return places.length > 0 ? mean(places) : null;
}

/** The middle of my own kontors, else of the map. */
export function homeOf(play: Play): [number, number] {
  const mine = play.view.kontors.flatMap((owner, city) => (owner === play.seat && play.ground.crossing[city]! >= 0 ? [cityAt(play, city)] : []));
  return mean(mine.length > 0 ? mine : hexAt);
}

function cityAt(play: Play, city: number): Point {
  return crossingAt[play.ground.crossing[city]!]!;
}

function mean(points: readonly Point[]): [number, number] {
  const along = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [along(0), along(1)];
}
