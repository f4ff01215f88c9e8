import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { ApiError } from '../../../src/client/apiError';
import { storedPlace } from '../../../src/client/storage/storage';
import { liveLocationMachine } from '../../../src/place/actors/locationActors';

const asked = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call: asked }));

const device = { latitude: 25.4, longitude: 55.1 };
const answers = (geocoder: ApiError) =>
  asked.mockImplementation(async ({ path }: AnyEndpoint) => {
    if (path === '/config/geocode-api') throw geocoder;
    if (path === '/config/get-zone-id') return { zone_id: [2], zone_data: [] };
    return { lacks: [] };
  });

const chooseHere = async () => {
  const flow = createActor(liveLocationMachine, {
    input: { entry: 'asking', known: null, isPickup: false },
  }).start();
  flow.send({ type: 'location.deviceAsked' });
  const end = await waitFor(
    flow,
    (now) => now.status === 'done' || now.matches({ choosing: 'failed' }),
  );
  return end.output?.kind ?? 'failed';
};

beforeEach(() => {
  window.localStorage.clear();
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition: (done: PositionCallback) =>
        done({ coords: device } as GeolocationPosition),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['knows no address', new ApiError('refused', 404, [{ code: 'not_found', message: '' }])],
  ['is out of order', new ApiError('unavailable', 502, [{ code: 'map_failed', message: '' }])],
  ['is out of reach', new ApiError('unavailable', 503, [{ code: 'map_unavailable', message: '' }])],
  ['takes too long', new ApiError('timeout', 0)],
])('LOC-13 a place is chosen by its figures where the geocoder %s', async (_, failure) => {
  answers(failure);
  expect(await chooseHere()).toBe('chosen');
  expect(storedPlace()).toEqual({
    address: '25.40000, 55.10000',
    point: { lat: 25.4, lng: 55.1 },
    zoneIds: [2],
  });
});

it('LOC-13 without a connection nothing is chosen', async () => {
  answers(new ApiError('network', 0));
  expect(await chooseHere()).toBe('failed');
  expect(storedPlace()).toBeNull();
});
