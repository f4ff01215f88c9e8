import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../../domain/place/geographyEndpoints';
import { listModules, listZones } from '../../../../domain/place/placeEndpoints';
import { decodePolyline } from '../../../../domain/place/polyline';
import { readEnv } from '../../../../server/env';
import { choosePlaces } from '../../../../server/place/places/choosePlaces';
import { createNominatimPlaces } from '../../../../server/place/places/nominatimPlaces';
import { createOsrmRoutes } from '../../../../server/place/places/osrmRoutes';
import { createTestServer, type TestServer } from '../../../support/server';

let server: TestServer;
let centre: { lat: number; lng: number };
beforeAll(async () => {
  server = await createTestServer();
  centre = (await server.deps.settings.config()).default_location;
});
afterAll(() => server.close());

const farAway = { lat: 48.2, lng: 16.37 };

describe('zones', () => {
  it('LOC-14: a point in the city has a zone with delivery charges of its modules', async () => {
    const found = await server.call(calls.getZoneId, { query: centre });
    expect(found.zone_id).toEqual([1]);
    const [zone] = found.zone_data;
    expect(zone?.modules.map((module) => module.module_type)).toContain('food');
    expect(zone?.modules.every((module) => module.per_km_shipping_charge > 0)).toBe(true);
  });

  it('LOC-14: a point outside answers 404 coordinates', async () => {
    const { status, errors } = await server.refusal(calls.getZoneId, { query: farAway });
    expect([status, errors[0]?.code]).toEqual([404, 'coordinates']);
  });

  it('zone/check tells whether a zone covers a point', async () => {
    const check = (zone_id: number) =>
      server.call(calls.checkZone, { query: { ...centre, zone_id } });
    expect([await check(1), await check(2)]).toEqual([true, false]);
  });

  it('lists three zones with polygons', async () => {
    const zones = await server.call(listZones);
    expect(zones).toHaveLength(3);
    expect(zones.every((zone) => zone.coordinates.length > 10)).toBe(true);
  });

  it('MOD-21: modules differ by zone', async () => {
    const names = async (zoneId: number) =>
      (await server.call(listModules, { headers: { zoneId: `[${zoneId}]` } })).map(
        (module) => module.module_type,
      );
    const lists = [await names(1), await names(2), await names(3)];
    expect(new Set(lists.map((list) => list.join())).size).toBe(3);
    const all = await server.call(listModules, { headers: { zoneId: '' } });
    expect(all).toHaveLength(6);
  });
});

describe('addresses and ways in the demo city', () => {
  it.each(['en', 'ar'] as const)('LOC-13: an address in %s', async (language) => {
    const found = await server.call(calls.reverseGeocode, { query: centre, language });
    expect(found.results[0]?.formatted_address).toMatch(
      language === 'ar' ? /[\u0600-\u06ff]/ : /[A-Z]/,
    );
  });

  it('LOC-15, LOC-16: a suggestion leads to a point inside the map', async () => {
    const { suggestions } = await server.call(calls.autocompletePlaces, {
      query: { search_text: 'noor' },
    });
    const placeid = suggestions[0]?.placePrediction.placeId ?? '';
    const { location } = await server.call(calls.getPlaceDetails, { query: { placeid } });
    expect(Math.abs(location.latitude - centre.lat)).toBeLessThan(0.2);
    const { errors } = await server.refusal(calls.getPlaceDetails, { query: { placeid: 'no' } });
    expect(errors[0]?.code).toBe('not_found');
  });

  it('distance and direction agree: the way that maps draw (ORD-05)', async () => {
    const query = {
      origin_lat: centre.lat,
      origin_lng: centre.lng,
      destination_lat: centre.lat + 0.01,
      destination_lng: centre.lng + 0.01,
    };
    const distance = await server.call(calls.getDistance, { query });
    const direction = await server.call(calls.getDirection, { query });
    expect(direction).toMatchObject(distance);
    expect(decodePolyline(direction.encodedPolyline).length).toBeGreaterThan(2);
    expect(distance.distanceMeters).toBeGreaterThan(1_000);
  });
});

describe('outside services', () => {
  let answer: { status: number; body: string };
  let outside: Server;
  let base: string;
  beforeAll(async () => {
    outside = createServer((_, response) => {
      response.statusCode = answer.status;
      response.end(answer.body);
    });
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  });
  afterAll(() => outside.close());

  it('reads what a Nominatim server answers', async () => {
    const places = createNominatimPlaces(base);
    answer = {
      status: 200,
      body: JSON.stringify([{ lat: '1.5', lon: '2.5', display_name: 'A Street, Town, Land' }]),
    };
    const [found] = await places.suggest('a', 'en');
    expect(found).toMatchObject({ main: 'A Street', secondary: 'Town, Land' });
    expect(await places.pointOf(found?.placeId ?? '')).toEqual({ lat: 1.5, lng: 2.5 });
    answer = { status: 200, body: JSON.stringify({ error: 'Unable to geocode' }) };
    expect(await places.addressAt({ lat: 0, lng: 0 }, 'en')).toBeNull();
  });

  it('reads what an OSRM server answers', async () => {
    const routes = createOsrmRoutes(base);
    const route = { distance: 1200.5, duration: 90, geometry: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' };
    answer = { status: 200, body: JSON.stringify({ code: 'Ok', routes: [route] }) };
    const found = await routes.route({ lat: 1, lng: 2 }, { lat: 3, lng: 4 });
    expect(found?.points[0]).toEqual({ lat: 38.5, lng: -120.2 });
    answer = { status: 200, body: JSON.stringify({ code: 'NoRoute' }) };
    expect(await routes.route({ lat: 1, lng: 2 }, { lat: 3, lng: 4 })).toBeNull();
  });

  it.each([
    ['refuses', 500, '{}'],
    ['answers HTML', 200, '<html>'],
    ['answers something else', 200, '{"x":1}'],
  ])('a service that %s is a 502', async (_, status, body) => {
    answer = { status, body };
    await expect(createNominatimPlaces(base).suggest('a', 'en')).rejects.toMatchObject({
      code: 'unavailable',
      status: 502,
    });
  });

  it('a service that is not there is a 503', async () => {
    const routes = createOsrmRoutes('http://127.0.0.1:9');
    await expect(routes.route(centre, farAway)).rejects.toMatchObject({ status: 503 });
  });
});

describe('a shop without a geocoder', () => {
  const places = choosePlaces(readEnv({ DEMO_MODE: '0' }), null);

  it('calls a place by its degrees, and takes degrees that are typed', async () => {
    expect(await places.addressAt({ lat: 21.5, lng: 39.2051234 }, 'en')).toBe('21.50000, 39.20512');
    const [found] = await places.suggest('-21.5, 39.2', 'en');
    expect(found).toEqual({
      placeId: '-21.50000, 39.20000',
      main: '-21.50000, 39.20000',
      secondary: '',
    });
    expect(await places.pointOf('-21.50000, 39.20000')).toEqual({ lat: -21.5, lng: 39.2 });
    expect(await places.suggest('Harbour Street', 'en')).toEqual([]);
    expect(await places.suggest('95, 39.2', 'en')).toEqual([]);
    expect(await places.pointOf('anything')).toBeNull();
  });
});
