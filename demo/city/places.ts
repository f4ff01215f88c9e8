import type { Localized } from '../../domain/language/localized';
import { elementAt } from '../../domain/values/elementAt';
import { between, distance, ringCentre, type Vec } from '../../server/place/plane';
import { nearestDistrict } from './districts';
import type { Green } from './green';
import { PLACE_KINDS, type PlaceKind } from './placeNames';
import type { Random } from './random';
import { projection } from './site';
import type { StreetIndex } from './streetIndex';
import { NOUNS } from './streetNames';
import { GROUND, type Terrain } from './terrain';
import type { CityDistrict, CityPlace, CityStreet } from './types';

const APART_METERS = 75;

export interface Spot {
  kind: string;
  name: Localized;
  at: Vec;
}

function namesOf(kind: PlaceKind, districts: readonly CityDistrict[], random: Random): Localized[] {
  if (kind.own) return [...kind.own];
  if (!kind.pattern) return [];
  const { named, count, from } = kind.pattern;
  const words: readonly Localized[] =
    from === 'nouns' ? NOUNS : districts.map((district) => district.name);
  return random
    .shuffle(words)
    .slice(0, count)
    .map((word) => named(word));
}

/** A spot beside a street, on dry and open ground, away from the places that are taken; null when there is none. */
function findSpot(
  streets: readonly CityStreet[],
  random: Random,
  terrain: Terrain,
  isFree: (at: Vec) => boolean,
): Vec | null {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const path = random.pick(random.pick(streets).paths);
    const index = random.int(1, path.length - 1);
    const [from, to] = [path[index - 1], path[index]];
    if (!from || !to) continue;
    const [a, b] = [projection.toPlane(from), projection.toPlane(to)];
    const length = distance(a, b);
    if (length < 30) continue;
    const on = between(a, b, random.between(0.25, 0.75));
    const aside = random.chance(0.5) ? 26 : -26;
    const at = {
      x: on.x - ((b.y - a.y) / length) * aside,
      y: on.y + ((b.x - a.x) / length) * aside,
    };
    if (!terrain.has(at.x, at.y, GROUND.water | GROUND.closed) && isFree(at)) return at;
  }
  return null;
}

/** Every place that a search or a tap on the map can find. Noor Square comes first, as `place-1`. */
export function createPlaces(
  city: { streets: readonly CityStreet[]; districts: readonly CityDistrict[] },
  fixed: { green: readonly Green[]; bridges: readonly Spot[]; sights: readonly Spot[] },
  index: StreetIndex,
  terrain: Terrain,
  random: Random,
): CityPlace[] {
  const spots: Spot[] = fixed.green.map(({ name, ring }) => ({
    kind: /Square$/.test(name.en) ? 'square' : 'park',
    name,
    at: ringCentre(ring),
  }));
  spots.push(...fixed.sights, ...fixed.bridges);

  const centres = city.districts.map((district) => ({
    ...district,
    at: projection.toPlane(district.centre),
  }));
  const square = elementAt(spots, 0).at;
  const isFree = (at: Vec) => spots.every((spot) => distance(spot.at, at) >= APART_METERS);
  for (const kind of PLACE_KINDS) {
    const streets = city.streets.filter((street) => kind.roads.includes(street.kind));
    for (const name of namesOf(kind, city.districts, random)) {
      // What carries the name of a district has to stand in it.
      const home = centres.find((district) => name.en.includes(district.name.en));
      const isHome = (at: Vec) =>
        distance(at, square) <= (kind.within ?? Number.POSITIVE_INFINITY) &&
        (!home || nearestDistrict(centres, at).id === home.id);
      let at: Vec | null = null;
      for (let attempt = 0; attempt < 30 && !at; attempt += 1) {
        const candidate = findSpot(streets, random, terrain, isFree);
        if (candidate && isHome(candidate)) at = candidate;
      }
      if (at) spots.push({ kind: kind.kind, name, at });
    }
  }

  return spots.map(({ kind, name, at }, order) => {
    const point = projection.toPoint(at);
    return {
      id: `place-${order + 1}`,
      kind,
      name,
      address: index.address(index.nearest(point), point),
      point,
    };
  });
}
