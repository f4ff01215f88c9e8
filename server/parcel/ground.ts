import { and, eq } from 'drizzle-orm';
import type { ZoneCharges } from '../../domain/checkout/deliveryPrice';
import type { Config } from '../../domain/config';
import type { ParcelCategory, ParcelReceiver } from '../../domain/parcel/parcel';
import { encodePolyline } from '../../domain/place/polyline';
import { parcelCategories } from '../db/schema/orders';
import { modules } from '../db/schema/places';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import { t } from '../locales/t';
import { type OrderScope, type Way, wireCharges } from '../orders/ground';
import { zonesAt } from '../place/addresses/store';
import { haversine } from '../place/geo';
import type { Point } from '../place/geography';
import type { Route } from '../place/places/places';
import { type ChargesRow, workingIn } from '../place/working';
import { wireKind } from './kinds';

/** What a parcel's price stands on; read before the transaction, because routes may come from outside. */
export interface ParcelGround {
  readonly config: Config;
  readonly category: ParcelCategory;
  readonly zoneId: number;
  readonly zone: ZoneCharges;
  readonly pickup: Point;
  readonly receiver: ParcelReceiver;
  readonly way: Way;
}

export interface ParcelRequest {
  readonly parcel_category_id?: number | null | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  readonly receiver_details?: ParcelReceiver | null | undefined;
}

/** Whoever sends less far than this carries it over. */
const leastMetres = 25;

const outside = {
  pickup: t('We do not pick parcels up here. Please choose another pick-up location.'),
  destination: t('We do not deliver parcels to this place. Please choose another destination.'),
};
const unmeasured = t(
  'The distance cannot be measured at the moment, so we do not know the price yet. Please try again.',
);

const missing = (field: string) => new Refusal('validation', { detail: { field } });

async function findKind(deps: Deps, scope: OrderScope, id: number): Promise<ParcelCategory> {
  const [row] = await deps.db
    .select({ kind: parcelCategories })
    .from(parcelCategories)
    .innerJoin(modules, eq(modules.id, parcelCategories.moduleId))
    .where(
      and(
        eq(parcelCategories.id, id),
        eq(parcelCategories.active, true),
        eq(modules.id, scope.moduleId),
        eq(modules.type, 'parcel'),
      ),
    );
  if (!row) throw new Refusal('not_found');
  return wireKind(row.kind, scope.language);
}

/** The first zone at a point in which the module works, and its charges; undefined where there is none. */
async function zoneOf(deps: Deps, moduleId: number, at: Point): Promise<ChargesRow | undefined> {
  const ids = await zonesAt(deps.db, at.lat, at.lng);
  return (await workingIn(deps.db, eq(modules.id, moduleId), ids))[0];
}

async function measure(deps: Deps, from: Point, to: Point): Promise<Way> {
  let found: Route | null;
  try {
    found = await deps.places.route(from, to);
  } catch (error) {
    // Prices stand on the way's length: it is never guessed.
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('routing_unavailable', { message: unmeasured, retryAfter: 5 });
  }
  if (!found) throw new Refusal('routing_unavailable', { message: unmeasured });
  const { distanceMeters, durationSeconds, points } = found;
  return {
    distance: Math.round(distanceMeters),
    seconds: Math.max(1, Math.round(durationSeconds)),
    route: encodePolyline(points),
  };
}

/**
 * Reads what a parcel's price stands on; a way that a client claims does not matter.
 * @throws Refusal `validation` with the field, `not_found` for an unknown kind, `same_place`,
 *   `pickup_outside_zone`, `destination_outside_zone`, `routing_unavailable`
 */
export async function readParcel(
  deps: Deps,
  scope: OrderScope,
  asked: ParcelRequest,
): Promise<ParcelGround> {
  if (typeof asked.parcel_category_id !== 'number') throw missing('parcel_category_id');
  if (typeof asked.latitude !== 'number' || typeof asked.longitude !== 'number') {
    throw missing('latitude');
  }
  const receiver = asked.receiver_details;
  if (!receiver) throw missing('receiver_details');
  const category = await findKind(deps, scope, asked.parcel_category_id);
  const pickup = { lat: asked.latitude, lng: asked.longitude };
  const destination = { lat: receiver.latitude, lng: receiver.longitude };
  const zone = await zoneOf(deps, scope.moduleId, pickup);
  if (!zone) throw new Refusal('pickup_outside_zone', { message: outside.pickup });
  if (!(await zoneOf(deps, scope.moduleId, destination))) {
    throw new Refusal('destination_outside_zone', { message: outside.destination });
  }
  if (haversine(pickup, destination) < leastMetres) throw new Refusal('same_place');
  return {
    config: await deps.settings.config(scope.language),
    category,
    zoneId: zone.zoneId,
    zone: wireCharges(zone),
    pickup,
    receiver,
    way: await measure(deps, pickup, destination),
  };
}
