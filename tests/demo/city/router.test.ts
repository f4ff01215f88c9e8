import { describe, expect, it } from 'vitest';
import { createCity, createRouter, type Point } from '../../../demo/city/city';
import { createRandom } from '../../../demo/city/random';
import { haversine } from '../../../server/place/geo';

const city = createCity();
const router = createRouter(city);
const key = (point: Point) => `${point.lat},${point.lng}`;

describe('the road net', () => {
  it.each([city.seed, 1, 2])('hangs together for seed %i', (seed) => {
    const { streets } = seed === city.seed ? city : createCity(seed);
    const owners = new Map<string, number[]>();
    streets.forEach((street, index) => {
      for (const point of street.paths.flat())
        owners.set(key(point), [...(owners.get(key(point)) ?? []), index]);
    });
    const reached = new Set([0]);
    const open = [0];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const point of streets[at]?.paths.flat() ?? []) {
        for (const next of owners.get(key(point)) ?? []) {
          if (reached.has(next)) continue;
          reached.add(next);
          open.push(next);
        }
      }
    }
    expect(reached.size).toBe(streets.length);
    expect(streets.length).toBeGreaterThanOrEqual(400);
  });
});

describe('routes', () => {
  const random = createRandom(11);
  const pairs = Array.from(
    { length: 200 },
    () => [random.pick(city.places).point, random.pick(city.places).point] as const,
  );

  it('leads between any two places, neither shorter than the straight line nor absurdly long', () => {
    for (const [from, to] of pairs) {
      const straight = haversine(from, to);
      const route = router.route(from, to);
      expect(route).not.toBeNull();
      expect(route?.distanceMeters).toBeGreaterThanOrEqual(Math.floor(straight));
      expect(route?.distanceMeters).toBeLessThan(3 * straight + 2000);
      expect(route?.points[0]).toEqual(from);
      expect(route?.points.at(-1)).toEqual(to);
    }
  });

  it('drives at the pace of a town', () => {
    for (const [from, to] of pairs) {
      const route = router.route(from, to);
      if (!route || route.distanceMeters < 2000) continue;
      const speed = (route.distanceMeters / route.durationSeconds) * 3.6;
      expect(speed).toBeGreaterThan(15);
      expect(speed).toBeLessThan(80);
    }
  });

  it('takes about as long there as back', () => {
    for (const [from, to] of pairs.slice(0, 20)) {
      const there = router.route(from, to)?.durationSeconds ?? 0;
      expect(Math.abs(there - (router.route(to, from)?.durationSeconds ?? 0))).toBeLessThanOrEqual(
        1,
      );
    }
  });

  it('stays at home when both ends are one', () => {
    const route = router.route(city.centre, city.centre);
    expect(route?.distanceMeters).toBeLessThan(250);
  });

  it('knows no way from another country', () => {
    expect(router.route({ lat: 51.5, lng: -0.12 }, city.centre)).toBeNull();
  });
});
