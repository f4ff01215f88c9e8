import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TripCart } from '../../../domain/rental/tripCart';
import * as cartCalls from '../../../domain/rental/tripCartEndpoints';
import * as calls from '../../../domain/rental/tripEndpoints';
import type { rentalProviders } from '../../../server/db/schema/rental';
import { vehicleHolds } from '../../../server/db/schema/trips';
import { booking, type Garage, openGarage } from './garage';

export let garage: Garage;
export let provider: number;
/** Anew for each test: a car of the provider's, and a guest without a cart. */
export let car: number;
export let guest: string;

/** Opens `garage` with one provider for the tests of a file. */
export function withGarage(parts?: Partial<typeof rentalProviders.$inferInsert>): void {
  beforeAll(async () => {
    garage = await openGarage();
    provider = await garage.provider(parts);
  });
  beforeEach(async () => {
    guest = await garage.guest();
    car = await garage.vehicle(provider);
  });
  afterAll(() => garage.close());
}

export const later = (minutes: number) =>
  new Date(garage.deps.clock.now().getTime() + minutes * 60_000).toISOString();
export const codeOf = ({ status, errors }: Awaited<ReturnType<Garage['refusal']>>) => [
  status,
  errors[0]?.code,
];

export const add = (parts: Record<string, unknown> = {}, vehicle = car) =>
  garage.call(cartCalls.addVehicle, { body: garage.trip(guest, vehicle, parts) });
export const cart = () => garage.call(cartCalls.getTripCart, { query: { guest_id: guest } });
export const held = ({ carts }: TripCart) =>
  carts.map(({ vehicle, quantity }) => [vehicle.id, quantity]);

export const book = (total: number, parts = {}, headers = {}) =>
  garage.call(calls.bookTrip, { body: booking(guest, total, parts), headers });
export const cancel = (trip_id: number) =>
  garage.call(calls.cancelTrip, { body: { guest_id: guest, trip_id, reason: 'Changed my mind' } });
export const details = (trip_id: number, who: Record<string, string> = { guest_id: guest }) =>
  garage.call(calls.getTrip, { query: { trip_id, ...who } });
export const holds = (tripId: number) =>
  garage.db.select().from(vehicleHolds).where(eq(vehicleHolds.tripId, tripId));
