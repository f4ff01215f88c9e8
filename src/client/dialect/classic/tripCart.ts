import * as v from 'valibot';
import { offersTrip, type TripType } from '../../../../domain/rental/rentalPrice';
import { picksUpIn } from '../../../../domain/rental/rentalZones';
import { isApiError } from '../../apiError';
import { shopNow } from '../../steadyClock';
import { jsonKey, tokenKey, zoneIdKey } from '../../storage/storage';
import { type Facts, factsOf, ids } from './facts';
import { zoneList } from './ground';
import { remembered } from './remembered';
import type { Handler, Table } from './tables';
import type { There } from './there';
import { isRow, json, localTime, moment, number, type Row, row, rowsIn, word } from './values';
import { providerRow, readProvider, readVehicle, vehicleOf } from './vehicle';

export const tripPlaceOf = (value: unknown) => {
  const { lat, lng, location_name } = row(json(value));
  return { lat, lng, location_name: word(location_name) };
};

const hoursOf = (trip: Row) =>
  number(trip.rental_type === 'distance_wise' ? trip.destination_time : trip.estimated_hours) ??
  number(trip.estimated_hours) ??
  0;

/** What the vehicles share; null while there are none. A pickup that has passed is one now. */
function tripOf(trip: Row, now: Date) {
  if (trip.id === undefined) return null;
  const at = moment(trip.pickup_time);
  const isAhead = at !== null && Date.parse(at) > now.getTime();
  const hours = hoursOf(trip);
  return {
    id: trip.id,
    rental_type: trip.rental_type,
    estimated_hours: hours,
    estimated_days: hours / 24,
    distance: number(trip.distance) ?? 0,
    pickup_time: isAhead ? at : now.toISOString(),
    trip_type: isAhead ? 'scheduled' : 'instant',
    pickup_location: tripPlaceOf(trip.pickup_location),
    destination_location: tripPlaceOf(trip.destination_location),
  };
}

function tripCartOf(facts: Facts, answer: unknown, now = shopNow()) {
  const { carts, user_data } = row(answer);
  const lines: Row[] = rowsIn(carts).map((line) => ({
    id: line.id,
    quantity: line.quantity,
    vehicle: vehicleOf(facts, row(line.vehicle), true, now),
    provider: providerRow(facts, row(line.provider), now),
    available_count: number(row(line.vehicle).total_vehicle_count),
  }));
  return { carts: lines, user_data: lines.length > 0 ? tripOf(row(user_data), now) : null };
}

export type TheirCart = ReturnType<typeof tripCartOf>;

/** Whose trip cart was filled last, and in which zones. */
const filledKey = jsonKey(
  'classic-trip-zones',
  v.object({ owner: v.string(), zones: v.array(v.number()) }),
);

const ownerOf = ({ guest }: There) => guest ?? tokenKey.get()?.slice(-12) ?? '';

const zonesHere = () => zoneIdKey.get() ?? undefined;

/**
 * Asked for from zones that its provider does not pick up in, a trip cart is emptied there: it is asked for from where it was
 * filled. A customer may have filled it on another device: until that is known it is asked for from every zone. @throws ApiError
 */
const zonesOf = async (there: There) => {
  const filled = filledKey.get();
  if (filled?.owner === ownerOf(there)) return filled.zones;
  const here = zonesHere();
  if (there.guest) return here;
  const all = rowsIn(await remembered('zone list', () => zoneList(there)));
  return [...new Set([...(here ?? []), ...all.flatMap(({ id }) => ids(id))])];
};

/** Asks for the cart or changes it; where a change is not answered with it, it is asked for. */
async function ask(
  there: There,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  fields: Row = {},
  from?: readonly number[],
): Promise<TheirCart> {
  const zones = from ?? (await zonesOf(there));
  const answer = await there.ask(method, `/rental/user/cart/${path}`, fields, { zones });
  const isTold = method === 'GET' || (isRow(answer) && Array.isArray(answer.carts));
  const cart = isTold
    ? tripCartOf(await factsOf(there), answer)
    : await ask(there, 'GET', 'get-cart', {}, zones);
  filledKey.set(
    cart.carts.length > 0 && zones ? { owner: ownerOf(there), zones: [...zones] } : null,
  );
  return cart;
}

export const tripCartThere = (there: There): Promise<TheirCart> => ask(there, 'GET', 'get-cart');

