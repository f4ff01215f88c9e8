import { eq } from 'drizzle-orm';
import { signUp } from '../../../domain/identity/identityEndpoints';
import { requestGuestId } from '../../../domain/identity/sessionEndpoints';
import type { BookedTrip } from '../../../domain/rental/trip';
import * as cartCalls from '../../../domain/rental/tripCartEndpoints';
import * as tripCalls from '../../../domain/rental/tripEndpoints';
import { coupons } from '../../../server/db/schema/carts';
import { zones } from '../../../server/db/schema/places';
import { rentalProviders, vehicles } from '../../../server/db/schema/rental';
import { createTestServer, type TestServer } from '../../support/server';

/** The rental module of the demo data. */
export const moduleId = 6;

const text = (en: string) => ({ en, ar: `${en} (ع)` });
let number = 0;
const next = () => {
  number += 1;
  return number;
};

interface Place {
  lat: number;
  lng: number;
  location_name: string;
}

/** A rental shop of the tests' own, so that what they expect does not hang on the demo data. */
export interface Garage extends TestServer {
  /** The centre, another point of the city, and one outside every zone. */
  home: Place;
  far: Place;
  outside: Place;
  provider(parts?: Partial<typeof rentalProviders.$inferInsert>): Promise<number>;
  /** A vehicle at 10.00 an hour, 60.00 a day and 2.00 a kilometre, of which there are 2. */
  vehicle(providerId: number, parts?: Partial<typeof vehicles.$inferInsert>): Promise<number>;
  coupon(code: string, parts?: Partial<typeof coupons.$inferInsert>): Promise<number>;
  guest(): Promise<string>;
  /** A customer's token. */
  customer(guestId?: string): Promise<string>;
  /** Body of add-to-cart: three hours from now. */
  trip(
    guestId: string,
    vehicleId: number,
    parts?: Record<string, unknown>,
  ): Record<string, unknown>;
  /** Puts a vehicle into a guest's cart and books it as its quote says. */
  book(guestId: string, vehicleId: number, parts?: Record<string, unknown>): Promise<BookedTrip>;
}

export const openGarage = async (env?: Record<string, string>): Promise<Garage> =>
  garageOn(await createTestServer(env));

/** The same on a server that is there. */
export async function garageOn(server: TestServer): Promise<Garage> {
  const { db } = server;
  const { default_location: centre } = await server.deps.settings.config();
  const home = { ...centre, location_name: 'Home' };
  const roads = await db.select().from(zones).where(eq(zones.id, 3));
  const ring = roads[0]?.area ?? [];
  const mean = (of: (corner: { lat: number; lng: number }) => number) =>
    ring.reduce((sum, corner) => sum + of(corner), 0) / ring.length;
  const inZone3 = { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
  const garage: Garage = {
    ...server,
    home,
    far: { ...inZone3, location_name: 'Far' },
    outside: { lat: 0, lng: 0, location_name: 'At sea' },
    provider: async (parts = {}) => {
      const [row] = await db
        .insert(rentalProviders)
        .values({
          slug: `test-provider-${next()}`,
          moduleId,
          zoneId: 1,
          pickupZoneIds: [1, 2, 3],
          name: text('Test provider'),
          description: text(''),
          address: text('Test street'),
          phone: '+966500000000',
          email: 'provider@example.com',
          lat: home.lat,
          lng: home.lng,
          logo: '',
          cover: '',
          ...parts,
        })
        .returning();
      return row?.id ?? 0;
    },
    vehicle: async (providerId, parts = {}) => {
      const [row] = await db
        .insert(vehicles)
        .values({
          slug: `test-vehicle-${next()}`,
          providerId,
          categoryId: 1,
          brandId: 1,
          name: text('Test vehicle'),
          description: text(''),
          thumbnail: '/pictures/default.svg',
          images: [],
          type: 'family',
          seatingCapacity: 4,
          airCondition: true,
          transmission: 'automatic',
          fuel: 'petrol',
          hourlyPrice: 10_000,
          dayPrice: 60_000,
          distancePrice: 2_000,
          count: 2,
          pickupZoneIds: [1, 2, 3],
          ...parts,
        })
        .returning();
      return row?.id ?? 0;
    },
    coupon: async (code, parts = {}) => {
      const [row] = await db
        .insert(coupons)
        .values({
          code,
          title: text(code),
          type: 'default',
          discount: 10_000,
          startDate: new Date('2026-01-01'),
          expireDate: new Date('2027-01-01'),
          ...parts,
        })
        .returning();
      return row?.id ?? 0;
    },
    guest: async () => (await server.call(requestGuestId)).guest_id,
    customer: async (guestId) => {
      const n = next();
      const { token } = await server.call(signUp, {
        moduleId,
        body: {
          name: 'Test Person',
          email: `driver${n}@example.com`,
          phone: `+96650${String(2_000_000 + n)}`,
          password: 'secret1',
          guest_id: guestId,
        },
      });
      if (!token) throw new Error('Signing up gave no token');
      return token;
    },
    trip: (guestId, vehicleId, parts = {}) => ({
      guest_id: guestId,
      vehicle_id: vehicleId,
      quantity: 1,
      pickup_location: home,
      destination_location: garage.far,
      rental_type: 'hourly',
      estimated_hours: 3,
      pickup_time: null,
      ...parts,
    }),
    book: async (guestId, vehicleId, parts = {}) => {
      await server.call(cartCalls.addVehicle, { body: garage.trip(guestId, vehicleId, parts) });
      const { total } = await server.call(tripCalls.quoteTripCart, { body: { guest_id: guestId } });
      return server.call(tripCalls.bookTrip, { body: booking(guestId, total) });
    },
  };
  return garage;
}

/** Body of trip-booking, paid in cash unless told. */
export const booking = (guestId: string, total: number, parts: Record<string, unknown> = {}) => ({
  guest_id: guestId,
  payment_method: 'cash_on_delivery',
  trip_amount: total,
  contact_person_name: 'Test Person',
  contact_person_number: '+966 50 123 4567',
  ...parts,
});
