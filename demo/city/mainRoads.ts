import type { Localized } from '../../domain/language/localized';
import { elementAt } from '../../domain/values/elementAt';
import {
  between,
  distance,
  offsetPath,
  ringCentre,
  simplify,
  smooth,
  type Vec,
} from '../../server/place/plane';
import { t } from '../locales/city';
import { BRIDGES, LINES, OVALS } from './mainRoadPlan';
import type { Random } from './random';
import { GROUND, type Terrain } from './terrain';
import type { RoadKind } from './types';
import type { Water } from './water';

export interface Road {
  kind: RoadKind;
  path: Vec[];
  /** Missing until the street is named. */
  name?: Localized;
  /** Ends that leave the map stay where they are; all others are cut back to the last junction. */
  keepEnds?: boolean;
  /** A closed ring has no ends to cut. */
  loop?: boolean;
}

export interface MainRoads {
  roads: Road[];
  parks: { name: Localized; ring: Vec[] }[];
  airport: Vec[];
}

function parsePoints(text: string): Vec[] {
  return text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return { x: x ?? 0, y: y ?? 0 };
  });
}

function oval(random: Random, x: number, y: number, wide: number, high: number, turn = 0): Vec[] {
  const corners = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI;
    const stretch = wide < 100 ? 1 : random.between(0.9, 1.1);
    // A squarish oval leaves no thin corners between the park and the streets around it.
    const square =
      wide < 100 ? 1 : 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) ** 0.55;
    const along = Math.cos(angle) * wide * stretch * square;
    const across = Math.sin(angle) * high * stretch * square;
    return {
      x: x + along * Math.cos(turn) - across * Math.sin(turn),
      y: y + along * Math.sin(turn) + across * Math.cos(turn),
    };
  });
  return smooth(corners, wide < 100 ? 30 : 70, true);
}

// The road around a park is its edge: streets must be able to run up to that road and not stop short of it.
const inner = (ring: Vec[]): Vec[] => {
  const centre = ringCentre(ring);
  return ring.map((point) => between(centre, point, 1 - 38 / distance(centre, point)));
};

const closed = (ring: Vec[]): Vec[] => [...ring, elementAt(ring, 0)];

/** A straight crossing of the river from quay to quay, with room to meet the roads along both banks. */
function bridgeAt(water: Water, share: number): [Vec, Vec] {
  const index = Math.round(share * (water.riverLine.length - 1));
  const before = elementAt(water.riverLine, index - 2);
  const after = elementAt(water.riverLine, index + 2);
  const middle = elementAt(water.riverLine, index);
  const length = distance(before, after);
  const reach = water.riverWidth(index) / 2 + 85;
  const across = {
    x: (-(after.y - before.y) / length) * reach,
    y: ((after.x - before.x) / length) * reach,
  };
  return [
    { x: middle.x + across.x, y: middle.y + across.y },
    { x: middle.x - across.x, y: middle.y - across.y },
  ];
}

export interface Bridge {
  avenue: Localized;
  name: Localized;
  ends: [Vec, Vec];
}

/** The roads that give the city its shape, before ordinary streets grow between them. Marks the ground they close. */
export function createMainRoads(
  random: Random,
  water: Water,
  terrain: Terrain,
): MainRoads & { bridges: Bridge[] } {
  const roads: Road[] = LINES.map(({ name, kind, keepEnds, points }) => ({
    kind,
    name,
    keepEnds,
    path: smooth(parsePoints(points), 80),
  }));

  const corniche = offsetPath(water.coast, () => 115).filter((point) => Math.abs(point.y) < 4950);
  roads.push({
    kind: 'avenue',
    name: t('Corniche Road'),
    path: corniche,
  });
  const banks: [number, Localized][] = [
    [1, t('North Embankment')],
    [-1, t('South Embankment')],
  ];
  for (const [sign, name] of banks) {
    const bank = offsetPath(water.riverLine, (index) => sign * (water.riverWidth(index) / 2 + 42));
    const dry = bank.filter(
      (point) => !terrain.has(point.x, point.y, GROUND.water) && point.x < 6500,
    );
    roads.push({ kind: 'street', name, path: dry });
  }

  const wall = oval(random, -2700, -1130, 560, 470);
  roads.push({
    kind: 'street',
    name: t('Old Wall Street'),
    path: closed(wall),
    loop: true,
  });
  const shore = water.lake.map((point) => {
    const off = distance(point, water.lakeCentre);
    return {
      x: water.lakeCentre.x + ((point.x - water.lakeCentre.x) * (off + 95)) / off,
      y: water.lakeCentre.y + ((point.y - water.lakeCentre.y) * (off + 95)) / off,
    };
  });
  roads.push({
    kind: 'street',
    name: t('Lake Drive'),
    path: closed(shore),
    loop: true,
  });
  terrain.fill(inner(shore), GROUND.closed);

  const parks: MainRoads['parks'] = [];
  for (const [name, x, y, wide, high, road] of OVALS) {
    const ring = oval(random, x, y, wide, high, wide < 100 ? 0 : random.between(-0.3, 0.3));
    const kind = wide < 100 ? 'avenue' : 'street';
    roads.push({ kind, name: t(road), path: closed(ring), loop: true });
    parks.push({ name: t(name), ring });
    terrain.fill(inner(ring), GROUND.closed);
  }
  parks.push({ name: t('Heron Lake Park'), ring: shore });
  const airport = oval(random, 5450, -2750, 880, 480, 0.42);
  roads.push({
    kind: 'street',
    name: t('Runway Drive'),
    path: closed(airport),
    loop: true,
  });
  terrain.fill(inner(airport), GROUND.closed);

  for (const road of roads) {
    road.path = simplify(road.path, 2.5);
    if (road.loop) road.path[road.path.length - 1] = elementAt(road.path, 0);
    if (road.kind === 'highway') terrain.stroke(road.path, 45, GROUND.motorway);
  }
  return {
    roads,
    parks,
    airport,
    bridges: BRIDGES.map(([share, avenue, bridge]) => ({
      avenue: t(avenue),
      name: t(bridge),
      ends: bridgeAt(water, share),
    })),
  };
}
