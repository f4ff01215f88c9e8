import { describe, expect, it } from 'vitest';
import { changeRing, nextCorner, type RingChange } from '../../../domain/place/changeRing';
import {
  nearestSide,
  placeInside,
  ringFault,
  squareMetres,
  withoutTwins,
} from '../../../domain/place/ring';

/** Corners as [east, north] in hundredths of a degree at the equator, where both are about 1,112 metres. */
const ring = (...corners: [number, number][]) =>
  corners.map(([x, y]) => ({ lat: y / 100, lng: x / 100 }));

const square = ring([0, 0], [1, 0], [1, 1], [0, 1]);

describe('the border of a zone (OPER-12)', () => {
  it.each([
    ['nothing', ring(), { kind: 'corners' }],
    ['a side', ring([0, 0], [1, 0]), { kind: 'corners' }],
    ['a triangle', ring([0, 0], [1, 0], [0, 1]), null],
    ['a square', square, null],
    ['a square the other way round', square.toReversed(), null],
    ['a hook', ring([0, 0], [3, 0], [3, 3], [2, 3], [2, 1], [0, 1]), null],
    ['a bow tie', ring([0, 0], [1, 1], [1, 0], [0, 1]), { kind: 'crosses', sides: [0, 2] }],
    [
      'a side through another that is not next to it',
      ring([0, 0], [4, 0], [4, 2], [2, -1], [0, 2]),
      { kind: 'crosses', sides: [0, 2] },
    ],
    [
      'a corner on another side',
      ring([0, 0], [2, 0], [2, 2], [1, 0], [0, 2]),
      { kind: 'crosses', sides: [0, 2] },
    ],
    [
      'a side that goes back on itself',
      ring([0, 0], [2, 0], [1, 0], [1, 2]),
      { kind: 'crosses', sides: [0, 1] },
    ],
    ['three corners in line', ring([0, 0], [1, 0], [2, 0]), { kind: 'crosses', sides: [1, 2] }],
    [
      'a side that comes back to the first corner',
      ring([0, 0], [2, 0], [2, 2], [0, 0], [-2, 2], [-2, 0.5]),
      { kind: 'crosses', sides: [0, 2] },
    ],
    ['a corner in line with its neighbours', ring([0, 0], [1, 0], [2, 0], [2, 2]), null],
    ['90 by 90 metres', ring([0, 0], [0.08, 0], [0.08, 0.08], [0, 0.08]), { kind: 'small' }],
    ['101 by 101 metres', ring([0, 0], [0.091, 0], [0.091, 0.091], [0, 0.091]), null],
  ])('%s', (_, corners, fault) => {
    expect(ringFault(corners)).toEqual(fault);
  });

  it('has 500 corners at the most', () => {
    const circle = (count: number) =>
      ring(
        ...Array.from({ length: count }, (_, index): [number, number] => {
          const angle = (index / count) * 2 * Math.PI;
          return [10 * Math.cos(angle), 10 * Math.sin(angle)];
        }),
      );
    expect([ringFault(circle(500)), ringFault(circle(501))]).toEqual([null, { kind: 'many' }]);
  });

  it('is as large as a square of 1,112 metres is, and half of it 60 degrees north', () => {
    expect(Math.round(squareMetres(square) / 1000)).toBe(1236);
    const north = square.map(({ lat, lng }) => ({ lat: lat + 60, lng }));
    expect(Math.round(squareMetres(north) / 1000)).toBe(618);
  });

  it('is kept without corners that stand twice, and without the first at its end', () => {
    const [a, b, c] = ring([0, 0], [1, 0], [1, 1]);
    if (!a || !b || !c) throw new Error('no corners');
    expect(withoutTwins([a, a, b, c, c, a])).toEqual([a, b, c]);
  });

  it('is named well inside, also where its middle is not', () => {
    const hook = ring([0, 0], [8, 0], [8, 8], [6, 8], [6, 2], [0, 2]);
    const { lat, lng } = placeInside(hook);
    expect([Math.round(lat * 100), Math.round(lng * 100)]).toEqual([1, 7]);
    expect(placeInside(ring([3, 4]))).toEqual({ lat: 0.04, lng: 0.03 });
  });
});

describe('a corner (OPER-12)', () => {
  const at = { lat: 0.02, lng: 0.005 };
  const [a, b, c, d] = square;
  const moved = { lat: 0.0000014, lng: 1 / 3 };

  it.each<[string, RingChange, unknown[], number | null]>([
    ['behind the one that is looked at', { kind: 'added', at, after: 0 }, [a, at, b, c, d], 1],
    ['into the side that is nearest', { kind: 'added', at, after: null }, [a, b, c, at, d], 3],
    [
      'to where it is pulled, by decimetres',
      { kind: 'moved', index: 1, at: moved },
      [a, { lat: 0.000001, lng: 0.333333 }, c, d],
      1,
    ],
    ['away; the one before is looked at', { kind: 'removed', index: 2 }, [a, b, d], 1],
    ['away, the first', { kind: 'removed', index: 0 }, [b, c, d], 0],
  ])('goes %s', (_, change, corners, chosen) => {
    expect(changeRing(square, change)).toEqual({ ring: corners, chosen });
  });

  it('is the only one, and leaves nothing', () => {
    expect(changeRing([], { kind: 'added', at, after: null })).toEqual({ ring: [at], chosen: 0 });
    expect(changeRing([at], { kind: 'removed', index: 0 })).toEqual({ ring: [], chosen: null });
  });

  it('is put at the end while there is no area', () => {
    expect(nearestSide(ring([0, 0], [1, 0]), at)).toBe(1);
  });

  it('that is asked for without a place cuts a side in two, or begins a triangle that is large enough', () => {
    expect(nextCorner(square, 3, at)).toEqual({ lat: 0.005, lng: 0 });
    let corners = changeRing([], { kind: 'added', at: nextCorner([], -1, at), after: -1 }).ring;
    for (const after of [0, 1])
      corners = changeRing(corners, {
        kind: 'added',
        at: nextCorner(corners, after, at),
        after,
      }).ring;
    expect([corners.length, ringFault(corners)]).toEqual([3, null]);
  });
});
