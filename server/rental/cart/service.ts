import type * as v from 'valibot';
import { picksUpIn } from '../../../domain/rental/rentalZones';
import type {
  addVehiclePayload,
  updateTripCartPayload,
  updateUserDataPayload,
} from '../../../domain/rental/tripCart';
import type { Db, Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { findShortVehicle, freeUnits } from '../availability';
import { type AskedTrip, periodOf, readJourney, startOf } from '../journey';
import { loadVehicles } from '../load';
import { shortRefusal } from '../refusals';
import { checkConflicts, checkPickup, isOffered, lackingOf } from './checks';
import * as store from './store';

type Add = v.InferOutput<typeof addVehiclePayload>;
type Update = v.InferOutput<typeof updateTripCartPayload>;
type Change = v.InferOutput<typeof updateUserDataPayload>;

const askedOf = (body: Add | Change): AskedTrip => ({
  type: body.rental_type,
  hours: body.estimated_hours,
  pickupTime: body.pickup_time,
  pickup: body.pickup_location,
  destination: body.destination_location,
});

/** The lines of a locked cart with their vehicles. */
async function contentsOf(tx: Tx | Db, cartId: number) {
  const lines = await store.linesOf(tx, cartId);
  const vehicles = await loadVehicles(
    tx,
    lines.map(({ vehicleId }) => vehicleId),
  );
  return { lines, vehicles };
}

/**
 * Adds units of a vehicle (TRIP-08 to TRIP-13). The trip of the add becomes the cart's: its places and time
 * may differ, its type and hours must not. `isInstead` empties the cart first (CONF-02).
 * @throws Refusal of the journey, `vehicle_gone`, `trip_type_missing`, `provider_conflict`, `trip_type_conflict`,
 *   `trip_hours_conflict`, `vehicle_limit`, `vehicle_unavailable`
 */
export async function addVehicle(
  deps: Deps,
  owner: string,
  body: Add,
  isInstead: boolean,
): Promise<void> {
  const now = deps.clock.now();
  const [vehicle] = await loadVehicles(deps.db, [body.vehicle_id]);
  if (!vehicle?.active || !vehicle.provider.active) throw new Refusal('vehicle_gone');
  if (!isOffered(vehicle, body.rental_type)) throw new Refusal('trip_type_missing');
  const journey = await readJourney(deps, askedOf(body), now);
  checkPickup(vehicle, journey);
  await deps.db.transaction(async (tx) => {
    const cart = await store.openCart(tx, owner, journey, now);
    if (isInstead) await store.deleteAllLines(tx, cart.id);
    const { lines, vehicles } = await contentsOf(tx, cart.id);
    checkConflicts(cart, vehicles, vehicle, journey);
    const had = lines.find(({ vehicleId }) => vehicleId === vehicle.id)?.quantity ?? 0;
    const line = { cartId: cart.id, vehicleId: vehicle.id, quantity: had + body.quantity };
    const free = await freeUnits(tx, [vehicle.id], periodOf(journey, now));
    const short = findShortVehicle([line], free);
    if (short) throw shortRefusal(short, had > 0 ? 'more' : 'add');
    await store.putLine(tx, line);
    await store.setJourney(tx, cart.id, journey, now);
  });
}

/**
 * The pickup time that a change asks for. What a cart shows as now comes back a moment later: it is still now
 * and not a time in the past.
 */
function pickupTimeOf(cart: store.TripCartRow, sent: string | null | undefined, now: Date) {
  const isNow = startOf(cart.pickupAt, now) === now;
  return isNow && sent && Date.parse(sent) <= now.getTime() ? null : sent;
}

function ownCart(cart: store.TripCartRow | undefined): store.TripCartRow {
  if (!cart) throw new Refusal('not_found');
  return cart;
}

const changesTrip = (body: Update) =>
  Boolean(body.pickup_location || body.destination_location || body.rental_type) ||
  body.estimated_hours !== null ||
  Boolean(body.pickup_time);

/**
 * Sets the quantity of a line, and facts of the trip where they are sent (TRIP-11, TRIP-14). Fewer units are
 * always possible, also of a vehicle that cannot be had any more.
 * @throws Refusal `not_found`, `vehicle_limit`, `vehicle_unavailable`, `trip_type_missing`, and those of the journey
 */
export async function changeQuantity(deps: Deps, owner: string, body: Update): Promise<void> {
  const now = deps.clock.now();
  const known = ownCart(await store.findCart(deps.db, owner));
  const sentTime = body.pickup_time || known.pickupAt?.toISOString();
  const journey = changesTrip(body)
    ? await readJourney(
        deps,
        {
          type: body.rental_type ?? known.type,
          hours: body.estimated_hours ?? known.hours,
          pickupTime: pickupTimeOf(known, sentTime, now),
          pickup: body.pickup_location ?? known.pickup,
          destination: body.destination_location ?? known.destination,
        },
        now,
      )
    : null;
  await deps.db.transaction(async (tx) => {
    const cart = ownCart(await store.lockCart(tx, owner));
    const { lines, vehicles } = await contentsOf(tx, cart.id);
    const line = lines.find(({ id }) => id === body.cart_id);
    if (!line) throw new Refusal('not_found');
    if (journey) {
      const lacking = lackingOf(vehicles, journey.type);
      if (lacking.length > 0)
        throw new Refusal('trip_type_missing', { detail: { vehicle_ids: lacking } });
      for (const vehicle of vehicles) checkPickup(vehicle, journey);
    }
    if (body.quantity > line.quantity) {
      const period = periodOf(journey ?? cart, now);
      const free = await freeUnits(tx, [line.vehicleId], period);
      const short = findShortVehicle(
        [{ vehicleId: line.vehicleId, quantity: body.quantity }],
        free,
      );
      if (short) throw shortRefusal(short, 'more');
    }
    await store.putLine(tx, { ...line, quantity: body.quantity });
    if (journey) await store.setJourney(tx, cart.id, journey, now);
  });
}

/**
 * Changes what all vehicles of the cart share (CONF-12, CONF-13).
 * @returns ids of the vehicles that lack the new trip type; then nothing has changed (CONF-06)
 * @throws Refusal `not_found`, `pickup_outside_zone`, and those of the journey
 */
export async function changeTrip(
  deps: Deps,
  owner: string,
  cartId: number,
  body: Change,
): Promise<number[]> {
  const now = deps.clock.now();
  const known = ownCart(await store.findCart(deps.db, owner));
  if (known.id !== cartId) throw new Refusal('not_found');
  const before = await contentsOf(deps.db, cartId);
  const conflicting = lackingOf(before.vehicles, body.rental_type);
  if (conflicting.length > 0) return conflicting;
  const pickupTime = pickupTimeOf(known, body.pickup_time, now);
  const journey = await readJourney(deps, { ...askedOf(body), pickupTime }, now);
  return deps.db.transaction(async (tx) => {
    const cart = ownCart(await store.lockCart(tx, owner));
    const { vehicles } = await contentsOf(tx, cart.id);
    const lacking = lackingOf(vehicles, journey.type);
    if (lacking.length > 0) return lacking;
    for (const vehicle of vehicles) checkPickup(vehicle, journey);
    await store.setJourney(tx, cart.id, journey, now);
    return [];
  });
}

/** Removes lines that must be the shopper's own, all or none. @throws Refusal `not_found` */
export async function removeLines(
  deps: Deps,
  owner: string,
  which: (line: store.TripCartLineRow) => boolean,
  expected: number,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const cart = ownCart(await store.lockCart(tx, owner));
    const found = (await store.linesOf(tx, cart.id)).filter(which).map(({ id }) => id);
    if (found.length < expected) throw new Refusal('not_found');
    await store.deleteLines(tx, cart.id, found);
  });
}

/** Empties the cart; one that is empty stays so. */
export async function clearCart(deps: Deps, owner: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const cart = await store.lockCart(tx, owner);
    if (cart) await store.deleteAllLines(tx, cart.id);
  });
}

/** Empties the cart unless its provider picks up in one of the zones (MOD-10, MOD-12). */
export async function resetCart(
  deps: Deps,
  owner: string,
  zoneIds: readonly number[],
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const cart = await store.lockCart(tx, owner);
    if (!cart) return;
    const [first] = (await contentsOf(tx, cart.id)).vehicles;
    const fits = first && picksUpIn({ pickup_zone_id: first.provider.pickupZoneIds }, zoneIds);
    if (!fits) await store.deleteAllLines(tx, cart.id);
  });
}
