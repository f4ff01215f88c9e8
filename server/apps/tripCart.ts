import { getConfig } from '../../domain/place/placeEndpoints';
import { tripPrice } from '../../domain/rental/rentalPrice';
import { unitsOfTrip } from '../../domain/rental/rentalUnits';
import type { TripCart, TripUserData } from '../../domain/rental/tripCart';
import * as cart from '../../domain/rental/tripCartEndpoints';
import { fromMillis } from '../../domain/values/money';
import type { AppCall, Translation, Translations } from './call';
import { userIdOf } from './placing';
import { named, Refused } from './refused';
import { garageOf, ownerRow, vehicleRow } from './rentalRow';
import { momentIn, stampOf } from './shopClock';

const kindOf = (trip: TripUserData) => ({
  rental_type: trip.rental_type,
  estimated_hours: trip.estimated_hours,
  distance: trip.distance,
  // Hours of the way, as a number.
  destination_time: trip.rental_type === 'distance_wise' ? trip.estimated_hours : null,
});

/** The whole cart, as every call of it answers. */
async function cartRow(call: AppCall, { carts, user_data: trip }: TripCart) {
  if (!trip || carts.length === 0) return { carts: [], user_data: [] };
  const [garage, user_id, config] = await Promise.all([
    garageOf(
      call,
      carts.map(({ vehicle }) => vehicle),
    ),
    userIdOf(call),
    call.ask(getConfig),
  ]);
  const digits = config.digit_after_decimal_point;
  const is_guest = call.given.has('guest_id') ? 1 : 0;
  const units = unitsOfTrip(trip.rental_type, trip);
  const lines = carts.map(({ id, quantity, vehicle, provider, available_count: free }) => ({
    id,
    user_id,
    is_guest,
    vehicle_id: vehicle.id,
    provider_id: provider.id,
    module_id: garage.module_id,
    quantity,
    price: fromMillis(tripPrice(vehicle, trip.rental_type, quantity, units, digits)),
    vehicle: vehicleRow(vehicle, garage, free ?? undefined),
    provider: ownerRow(provider, garage),
  }));
  return {
    carts: lines,
    user_data: {
      id: trip.id,
      user_id,
      is_guest,
      pickup_location: trip.pickup_location,
      destination_location: trip.destination_location,
      pickup_time: stampOf(trip.pickup_time, garage.shop),
      ...kindOf(trip),
      total_cart_price: fromMillis(
        carts.reduce(
          (sum, { vehicle, quantity }) =>
            sum + tripPrice(vehicle, trip.rental_type, quantity, units, digits),
          0,
        ),
      ),
    },
  };
}

/** Whatever is wrong with a vehicle or with the trip is told of the line there. */
const answered = async (call: AppCall, asked: Promise<TripCart>) =>
  cartRow(call, await named(asked, {}, 'cart_item'));

async function tripAsked({ given, deps }: AppCall) {
  const rental_type = given.text('rental_type');
  const at = given.text('pickup_time');
  return {
    rental_type,
    estimated_hours: given.number('estimated_hours') ?? 0,
    distance: given.number('distance'),
    pickup_location: given.json('pickup_location'),
    destination_location: given.json('destination_location'),
    pickup_time: at && momentIn(at, await deps.settings.timeZone()),
  };
}

async function add(call: AppCall) {
  const { given } = call;
  const body = {
    ...(await tripAsked(call)),
    vehicle_id: given.number('vehicle_id'),
    quantity: given.number('quantity') ?? 1,
  };
  return answered(call, call.ask(cart.addVehicle, { body }));
}

/** A line that is not there is told in a text alone. */
async function update(call: AppCall) {
  const { given } = call;
  const body = { cart_id: given.number('cart_id'), quantity: given.number('quantity') };
  try {
    return await cartRow(call, await call.ask(cart.updateTripCart, { body }));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.status === 404) return Response.json({ errors: error.said }, { status: 404 });
    return answered(call, Promise.reject(error));
  }
}

/** The lines whose vehicles are not offered for the new trip are told by their ids alone, with 403. */
async function change(call: AppCall) {
  const body = await tripAsked(call);
  const answer = await named(
    call.ask(cart.updateTripUserData, { params: call.params, body }),
    {},
    'cart_item',
  );
  if (!Array.isArray(answer)) return cartRow(call, answer);
  const { carts } = await call.ask(cart.getTripCart);
  const lacking = carts.filter(({ vehicle }) => answer.includes(vehicle.id)).map(({ id }) => id);
  return Response.json(lacking, { status: 403 });
}

const removing =
  (ask: (call: AppCall) => Promise<TripCart>): Translation =>
  (call) =>
    answered(call, ask(call));

/** The vehicles that are about to be rented, of one provider. */
export const tripCartCalls: Translations = {
  'GET /rental/user/cart/get-cart': async (call) => cartRow(call, await call.ask(cart.getTripCart)),
  'POST /rental/user/cart/add-to-cart': add,
  'PUT /rental/user/cart/update-cart': update,
  'PUT /rental/user/cart/update-user-data/:id': change,
  'DELETE /rental/user/cart/remove-vehicle/:id': removing(({ ask, params }) =>
    ask(cart.removeVehicle, { query: { cart_id: params.id } }),
  ),
  'DELETE /rental/user/cart/remove-multiple-cart': removing(({ ask, given }) =>
    ask(cart.removeVehicles, { query: { cart_ids: JSON.stringify(given.list('cart_ids')) } }),
  ),
  'DELETE /rental/user/cart/remove-cart': removing(({ ask }) => ask(cart.clearTripCart)),
};
