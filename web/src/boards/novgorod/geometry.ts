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
  skerries: readonly (Point & { size: number })[];
  whale: Point | undefined;
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
  width: 840, height: 452, middle: { x: 421, y: 226 }, rose: { x: 518, y: 240, size: 1 }, rest: { x: 330, y: 236 },
  coast: shore([
    [180, 232], [168, 180], [200, 150], [240, 130], [300, 106], [380, 98], [432, 96], [540, 106], [640, 128], [690, 176],
    [664, 232], [672, 292], [640, 318], [592, 334], [520, 350], [470, 344], [412, 340], [350, 350], [290, 352], [222, 336], [182, 298],
  ], 9, 3),
  isle: shore(ring(432, 142, 46, 20), 5, 90),
  places: [
    place('block', [180, 232], [14, 112], 132, [116, 262, .95]),
    place('row', [240, 130], [14, 12], 258, [194, 128, .9]),
    place('row', [432, 162], [290, 12], 258, [432, 144, .72]),
    place('row', [640, 128], [566, 12], 258, [694, 132, .92]),
    place('block', [664, 232], [698, 146], 130, [752, 298, .9]),
    place('row', [592, 334], [566, 372], 258, [650, 358, .8]),
    place('row', [412, 340], [290, 372], 258, [350, 366, .72]),
    place('row', [222, 336], [14, 372], 258, [160, 358, .9]),
  ],
  seas: [{ x: 256, y: 200, name: 'board-sea-west' }, { x: 482, y: 196, name: 'board-sea-east' }],
  waves: points([330, 172], [350, 282], [300, 312], [596, 190], [610, 286], [216, 276], [446, 246], [520, 140], [450, 300], [570, 244]),
  // where no ship, merchant or pirate ever lies
  skerries: [{ x: 474, y: 306, size: 1 }, { x: 488, y: 312, size: .6 }, { x: 604, y: 194, size: .9 }, { x: 316, y: 132, size: .8 }, { x: 328, y: 126, size: .5 }],
  whale: { x: 346, y: 302 },
  hills: [
    { x: 40, y: 310, size: 1 }, { x: 62, y: 318, size: .8 }, { x: 30, y: 350, size: .9 }, { x: 814, y: 118, size: 1 }, { x: 792, y: 126, size: .7 },
    { x: 748, y: 352, size: .9 }, { x: 812, y: 364, size: 1 },
  ],
  trees: points([90, 344], [78, 350], [102, 352], [760, 112], [748, 118], [268, 366], [280, 370], [728, 366], [716, 370], [716, 300], [704, 306], [820, 330]),
};

const TALL_WIDTH = 390;

/** The chart of a phone, as high as there is room: labels above and below, London and Riga on headlands into the water. */
export function tall(room: { width: number; height: number }): Layout {
  const height = Math.round(Math.max(450, Math.min(760, (room.height * TALL_WIDTH) / room.width)));
  const middle = height / 2;
  const [north, south] = [112, height - 112];
  // the bays north and south of the headlands are at least as deep as a harbour is wide
  const [capeNorth, capeSouth] = [Math.max(middle - 102, north + 40), Math.min(middle + 94, south - 40)];
  const rim = (side: 1 | -1, y: number, x: number): [number, number] => [side < 0 ? x : TALL_WIDTH - x, y];
  /** From the shore round the end of the bay to the headland. */
  const bay = (side: 1 | -1, shore: number, cape: number): [number, number][] => {
    const deep = (part: number): number => shore + (cape - shore) * part;
    return [rim(side, deep(.1), 24), rim(side, deep(.36), 11), rim(side, deep(.7), 13), rim(side, deep(.94), 30), rim(side, deep(1.04), 62)];
  };
  const coast: [number, number][] = [
    [110, north - 2], [195, north - 5], [280, north - 2], [340, north - 1], ...bay(1, north, capeNorth), rim(1, capeNorth + 12, 90), rim(1, middle, 100),
    rim(1, capeSouth - 12, 94), ...bay(1, south, capeSouth).reverse(), [340, south + 1], [280, south + 2], [195, south + 5], [110, south + 2], [50, south + 1],
    ...bay(-1, south, capeSouth), rim(-1, capeSouth - 12, 94), rim(-1, middle, 100), rim(-1, capeNorth + 12, 90), ...bay(-1, north, capeNorth).reverse(), [50, north - 1],
  ];
  const low = height - 100;
  return {
    width: TALL_WIDTH, height, middle: { x: 195, y: middle }, rose: { x: 240, y: middle - 34, size: .7 }, rest: { x: 158, y: middle + 34 },
    coast: shore(coast, 4, 7), isle: '',
    places: [
      place('tower', [106, middle], [6, middle - 75], 84),
      place('block', [66, north + 16], [6, 4], 121),
      place('block', [195, north + 12], [135, 4], 121),
      place('block', [324, north + 16], [264, 4], 121),
      place('tower', [284, middle], [302, middle - 75], 84),
      place('block', [324, south - 16], [264, low], 121),
      place('block', [195, south - 12], [135, low], 121),
      place('block', [66, south - 16], [6, low], 121),
    ],
    seas: [], hills: [], trees: [], skerries: [], whale: undefined,
    waves: points([120, north + 44], [250, north + 40], [150, middle - 30], [214, middle + 44], [130, south - 50], [250, south - 44]),
  };
}

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

export const MERCHANT = -1;
export const PIRATE = 1;

/** Off the harbour to one side, so that merchant, pirate and ship can lie in one city. */
export function aside(layout: Layout, city: number, side: typeof MERCHANT | typeof PIRATE): Point {
  const { harbour, shape } = layout.places[city]!;
  const inward = layout.middle.x - harbour.x;
  // on a phone a bay lies between two labels: there is room only along its shore
  if (layout.width <= TALL_WIDTH && shape === 'block' && Math.abs(inward) > 60) return { x: harbour.x + Math.sign(inward) * (side === MERCHANT ? 32 : 62), y: harbour.y };
  const { x, y } = offshore(layout, city, layout.width > TALL_WIDTH ? 30 : 22);
  const far = Math.hypot(x - harbour.x, y - harbour.y);
  return { x: x + ((y - harbour.y) / far) * 26 * side, y: y - ((x - harbour.x) / far) * 26 * side };
}

function bend(layout: Layout, a: Point, b: Point): Point {
  const pull = Math.abs(a.x - b.x) < layout.width / 20 ? 0 : 0.32;
  const x = (a.x + b.x) / 2;
  const y = (a.y + b.y) / 2;
  return { x: x + (layout.middle.x - x) * pull, y: y + (layout.middle.y - y) * pull };
}
