import { and, eq, sql } from 'drizzle-orm';
import type { ZoneCharges } from '../../domain/checkout/deliveryPrice';
import type { Config } from '../../domain/config';
import type { Language } from '../../domain/language/languages';
import type { OrderType } from '../../domain/orders/order';
import { encodePolyline } from '../../domain/place/polyline';
import { fromMillis } from '../../domain/values/money';
import type { StoreRow } from '../cart/sellable';
import { modules, moduleZones, zones } from '../db/schema/places';
import { stores } from '../db/schema/stores';
import type { Deps } from '../deps';
import type { Caller } from '../http/caller';
import { Refusal } from '../http/refusal';
import { haversine } from '../place/geo';
import type { Point } from '../place/geography';
import { type ChargesRow, worksIn } from '../place/working';

export interface OrderScope {
  readonly caller: Caller;
  readonly owner: string;
  readonly moduleId: number;
  readonly zoneIds: readonly number[];
  readonly language: Language;
}

/** Whoever places an order, by a network address; '' when that is not known. */
export interface PlacingScope extends OrderScope {
  readonly address: string;
}

export interface Way {
  /** Metres by road. */
  readonly distance: number;
  readonly seconds: number;
  /** Encoded polyline. */
  readonly route: string;
}

/** What an order stands on besides its lines; read before the transaction, because routes may come from outside. */
export interface Ground {
  readonly config: Config;
  readonly timeZone: string;
  readonly store: StoreRow;
  readonly moduleType: (typeof modules.$inferSelect)['type'];
  readonly zone: ZoneCharges;
  readonly address: Point | null;
  /** Null for take-away and while no address is known. */
  readonly way: Way | null;
}

export const wireCharges = (row: ChargesRow): ZoneCharges => ({
  per_km_shipping_charge: fromMillis(row.perKmCharge),
  minimum_shipping_charge: fromMillis(row.minimumCharge),
  maximum_shipping_charge: row.maximumCharge === null ? null : fromMillis(row.maximumCharge),
  increased_delivery_fee: row.increasedFee / 1000,
});

const straightRideSpeed = 8;

async function findWay(deps: Deps, from: Point, to: Point): Promise<Way> {
  const found = await deps.places.route(from, to);
  if (found) {
    const { distanceMeters, durationSeconds, points } = found;
    return { distance: distanceMeters, seconds: durationSeconds, route: encodePolyline(points) };
  }
  // No road known: streets are about a third longer than the flight of a bird.
  const distance = Math.round(haversine(from, to) * 1.3);
  const seconds = Math.round(distance / straightRideSpeed);
  return { distance, seconds, route: encodePolyline([from, to]) };
}

const isIn = ({ lng, lat }: Point) =>
  sql<boolean>`${zones.area} @> point(${lng}::double precision, ${lat}::double precision)`;

/**
 * The store of an order, what its zone charges, and whether an address lies in it.
 * @throws Refusal `not_found` also of another module, `zone_mismatch` when it serves another place or none at present
 */
async function findStore(deps: Deps, scope: OrderScope, storeId: number, address: Point | null) {
  const [row] = await deps.db
    .select({
      store: stores,
      moduleType: modules.type,
      charges: moduleZones,
      works: worksIn(stores.moduleId, stores.zoneId),
      isInZone: address ? isIn(address) : sql<boolean>`true`,
    })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .innerJoin(zones, eq(zones.id, stores.zoneId))
    .leftJoin(
      moduleZones,
      and(eq(moduleZones.moduleId, stores.moduleId), eq(moduleZones.zoneId, stores.zoneId)),
    )
    .where(eq(stores.id, storeId));
  if (!row || row.store.moduleId !== scope.moduleId) throw new Refusal('not_found');
  const { charges, works, ...found } = row;
  if (!charges || !works || !scope.zoneIds.includes(row.store.zoneId)) {
    throw new Refusal('zone_mismatch');
  }
  return { ...found, zone: wireCharges(charges) };
}

/**
 * Reads what an order stands on.
 * @throws Refusal `not_found`, `zone_mismatch`, `address_outside_zone`
 */
export async function readGround(
  deps: Deps,
  scope: OrderScope,
  order: { store_id: number; order_type: OrderType; address: Point | null },
): Promise<Ground> {
  const address = order.order_type === 'delivery' ? order.address : null;
  const found = await findStore(deps, scope, order.store_id, address);
  const { store, moduleType, zone, isInZone } = found;
  if (!isInZone) throw new Refusal('address_outside_zone');
  return {
    config: await deps.settings.config(scope.language),
    timeZone: await deps.settings.timeZone(),
    store,
    moduleType,
    zone,
    address,
    way: address ? await findWay(deps, { lat: store.lat, lng: store.lng }, address) : null,
  };
}
