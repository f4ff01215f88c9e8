import type { Localized } from '../../domain/language/localized';
import { elementAt } from '../../domain/values/elementAt';
import type { Point } from '../../server/place/geography';
import { distance, type Vec } from '../../server/place/plane';
import { t } from '../locales/city';
import { nearestDistrict } from './districts';
import { createSegmentIndex } from './segmentIndex';
import { CITY_NAME, projection } from './site';
import type { CityDistrict, CityStreet } from './types';

export const PLOT_METERS = 16;

interface NearestStreet {
  street: CityStreet;
  /** Metres from the start of the street's path. */
  along: number;
  /** Whether the point lies to the right of the path. */
  isRight: boolean;
  /** Metres from the point to the street. */
  away: number;
}

export interface StreetIndex {
  nearest(point: Point): NearestStreet;
  /** House number, street, district and city, as one line in each language. */
  address(found: Pick<NearestStreet, 'street' | 'along' | 'isRight'>, at: Point): Localized;
}

/** Even numbers on the right, odd ones on the left, counted from the start of the street. */
export function houseNumber(along: number, isRight: boolean): number {
  return 2 * Math.floor(along / PLOT_METERS) + (isRight ? 2 : 1);
}

/** Writes addresses and finds the nearest street; `districts` are those of the same city. */
export function createStreetIndex(
  streets: readonly CityStreet[],
  districts: readonly CityDistrict[],
): StreetIndex {
  const segments: [Vec, Vec][] = [];
  const owners: CityStreet[] = [];
  const alongs: number[] = [];
  for (const street of streets) {
    for (const path of street.paths) {
      const line = path.map(projection.toPlane);
      let along = 0;
      for (let index = 1; index < line.length; index += 1) {
        const a = elementAt(line, index - 1);
        const b = elementAt(line, index);
        segments.push([a, b]);
        owners.push(street);
        alongs.push(along);
        along += distance(a, b);
      }
    }
  }
  const nearestSegment = createSegmentIndex(segments);
  const centres = districts.map(({ name, centre }) => ({ name, at: projection.toPlane(centre) }));

  return {
    nearest: (point) => {
      const p = projection.toPlane(point);
      const { segment, share, away } = nearestSegment(p);
      const [a, b] = elementAt(segments, segment);
      return {
        street: elementAt(owners, segment),
        along: elementAt(alongs, segment) + distance(a, b) * share,
        isRight: (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) < 0,
        away,
      };
    },
    address: ({ street, along, isRight }, at) => {
      const number = houseNumber(along, isRight);
      const district = nearestDistrict(centres, projection.toPlane(at)).name;
      return t('{number} {street}, {district}, {city}', {
        number,
        street: street.name,
        district,
        city: CITY_NAME,
      });
    },
  };
}
