/** What a choice on the map brings or costs, and where that is written. */
import type { Choice } from '../../api/types';
import type { Point } from './data';
import { crossingAt, edgeMiddle } from './geometry';
import { signsBeside } from './labels';
import { cityOf, numbered, type Play } from './play.svelte';
import type { Trip } from './ways';

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

/** What a sign says: counted icons, or words. */
export interface Said { items?: { n: number | string; icon: string }[]; words?: string }

/** How wide a counted icon is on a sign. */
export const itemWidth = ({ n }: { n: number | string }): number => String(n).length * 7 + 17;

export function signWidth({ items = [], words = '' }: Said): number {
  return words ? words.length * 6.6 + 14 : 8 + items.reduce((sum, item) => sum + itemWidth(item), 0);
}

/** A city where goods can be brought: delivered at once by a caravan beside it, or at the end of a trip. */
export interface Customer { city: number; at: Point; said: Said; sign: Point; choice?: Choice; trip?: Trip; second: boolean }

type Unsigned = Omit<Customer, 'sign'>;

/** Cities where goods can be brought now, with a sign beside each that says at which price. */
export function customers(play: Play): Customer[] {
  const all = [...deliveries(play), ...journeys(play)];
  const steps = play.of('step').map((choice) => edgeMiddle(numbered(choice, 'edge')));
  const signs = signsBeside(all.map(({ at, said }) => ({ at, width: signWidth(said) })), [...play.labels.values()].map(({ box }) => box), [
    ...play.standing, ...steps.map(([x, y]) => ({ x, y, r: 15, weight: 5 })), ...all.map(({ at: [x, y] }) => ({ x, y, r: 15, weight: 4 })),
  ]);
  return all.map((customer, place) => ({ ...customer, sign: signs[place]! }));
}

function deliveries(play: Play): Unsigned[] {
  return play.of('deliver').map((choice, place, all) => {
    const second = all.slice(0, place).some((other) => other.args.city === choice.args.city);
    return { city: cityOf(choice), at: placeOf(play, cityOf(choice)), said: { words: play.say(second ? 'board-deliver-second' : 'board-deliver') }, choice, second };
  });
}

/** For each customer farther away the cheapest trip that the server has ready and that ends its deliveries there. */
function journeys(play: Play): Unsigned[] {
  const best = new Map<number, Trip>();
  const near = new Set(play.choices.flatMap((choice) => (choice.kind === 'deliver' ? [cityOf(choice)] : [])));
  const dear = (trip: Trip): number => trip.toll * 10 + trip.feed;
  for (const trip of play.shows('start_caravan') ? play.trips : []) {
    const last = trip.cities.at(-1);
    if (last === undefined || near.has(last)) continue;
    const known = best.get(last);
    if (!known || dear(trip) < dear(known)) best.set(last, trip);
  }
  const feed = play.printed.costs.start_caravan[0]!;
  return [...best].map(([city, trip]) => {
    const price = [...(trip.feed ? [{ n: trip.feed, icon: feed }] : []), ...(trip.toll ? [{ n: trip.toll, icon: 'coin' }] : [])];
    return { city, at: placeOf(play, city), said: { items: price.length > 0 ? price : [{ n: '', icon: 'goods' }] }, trip, second: false };
  });
}

function placeOf(play: Play, city: number): Point {
  return crossingAt[play.ground.crossing[city]!]!;
}
