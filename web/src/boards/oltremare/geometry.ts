/** Where things lie on the chart of 860 × 474: harbours, lanes, names, ships, and the ducat track round the edge. */
import { HARBOURS, PLACES, ROUTES } from './data';

export interface Point { x: number; y: number }

export const WIDTH = 860;
export const HEIGHT = 474;
/** Width of the ducat track, the frame of the chart. */
export const EDGE = 19;

/** The material's map has its own canvas; the chart is flatter. */
export const HARBOUR: readonly Point[] = PLACES.map(([x, y]) => ({ x: round(x! * 0.8286 + 17.33), y: round(y! * 0.645 - 2.93) }));

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** Lanes bend round capes: one or two control points of a curve, from the first harbour named to the second. */
const BENDS: Record<string, readonly number[]> = {
  'venezia zara': [159.9, 93.8, 183.1, 99], 'zara ragusa': [226.2, 118.3, 252.7, 131.2], 'ragusa durazzo': [280.8, 163.5],
  'durazzo corfu': [302.4, 199.6], 'corfu modone': [319, 255.1], 'modone candia': [362.1, 313.1, 403.5, 315.7],
  'candia atene': [425, 288.6], 'atene negroponte': [431.7, 261.5], 'negroponte salonicco': [400.2, 224.1],
  'salonicco costantinopoli': [406.8, 224.1, 469.8, 207.3], 'costantinopoli varna': [537.7, 159.6],
  'varna caffa': [610.6, 128.6], 'caffa tana': [746.5, 69.3], 'tana trebisonda': [761.5, 73.2, 792.9, 126.1],
  'trebisonda sinope': [749.9, 166.1], 'sinope costantinopoli': [610.6, 154.4],
  'costantinopoli smirne': [478.1, 207.3, 463.1, 218.9], 'smirne rodi': [481.4, 280.9],
  'rodi famagosta': [580.8, 315.7, 622.2, 310.5], 'famagosta beirut': [690.2, 336.3], 'beirut acri': [690.2, 371.2],
  'acri alessandria': [640.5, 399.5], 'alessandria bengasi': [481.4, 395.7, 348.8, 366], 'bengasi tripoli': [234.4, 378.9],
  'tripoli malta': [173.1, 349.2], 'malta tunisi': [130, 292.5], 'tunisi palermo': [113.5, 253.8],
  'palermo messina': [179.8, 240.9], 'messina bari': [270.9, 253.8, 302.4, 198.3], 'bari ancona': [221.2, 151.9],
  'ancona venezia': [148.3, 95.1], 'bari corfu': [287.5, 188], 'messina corfu': [272.6, 252.5],
  'messina malta': [224.5, 284.7], 'modone atene': [372, 309.2, 413.4, 306.7], 'negroponte smirne': [464.8, 237],
  'famagosta alessandria': [640.5, 377.6], 'tunisi tripoli': [126.7, 323.4],
};

/** The points a lane is drawn with: both ends and what bends it between them. */
export const LANES: readonly (readonly Point[])[] = ROUTES.map(([from, to]) => {
  const bend = BENDS[`${HARBOURS[from!]} ${HARBOURS[to!]}`] ?? [];
  const between = Array.from({ length: bend.length / 2 }, (_, k) => ({ x: bend[2 * k]!, y: bend[2 * k + 1]! }));
  return [HARBOUR[from!]!, ...between, HARBOUR[to!]!];
});

const COMMANDS = ['', '', 'L', 'Q', 'C'];

export function drawn(points: readonly Point[]): string {
  const [first, ...rest] = points;
  return `M${first!.x} ${first!.y}${COMMANDS[points.length]}${rest.map(({ x, y }) => `${x} ${y}`).join(' ')}`;
}

/** A point on a curve through its first and last point (de Casteljau). */
export function along(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0]!;
  return along(points.slice(1).map((b, k) => ({ x: points[k]!.x + (b.x - points[k]!.x) * t, y: points[k]!.y + (b.y - points[k]!.y) * t })), t);
}

/** The lane of a route, sailed from this harbour. */
export function sailed(route: number, from: number): readonly Point[] {
  return ROUTES[route]![0] === from ? LANES[route]! : [...LANES[route]!].reverse();
}

