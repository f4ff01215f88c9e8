import { type City, createGeocoder, createRouter } from '../city/city';
import type { Places } from './places';

/** The demo city's own geocoding and routes: no service outside is asked. */
export function createCityPlaces(city: City): Places {
  const geocoder = createGeocoder(city);
  const router = createRouter(city);
  return {
    addressAt: async (point, language) =>
      geocoder.reverse(point, language)?.formatted_address ?? null,
    suggest: async (text, language) =>
      geocoder.autocomplete(text, language).map((found) => ({
        placeId: found.placeId,
        main: found.mainText,
        secondary: found.secondaryText,
      })),
    pointOf: async (placeId) => geocoder.details(placeId),
    route: async (from, to) => router.route(from, to),
  };
}
