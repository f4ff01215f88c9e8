// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const shop = vi.hoisted(() => ({ told: [] as unknown[], isReached: true }));
vi.mock('../../../src/client/client', () => ({
  call: async (_: unknown, { body }: { body: unknown }) => {
    shop.told.push(body);
    if (!shop.isReached) throw new Error('lost');
    return {};
  },
}));
const { sharePlace } = await import('../../../src/ride/actors/place');

let stand: (latitude: number, longitude: number) => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(shop, { told: [], isReached: true });
  vi.stubGlobal('navigator', {
    geolocation: {
      watchPosition: (hear: (place: { coords: object }) => void) => {
        stand = (latitude, longitude) => hear({ coords: { latitude, longitude } });
        return 1;
      },
      clearWatch: () => undefined,
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('RIDE-06 tells each new place at most once in 5 s, and one that is the same every 30 s', async () => {
  const stop = sharePlace(() => undefined);
  stand(1, 1);
  stand(2, 2);
  stand(3, 3);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shop.told).toEqual([
    { latitude: 1, longitude: 1 },
    { latitude: 3, longitude: 3 },
  ]);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(shop.told).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shop.told).toHaveLength(3);
  stop();
});

it('RIDE-06 tells a place again after 5 s that was lost on its way, though its courier stands still', async () => {
  const stop = sharePlace(() => undefined);
  stand(1, 1);
  await vi.advanceTimersByTimeAsync(5_000);
  shop.isReached = false;
  stand(2, 2);
  await vi.advanceTimersByTimeAsync(5_000);
  shop.isReached = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shop.told).toEqual([
    { latitude: 1, longitude: 1 },
    { latitude: 2, longitude: 2 },
    { latitude: 2, longitude: 2 },
  ]);
  stop();
});
