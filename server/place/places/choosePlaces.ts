import type { Demo } from '../../demo';
import type { Env } from '../../env';
import { Refusal } from '../../http/refusal';
import { createGooglePlaces } from './googlePlaces';
import { createNominatimPlaces } from './nominatimPlaces';
import { createOsrmRoutes } from './osrmRoutes';
import type { Places } from './places';

const unavailable = async () => {
  throw new Refusal('unavailable', { status: 503 });
};

/** A shop without any service: addresses cannot be looked up, and no way is known. */
const noPlaces: Places = {
  addressAt: unavailable,
  suggest: unavailable,
  pointOf: unavailable,
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
