import * as v from 'valibot';
import { decodePolyline } from '../../../domain/place/polyline';
import { askOutside } from './outside';
import type { Places } from './places';

const answer = v.union([
  v.object({
    code: v.literal('Ok'),
    routes: v.pipe(
      v.array(v.object({ distance: v.number(), duration: v.number(), geometry: v.string() })),
      v.minLength(1),
    ),
  }),
  v.object({ code: v.picklist(['NoRoute', 'NoSegment']) }),
]);

/** Routes by a service that speaks OSRM's protocol. */
export function createOsrmRoutes(base: string): Pick<Places, 'route'> {
  return {
    route: async (from, to) => {
      const way = `${from.lng},${from.lat};${to.lng},${to.lat}`;
      const found = await askOutside(
        `${base}/route/v1/driving/${way}?overview=full&geometries=polyline`,
        answer,
      );
      if (!('routes' in found)) return null;
      const [route] = found.routes;
      return route
        ? {
            distanceMeters: route.distance,
            durationSeconds: route.duration,
            points: decodePolyline(route.geometry),
          }
        : null;
    },
  };
}
