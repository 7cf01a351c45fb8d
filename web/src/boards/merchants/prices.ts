/** What a choice on the map brings or costs, and where that is written. */
import type { Choice } from '../../api/types';
import type { Point } from './data';
import { crossingAt, edgeMiddle } from './geometry';
import { signSide } from './labels';
import { cityOf, numbered, type Play } from './play.svelte';

export interface Gain { choice: Choice; edge: number; at: Point; free: boolean; gold: number; others: [number, number][] }

interface Share { params: { player: string; gold: { params: { n: number } } } }

/** Routes that may be laid, with the gold that their label promises: mine, and that of others. */
export function gains(play: Play): Gain[] {
  return play.of('route').map((choice) => {
    const edge = numbered(choice, 'edge');
    const { gold, shares } = choice.label.params as { gold: number; shares: Share[] };
    const paid = shares.map(({ params }): [number, number] => [Number(params.player.slice('player-'.length)) - 1, params.gold.params.n]);
    return { choice, edge, at: edgeMiddle(edge), free: play.view.step !== 'action', gold, others: paid.filter(([seat]) => seat !== play.seat) };
  });
}

export interface Customer { choice: Choice; at: Point; side: number; second: boolean }

/** Cities where goods can be delivered now; the words stand opposite the name, but never on a route one may step to. */
export function customers(play: Play): Customer[] {
  const steps = play.of('step').map((choice) => edgeMiddle(numbered(choice, 'edge')));
  return play.of('deliver').map((choice, place, all) => {
    const at = crossingAt[play.ground.crossing[cityOf(choice)]!]!;
    const side = signSide(play.labels.get(String(choice.args.city).slice('city-'.length))!);
    const taken = steps.some(([x, y]) => Math.abs(x - at[0]) < 24 && Math.abs(y - at[1] - side) < 16);
    const second = all.slice(0, place).some((other) => other.args.city === choice.args.city);
    return { choice, at, side: taken ? (side < 0 ? 40 : -34) : side, second };
  });
}
