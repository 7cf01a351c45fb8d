/** Where things lie on the drawn map: hexes with an edge of 37, stretched in width so that city names have room. */
import { crossings, ends, hexes, type Ground, type Point } from './data';

const WIDE = 42.78;
const HIGH = 37.2;

export interface Frame { x: number; y: number; w: number; h: number }

/** What a board shows, by `view.board`: short, main. */
export const frames: readonly Frame[] = [
  { x: -210, y: -348, w: 812, h: 656 },
  { x: -398, y: -348, w: 1000, h: 656 },
];

/** Land beyond the game, as middles of hexes: Scandinavia's north, Russia, Anatolia. */
const beyond: readonly Point[] = [
  [1.732, -11], [3.464, -11], [6.928, -11], [8.66, -11], [10.392, -11], [12.124, -11], [13.856, -11], [15.588, -11],
  [0.866, -9.5], [2.598, -9.5], [6.062, -9.5], [7.794, -9.5], [9.526, -9.5], [11.258, -9.5], [12.99, -9.5], [14.722, -9.5],
  [10.392, -8], [12.124, -8], [13.856, -8], [15.588, -8], [12.99, -6.5], [14.722, -6.5], [13.856, -5], [15.588, -5],
  [12.99, -3.5], [14.722, -3.5], [12.124, -2], [13.856, -2], [15.588, -2], [12.99, -0.5], [14.722, -0.5],
  [12.124, 4], [13.856, 4], [15.588, 4], [11.258, 5.5], [12.99, 5.5], [14.722, 5.5],
];

export function place([x, y]: Point): Point {
  return [round(x * WIDE), round(y * HIGH)];
}

export const hexAt: readonly Point[] = hexes.map(place);
export const crossingAt: readonly Point[] = crossings.map(place);
/** Each row goes on eastwards, out of sight of any screen. */
const EAST = 26;
const farther = ([x, y]: Point): Point[] => Array.from({ length: Math.ceil((EAST - x) / 1.732) }, (_, n) => [x + 1.732 * (n + 1), y]);
const isLast = ([x, y]: Point): boolean => beyond.every(([other, row]) => row !== y || other <= x);
export const beyondAt: readonly Point[] = [...beyond, ...beyond.filter(isLast).flatMap(farther)].map(place);

export function hexPoints([x, y]: Point): string {
  const corners = [[0, -1], [0.866, -0.5], [0.866, 0.5], [0, 1], [-0.866, 0.5], [-0.866, -0.5]] as const;
  return corners.map(([dx, dy]) => `${round(x + dx * WIDE)},${round(y + dy * HIGH)}`).join(' ');
}

/** The two ends of an edge, drawn in a little so that crossings stay free. */
export function edgeLine(edge: number, inset = 4): [Point, Point] {
  const [a, b] = ends[edge]!;
  const [from, to] = [crossingAt[a]!, crossingAt[b]!];
  return [towards(from, to, inset), towards(to, from, inset)];
}

export function edgePath(edge: number, inset = 4): string {
  const [[ax, ay], [bx, by]] = edgeLine(edge, inset);
  return `M${ax} ${ay}L${bx} ${by}`;
}

export function edgeMiddle(edge: number): Point {
  const [a, b] = ends[edge]!;
  return halfway(crossingAt[a]!, crossingAt[b]!);
}

export function edgeAngle(edge: number): number {
  const [a, b] = ends[edge]!;
  const [[ax, ay], [bx, by]] = [crossingAt[a]!, crossingAt[b]!];
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return round(angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle);
}

/** Beside an edge, for a caravan: the first on the upper or right side, a second opposite; two keep apart along the edge. */
export function besideEdge(edge: number, slot: number, alone = true): Point {
  const apart = alone ? 0 : slot === 0 ? -9 : 9;
  const along = (edgeAngle(edge) * Math.PI) / 180;
  const [x, y] = [edgeMiddle(edge)[0] + Math.cos(along) * apart, edgeMiddle(edge)[1] + Math.sin(along) * apart];
  const angle = ((edgeAngle(edge) - 90) * Math.PI) / 180;
  const upright = Math.abs(edgeAngle(edge)) > 60;
  const side = (slot === 0 ? 1 : -1) * (upright ? -1 : 1) * 10;
  return [round(x + Math.cos(angle) * side), round(y + Math.sin(angle) * side)];
}

/** Edges with a landscape on one side only: coast and rim. */
export function isRim(ground: Ground, edge: number): boolean {
  const [x, y] = edgeMiddle(edge);
  const beside = hexAt.filter(([hx, hy], hex) => ground.terrain[hex]! >= 0 && Math.hypot(hx - x, (hy - y) * 1.15) < 40);
  return beside.length === 1;
}

export function halfway([ax, ay]: Point, [bx, by]: Point): Point {
  return [round((ax + bx) / 2), round((ay + by) / 2)];
}

function towards([ax, ay]: Point, [bx, by]: Point, by_: number): Point {
  const length = Math.hypot(bx - ax, by - ay);
  return [round(ax + ((bx - ax) * by_) / length), round(ay + ((by - ay) * by_) / length)];
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
