/** Where things lie on the chart of 860 × 474: harbours, lanes, names, ships, and the ducat track round the edge. */
import type { Printed } from './context.svelte';
import { HARBOURS } from './data';

export interface Point { x: number; y: number }

export const WIDTH = 860;
export const HEIGHT = 474;
/** Width of the ducat track, the frame of the chart. */
export const EDGE = 19;

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

export interface Label { x: number; y: number; anchor: 'start' | 'middle' | 'end'; wet: boolean }

/** Where its name stands from each harbour: on land, that of an island on water. */
const NAMES: readonly (readonly [dx: number, dy: number, anchor: Label['anchor'], wet?: 1])[] = [
  [-21, 9.5, 'end'], [-19, 8.8, 'end'], [9.6, -13.6, 'middle'], [16.9, -0.4, 'start'], [-19, 3.6, 'end'], [17.2, 5.7, 'start'],
  [18, 11, 'start'], [-1.9, 29, 'middle'], [-14.2, -15.4, 'middle', 1], [-16.2, 17, 'end'], [-17.4, 8.1, 'end', 1], [-3.9, 28.2, 'middle'],
  [12.2, 24.9, 'start'], [-18, 9, 'end', 1], [-15.8, -3.5, 'end'], [14.4, -10.7, 'start', 1], [-8.4, -17.1, 'start'], [14.3, 25.6, 'start'],
  [-16, 4.1, 'end'], [-2.8, -17, 'middle'], [-15.6, -0.1, 'end'], [-4, 28.6, 'middle'], [-2.2, 27.1, 'middle'], [16.9, 6.4, 'start'],
  [13, -9, 'start'], [-2.4, 27.9, 'middle', 1], [-25.5, 28.8, 'middle', 1], [17.3, 4.6, 'start'], [18.4, 7.2, 'start'], [0.1, 27.9, 'middle'],
];

/** Ships lie off their harbour, on water, side by side where several lie there. */
const OFF: readonly (readonly [number, number])[] = [
  [22, 18], [26, 6], [10, 22], [-8, 26], [24, 16], [-20, -4], [-24, 16], [44, 6], [34, -18], [24, -16],
  [30, 14], [22, -22], [-14, -24], [4, 27], [6, 26], [-15, -22], [8, 24], [22, -24], [28, -12], [10, 26],
  [-26, 20], [-26, -14], [10, -24], [-26, 4], [16, 26], [-30, -18], [-26, -18], [-22, 10], [-32, 4], [-10, -28],
];

export interface Chart {
  harbours: readonly Point[];
  /** Per harbour: where its name stands. */
  labels: readonly Label[];
  /** Per route, the points it is drawn with: both ends and what bends it between them. */
  lanes: readonly (readonly Point[])[];
}

export function chartOf({ PLACES, ROUTES }: Printed): Chart {
  // the material's map has its own canvas; the chart is flatter
  const harbours = PLACES.map(([x, y]) => ({ x: round(x! * 0.8286 + 17.33), y: round(y! * 0.645 - 2.93) }));
  const labels = harbours.map(({ x, y }, harbour) => {
    const [dx, dy, anchor, wet] = NAMES[harbour]!;
    return { x: round(x + dx), y: round(y + dy), anchor, wet: wet === 1 };
  });
  const lanes = ROUTES.map(([from, to]) => {
    const bend = BENDS[`${HARBOURS[from!]} ${HARBOURS[to!]}`] ?? [];
    const between = Array.from({ length: bend.length / 2 }, (_, k) => ({ x: bend[2 * k]!, y: bend[2 * k + 1]! }));
    return [harbours[from!]!, ...between, harbours[to!]!];
  });
  return { harbours, labels, lanes };
}

/** The lane of a route, sailed from this harbour. */
export function sailed({ harbours, lanes }: Chart, route: number, from: number): readonly Point[] {
  const lane = lanes[route]!;
  return lane[0] === harbours[from] ? lane : [...lane].reverse();
}

/** The middle of a ship in a harbour, the n-th of those lying there. */
export function berth({ harbours }: Chart, harbour: number, n: number): Point {
  const [dx, dy] = OFF[harbour]!;
  const { x, y } = harbours[harbour]!;
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
