/**
 * Where things lie on the sea chart, in the chart's own units: a wide one for a desk and a tall one for a phone, where
 * the cities stand around the water in three columns.  Cities are in the order of the ring, clockwise from London.
 */
export interface Point { x: number; y: number }

/** How a city's label is laid: recipes in one line, in a column beside the pile, or below it. */
export type Shape = 'row' | 'block' | 'tower';

export interface Place { shape: Shape; harbour: Point; label: Point; width: number; town: Point & { size: number } }

export interface Layout {
  width: number;
  height: number;
  middle: Point;
  rose: Point & { size: number };
  rest: Point;
  coast: string;
  isle: string;
  places: readonly Place[];
  seas: readonly (Point & { name: string })[];
  waves: readonly Point[];
  hills: readonly (Point & { size: number })[];
  trees: readonly Point[];
}

/** Small steady noise, so that the coast is the same on every visit. */
function noise(seed: number): number {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return value - Math.floor(value) - 0.5;
}

/** A closed ink line through points, roughened between them. */
function shore(points: readonly (readonly [number, number])[], rough: number, seed: number): string {
  const line: Point[] = [];
  points.forEach(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length]!;
    const steps = Math.max(2, Math.round(Math.hypot(nextX - x, nextY - y) / 9));
    for (let step = 0; step < steps; step++) {
      const wander = step === 0 ? 0 : rough;
      const n = seed + at * 31 + step;
      line.push({
        x: x + ((nextX - x) * step) / steps + noise(n) * wander,
        y: y + ((nextY - y) * step) / steps + noise(n + 500) * wander,
      });
    }
  });
  const mid = (a: Point, b: Point): string => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  const curves = line.map((point, at) => `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${mid(point, line[(at + 1) % line.length]!)}`);
  return `M${mid(line.at(-1)!, line[0]!)}${curves.join('')}z`;
}

function ring(x: number, y: number, rx: number, ry: number): (readonly [number, number])[] {
  return Array.from({ length: 10 }, (_, k) => {
    const angle = (k * Math.PI) / 5;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const;
  });
}

function place(shape: Shape, harbour: [number, number], label: [number, number], width: number, town: [number, number, number] = [0, 0, 0]): Place {
  return {
    shape, harbour: { x: harbour[0], y: harbour[1] }, label: { x: label[0], y: label[1] }, width,
    town: { x: town[0], y: town[1], size: town[2] },
  };
}

const points = (...list: [number, number][]): Point[] => list.map(([x, y]) => ({ x, y }));

export const WIDE: Layout = {
  width: 840, height: 452, middle: { x: 421, y: 226 }, rose: { x: 548, y: 240, size: 1 }, rest: { x: 330, y: 236 },
  coast: shore([
    [180, 232], [168, 180], [200, 150], [240, 130], [300, 106], [380, 98], [432, 96], [540, 106], [640, 128], [690, 176],
    [664, 232], [672, 292], [640, 318], [592, 334], [520, 350], [470, 344], [412, 340], [350, 350], [290, 352], [222, 336], [182, 298],
  ], 9, 3),
  isle: shore(ring(432, 142, 46, 20), 5, 90),
  places: [
    place('block', [180, 232], [14, 112], 140, [116, 262, .95]),
    place('row', [240, 130], [14, 12], 258, [190, 130, .9]),
    place('row', [432, 162], [290, 12], 258, [432, 144, .72]),
    place('row', [640, 128], [566, 12], 258, [694, 132, .92]),
    place('block', [664, 232], [698, 146], 130, [752, 298, .9]),
    place('row', [592, 334], [566, 372], 258, [650, 358, .8]),
    place('row', [412, 340], [290, 372], 258, [350, 366, .72]),
    place('row', [222, 336], [14, 372], 258, [160, 358, .9]),
  ],
  seas: [{ x: 246, y: 200, name: 'board-sea-west' }, { x: 452, y: 296, name: 'board-sea-east' }],
  waves: points([330, 180], [350, 282], [300, 312], [580, 170], [610, 286], [216, 276], [470, 232], [520, 140], [236, 166], [610, 222]),
  hills: [
    { x: 40, y: 310, size: 1 }, { x: 62, y: 318, size: .8 }, { x: 30, y: 350, size: .9 }, { x: 814, y: 118, size: 1 }, { x: 792, y: 126, size: .7 },
    { x: 748, y: 352, size: .9 }, { x: 812, y: 364, size: 1 },
  ],
  trees: points([90, 344], [78, 350], [102, 352], [760, 112], [748, 118], [268, 366], [280, 370], [728, 366], [716, 370], [716, 300], [704, 306], [820, 330]),
};

export const TALL: Layout = {
  width: 390, height: 508, middle: { x: 195, y: 255 }, rose: { x: 236, y: 218, size: .6 }, rest: { x: 164, y: 290 }, coast: shore([
    [108, 255], [106, 200], [124, 166], [195, 160], [266, 166], [284, 200], [282, 255], [284, 310], [266, 344], [195, 350], [124, 344], [106, 310],
  ], 5, 7),
  isle: '',
  places: [
    place('tower', [111, 255], [6, 150], 84),
    place('block', [132, 170], [6, 4], 121),
    place('block', [195, 162], [135, 4], 121),
    place('block', [258, 170], [264, 4], 121),
    place('tower', [279, 255], [302, 150], 84),
    place('block', [258, 340], [264, 361], 121),
    place('block', [195, 350], [135, 361], 121),
    place('block', [132, 340], [6, 361], 121),
  ],
  seas: [],
  waves: points([140, 206], [206, 304], [140, 312], [196, 196]),
  hills: [],
  trees: [],
};

/** A sea lane bends towards open water. */
export function lane(layout: Layout, from: number, to: number): string {
  const a = layout.places[from]!.harbour;
  const b = layout.places[to]!.harbour;
  const { x, y } = bend(layout, a, b);
  return `M${a.x} ${a.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${b.x} ${b.y}`;
}

/** A little way off the harbour, on the water. */
export function offshore(layout: Layout, city: number, by: number): Point {
  const { x, y } = layout.places[city]!.harbour;
  const far = Math.hypot(layout.middle.x - x, layout.middle.y - y);
  return { x: x + ((layout.middle.x - x) * by) / far, y: y + ((layout.middle.y - y) * by) / far };
}

function bend(layout: Layout, a: Point, b: Point): Point {
  const pull = Math.abs(a.x - b.x) < layout.width / 20 ? 0 : 0.32;
  const x = (a.x + b.x) / 2;
  const y = (a.y + b.y) / 2;
  return { x: x + (layout.middle.x - x) * pull, y: y + (layout.middle.y - y) * pull };
}
