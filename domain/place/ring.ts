import { elementAt } from '../values/elementAt';
import type { Point } from './place';

/** A polygon by its corners, not closed: the last is joined with the first. */
export type Ring = readonly Point[];

/** What is wrong with a ring, and where: `sides` are the places of the corners at which two sides begin that meet. */
export type RingFault =
  | { readonly kind: 'corners' | 'many' | 'small' }
  | { readonly kind: 'crosses'; readonly sides: readonly [number, number] };

const fewestCorners = 3;
const mostCorners = 500;
/** Less than a block of houses is a slip of the finger. */
const leastSquareMetres = 10_000;

const metresPerDegree = 111_195;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** In metres around its first corner; right for what is far smaller than the globe. */
function flat(ring: Ring): Spot[] {
  const from = ring[0] ?? { lat: 0, lng: 0 };
  const narrow = Math.cos((from.lat * Math.PI) / 180);
  return ring.map(({ lat, lng }) => ({
    x: (lng - from.lng) * narrow * metresPerDegree,
    y: (lat - from.lat) * metresPerDegree,
  }));
}

/** Above 0 where the way over three spots turns left, below 0 where it turns right. */
const turn = (a: Spot, b: Spot, c: Spot) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Whether a spot that is in line with a side lies on it. */
const isOn = (a: Spot, b: Spot, spot: Spot) =>
  Math.min(a.x, b.x) <= spot.x &&
  spot.x <= Math.max(a.x, b.x) &&
  Math.min(a.y, b.y) <= spot.y &&
  spot.y <= Math.max(a.y, b.y);

function meet(a: Spot, b: Spot, c: Spot, d: Spot): boolean {
  const [ofC, ofD, ofA, ofB] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  const isApart = (one: number, other: number) => (one > 0 && other < 0) || (one < 0 && other > 0);
  if (isApart(ofC, ofD) && isApart(ofA, ofB)) return true;
  return (
    (ofC === 0 && isOn(a, b, c)) ||
    (ofD === 0 && isOn(a, b, d)) ||
    (ofA === 0 && isOn(c, d, a)) ||
    (ofB === 0 && isOn(c, d, b))
  );
}

/** Whether the side after a corner lies upon the side before it. */
const foldsBack = (before: Spot, corner: Spot, after: Spot) =>
  turn(before, corner, after) === 0 &&
  (before.x - corner.x) * (after.x - corner.x) + (before.y - corner.y) * (after.y - corner.y) > 0;

/** The first two sides that meet elsewhere than in the corner that they share. */
export function meetingSides(ring: Ring): readonly [number, number] | null {
  const spots = flat(ring);
  const count = spots.length;
  const at = (index: number) => elementAt(spots, index % count);
  for (let one = 0; one < count; one += 1) {
    if (foldsBack(at(one), at(one + 1), at(one + 2))) return [one, (one + 1) % count];
    for (let other = one + 2; other < count; other += 1) {
      const isNeighbour = one === 0 && other === count - 1;
      if (!isNeighbour && meet(at(one), at(one + 1), at(other), at(other + 1))) return [one, other];
    }
  }
  return null;
}

/** How large a ring is; where sides cross this means nothing. */
export function squareMetres(ring: Ring): number {
  const spots = flat(ring);
  const twice = spots.reduce((sum, { x, y }, index) => {
    const next = elementAt(spots, (index + 1) % spots.length);
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

const isSame = (one: Point | undefined, other: Point | undefined) =>
  one?.lat === other?.lat && one?.lng === other?.lng;

/** Without corners that stand where the one before stands, such as a last one that is the first again. */
export function withoutTwins(ring: Ring): Point[] {
  const own = ring.filter((corner, index) => index === 0 || !isSame(corner, ring[index - 1]));
  return own.length > 1 && isSame(own.at(-1), own[0]) ? own.slice(0, -1) : own;
}

/** What is wrong with a ring as the border of a zone; null where nothing is. */
export function ringFault(ring: Ring): RingFault | null {
  if (ring.length < fewestCorners) return { kind: 'corners' };
  if (ring.length > mostCorners) return { kind: 'many' };
  const sides = meetingSides(ring);
  if (sides) return { kind: 'crosses', sides };
  return squareMetres(ring) < leastSquareMetres ? { kind: 'small' } : null;
}

/** How far a spot is from a side, squared. */
function away({ x, y }: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return (x - a.x - share * dx) ** 2 + (y - a.y - share * dy) ** 2;
}

/** Behind which corner a new one changes the ring least: where the side that is nearest to it begins. */
export function nearestSide(ring: Ring, point: Point): number {
  if (ring.length < fewestCorners) return ring.length - 1;
  const [spot, ...spots] = flat([point, ...ring]);
  const far = spots.map((a, index) =>
    spot ? away(spot, a, elementAt(spots, (index + 1) % spots.length)) : 0,
  );
  return far.indexOf(Math.min(...far));
}

const gridSteps = 24;

const holds = (spots: readonly Spot[], { x, y }: Spot) =>
  spots.filter((a, index) => {
    const b = elementAt(spots, (index + 1) % spots.length);
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
  }).length %
    2 ===
  1;

/** A place well inside a ring, for its name: of a grid over it the one that is furthest from all sides. */
export function placeInside(ring: Ring): Point {
  const [first = { lat: 0, lng: 0 }] = ring;
  const [lats, lngs] = [ring.map(({ lat }) => lat), ring.map(({ lng }) => lng)];
  const along = (values: number[], step: number) => {
    const least = Math.min(...values);
    return least + ((step + 0.5) / gridSteps) * (Math.max(...values) - least);
  };
  const grid = Array.from({ length: gridSteps ** 2 }, (_, index) => ({
    lat: along(lats, Math.floor(index / gridSteps)),
    lng: along(lngs, index % gridSteps),
  }));
  const spots = flat([first, ...ring, ...grid]).slice(1);
  const corners = spots.slice(0, ring.length);
  const clear = spots
    .slice(ring.length)
    .map((spot) =>
      holds(corners, spot)
        ? Math.min(
            ...corners.map((a, index) =>
              away(spot, a, elementAt(corners, (index + 1) % corners.length)),
            ),
          )
        : -1,
    );
  const best = Math.max(...clear);
  return (best > 0 && grid[clear.indexOf(best)]) || first;
}
