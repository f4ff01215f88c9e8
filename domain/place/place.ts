import * as v from 'valibot';
import { flag, id, latitude, longitude, num, numOr, rows, text, zoneIds } from '../wire/fields';

export const point = v.object({ lat: latitude, lng: longitude });
export type Point = v.InferOutput<typeof point>;

/** Zone with its polygon; `coordinates` is one ring of points, not closed. */
export const zone = v.object({
  id,
  name: text,
  status: flag,
  coordinates: rows(point),
});
export type Zone = v.InferOutput<typeof zone>;

/** Answer of the zone lookup: the covering zones, and what each module costs to deliver there. */
export const zoneLookup = v.object({
  zone_id: zoneIds,
  zone_data: rows(
    v.object({
      id,
      name: text,
      modules: rows(
        v.object({
          id,
          module_type: text,
          per_km_shipping_charge: numOr(0),
          minimum_shipping_charge: numOr(0),
          maximum_shipping_charge: numOr(null),
          increased_delivery_fee: numOr(0),
        }),
      ),
    }),
  ),
});

export type ZoneLookup = v.InferOutput<typeof zoneLookup>;

export const geocoding = v.object({
  results: v.pipe(rows(v.object({ formatted_address: text })), v.minLength(1)),
});

export const suggestions = v.object({
  suggestions: rows(
    v.object({
      placePrediction: v.object({
        placeId: v.string(),
        structuredFormat: v.object({
          mainText: v.object({ text }),
          secondaryText: v.optional(v.object({ text }), { text: '' }),
        }),
      }),
    }),
  ),
});
export type PlacePrediction = v.InferOutput<
  typeof suggestions
>['suggestions'][number]['placePrediction'];

export const placeDetails = v.object({ location: v.object({ latitude, longitude }) });

/** Distance in metres, duration as text in seconds: "734s". */
export const distance = v.object({
  distanceMeters: num,
  duration: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?s$/)),
});

/** Route as an encoded polyline (five decimals), metres and "734s". */
export const direction = v.object({
  encodedPolyline: v.string(),
  distanceMeters: num,
  duration: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?s$/)),
});
