import { eq, sql } from 'drizzle-orm';
import { inLanguage } from '../../../domain/language/localized';
import * as calls from '../../../domain/place/geographyEndpoints';
import { listZones } from '../../../domain/place/placeEndpoints';
import { encodePolyline } from '../../../domain/place/polyline';
import { fromMillis } from '../../../domain/values/money';
import { modules, moduleZones, zones } from '../../db/schema/places';
import { Refusal } from '../../http/refusal';
import type { Register } from '../../http/serve';
import { zonesAt } from '../addresses/store';
import type { Point } from '../geography';

const seconds = (duration: number) => `${Math.round(duration)}s`;

export const registerPlaces: Register = (serve, deps) => {
  serve(calls.getZoneId, async ({ query, language }) => {
    const ids = await zonesAt(deps.db, query.lat, query.lng);
    if (ids.length === 0) throw new Refusal('coordinates');
    const rows = await deps.db
      .select({ charge: moduleZones, zoneName: zones.name, type: modules.type })
      .from(moduleZones)
      .innerJoin(zones, eq(zones.id, moduleZones.zoneId))
      .innerJoin(modules, eq(modules.id, moduleZones.moduleId))
      .where(sql`${modules.active}`)
      .orderBy(moduleZones.zoneId, moduleZones.moduleId);
    const zoneData = ids.flatMap((id) => {
      const own = rows.filter(({ charge }) => charge.zoneId === id);
      const [first] = own;
      if (!first) return [];
      const costs = own.map(({ charge, type }) => ({
        id: charge.moduleId,
        module_type: type,
        per_km_shipping_charge: fromMillis(charge.perKmCharge),
        minimum_shipping_charge: fromMillis(charge.minimumCharge),
        maximum_shipping_charge:
          charge.maximumCharge === null ? null : fromMillis(charge.maximumCharge),
        increased_delivery_fee: charge.increasedFee / 1000,
      }));
      return [{ id, name: inLanguage(first.zoneName, language), modules: costs }];
    });
    // A list as text, as the apps on these paths read it.
    return { zone_id: JSON.stringify(ids), zone_data: zoneData };
  });

  serve(listZones, async ({ language }) => {
    const rows = await deps.db.select().from(zones).where(eq(zones.active, true)).orderBy(zones.id);
    return rows.map(({ id, name, area }) => ({
      id,
      name: inLanguage(name, language),
      status: 1 as const,
      coordinates: area,
    }));
  });

  serve(calls.checkZone, async ({ query }) =>
    (await zonesAt(deps.db, query.lat, query.lng)).includes(query.zone_id),
  );

  serve(calls.reverseGeocode, async ({ query, language }) => {
    const address = await deps.places.addressAt(query, language);
    if (address === null) throw new Refusal('not_found');
    return { results: [{ formatted_address: address }] };
  });

  serve(calls.autocompletePlaces, async ({ query, language }) => {
    const found = await deps.places.suggest(query.search_text, language);
    return {
      suggestions: found.map(({ placeId, main, secondary }) => ({
        placePrediction: {
          placeId,
          structuredFormat: { mainText: { text: main }, secondaryText: { text: secondary } },
        },
      })),
    };
  });

  serve(calls.getPlaceDetails, async ({ query }) => {
    const point = await deps.places.pointOf(query.placeid);
    if (!point) throw new Refusal('not_found');
    return { location: { latitude: point.lat, longitude: point.lng } };
  });

  interface Trip {
    origin_lat: number;
    origin_lng: number;
    destination_lat: number;
    destination_lng: number;
  }
  const routeOf = async (trip: Trip) => {
    const from: Point = { lat: trip.origin_lat, lng: trip.origin_lng };
    const to: Point = { lat: trip.destination_lat, lng: trip.destination_lng };
    const route = await deps.places.route(from, to);
    if (!route) throw new Refusal('not_found');
    return route;
  };

  serve(calls.getDistance, async ({ query }) => {
    const route = await routeOf(query);
    return {
      distanceMeters: Math.round(route.distanceMeters),
      duration: seconds(route.durationSeconds),
    };
  });

  serve(calls.getDirection, async ({ query }) => {
    const route = await routeOf(query);
    return {
      encodedPolyline: encodePolyline(route.points),
      distanceMeters: Math.round(route.distanceMeters),
      duration: seconds(route.durationSeconds),
    };
  });
};
