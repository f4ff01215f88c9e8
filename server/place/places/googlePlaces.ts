import * as v from 'valibot';
import { decodePolyline } from '../../../domain/place/polyline';
import { askOutside } from './outside';
import type { Places } from './places';

const text = v.object({ text: v.string() });
const geocoded = v.object({
  results: v.array(v.object({ formatted_address: v.string() })),
});
const predictions = v.object({
  suggestions: v.optional(
    v.array(
      v.object({
        placePrediction: v.object({
          placeId: v.string(),
          structuredFormat: v.object({ mainText: text, secondaryText: v.optional(text) }),
        }),
      }),
    ),
    [],
  ),
});
const details = v.object({
  location: v.optional(v.object({ latitude: v.number(), longitude: v.number() })),
});
const routes = v.object({
  routes: v.optional(
    v.array(
      v.object({
        distanceMeters: v.optional(v.number(), 0),
        duration: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?s$/)),
        polyline: v.object({ encodedPolyline: v.string() }),
      }),
    ),
    [],
  ),
});

const latLng = ({ lat, lng }: { lat: number; lng: number }) => ({
  location: { latLng: { latitude: lat, longitude: lng } },
});

export function createGooglePlaces(key: string): Places {
  const headers = (fields: string) => ({
    'Content-Type': 'application/json',
    'X-Goog-Api-Key': key,
    'X-Goog-FieldMask': fields,
  });
  return {
    addressAt: async ({ lat, lng }, language) => {
      const query = new URLSearchParams({ latlng: `${lat},${lng}`, language, key });
      const url = `https://maps.googleapis.com/maps/api/geocode/json?${query}`;
      return (await askOutside(url, geocoded)).results[0]?.formatted_address ?? null;
    },
    suggest: async (input, languageCode) => {
      const url = 'https://places.googleapis.com/v1/places:autocomplete';
      const found = await askOutside(url, predictions, {
        method: 'POST',
        headers: headers('*'),
        body: JSON.stringify({ input, languageCode }),
      });
      return found.suggestions.map(({ placePrediction: { placeId, structuredFormat } }) => ({
        placeId,
        main: structuredFormat.mainText.text,
        secondary: structuredFormat.secondaryText?.text ?? '',
      }));
    },
    pointOf: async (placeId) => {
      const url = `https://places.googleapis.com/v1/places/${encodeURIComponent(placeId)}`;
      const { location } = await askOutside(url, details, { headers: headers('location') });
      return location ? { lat: location.latitude, lng: location.longitude } : null;
    },
    route: async (from, to) => {
      const url = 'https://routes.googleapis.com/directions/v2:computeRoutes';
      const found = await askOutside(url, routes, {
        method: 'POST',
        headers: headers('routes.distanceMeters,routes.duration,routes.polyline.encodedPolyline'),
        body: JSON.stringify({
          origin: latLng(from),
          destination: latLng(to),
          travelMode: 'DRIVE',
        }),
      });
      const [route] = found.routes;
      return route
        ? {
            distanceMeters: route.distanceMeters,
            durationSeconds: Number.parseFloat(route.duration),
            points: decodePolyline(route.polyline.encodedPolyline),
          }
        : null;
    },
  };
}
