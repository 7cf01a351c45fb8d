/** Where names of cities stand, and signs beside cities, so that they cover no number, no road and nothing else that is written. */
import type { Point } from './data';

/** From a crossing to the name of its city. */
export interface Label { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' }

/** A name where it stands. */
export interface Placed extends Label { box: Box }

const above: Label = { dx: 0, dy: -13, anchor: 'middle' };
const high: Label = { dx: 0, dy: -17, anchor: 'middle' };
const below: Label = { dx: 0, dy: 22, anchor: 'middle' };
const low: Label = { dx: 0, dy: 26, anchor: 'middle' };

const labels: Record<string, Label> = {
  paris: above, lyon: above, bruxelles: above, bern: above, torino: above, roma: above, napoli: above, palermo: above,
  tirana: above, istanbul: above, moskva: above, helsinki: above, visby: above, bilbao: above, bordeaux: above,
  wien: high, budapest: high, beograd: high,
  koeln: low, venezia: low, praha: low, krakow: low,
  marseille: { dx: 33, dy: 5, anchor: 'start' },
  amsterdam: { dx: -12, dy: -2, anchor: 'end' },
  zagreb: { dx: -12, dy: 8, anchor: 'end' },
  dubrovnik: { dx: -11, dy: 10, anchor: 'end' },
  kobenhavn: { dx: 13, dy: -3, anchor: 'start' },
  london: { dx: -12, dy: 14, anchor: 'end' },
  edinburgh: { dx: 25, dy: 2, anchor: 'start' },
  lisboa: { dx: -12, dy: 5, anchor: 'end' },
  porto: { dx: -12, dy: 0, anchor: 'end' },
  nantes: { dx: -12, dy: 5, anchor: 'end' },
};

function labelOf(city: string): Label {
  return labels[city] ?? below;
}

const elsewhere: readonly Label[] = [
  above, below, high, low, { dx: 13, dy: 5, anchor: 'start' }, { dx: -13, dy: 5, anchor: 'end' },
  { dx: 12, dy: -7, anchor: 'start' }, { dx: -12, dy: -7, anchor: 'end' }, { dx: 12, dy: 17, anchor: 'start' }, { dx: -12, dy: 17, anchor: 'end' },
];

/** Something a name should not cover, and how much that would matter. */
export interface Obstacle { x: number; y: number; r: number; weight: number }
export interface Named { name: string; words: string; at: readonly [number, number] }

export interface Box { left: number; top: number; right: number; bottom: number }
const LETTER = 7.2;
const HIGH = 14;
/** The usual place is kept unless another is better by this much. */
const HABIT = .3;

function boxOf({ words, at: [x, y] }: Named, { dx, dy, anchor }: Label): Box {
  const width = words.length * LETTER + 4;
  const left = x + dx - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  return { left, top: y + dy - HIGH + 3, right: left + width, bottom: y + dy + 3 };
}

/** How much of a name something covers, 0 to 1 and a little more. */
function covered(box: Box, other: Box): number {
  const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  return wide > 0 && high > 0 ? (wide * high) / (30 * HIGH) : 0;
}

/** How much of other things a box covers, by what that matters. */
function spoilt(box: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, { x, y, r, weight }) => sum + weight * covered(box, { left: x - r, top: y - r, right: x + r, bottom: y + r }), 0);
}

/** A place for every name, one after the other, where it covers least. */
export function placed(towns: readonly Named[], obstacles: readonly Obstacle[]): Map<string, Placed> {
  const found = new Map<string, Placed>();
  const taken: Box[] = [];
  for (const town of towns) {
    const near = obstacles.filter(({ x, y }) => Math.abs(x - town.at[0]) < 130 && Math.abs(y - town.at[1]) < 60);
    const cost = (label: Label): number => {
      const box = boxOf(town, label);
      return taken.reduce((sum, other) => sum + 6 * covered(box, other), spoilt(box, near));
    };
    const usual = labelOf(town.name);
    const best = elsewhere.reduce((kept, label) => {
      const costs = cost(label) + HABIT;
      return costs < kept.costs ? { label, costs } : kept;
    }, { label: usual, costs: cost(usual) });
    const box = boxOf(town, best.label);
    found.set(town.name, { ...best.label, box });
    taken.push(box);
  }
  return found;
}

const SIGN_HIGH = 18;
/** From a city to the middle of a sign above, below or beside it, by half the sign's width; the first that is free is taken. */
const signSpots = (half: number): Point[] => [
  [0, -25], [0, 24], [half + 21, 0], [-half - 21, 0], [0, -38], [0, 40], [half + 8, -21], [-half - 8, -21], [half + 8, 21], [-half - 8, 21],
];

/** Where signs of some widths stand beside their cities: on no name, no other sign, and on as little else as can be. */
export function signsBeside(cities: readonly { at: Point; width: number }[], names: readonly Box[], obstacles: readonly Obstacle[]): Point[] {
  const taken = [...names];
  return cities.map(({ at: [x, y], width }) => {
    const near = obstacles.filter((one) => Math.abs(one.x - x) < 130 && Math.abs(one.y - y) < 80);
    const spots = signSpots(width / 2).map(([dx, dy]): { at: Point; box: Box } => ({
      at: [x + dx, y + dy], box: { left: x + dx - width / 2, top: y + dy - SIGN_HIGH / 2, right: x + dx + width / 2, bottom: y + dy + SIGN_HIGH / 2 },
    }));
    const costs = spots.map(({ box }) => taken.reduce((sum, other) => sum + 6 * covered(box, other), spoilt(box, near)));
    const best = spots[costs.indexOf(Math.min(...costs))]!;
    taken.push(best.box);
    return best.at;
  });
}