export interface Label { x: number; y: number; anchor: 'start' | 'middle' | 'end'; wet?: boolean }

/** Names stand on land; those of islands on water. */
export const LABELS: readonly Label[] = ([
  [112, 87, 'end'], [142, 131, 'end'], [220, 86, 'middle'], [287, 145, 'start'], [219, 189, 'end'], [327, 184, 'start'],
  [328, 230, 'start'], [206, 281, 'middle'], [139, 241, 'middle', 1], [60, 305, 'end'], [164, 318, 'end', 1], [146, 411, 'middle'],
  [332, 427, 'start'], [344, 297, 'end', 1], [386, 260, 'end'], [451, 227, 'start', 1], [381, 178, 'start'], [552, 211, 'start'],
  [496, 136, 'end'], [694, 71, 'middle'], [779, 37, 'end'], [798, 214, 'middle'], [688, 188, 'middle'], [509, 255, 'start'],
  [530, 293, 'start'], [440, 352, 'middle', 1], [634, 358, 'middle', 1], [724, 359, 'start'], [711, 399, 'start'], [561, 452, 'middle'],
] as const).map(([x, y, anchor, wet]) => ({ x, y, anchor, wet: wet === 1 }));

/** Ships lie off their harbour, on water, side by side where several lie there. */
const OFF: readonly (readonly [number, number])[] = [
  [22, 18], [26, 6], [10, 22], [-8, 26], [24, 16], [-20, -4], [-24, 16], [44, 6], [34, -18], [24, -16],
  [30, 14], [22, -22], [-14, -24], [4, 27], [6, 26], [-4, -26], [8, 24], [22, -24], [28, -12], [10, 26],
  [-26, 20], [-26, -14], [10, -24], [-26, 4], [16, 26], [-30, -18], [-26, -18], [-22, 10], [-32, 4], [-10, -28],
];

/** The middle of a ship in a harbour, the n-th of those lying there. */
export function berth(harbour: number, n: number): Point {
  const [dx, dy] = OFF[harbour]!;
  const { x, y } = HARBOUR[harbour]!;
  const aside = Math.sign(dx) * 25 * n;
  return { x: x + dx + aside, y: y + dy + (n % 2) * 8 };
}

const CELLS = 100;
const ACROSS = 33;
const DOWN = 17;
const WIDE = WIDTH / ACROSS;
const TALL = (HEIGHT - 2 * EDGE) / DOWN;

export interface Cell { x: number; y: number; width: number; height: number }

/** The cells of the ducat track, 0 at the top left and on clockwise. */
export const TRACK: readonly Cell[] = Array.from({ length: CELLS }, (_, n) => {
  if (n < ACROSS) return { x: n * WIDE, y: 0, width: WIDE, height: EDGE };
  if (n < ACROSS + DOWN) return { x: WIDTH - EDGE, y: EDGE + (n - ACROSS) * TALL, width: EDGE, height: TALL };
  if (n < 2 * ACROSS + DOWN) return { x: WIDTH - (n - ACROSS - DOWN + 1) * WIDE, y: HEIGHT - EDGE, width: WIDE, height: EDGE };
  return { x: 0, y: HEIGHT - EDGE - (n - 2 * ACROSS - DOWN + 1) * TALL, width: EDGE, height: TALL };
});

/** From a place on the track into the chart: cubes with the same sum stand behind each other in this direction. */
export function inward({ x, y }: Point): Point {
  if (y < EDGE) return { x: 0, y: 1 };
  if (y > HEIGHT - EDGE) return { x: 0, y: -1 };
  return { x: x < EDGE ? 1 : -1, y: 0 };
}

/** The middle of the place for so many ducats, also between two cells; a debt is counted backwards from 0. */
export function onTrack(ducats: number): Point {
  const low = Math.floor(ducats);
  const [a, b] = [centre(low), centre(low + 1)];
  return { x: a.x + (b.x - a.x) * (ducats - low), y: a.y + (b.y - a.y) * (ducats - low) };
}

function centre(n: number): Point {
  const cell = TRACK[((n % CELLS) + CELLS) % CELLS]!;
  return { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 };
}
