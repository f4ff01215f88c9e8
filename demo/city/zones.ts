import { elementAt } from '../../domain/values/elementAt';
import { simplify, type Vec } from '../../server/place/plane';
import { t } from '../locales/city';
import { projection } from './site';
import type { CityZone } from './types';
import type { Water } from './water';

const vecs = (points: [number, number][]): Vec[] => points.map(([x, y]) => ({ x, y }));

const WEST_SHORE = vecs([[-5600, -350]]);
const SOUTH_OF_CENTRE = vecs([
  [2150, 300],
  [2100, -400],
  [1880, -1750],
  [500, -1850],
  [-300, -3050],
  [-1600, -3250],
  [-3200, -3300],
  [-5500, -3150],
]);
const ALONG_HIGHWAY = vecs([
  [4180, 600],
  [3980, -600],
  [3760, -2400],
  [3980, -3900],
  [4150, -5300],
]);
const NORTH = vecs([
  [4480, 3000],
  [4250, 5300],
  [-4900, 5300],
  [-6400, 3600],
  [-6400, 1900],
]);

/**
 * Three zones that meet at the river, as zones drawn by people do, and end at the eastern highway: the suburbs and the
 * airport beyond it are on the map but not delivered to.
 */
export function createZones(water: Water): CityZone[] {
  const river = simplify(water.riverLine, 20);
  const lower = river.filter((point) => point.x < 1700);
  const upper = river.filter((point) => point.x >= 1700 && point.x < 4300);
  const fork = elementAt(lower, lower.length - 1);
  const zone = (id: number, name: string, ring: Vec[]): CityZone => ({
    id,
    name: t(name),
    polygon: ring.map(projection.toPoint),
  });
  return [
    zone(1, 'Harbour and Centre', [
      ...WEST_SHORE,
      ...lower,
      ...SOUTH_OF_CENTRE,
      { x: -5600, y: -1500 },
    ]),
    zone(2, 'North Bank', [...WEST_SHORE, ...lower, ...upper, ...NORTH]),
    zone(3, 'Southern Gardens and Meadows', [
      fork,
      ...upper,
      ...ALONG_HIGHWAY,
      { x: -5200, y: -5300 },
      ...[...SOUTH_OF_CENTRE].reverse(),
    ]),
  ];
}
