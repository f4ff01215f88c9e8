import { offersTrip, type TripType } from '../../../../domain/rental/rentalPrice';
import { picksUpIn } from '../../../../domain/rental/rentalZones';
import { isApiError } from '../../apiError';
import { zoneIdKey } from '../../storage/storage';
import { type Facts, factsOf, timeZone } from './facts';
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
  const at = moment(trip.pickup_time, timeZone);
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

function tripCartOf(facts: Facts, answer: unknown, now = new Date()) {
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

export async function tripCartThere(there: There): Promise<TheirCart> {
  const facts = await factsOf(there);
  return tripCartOf(facts, await there.ask('GET', '/rental/user/cart/get-cart'));
}

/** The cart that a change was answered with; asked for where it was not. */
async function after(there: There, answer: unknown): Promise<TheirCart> {
  if (isRow(answer) && Array.isArray(answer.carts)) return tripCartOf(await factsOf(there), answer);
  return tripCartThere(there);
}

/** The trip in their fields: objects for places, the shop's clock, and hours of the way as a number. */
function tripFields(body: Row): Row {
  const { rental_type, estimated_hours, distance, pickup_time } = body;
  const at = moment(pickup_time, timeZone);
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

async function append(there: There): Promise<TheirCart> {
  const { body } = there.asked;
  const fields = {
    vehicle_id: body.vehicle_id,
    quantity: body.quantity,
    ...tripFields(body),
  };
  return after(there, await there.ask('POST', '/rental/user/cart/add-to-cart', fields));
}

/** What is in the cart already is refused there: it gets more units. */
const add: Handler = async (there) => {
  const { vehicle_id, quantity } = there.asked.body;
  const { carts } = await tripCartThere(there);
  const line = carts.find((one) => vehicleIn(one) === number(vehicle_id));
  if (!line) return append(there);
  const units = (number(line.quantity) ?? 0) + (number(quantity) ?? 0);
  return setQuantity(there, line.id, units);
};

const setQuantity = async (there: There, cart_id: unknown, quantity: unknown) =>
  after(there, await there.ask('PUT', '/rental/user/cart/update-cart', { cart_id, quantity }));

const clear = async (there: There) =>
  after(there, await there.ask('DELETE', '/rental/user/cart/remove-cart'));

const update: Handler = ({ asked, ...there }) =>
  setQuantity({ asked, ...there }, asked.body.cart_id, asked.body.quantity);

/** Which vehicles lack the new kind of trip is told by a refusal without words: it is seen in the cart. */
const change: Handler = async (there) => {
  const path = `/rental/user/cart/update-user-data/${there.asked.params.id}`;
  try {
    return await after(there, await there.ask('PUT', path, tripFields(there.asked.body)));
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
  return after(there, await there.ask('DELETE', `/rental/user/cart/remove-vehicle/${line.id}`));
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
  'POST /rental/user/cart/confirm': async (there) => {
    await there.ask('DELETE', '/rental/user/cart/remove-cart');
    return append(there);
  },
  'PUT /rental/user/cart/update-cart': update,
  'POST /rental/user/cart/update-cart': update,
  'PUT /rental/user/cart/update-user-data/{id}': change,
  'DELETE /rental/user/cart/remove-vehicle': remove,
  'DELETE /rental/user/cart/remove-multiple-cart': async (there) =>
    after(
      there,
      await there.ask('DELETE', '/rental/user/cart/remove-multiple-cart', {
        cart_ids: there.asked.query.cart_ids,
      }),
    ),
  'DELETE /rental/user/cart/remove-cart': clear,
  'POST /rental/user/cart/reset': reset,
};
