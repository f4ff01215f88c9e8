import { quoteTripCart, quoteTripLength } from '../../../../domain/rental/tripEndpoints';
import { booking, moduleId } from '../../rental/garage';
import { asks, type FuzzWorld, says, type Way, type Ways } from '../fuzzWorld';
import { picture } from './people';

const at = (options: ReturnType<typeof says>) => ({ ...options, moduleId });
const fullTrip = ({ garage, vehicleId, deps }: FuzzWorld) => {
  const now = deps.clock.now().getTime();
  const { guest_id: _, ...trip } = garage.trip('', vehicleId, {
    pickup_time: new Date(now + 3_600_000).toISOString(),
    destination_time: new Date(now + 4 * 3_600_000).toISOString(),
    distance: 4,
  });
  return trip;
};
const facts = (world: FuzzWorld) => {
  const { vehicle_id: _, quantity: __, ...trip } = fullTrip(world);
  return trip;
};
const change: Way = async (world) => {
  const { cart_id, ...who } = await world.riding(await world.guest());
  return at(says(who, { ...facts(world), cart_id, quantity: 2 }));
};
const ofTrip = async (world: FuzzWorld, parts: object = {}, how: Record<string, unknown> = {}) => {
  const { trip_id, ...who } = await world.booked(await world.guest(), how);
  return at(says(who, { trip_id, contact_number: '+966501234567', ...parts }));
};
const online = { payment_method: 'digital_payment', callback: '/my-trips' };
const favourite: Way = async (world) => ({
  ...(await world.customer()),
  moduleId,
  query: { vehicle_id: world.vehicleId },
});

/** Trip carts and trips. */
export const renting: Ways = {
  addVehicle: async (world) => at(says(await world.guest(), fullTrip(world))),
  replaceTripCart: async (world) => at(says(await world.guest(), fullTrip(world))),
  applyTripCoupon: async (world) => {
    const { guest_id } = await world.riding(await world.guest());
    return at(asks({ guest_id }, { code: 'DRIVE' }));
  },
  clearTripCart: async (world) => at(asks(await world.riding(await world.guest()))),
  getTripCart: async (world) => at(asks(await world.riding(await world.customer()))),
  listTripCoupons: async (world) => at(asks(await world.guest(), { provider_id: 1 })),
  postTripCart: change,
  updateTripCart: change,
  removeVehicle: async (world) => {
    const { cart_id, ...who } = await world.riding(await world.guest());
    return at(asks(who, { cart_id, quantity: 1, pickup_time: '', rental_type: 'hourly' }));
  },
  removeVehicles: async (world) => {
    const { cart_id, ...who } = await world.riding(await world.guest());
    return at(asks(who, { cart_ids: `[${cart_id}]` }));
  },
  resetTripCart: async (world) => at(says(await world.riding(await world.guest()))),
  updateTripUserData: async (world) => {
    const { user_data, ...who } = await world.riding(await world.guest());
    const told = says(who, { ...facts(world), userId: user_data });
    return { ...at(told), params: { id: user_data } };
  },
  bookTrip: async (world) => {
    const { guest_id } = await world.riding(await world.guest());
    const { total } = await world.call(quoteTripCart, { body: { guest_id } });
    const more = { contact_person_email: 'lina@example.com', trip_note: '', callback: '/my-trips' };
    return at(says({ guest_id }, booking(guest_id, total, more)));
  },
  cancelTrip: (world) => ofTrip(world, { reason: 'Changed my mind', note: '' }),
  changeTripLength: async (world) => {
    const { guest_id, trip_id } = await world.booked(await world.guest());
    const wanted = { guest_id, trip_id, estimated_hours: 5 };
    const { trip_amount } = await world.call(quoteTripLength, { body: wanted });
    return at(says({ guest_id }, { trip_id, estimated_hours: 5, trip_amount }));
  },
  getTrip: async (world) => {
    const { trip_id, ...who } = await world.booked(await world.guest());
    return at(asks(who, { trip_id, contact_number: '+966501234567' }));
  },
  listTrips: async (world) => {
    const { guest_id } = await world.booked(await world.guest());
    return at(asks({ guest_id }, { offset: 1, limit: 10, status: 'all' }));
  },
  payTrip: (world) => ofTrip(world, { callback: '/my-trips' }, online),
  quoteTripCart: async (world) => {
    const { guest_id } = await world.riding(await world.guest());
    return at(says({ guest_id }, { coupon_code: 'DRIVE' }));
  },
  quoteTripLength: (world) => ofTrip(world, { estimated_hours: 5 }),
  reviewVehicle: async (world) => {
    const { token, trip_id } = await world.returned();
    const review = { trip_id, vehicle_id: world.vehicleId, rating: 4, comment: 'Good' };
    return at(says({ token }, { ...review, image_1: picture() }));
  },
  switchTripToCash: (world) => ofTrip(world, {}, online),
  addRentalFavourite: favourite,
  removeRentalFavourite: favourite,
  listRentalFavourites: async (world) => ({ ...(await world.customer()), moduleId }),
};
