import type { City } from '../../../demo/city/city';
import type { Env } from '../../env';
import { createCityPlaces } from './cityPlaces';
import { createGooglePlaces } from './googlePlaces';
import { createNominatimPlaces } from './nominatimPlaces';
import { createOsrmRoutes } from './osrmRoutes';
import type { Places } from './places';

/** The demo city's own places and routes, except where the environment names an outside service. */
export function choosePlaces(env: Env, city: City): Places {
  const own = createCityPlaces(city);
  const google = env.GOOGLE_MAPS_SERVER_KEY ? createGooglePlaces(env.GOOGLE_MAPS_SERVER_KEY) : null;
  return {
    ...own,
    ...google,
    ...(env.GEOCODER_URL && createNominatimPlaces(env.GEOCODER_URL)),
    ...(env.ROUTING_URL && createOsrmRoutes(env.ROUTING_URL)),
  };
}
