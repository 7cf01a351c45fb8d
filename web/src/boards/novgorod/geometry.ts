/**
 * Where things lie on the sea chart, in the chart's own units: a wide one for a desk and a tall one for a phone, where
 * the cities stand around the water in three columns.  Cities are in the order of the ring, clockwise from London.
 */
export interface Point { x: number; y: number }

/** `beside`: the pile stands beside name and recipes in one line; otherwise the recipes stand in a column. */
export interface Place { harbour: Point; label: Point; width: number; beside: boolean; town: Point & { size: number }; chip: Point }

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

function place(harbour: [number, number], label: [number, number], width: number, town: [number, number, number], chip: [number, number]): Place {
  return {
    harbour: { x: harbour[0], y: harbour[1] }, label: { x: label[0], y: label[1] }, width, beside: width > 200,
    town: { x: town[0], y: town[1], size: town[2] }, chip: { x: chip[0], y: chip[1] },
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
    place([180, 232], [8, 116], 142, [112, 300, .95], [34, 0]),
    place([240, 130], [10, 8], 264, [190, 128, .9], [22, 26]),
    place([432, 162], [288, 8], 264, [432, 144, .72], [0, 30]),
    place([640, 128], [564, 8], 264, [694, 130, .92], [-22, 26]),
    place([664, 232], [696, 142], 138, [776, 304, .9], [-34, 0]),
    place([592, 334], [564, 378], 264, [650, 362, .8], [6, -28]),
    place([412, 340], [288, 378], 264, [350, 370, .72], [0, -30]),
    place([222, 336], [10, 378], 264, [156, 362, .9], [20, -26]),
  ],
  seas: [{ x: 246, y: 200, name: 'board-sea-west' }, { x: 474, y: 306, name: 'board-sea-east' }],
  waves: points([330, 180], [350, 282], [300, 312], [580, 170], [610, 286], [216, 276], [470, 232], [520, 140], [236, 166], [610, 222]),
  hills: [
    { x: 40, y: 330, size: 1 }, { x: 62, y: 338, size: .8 }, { x: 30, y: 366, size: .9 }, { x: 814, y: 118, size: 1 }, { x: 792, y: 126, size: .7 },
    { x: 748, y: 352, size: .9 }, { x: 812, y: 364, size: 1 },
  ],
  trees: points([62, 288], [50, 294], [74, 296], [760, 112], [748, 118], [268, 366], [280, 370], [728, 366], [716, 370], [716, 300], [704, 306], [820, 330]),
};

export const TALL: Layout = {
  width: 390, height: 508, middle: { x: 195, y: 254 }, rose: { x: 228, y: 226, size: .55 }, rest: { x: 164, y: 288 },
  coast: shore([
    [129, 254], [126, 200], [140, 164], [195, 160], [250, 164], [264, 200], [261, 254], [264, 308], [250, 344], [195, 350], [140, 344], [126, 308],
  ], 5, 7),
  isle: '',
  places: [
    place([129, 254], [3, 178], 118, [0, 0, 0], [0, 0]),
    place([140, 164], [3, 4], 124, [0, 0, 0], [0, 0]),
    place([195, 160], [133, 4], 124, [0, 0, 0], [0, 0]),
    place([250, 164], [263, 4], 124, [0, 0, 0], [0, 0]),
    place([261, 254], [270, 178], 118, [0, 0, 0], [0, 0]),
    place([250, 344], [263, 360], 124, [0, 0, 0], [0, 0]),
    place([195, 350], [133, 360], 124, [0, 0, 0], [0, 0]),
    place([140, 344], [3, 360], 124, [0, 0, 0], [0, 0]),
  ],
  seas: [],
  waves: points([150, 210], [212, 300], [150, 320]),
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
