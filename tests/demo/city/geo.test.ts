import { describe, expect, it } from 'vitest';
import { createHeap } from '../../../demo/city/heap';
import { createRandom } from '../../../demo/city/random';
import { decodePolyline, encodePolyline } from '../../../domain/place/polyline';
import { haversine, pointInPolygon } from '../../../server/place/geo';

describe('geo', () => {
  it('measures one degree along a meridian', () => {
    expect(haversine({ lat: 24, lng: 37 }, { lat: 25, lng: 37 })).toBeCloseTo(111_195, -1);
  });

  it('tells inside from outside, also beside a notch', () => {
    const ring = [
      { lat: 0, lng: 0 },
      { lat: 0, lng: 4 },
      { lat: 4, lng: 4 },
      { lat: 1, lng: 2 },
      { lat: 4, lng: 0 },
    ];
    expect(pointInPolygon({ lat: 0.5, lng: 2 }, ring)).toBe(true);
    expect(pointInPolygon({ lat: 3, lng: 2 }, ring)).toBe(false);
    expect(pointInPolygon({ lat: 5, lng: 2 }, ring)).toBe(false);
  });
});

describe('polyline', () => {
  it('writes the published example', () => {
    const points = [
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ];
    expect(encodePolyline(points)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(points);
  });

  it('comes back unchanged', () => {
    const random = createRandom(5);
    const points = Array.from({ length: 300 }, () => ({
      lat: random.int(-9_000_000, 9_000_000) / 1e5,
      lng: random.int(-18_000_000, 18_000_000) / 1e5,
    }));
    expect(decodePolyline(encodePolyline(points))).toEqual(points);
    expect(decodePolyline('')).toEqual([]);
  });

  it('refuses text that is cut off', () => {
    expect(() => decodePolyline('_p~iF~ps')).toThrow('ends inside a number');
  });
});

describe('random', () => {
  it('repeats itself for the same seed only', () => {
    const draw = (seed: number | string) => {
      const random = createRandom(seed);
      return [
        random.next(),
        random.int(1, 6),
        random.between(2, 3),
        random.shuffle([1, 2, 3, 4, 5]),
      ];
    };
    expect(draw(42)).toEqual(draw(42));
    expect(draw('stores')).toEqual(draw('stores'));
    expect(draw(42)).not.toEqual(draw(43));
  });

  it('forks without moving', () => {
    const random = createRandom(1);
    const before = createRandom(1);
    random.fork('a').next();
    expect(random.next()).toBe(before.next());
    expect(random.fork('a').next()).not.toBe(random.fork('b').next());
  });
});

describe('heap', () => {
  it('gives back what costs least, however much it holds', () => {
    const heap = createHeap();
    const random = createRandom(9);
    const costs = Array.from({ length: 5000 }, () => random.next());
    costs.forEach((cost, item) => {
      heap.push(item, cost);
    });
    const given: number[] = [];
    while (heap.size() > 0) given.push(costs[heap.pop()] as number);
    expect(given).toEqual([...costs].sort((a, b) => a - b));
  });
});
