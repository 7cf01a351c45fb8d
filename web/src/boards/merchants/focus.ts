/** The middle of what can be chosen on the map, else of my own places, for a screen that shows only a part of it. */
import type { Point } from './data';
import { crossingAt, edgeMiddle, hexAt } from './geometry';
import { cityOf, landscapeOf, numbered, type Play } from './play.svelte';

export function focusOf(play: Play): [number, number] {
  const { ground, view, seat } = play;
  const places = play.choices.flatMap((choice): Point[] => {
    if ('edge' in choice.args) return [edgeMiddle(numbered(choice, 'edge'))];
    if ('city' in choice.args) return [crossingAt[ground.crossing[cityOf(choice)]!]!];
    if ('landscape' in choice.args) return [hexAt[landscapeOf(choice)]!];
    if ('crossing' in choice.args) return [crossingAt[numbered(choice, 'crossing')]!];
    return [];
  });
  const mine = view.kontors.flatMap((owner, city) => (owner === seat && ground.crossing[city]! >= 0 ? [crossingAt[ground.crossing[city]!]!] : []));
  const chosen = places.length > 0 ? places : mine.length > 0 ? mine : hexAt;
  const mean = (axis: 0 | 1): number => chosen.reduce((sum, point) => sum + point[axis], 0) / chosen.length;
  return [mean(0), mean(1)];
}
