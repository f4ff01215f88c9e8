import type { Area, Drawing, DrawnNode, Point } from '../layout/drawing';

/** How far a point is from an area; 0 within it. */
const distanceTo = ({ x, y, width, height }: Area, point: Point): number =>
  Math.hypot(
    Math.max(x - point.x, 0, point.x - x - width),
    Math.max(y - point.y, 0, point.y - y - height),
  );

/** The smallest state at a point, or the one that is nearest. */
function nearestTo(point: Point, nodes: readonly DrawnNode[]): DrawnNode | undefined {
  const size = ({ width, height }: Area) => width * height;
  return [...nodes].sort(
    (a, b) => distanceTo(a, point) - distanceTo(b, point) || size(a) - size(b),
  )[0];
}

/** Where a point of a drawing is in another one of the same chart: as far within, or beside, the same state. */
export function samePlace(from: Drawing, to: Drawing, point: Point): Point {
  const there = new Map(to.nodes.map((node) => [node.id, node]));
  const near = nearestTo(
    point,
    from.nodes.filter(({ id, kind }) => kind === 'state' && there.has(id)),
  );
  const same = near && there.get(near.id);
  if (!near || !same) return point;
  const along = (at: number, start: number, length: number, start2: number, length2: number) => {
    const share = Math.min(1, Math.max(0, (at - start) / length));
    return start2 + share * length2 + (at - start - share * length);
  };
  return {
    x: along(point.x, near.x, near.width, same.x, same.width),
    y: along(point.y, near.y, near.height, same.y, same.height),
  };
}
