import type { Person } from './people';
import { headersOf, placeName, shopPlace } from './shop';
import { ask, post, put } from './wire';

interface Rented {
  readonly id: number;
  readonly trip_hourly: number;
  readonly trip_day_wise: number;
  readonly total_vehicle_count: number;
}

/** A vehicle by the hour and the day, of which there are some. @throws Error where there is none */
export async function vehicle(): Promise<Rented> {
  const { vehicles: all } = await ask<{ vehicles: Rented[] }>(
    '/rental/vehicle/search?limit=100&offset=1',
    { headers: await headersOf('rental') },
  );
  const found = all.find(
    ({ trip_hourly, trip_day_wise, total_vehicle_count }) =>
      trip_hourly === 1 && trip_day_wise === 1 && total_vehicle_count > 3,
  );
  if (!found) throw new Error('No vehicle is rented by the hour and the day there');
  return found;
}

let days = 0;

/** Each trip has a day of its own, so that none takes another's vehicles; and one that begins now is soon over. */
function anotherDay(): string {
  days = (days % 25) + 1;
  return new Date(Date.now() + days * 86_400_000 + (process.pid % 600) * 60_000).toISOString();
}

async function ends() {
  const { at } = await shopPlace();
  const off = (by: number, location_name: string) => ({
    lat: Number(at.lat) + by,
    lng: Number(at.lng) + by,
    location_name,
  });
  return { pickup: off(0, placeName), destination: off(0.005, 'Crafts Street') };
}

/** Puts vehicles into the trip cart of somebody, for five hours. */
export async function rent(owner: string | Person, { id }: Rented, quantity = 1): Promise<void> {
  const { pickup, destination } = await ends();
  await post(
    '/rental/user/cart/add-to-cart',
    {
      ...(typeof owner === 'string' && { guest_id: owner }),
      vehicle_id: id,
      quantity,
      pickup_location: pickup,
      destination_location: destination,
      rental_type: 'hourly',
      estimated_hours: 5,
      pickup_time: anotherDay(),
    },
    typeof owner === 'string' ? null : owner.token,
    await headersOf('rental'),
  );
}

const open: { readonly tripId: number; readonly person: Person }[] = [];

/** A booked trip that is paid in cash, by the calls that a checkout makes. */
export async function bookedTrip(person: Person): Promise<number> {
  const headers = await headersOf('rental');
  await rent(person, await vehicle());
  const { total } = await post<{ total: number }>(
    '/rental/user/trip/get-tax',
    {},
    person.token,
    headers,
  );
  const { trip_id: tripId } = await post<{ trip_id: number }>(
    '/rental/user/trip/trip-booking',
    {
      payment_method: 'cash_on_delivery',
      trip_amount: total,
      contact_person_name: person.name,
      contact_person_number: person.phone,
    },
    person.token,
    { ...headers, 'Idempotency-Key': crypto.randomUUID() },
  );
  open.push({ tripId, person });
  return tripId;
}

/** Nobody is to keep a vehicle ready that no one will come for. */
export async function cancelTrips(): Promise<void> {
  for (const { tripId, person } of open.splice(0))
    await put(
      '/rental/user/trip/cancel-trip',
      { trip_id: tripId, reason: 'Booked by a test' },
      person.token,
    ).catch(() => undefined);
}
