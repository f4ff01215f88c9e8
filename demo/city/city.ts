import type { Localized } from '../../domain/language/localized';
import { elementAt } from '../../domain/values/elementAt';
import { haversine, pointInPolygon } from '../../server/place/geo';
import type { Point } from '../../server/place/geography';
import { between, type Vec } from '../../server/place/plane';
import { generateCity } from './generateCity';
import { madeCity } from './madeCity';
import type { Random } from './random';
import { projection } from './site';
import { createStreetIndex, type StreetIndex } from './streetIndex';
import type { City } from './types';

export type { Point } from '../../server/place/geography';
export { createGeocoder, type Geocoder, type Suggestion } from './geocoder';
export { cityMapData } from './mapData';
export { type CityRoute, createRouter, type Router } from './router';
export type {
  City,
  CityDistrict,
  CityPark,
  CityPlace,
  CityStreet,
  CityZone,
  RoadKind,
} from './types';

export interface CityAddress {
  point: Point;
  address: Localized;
  streetName: Localized;
}

const DEFAULT_SEED = 7;
const KERB_METERS = 9;
const ATTEMPTS = 2000;

const indexes = new WeakMap<City, StreetIndex>();

function indexOf(city: City): StreetIndex {
  const known = indexes.get(city);
  if (known) return known;
  const index = createStreetIndex(city.streets, city.districts);
  indexes.set(city, index);
  return index;
}

/** The demo city. The same seed gives the same city, to the last digit. */
export function createCity(seed: number = DEFAULT_SEED): City {
  if (madeCity !== null && seed === DEFAULT_SEED) return JSON.parse(madeCity) as City;
  return generateCity(seed);
}

/** The zone (its id) that covers a point; null outside the service area. */
export function zoneAt(city: City, point: Point): number | null {
  return city.zones.find((zone) => pointInPolygon(point, zone.polygon))?.id ?? null;
}

/**
 * A front door somewhere in a zone, on a street where shops stand (never a highway). Every street has the same chance,
 * so that doors are dense where streets are: around the harbour.
 */
export function addressAt(city: City, random: Random, zoneId: number): CityAddress {
  const zone = city.zones.find((candidate) => candidate.id === zoneId);
  if (!zone) throw new Error(`The city has no zone ${zoneId}`);
  const index = indexOf(city);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const street = random.pick(city.streets);
    const path = random.pick(street.paths);
    const at = random.int(1, path.length - 1);
    const [from, to] = [elementAt(path, at - 1), elementAt(path, at)];
    if (street.kind === 'highway' || !pointInPolygon(from, zone.polygon)) continue;
    const length = haversine(from, to);
    if (length < 40) continue;
    const [a, b]: [Vec, Vec] = [projection.toPlane(from), projection.toPlane(to)];
    const on = between(a, b, random.between(0.2, 0.8));
    const side = random.chance(0.5) ? KERB_METERS : -KERB_METERS;
    const point = projection.toPoint({
      x: on.x - ((b.y - a.y) / length) * side,
      y: on.y + ((b.x - a.x) / length) * side,
    });
    const found = index.nearest(point);
    if (found.street !== street || !pointInPolygon(point, zone.polygon)) continue;
    return { point, address: index.address(found, point), streetName: street.name };
  }
  throw new Error(`No street with room for a door in zone ${zoneId}`);
}