/** The trip in their fields: objects for places, the shop's clock, and hours of the way as a number. */
function tripFields(body: Row): Row {
  const { rental_type, estimated_hours, distance, pickup_time } = body;
  const at = moment(pickup_time);
  return {
    rental_type,
    ...(rental_type === 'distance_wise'
      ? { distance, destination_time: number(estimated_hours) ?? 1 }
      : { estimated_hours }),
    pickup_location: tripPlaceOf(body.pickup_location),
    destination_location: tripPlaceOf(body.destination_location),
    ...(at && { pickup_time: localTime(at) }),
  };
}

const vehicleIn = (line: Row) => number(row(line.vehicle).id);

const append = (there: There) => {
  const { body } = there.asked;
  const { vehicle_id, quantity } = body;
  const fields = { vehicle_id, quantity, ...tripFields(body) };
  return ask(there, 'POST', 'add-to-cart', fields, zonesHere());
};

/** What is in the cart already is refused there: it gets more units. */
const add: Handler = async (there) => {
  const { vehicle_id, quantity } = there.asked.body;
  const { carts } = await tripCartThere(there);
  const line = carts.find((one) => vehicleIn(one) === number(vehicle_id));
  if (!line) return append(there);
  const units = (number(line.quantity) ?? 0) + (number(quantity) ?? 0);
  return setQuantity(there, line.id, units);
};

const setQuantity = (there: There, cart_id: unknown, quantity: unknown) =>
  ask(there, 'PUT', 'update-cart', { cart_id, quantity });

const clear = (there: There) => ask(there, 'DELETE', 'remove-cart');

/** With the vehicle that shall come in its place the old cart goes only where that one can be had then. */
const replace: Handler = async (there) => {
  const { vehicle_id, pickup_time } = there.asked.body;
  await there.ask('DELETE', '/rental/user/cart/remove-cart', {
    vehicle_id,
    pickup_time: localTime(moment(pickup_time) ?? shopNow().toISOString()),
  });
  return append(there);
};

const update: Handler = (there) =>
  setQuantity(there, there.asked.body.cart_id, there.asked.body.quantity);

/** Which vehicles lack the new kind of trip is told by a refusal without words: it is seen in the cart. */
const change: Handler = async (there) => {
  const path = `update-user-data/${there.asked.params.id}`;
  try {
    return await ask(there, 'PUT', path, tripFields(there.asked.body), zonesHere());
  } catch (error) {
    if (!isApiError(error) || error.status !== 403 || error.errors.length > 0) throw error;
    const type = word(there.asked.body.rental_type) as TripType;
    const { carts } = await tripCartThere(there);
    const lacking = carts.flatMap((line) => {
      const vehicle = readVehicle(line.vehicle);
      return vehicle && !offersTrip(vehicle, type) ? [vehicle.id] : [];
    });
    if (lacking.length === 0) throw error;
    return lacking;
  }
};

const remove: Handler = async (there) => {
  const { cart_id, vehicle_id } = there.asked.query;
  const line =
    cart_id === undefined && vehicle_id !== undefined
      ? (await tripCartThere(there)).carts.find((one) => vehicleIn(one) === number(vehicle_id))
      : { id: cart_id };
  if (line?.id === undefined) return clear(there);
  return ask(there, 'DELETE', `remove-vehicle/${line.id}`);
};

/** Empties a cart whose provider picks up in none of the zones. */
const reset: Handler = async (there) => {
  const cart = await tripCartThere(there);
  const provider = readProvider(cart.carts[0]?.provider);
  const isElsewhere = provider !== null && !picksUpIn(provider, zoneIdKey.get() ?? []);
  return isElsewhere ? clear(there) : cart;
};

export const tripCart: Table = {
  'GET /rental/user/cart/get-cart': tripCartThere,
  'POST /rental/user/cart/add-to-cart': add,
  'POST /rental/user/cart/confirm': replace,
  'PUT /rental/user/cart/update-cart': update,
  'POST /rental/user/cart/update-cart': update,
  'PUT /rental/user/cart/update-user-data/{id}': change,
  'DELETE /rental/user/cart/remove-vehicle': remove,
  'DELETE /rental/user/cart/remove-multiple-cart': (there) =>
    ask(there, 'DELETE', 'remove-multiple-cart', { cart_ids: there.asked.query.cart_ids }),
  'DELETE /rental/user/cart/remove-cart': clear,
  'POST /rental/user/cart/reset': reset,
};
