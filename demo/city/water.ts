import { elementAt } from '../../domain/values/elementAt';
import { distance, offsetPath, smooth, type Vec } from '../../server/place/plane';
import type { Random } from './random';
import { EXTENT } from './site';

export interface Water {
  /** The shore from north to south, without its jetties: roads follow it. */
  coast: Vec[];
  /** The middle of the river from its mouth upstream. */
  riverLine: Vec[];
  /** Metres from bank to bank at a point of the middle line. */
  riverWidth(index: number): number;
  land: Vec[];
  sea: Vec[];
  river: Vec[];
  lake: Vec[];
  lakeCentre: Vec;
}

// Headland in the north, a deep bay with the harbour where the river ends, a crescent beach in the south.
const SHORE: [number, number][] = [
  [-4300, 5500],
  [-4450, 4900],
  [-4850, 4300],
  [-5000, 3700],
  [-5550, 3150],
  [-5850, 2550],
  [-5350, 1950],
  [-4650, 1600],
  [-4400, 950],
  [-4150, 400],
  [-3700, 20],
  [-3480, -330],
  [-3600, -720],
  [-3480, -1120],
  [-3800, -1650],
  [-4450, -1950],
  [-4700, -2600],
  [-4350, -3250],
  [-4000, -3850],
  [-4250, -4550],
  [-4750, -5100],
  [-4850, -5500],
];

const RIVER: [number, number][] = [
  [-3900, -380],
  [-3400, -330],
  [-2700, 60],
  [-1900, -80],
  [-1150, 420],
  [-350, 980],
  [450, 560],
  [1150, 760],
  [1750, 1560],
  [2550, 1780],
  [3250, 1280],
  [4150, 1420],
  [4800, 2250],
  [5700, 2150],
  [6300, 2650],
  [7000, 2600],
];

const wobble = (random: Random, points: [number, number][], by: number, fixed: number): Vec[] =>
  points.map(([x, y], index) =>
    index < fixed || index >= points.length - 1
      ? { x, y }
      : { x: x + random.between(-by, by), y: y + random.between(-by, by) },
  );

function withJetty(shore: Vec[], line: Vec[], width: number): Vec[] {
  const root = elementAt(line, 0);
  let nearest = 0;
  shore.forEach((point, index) => {
    if (distance(point, root) < distance(elementAt(shore, nearest), root)) nearest = index;
  });
  // A root well inside the land makes the two sides of the jetty cut the shore without a gap.
  const side = (sign: number) => offsetPath(line, () => (sign * width) / 2);
  const far = shore.filter((point, index) => index <= nearest && distance(point, root) > width);
  const rest = shore.filter((point, index) => index > nearest && distance(point, root) > width);
  return [...far, ...side(-1), ...side(1).reverse(), ...rest];
}

export function createWater(random: Random): Water {
  const coast = smooth(wobble(random, SHORE, 70, 1), 90);
  const riverLine = smooth(wobble(random, RIVER, 90, 2), 70);
  const riverWidth = (index: number) =>
    82 + 150 * Math.max(0, 1 - index / 34) ** 1.6 + 14 * Math.sin(index / 5);
  const bank = (sign: number) => offsetPath(riverLine, (index) => (sign * riverWidth(index)) / 2);

  const lakeCentre = { x: 1500 + random.between(-120, 120), y: 4050 + random.between(-80, 80) };
  const lakeCorners = Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 11) * 2 * Math.PI;
    const radius = random.between(0.74, 1.12);
    return {
      x: lakeCentre.x + Math.cos(angle) * 560 * radius,
      y: lakeCentre.y + Math.sin(angle) * 330 * radius,
    };
  });

  const breakwater = smooth(
    [
      { x: -4440, y: -1960 },
      { x: -4760, y: -1680 },
      { x: -4900, y: -1150 },
      { x: -4760, y: -760 },
    ],
    110,
  );
  const pier = [
    { x: -3560, y: -1130 },
    { x: -4080, y: -1010 },
  ];
  const northMole = smooth(
    [
      { x: -4140, y: 420 },
      { x: -4520, y: 220 },
      { x: -4720, y: -140 },
    ],
    110,
  );
  const shore = withJetty(withJetty(withJetty(coast, northMole, 46), pier, 60), breakwater, 46);
  return {
    coast,
    riverLine,
    riverWidth,
    land: [...shore, { x: EXTENT.east, y: EXTENT.south }, { x: EXTENT.east, y: EXTENT.north }],
    sea: [...shore, { x: EXTENT.west, y: EXTENT.south }, { x: EXTENT.west, y: EXTENT.north }],
    river: [...bank(1), ...bank(-1).reverse()],
    lake: smooth(lakeCorners, 60, true),
    lakeCentre,
  };
}
