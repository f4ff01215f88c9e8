import type { MapData } from '../../domain/place/mapData';
import { haversine } from '../../server/place/geo';
import type { Point } from '../../server/place/geography';
import { ringArea, simplify } from '../../server/place/plane';
import { t } from '../locales/city';
import { PLACE_KINDS } from './placeNames';
import { projection } from './site';
import type { City } from './types';

const RANKS: Record<string, number> = {
  landmark: 3,
  airport: 2,
  harbour: 4,
  beach: 4,
  bridge: 6,
  ...Object.fromEntries(PLACE_KINDS.map((kind) => [kind.kind, kind.rank])),
};

/** Junctions on straight road are for the router; on a drawing they are wasted bytes. */
function flat(path: readonly Point[], toleranceMeters: number): number[] {
  const line = path.map((point) => ({ ...projection.toPlane(point), point }));
  return simplify(line, toleranceMeters).flatMap(({ point }) => [point.lat, point.lng]);
}

const at = (point: Point): [number, number] => [point.lat, point.lng];
const squareMeters = (ring: readonly Point[]) => Math.abs(ringArea(ring.map(projection.toPlane)));

/** The city as the browser draws it: ground, roads and labels, but no zones, which are the API's business. */
export function cityMapData(city: City): MapData {
  const { south, west, north, east } = city.bounds;
  const inSea = { lat: south + (north - south) * 0.2, lng: west + (east - west) * 0.07 };
  // The ring runs up one bank and down the other, so that opposite entries face each other across the water.
  const bank = Math.round(city.river.length * 0.2);
  const [north1, south1] = [
    city.river[bank] ?? city.centre,
    city.river.at(-1 - bank) ?? city.centre,
  ];
  const inRiver = { lat: (north1.lat + south1.lat) / 2, lng: (north1.lng + south1.lng) / 2 };
  const lakePoint = projection.toPoint(
    city.lake
      .map(projection.toPlane)
      .reduce(
        (sum, p) => ({ x: sum.x + p.x / city.lake.length, y: sum.y + p.y / city.lake.length }),
        { x: 0, y: 0 },
      ),
  );
  const greenNames = new Set(city.parks.map((park) => park.name.en));

  const labels: MapData['labels'] = city.districts.map(({ name, centre }) => ({
    kind: 'district',
    name,
    at: at(centre),
    rank: haversine(centre, city.centre) < 3000 ? 1 : 2,
  }));
  labels.push(
    { kind: 'water', name: t('Gulf of Noor'), at: at(inSea), rank: 1 },
    { kind: 'water', name: t('Noor River'), at: at(inRiver), rank: 2 },
    { kind: 'water', name: t('Heron Lake'), at: at(lakePoint), rank: 2 },
  );
  for (const park of city.parks) {
    const place = city.places.find((candidate) => candidate.name.en === park.name.en);
    const area = squareMeters(park.polygon);
    // The middle of the lake's park is the lake, which has a label already.
    if (!place || park.name.en.includes('Lake')) continue;
    labels.push({
      kind: 'park',
      name: park.name,
      at: at(place.point),
      rank: area > 150_000 ? 3 : area > 30_000 ? 5 : 6,
    });
  }
  for (const place of city.places) {
    if (greenNames.has(place.name.en)) continue;
    labels.push({
      kind: 'place',
      name: place.name,
      at: at(place.point),
      rank: RANKS[place.kind] ?? 8,
    });
  }

  return {
    version: 1,
    name: city.name,
    bounds: [south, west, north, east],
    land: [flat(city.land, 2)],
    water: [flat(city.sea, 2), flat(city.river, 1.5), flat(city.lake, 1.5)],
    parks: city.parks.map(({ name, polygon }) => ({ name, ring: flat(polygon, 1.5) })),
    buildings: city.buildings.map((ring) => flat(ring, 1)),
    roads: city.streets.flatMap(({ kind, name, paths }) =>
      paths.map((path) => ({ kind, name, path: flat(path, 2.2) })),
    ),
    labels: labels.map((label) => ({ ...label, at: [round(label.at[0]), round(label.at[1])] })),
  };
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
