import { elementAt } from '../../domain/values/elementAt';
import { pathLength, simplify, type Vec } from '../../server/place/plane';
import type { Field } from './field';
import { createGrowth, type GrowthRules } from './growth';
import type { Bridge, MainRoads, Road } from './mainRoads';
import type { Random } from './random';
import { EXTENT } from './site';
import { GROUND, type Terrain } from './terrain';

const AVENUE_SPACING = 820;
const LANE_SPACING = 118;

type Seed = { x: number; y: number; dx: number; dy: number };

/** Starting points on both sides of a path, where its next parallel neighbour would run, and of the streets across it. */
function seedsBeside(
  path: readonly Vec[],
  field: Field,
  room: (x: number, y: number) => number,
): Seed[] {
  const seeds: Seed[] = [];
  for (let index = 0; index < path.length; index += 6) {
    const { x, y } = elementAt(path, index);
    const angle = field.angleAt(x, y);
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const gap = room(x, y);
    if (gap === 0) continue;
    for (const sign of [1, -1]) {
      seeds.push({ x: x - sign * sine * gap, y: y + sign * cosine * gap, dx: cosine, dy: sine });
      seeds.push({ x: x + sign * cosine * gap, y: y + sign * sine * gap, dx: -sine, dy: cosine });
    }
  }
  return seeds;
}

/** Main roads, avenues over the bridges, avenues, then streets and lanes in what is left. Ends may hang loose. */
export function growRoads(
  random: Random,
  field: Field,
  terrain: Terrain,
  main: MainRoads & { bridges: Bridge[] },
): Road[] {
  const roads: Road[] = [...main.roads];
  const growth = createGrowth(field);
  for (const road of roads) growth.add(road.path);

  const offLimits = GROUND.water | GROUND.closed;
  const avenueRules: GrowthRules = {
    spacing: () => 330,
    blocked: (x, y) => terrain.has(x, y, offLimits),
    reach: 4200,
  };

  for (const bridge of main.bridges) {
    const [north, south] = bridge.ends;
    const length = Math.hypot(north.x - south.x, north.y - south.y);
    const [dx, dy] = [(north.x - south.x) / length, (north.y - south.y) / length];
    const rules = { ...avenueRules, reach: 2600, spacing: () => 190 };
    const path = [
      ...growth.grow(south, -dx, -dy, rules).reverse(),
      ...growth.grow(north, dx, dy, rules),
    ];
    roads.push({ kind: 'avenue', name: bridge.avenue, path: simplify(path, 3) });
    growth.add(path);
  }

  const avenueRoom = (x: number, y: number) => (field.spacingAt(x, y) > 0 ? AVENUE_SPACING : 0);
  const trace = (seed: Seed, room: number, rules: GrowthRules, shortest: number): Vec[] | null => {
    const { x, y, dx, dy } = seed;
    if (rules.spacing(x, y) === 0 || rules.blocked(x, y) || !growth.fits(x, y, dx, dy, room))
      return null;
    const back = growth.grow({ x, y }, -dx, -dy, rules).reverse();
    const path = [...back, ...growth.grow({ x, y }, dx, dy, rules).slice(1)];
    if (pathLength(path) < shortest) return null;
    growth.add(path);
    return path;
  };

  let queue = random.shuffle(roads.flatMap((road) => seedsBeside(road.path, field, avenueRoom)));
  for (let index = 0; index < queue.length; index += 1) {
    const path = trace(elementAt(queue, index), AVENUE_SPACING * 0.9, avenueRules, 700);
    if (!path) continue;
    roads.push({ kind: 'avenue', path: simplify(path, 3) });
    queue.push(...seedsBeside(path, field, avenueRoom));
  }

  const streetGround = offLimits | GROUND.motorway;
  const spacing = (x: number, y: number) => field.spacingAt(x, y);
  const streetBlocked = (x: number, y: number) => terrain.has(x, y, streetGround);
  const lattice: Seed[] = [];
  for (let x = EXTENT.west + 70; x < EXTENT.east; x += 140) {
    for (let y = EXTENT.south + 70; y < EXTENT.north; y += 140) {
      const angle = field.angleAt(x, y);
      lattice.push({ x, y, dx: Math.cos(angle), dy: Math.sin(angle) });
      lattice.push({ x, y, dx: -Math.sin(angle), dy: Math.cos(angle) });
    }
  }
  queue = [
    ...random.shuffle(roads.flatMap((road) => seedsBeside(road.path, field, spacing))),
    ...random.shuffle(lattice),
  ];
  const waiting = queue.reverse();
  for (let seed = waiting.pop(); seed; seed = waiting.pop()) {
    const room = spacing(seed.x, seed.y) * 0.93;
    const path = trace(
      seed,
      room,
      { spacing, blocked: streetBlocked, reach: random.between(500, 1300) },
      160,
    );
    if (!path) continue;
    const isLane = room < LANE_SPACING || pathLength(path) < 380;
    roads.push({ kind: isLane ? 'lane' : 'street', path: simplify(path, 3.5) });
    waiting.push(...seedsBeside(path, field, spacing));
  }
  return roads;
}
