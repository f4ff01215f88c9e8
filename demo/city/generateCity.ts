import { elementAt } from '../../domain/values/elementAt';
import type { Point } from '../../server/place/geography';
import { between, ringCentre, type Vec } from '../../server/place/plane';
import { findBlocks } from './blocks';
import { drawBuildings } from './buildings';
import { createDistricts } from './districts';
import { createField } from './field';
import { plantGardens } from './green';
import { joinRoads } from './junctions';
import { createMainRoads } from './mainRoads';
import { nameRoads } from './naming';
import { createPlaces } from './places';
import { createRandom } from './random';
import { growRoads } from './roads';
import { SIGHTS } from './sights';
import { CITY_NAME, EXTENT, projection } from './site';
import { createStreetIndex } from './streetIndex';
import { createTerrain, GROUND } from './terrain';
import type { City, CityStreet } from './types';
import { createWater } from './water';
import { createZones } from './zones';

function toRing(path: readonly Vec[]): Point[] {
  return path.map(projection.toPoint).filter((point, index, all) => {
    const before = all[index - 1];
    return !before || before.lat !== point.lat || before.lng !== point.lng;
  });
}

/** Makes the whole city from one number. The same number gives the same city, to the last digit. */
export function generateCity(seed: number): City {
  const random = createRandom(seed);
  const water = createWater(random.fork('water'));
  const terrain = createTerrain();
  for (const ring of [water.sea, water.river, water.lake]) terrain.fill(ring, GROUND.water);
  // Without a strip of beach, dead ends would stop with their last step in the surf.
  terrain.stroke(water.coast, 45, GROUND.closed);

  const districts = createDistricts(random.fork('districts'));
  const main = createMainRoads(random.fork('main roads'), water, terrain);
  const guides = [water.coast, water.riverLine, ...main.roads.map((road) => road.path)];
  const field = createField(districts, guides);
  const grown = growRoads(random.fork('streets'), field, terrain, main);
  const roads = nameRoads(joinRoads(grown, random.fork('dead ends')), random.fork('street names'));

  const streets = roads.map(
    (road, index): CityStreet => ({
      id: `street-${index + 1}`,
      name: road.name,
      kind: road.kind,
      paths: [toRing(road.path)],
    }),
  );
  const blocks = findBlocks(roads);
  const parks = main.parks.map((park) => ({ ...park, centre: ringCentre(park.ring) }));
  const gardens = plantGardens(random.fork('gardens'), blocks, parks, terrain);
  const green = [...parks, ...gardens];

  const cityDistricts = districts.map(({ id, name, at }) => ({
    id,
    name,
    centre: projection.toPoint(at),
  }));
  const index = createStreetIndex(streets, cityDistricts);
  const bridges = main.bridges.map(({ name, ends }) => ({
    kind: 'bridge',
    name,
    at: between(...ends, 0.5),
  }));
  const places = createPlaces(
    { streets, districts: cityDistricts },
    { green, bridges, sights: SIGHTS },
    index,
    terrain,
    random.fork('places'),
  );

  const southWest = projection.toPoint({ x: EXTENT.west, y: EXTENT.south });
  const northEast = projection.toPoint({ x: EXTENT.east, y: EXTENT.north });
  return {
    seed,
    name: CITY_NAME,
    centre: elementAt(places, 0).point,
    bounds: {
      south: southWest.lat,
      west: southWest.lng,
      north: northEast.lat,
      east: northEast.lng,
    },
    streets,
    places,
    zones: createZones(water),
    land: toRing(water.land),
    sea: toRing(water.sea),
    river: toRing(water.river),
    lake: toRing(water.lake),
    parks: green.map(({ name, ring }) => ({ name, polygon: toRing(ring) })),
    buildings: drawBuildings(random.fork('buildings'), blocks, green, main.airport).map(toRing),
    districts: cityDistricts,
  };
}
