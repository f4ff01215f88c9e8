import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  addressAt,
  cityMapData,
  createCity,
  createGeocoder,
  zoneAt,
} from '../../../demo/city/city';
import { createRandom } from '../../../demo/city/random';
import { pointInPolygon } from '../../../server/place/geo';

const city = createCity();
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const mapData = cityMapData(city);

describe('the demo city', () => {
  it('is large enough to get lost in', () => {
    expect(city.streets.length).toBeGreaterThanOrEqual(400);
    expect(city.places.length).toBeGreaterThanOrEqual(300);
    expect(city.districts.length).toBeGreaterThanOrEqual(20);
    expect(city.parks.length).toBeGreaterThanOrEqual(20);
    expect(new Set(city.places.map((place) => place.kind)).size).toBeGreaterThanOrEqual(20);
  });

  it('is the same to the last byte for the same seed, and another one for another seed', () => {
    expect(digest(createCity())).toBe(digest(city));
    expect(digest(createCity(city.seed + 1))).not.toBe(digest(city));
  });

  it.each(['streets', 'places', 'districts'] as const)(
    'gives its %s names and ids of their own',
    (kind) => {
      const list = city[kind];
      expect(new Set(list.map((entry) => entry.id)).size).toBe(list.length);
      expect(new Set(list.map((entry) => entry.name.en)).size).toBe(list.length);
      expect(new Set(list.map((entry) => entry.name.ar)).size).toBe(list.length);
    },
  );

  it('writes each name in the letters of its language', () => {
    const names = [
      ...city.streets,
      ...city.places,
      ...city.districts,
      ...city.parks,
      ...city.zones,
    ].map((entry) => entry.name);
    expect(names.filter((name) => !/^[\p{Script=Arabic} ]+$/u.test(name.ar))).toEqual([]);
    expect(names.filter((name) => !/^[A-Za-z' -]+$/.test(name.en))).toEqual([]);
    expect(city.places.filter((place) => /[A-Za-z]/.test(place.address.ar))).toEqual([]);
  });

  it('keeps everything on the map', () => {
    const { south, west, north, east } = city.bounds;
    const outside = [
      ...city.places.map((place) => place.point),
      ...city.streets.flatMap((street) => street.paths.flat()),
    ].filter(
      (point) => point.lat < south || point.lat > north || point.lng < west || point.lng > east,
    );
    expect(outside).toEqual([]);
  });

  it('lets streets meet the river only on bridges', () => {
    const wet = city.streets.filter((street) =>
      street.paths
        .flat()
        .some((point) => [city.sea, city.lake].some((water) => pointInPolygon(point, water))),
    );
    expect(wet.map((street) => street.name.en)).toEqual([]);
    const inRiver = city.streets.filter((street) =>
      street.paths.flat().some((point) => pointInPolygon(point, city.river)),
    );
    expect(inRiver.filter((street) => street.kind === 'lane')).toEqual([]);
    expect(inRiver.length).toBeLessThan(20);
  });
});

describe('zones', () => {
  it('puts the default location into zone 1', () => {
    expect(city.places[0]?.name.en).toBe('Noor Square');
    expect(city.places[0]?.point).toEqual(city.centre);
    expect(zoneAt(city, city.centre)).toBe(1);
  });

  it.each([
    ['Old Harbour', 1],
    ['University Quarter', 1],
    ['Citadel Hill', 2],
    ['Lake Quarter', 2],
    ['Crafts City', 3],
    ['Coral Bay', 3],
    ['Airport Quarter', null],
    ['Sunrise', null],
  ])('delivers to %s from zone %s', (name, zone) => {
    const district = city.districts.find((candidate) => candidate.name.en === name);
    expect(district && zoneAt(city, district.centre)).toBe(zone);
  });

  it('covers most of the places but not all', () => {
    const covered =
      city.places.filter((place) => zoneAt(city, place.point) !== null).length / city.places.length;
    expect(covered).toBeGreaterThan(0.7);
    expect(covered).toBeLessThan(0.97);
  });

  it.each([1, 2, 3])('has front doors in zone %i, on the street that they name', (zoneId) => {
    const random = createRandom(zoneId);
    const geocoder = createGeocoder(city);
    for (let door = 0; door < 100; door += 1) {
      const { point, address, streetName } = addressAt(city, random, zoneId);
      expect(zoneAt(city, point)).toBe(zoneId);
      expect(address.en).toContain(streetName.en);
      expect(geocoder.reverse(point, 'en')?.formatted_address).toBe(address.en);
      expect(geocoder.reverse(point, 'ar')?.formatted_address).toBe(address.ar);
    }
  });

  it('refuses a zone that the city does not have', () => {
    expect(() => addressAt(city, createRandom(1), 9)).toThrow('no zone 9');
  });
});

describe('map data', () => {
  it('fits into 350 kB', () => {
    expect(Buffer.byteLength(JSON.stringify(mapData))).toBeLessThan(350_000);
  });

  it('has every street, with flat paths of five decimals', () => {
    expect(mapData.roads).toHaveLength(city.streets.length);
    const rings = [...mapData.land, ...mapData.water, ...mapData.parks.map((park) => park.ring)];
    for (const path of [...rings, ...mapData.roads.map((road) => road.path)]) {
      expect(path.length % 2).toBe(0);
      expect(path.length).toBeGreaterThanOrEqual(4);
    }
    const long = mapData.roads
      .flatMap((road) => road.path)
      .filter((value) => String(value).length > 8);
    expect(long).toEqual([]);
  });

  it('labels districts, parks, water and places', () => {
    expect(new Set(mapData.labels.map((label) => label.kind))).toEqual(
      new Set(['district', 'park', 'water', 'place']),
    );
  });
});
