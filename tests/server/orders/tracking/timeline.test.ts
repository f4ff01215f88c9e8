import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePolyline } from '../../../../domain/place/polyline';
import { courierPosition, pointAlong } from '../../../../server/orders/tracking/position';
import {
  demoArrival,
  nextStatus,
  promisedArrival,
  secondsLeft,
  stepTime,
} from '../../../../server/orders/tracking/timeline';

const now = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('the timeline of a demo order', () => {
  it('goes through every state, take-away without a ride', () => {
    const path = (type: 'delivery' | 'take_away') => {
      const states = ['pending' as ReturnType<typeof nextStatus>];
      for (let at = states[0]; at; ) {
        at = nextStatus(at, type);
        if (at) states.push(at);
      }
      return states;
    };
    expect(path('delivery')).toEqual([
      'pending',
      'confirmed',
      'processing',
      'handover',
      'picked_up',
      'delivered',
    ]);
    expect(path('take_away')).toEqual([
      'pending',
      'confirmed',
      'processing',
      'handover',
      'delivered',
    ]);
  });
  it('takes three minutes, or less at a higher speed', () => {
    expect(secondsLeft('pending', 'delivery', 1)).toBe(180);
    expect(secondsLeft('pending', 'take_away', 1)).toBe(70);
    expect(secondsLeft('pending', 'delivery', 60)).toBeCloseTo(3);
    expect(stepTime('processing', 'delivery', now, null, 2)).toEqual(later(20));
    expect(stepTime('delivered', 'delivery', now, null, 2)).toBeNull();
  });
  it('keeps a planned order confirmed until it fits its time', () => {
    const at = later(3_600);
    expect(stepTime('pending', 'delivery', now, at, 1)).toEqual(later(10));
    expect(stepTime('confirmed', 'delivery', now, at, 1)).toEqual(later(3_600 - 160));
    expect(stepTime('confirmed', 'delivery', now, later(60), 1)).toEqual(later(10));
    // Nobody cooks a parcel.
    expect(stepTime('confirmed', 'parcel', now, at, 1)).toEqual(later(3_600 - 120));
  });
  it('estimates arrival, and the latest one after it', () => {
    expect(demoArrival('pending', 'delivery', now, null, 1)).toEqual({
      eta: later(180),
      latest: later(234),
    });
    expect(demoArrival('pending', 'delivery', now, later(900), 1).eta).toEqual(later(900));
    expect(promisedArrival(now, null, { least: 20, most: 40 })).toEqual({
      eta: later(1_200),
      latest: later(2_400),
    });
  });
});

describe('where the courier is', () => {
  const path = [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 0.03 },
    { lat: 0, lng: 0.04 },
  ];
  it.each([
    [0, 0],
    [0.5, 0.02],
    [0.75, 0.03],
    [1, 0.04],
    [7, 0.04],
    [-1, 0],
  ])('at %d of the way: %d', (share, lng) => {
    expect(pointAlong(path, share)?.lng).toBeCloseTo(lng, 9);
  });
  it('follows from time alone', () => {
    const route = encodePolyline(path);
    expect(courierPosition(route, null, 100, now)).toEqual({ lat: 0, lng: 0 });
    expect(courierPosition(route, now, 100, later(50))?.lng).toBeCloseTo(0.02, 5);
    expect(courierPosition(route, now, 100, later(500))?.lng).toBeCloseTo(0.04, 5);
    expect(courierPosition('', now, 100, now)).toBeNull();
  });
  it('never leaves the road nor goes back', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (a, b) => {
          const [early, late] = [Math.min(a, b), Math.max(a, b)];
          const from = pointAlong(path, early)?.lng ?? -1;
          const to = pointAlong(path, late)?.lng ?? -1;
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(0.04);
          expect(to).toBeGreaterThanOrEqual(from);
        },
      ),
    );
  });
});
