import type { Page } from 'playwright-core';
import type { Person } from './people';
import { headersOf, placeName, shopPlace } from './shop';
import { ask, post, put } from './wire';

interface Rented {
  readonly id: number;
  readonly trip_hourly: number;
  readonly trip_day_wise: number;
  readonly total_vehicle_count: number;
  readonly provider: { readonly id: number };
}

/** Vehicles by the hour and the day, of which there are some. */
async function rentedOut(): Promise<Rented[]> {
  const { vehicles: all } = await ask<{ vehicles: Rented[] }>(
    '/rental/vehicle/search?limit=100&offset=1',
    { headers: await headersOf('rental') },
  );
  return all.filter(
    ({ trip_hourly, trip_day_wise, total_vehicle_count }) =>
      trip_hourly === 1 && trip_day_wise === 1 && total_vehicle_count > 3,
  );
}

/** @throws Error where there is none */
export async function vehicle(): Promise<Rented> {
  const [found] = await rentedOut();
  if (!found) throw new Error('No vehicle is rented by the hour and the day there');
  return found;
}

/** @throws Error where one office rents all vehicles */
export async function vehicleElsewhere({ provider }: Rented): Promise<Rented> {
  const found = (await rentedOut()).find((one) => one.provider.id !== provider.id);
  if (!found) throw new Error('No second office rents vehicles by the hour and the day there');
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

/** Puts vehicles into the trip cart of somebody. */
export async function rent(
  owner: string | Person,
  { id }: Rented,
  quantity = 1,
  hours = 5,
): Promise<void> {
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
      estimated_hours: hours,
      pickup_time: anotherDay(),
    },
    typeof owner === 'string' ? null : owner.token,
    await headersOf('rental'),
  );
}

/** A trip of five hours, as the browser remembers the last one that was searched. */
export async function searched(page: Page): Promise<void> {
  const draft = {
    type: 'hourly',
    hours: 5,
    days: null,
    ...(await ends()),
    pickupAt: anotherDay(),
    route: null,
  };
  await page.addInitScript(
    (text) => localStorage.setItem('rental-search', text),
    JSON.stringify(draft),
  );
}

const open: { readonly tripId: number; readonly person: Person }[] = [];

/** A booked trip that is paid in cash, by the calls that a checkout makes. */
export async function bookedTrip(person: Person, hours = 5): Promise<number> {
  const headers = await headersOf('rental');
  await rent(person, await vehicle(), 1, hours);
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

const bookers: Person[] = [];
/** Somebody who may book on the page itself. */
export function booking(person: Person): Person {
  bookers.push(person);
  return person;
}

/** Trips that were booked on pages stand open too. */
async function noteBooked(): Promise<void> {
  const headers = await headersOf('rental');
  for (const person of bookers.splice(0)) {
    const { trips } = await ask<{ trips: { id: number }[] }>(
      '/rental/user/trip/get-trip-list?limit=10&offset=1&status=running',
      { headers: { ...headers, Authorization: `Bearer ${person.token}` } },
    );
    open.push(...trips.map(({ id }) => ({ tripId: id, person })));
  }
}

/** Nobody is to keep a vehicle ready that no one will come for. */
export async function cancelTrips(): Promise<void> {
  // Whose session ended on a path books no more.
  await noteBooked().catch(() => undefined);
  for (const { tripId, person } of open.splice(0))
    await put(
      '/rental/user/trip/cancel-trip',
      { trip_id: tripId, reason: 'Booked by a test' },
      person.token,
    ).catch(() => undefined);
}
