import type { Places } from '../../server/place/places/places';
import { type City, createGeocoder, createRouter, type Geocoder, type Router } from './city';

/** The demo city's own geocoding and routes: no service outside is asked. */
export function createCityPlaces(city: City): Places {
  let geocoderMade: Geocoder | null = null;
  let routerMade: Router | null = null;
  // Made when first asked: a start need not wait for them, nor pay them where outside services answer.
  const geocoder = () => {
    geocoderMade ??= createGeocoder(city);
    return geocoderMade;
  };
  const router = () => {
    routerMade ??= createRouter(city);
    return routerMade;
  };
  return {
    addressAt: async (point, language) =>
      geocoder().reverse(point, language)?.formatted_address ?? null,
    suggest: async (text, language) =>
      geocoder()
        .autocomplete(text, language)
        .map((found) => ({
          placeId: found.placeId,
          main: found.mainText,
          secondary: found.secondaryText,
        })),
    pointOf: async (placeId) => geocoder().details(placeId),
    route: async (from, to) => router().route(from, to),
  };
}
