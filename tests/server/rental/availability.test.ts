import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../demo/city/random';
import { bookTripPayload } from '../../../domain/rental/trip';
import { tripCartLines, tripCarts, trips, vehicleHolds } from '../../../server/db/schema/trips';
import { Refusal } from '../../../server/http/refusal';
import { freeUnits } from '../../../server/rental/availability';
import { bookTrip } from '../../../server/rental/trips/book';
import { booking, type Garage, openGarage } from './garage';

let garage: Garage;
let provider: number;
beforeAll(async () => {
  garage = await openGarage();
  provider = await garage.provider();
});
afterAll(() => garage.close());

const hour = 3_600_000;
const at = (hours: number) => new Date(garage.deps.clock.now().getTime() + hours * hour);
const request = new Request('http://localhost:3000/api/v1/rental/user/trip/trip-booking');
let shoppers = 0;

/** A shopper with a cart of one line, written straight into the database: a race needs a thousand. */
async function shopperWith(
  lines: { vehicleId: number; quantity: number }[],
  from: Date | null,
  hours: number,
): Promise<string> {
  shoppers += 1;
  const owner = `guest:racer-${shoppers}`;
  const [cart] = await garage.db
    .insert(tripCarts)
    .values({
      owner,
      type: 'hourly',
      hours,
      pickup: garage.home,
      destination: garage.far,
      pickupZoneIds: [1],
      pickupAt: from,
    })
    .returning();
  await garage.db
    .insert(tripCartLines)
    .values(lines.map((line) => ({ ...line, cartId: cart?.id ?? 0 })));
  return owner;
}

async function attempt(owner: string, total: number): Promise<string> {
  const id = owner.replace('guest:', '');
  const booker = {
    caller: { kind: 'guest', id },
    owner,
    language: 'en',
    key: null,
    address: '',
    request,
  } as const;
  try {
    await bookTrip(garage.deps, booker, v.parse(bookTripPayload, booking(id, total)));
    return 'booked';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** Runs jobs, at most `width` of them at once, and counts what came of them. */
async function race(jobs: (() => Promise<string>)[], width: number) {
  const counts: Record<string, number> = {};
  const waiting = [...jobs];
  const runner = async () => {
    for (let job = waiting.pop(); job; job = waiting.pop()) {
      const outcome = await job();
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: width }, runner));
  return counts;
}

const heldBy = (vehicleId: number) =>
  garage.db.select().from(vehicleHolds).where(eq(vehicleHolds.vehicleId, vehicleId));

describe('units of a vehicle over time', () => {
  it('1,000 attempts at one unit book exactly one', { timeout: 120_000 }, async () => {
    const car = await garage.vehicle(provider, { count: 1 });
    const random = createRandom('race');
    const owners: string[] = [];
    // Every period holds the third hour.
    for (let n = 0; n < 1_000; n += 1) {
      const from = random.int(0, 2);
      owners.push(await shopperWith([{ vehicleId: car, quantity: 1 }], at(from), 4));
    }
    const outcomes = await race(
      owners.map((owner) => () => attempt(owner, 40)),
      40,
    );
    expect(outcomes).toEqual({ booked: 1, vehicle_unavailable: 999 });
    expect(await heldBy(car)).toHaveLength(1);
  });

  it('bookings of the same vehicles in other orders do not block each other', async () => {
    const cars = [
      await garage.vehicle(provider, { count: 10 }),
      await garage.vehicle(provider, { count: 10 }),
    ];
    const owners = await Promise.all(
      Array.from({ length: 30 }, (_, n) => {
        const lines = cars.map((vehicleId) => ({ vehicleId, quantity: 1 }));
        return shopperWith(n % 2 ? lines : lines.reverse(), null, 2);
      }),
    );
    const outcomes = await race(
      owners.map((owner) => () => attempt(owner, 40)),
      30,
    );
    expect(outcomes).toEqual({ booked: 10, vehicle_unavailable: 20 });
  });

  it('one cart booked by many requests is booked once', async () => {
    const car = await garage.vehicle(provider, { count: 20 });
    const owner = await shopperWith([{ vehicleId: car, quantity: 1 }], null, 2);
    const outcomes = await race(
      Array.from({ length: 12 }, () => () => attempt(owner, 20)),
      12,
    );
    expect(outcomes).toEqual({ booked: 1, already_booked: 11 });
  });

  it('are free as far as at no moment more are held than there are', {
    timeout: 60_000,
  }, async () => {
    const random = createRandom('periods');
    const emptyTrip = {
      owner: 'guest:model',
      providerId: provider,
      type: 'hourly',
      hours: 1,
      pickup: garage.home,
      destination: garage.far,
      pickupZoneIds: [1],
      isScheduled: true,
      startsAt: at(0),
      endsAt: at(1),
      paymentMethod: 'cash_on_delivery',
      amount: 0,
      subtotal: 0,
      discount: 0,
      tax: 0,
      taxIncluded: false,
      contactPersonName: '',
      contactPersonNumber: '',
      contactDigits: '',
    } satisfies typeof trips.$inferInsert;
    for (let round = 0; round < 60; round += 1) {
      const count = random.int(1, 4);
      const car = await garage.vehicle(provider, { count });
      const holds = Array.from({ length: random.int(0, 6) }, () => {
        const from = random.int(0, 20);
        return { from, to: from + random.int(1, 8), quantity: random.int(1, 2) };
      });
      for (const hold of holds) {
        const [own] = await garage.db.insert(trips).values(emptyTrip).returning();
        await garage.db.insert(vehicleHolds).values({
          tripId: own?.id ?? 0,
          vehicleId: car,
          quantity: hold.quantity,
          startsAt: at(hold.from),
          endsAt: at(hold.to),
        });
      }
      const from = random.int(0, 24);
      const to = from + random.int(1, 6);
      let most = 0;
      for (let moment = from; moment < to; moment += 1) {
        const held = holds
          .filter((hold) => hold.from <= moment && hold.to > moment)
          .reduce((sum, hold) => sum + hold.quantity, 0);
        most = Math.max(most, held);
      }
      const free = await freeUnits(garage.db, [car], { from: at(from), to: at(to) });
      expect([...free]).toEqual([[car, Math.max(0, count - most)]]);
    }
  });
});
