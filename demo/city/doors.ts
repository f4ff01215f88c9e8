import { elementAt } from '../../domain/values/elementAt';
import type { Point } from '../../server/place/geography';
import { between, distance, type Vec } from '../../server/place/plane';
import { projection } from './site';
import { houseNumber, PLOT_METERS, type StreetIndex } from './streetIndex';
import type { CityStreet } from './types';

// A door near a corner may lie nearer to the street across: then another spot of the plot is tried.
const spotsOfPlot = [0.5, 0.3, 0.7, 0.1, 0.9];
const metersFromStreet = [6, 3, 1.5];

/** The point so many metres along a path and beside it, to the right where `beside` is positive. */
function besidePath(path: readonly Vec[], along: number, beside: number): Vec | null {
  let left = along;
  for (let index = 1; index < path.length; index += 1) {
    const [a, b] = [elementAt(path, index - 1), elementAt(path, index)];
    const length = distance(a, b);
    if (left <= length && length > 0) {
      const on = between(a, b, left / length);
      return {
        x: on.x + ((b.y - a.y) / length) * beside,
        y: on.y - ((b.x - a.x) / length) * beside,
      };
    }
    left -= length;
  }
  return null;
}

/** Where a street has the house with a number; null where it has none. */
export function findDoor(index: StreetIndex, street: CityStreet, number: number): Point | null {
  const isRight = number % 2 === 0;
  const plot = Math.floor((number - 1) / 2);
  for (const path of street.paths) {
    const line = path.map(projection.toPlane);
    for (const away of metersFromStreet) {
      for (const spot of spotsOfPlot) {
        const at = besidePath(line, (plot + spot) * PLOT_METERS, isRight ? away : -away);
        if (!at) continue;
        const point = projection.toPoint(at);
        const nearest = index.nearest(point);
        const isHere = nearest.street === street;
        if (isHere && houseNumber(nearest.along, nearest.isRight) === number) return point;
      }
    }
  }
  return null;
}
