import type { Demo } from '../../demo';
import type { Env } from '../../env';
import type { Point } from '../geography';
import { createGooglePlaces } from './googlePlaces';
import { createNominatimPlaces } from './nominatimPlaces';
import { createOsrmRoutes } from './osrmRoutes';
import type { Places } from './places';

/** A point of the globe as it is typed: "21.5, 39.2". */
function typedPoint(text: string): Point | null {
  const found = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (!found) return null;
  const point = { lat: Number(found[1]), lng: Number(found[2]) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}
const written = ({ lat, lng }: Point) => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

/** A shop without any service: a place is where a device says that it is, and is called by its degrees; no way is known. */
const noPlaces: Places = {
  addressAt: async (point) => written(point),
  suggest: async (text) => {
    const point = typedPoint(text);
    return point ? [{ placeId: written(point), main: written(point), secondary: '' }] : [];
  },
  pointOf: async (placeId) => typedPoint(placeId),
  route: async () => null,
};

/** The services that the environment names; for the rest the demo city's own, where there is one. */
export function choosePlaces(env: Env, demo: Pick<Demo, 'places'> | null): Places {
  const google = env.GOOGLE_MAPS_SERVER_KEY ? createGooglePlaces(env.GOOGLE_MAPS_SERVER_KEY) : null;
  return {
    ...(demo?.places ?? noPlaces),
    ...google,
    ...(env.GEOCODER_URL && createNominatimPlaces(env.GEOCODER_URL)),
    ...(env.ROUTING_URL && createOsrmRoutes(env.ROUTING_URL)),
  };
}
