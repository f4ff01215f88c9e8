import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../../../demo/city/random';
import * as calls from '../../../domain/rental/browseEndpoints';
import { rentalProviders, vehicles } from '../../../server/db/schema/rental';
import { oraclePrice } from '../../domain/rentalOracle';
import { type Garage, moduleId, openGarage } from './garage';

const providersCount = 25;
const vehiclesCount = 1_500;
const now = new Date('2026-11-20T14:00:00Z');

let garage: Garage;
let fleet: (typeof vehicles.$inferSelect)[];
let offers: Map<number, typeof rentalProviders.$inferSelect>;

const anOffer = (random: Random) => ({
  discount: random.pick([0, 0, 3_000, 10_000, 12_500, 33_333, 90_000]),
  discountMax: random.pick([0, 0, 400, 4_000, 25_005]),
  discountMinPurchase: random.pick([0, 0, 30_000, 60_000]),
  discountEnd: random.pick([null, null, new Date(now.getTime() + 1_000), now]),
});

const aVehicle = (random: Random, providerId: number) => ({
  providerId,
  pickupZoneIds: [2],
  hourlyPrice: random.int(1, 40) * random.pick([500, 10, 1, 1_000]) + 1,
  distancePrice: null,
  dayPrice: random.chance(0.5) ? random.int(3_000, 200_000) : null,
  ...random.pick([
    { discount: 0, discountType: 'percent' as const },
    { discount: random.pick([500, 5_000, 33_333, 99_000]), discountType: 'percent' as const },
    { discount: random.pick([10, 5_000, 90_000]), discountType: 'amount' as const },
  ]),
});

beforeAll(async () => {
  garage = await openGarage();
  garage.clock.set(now);
  await garage.db.update(vehicles).set({ pickupZoneIds: [1] });
  const random = createRandom('prices that are shown');
  const [some] = await garage.db.select().from(vehicles).limit(1);
  if (!some) throw new Error('The demo has no vehicle');
  const owners: number[] = [];
  for (let turn = 0; turn < providersCount; turn += 1)
    owners.push(await garage.provider(anOffer(random)));
  const { name, description, thumbnail, images, type, categoryId, brandId } = some;
  const alike = { name, description, thumbnail, images, type, categoryId, brandId };
  const facts = { seatingCapacity: 4, airCondition: true, transmission: 'manual', fuel: 'petrol' };
  fleet = await garage.db
    .insert(vehicles)
    .values(
      Array.from({ length: vehiclesCount }, (_, index) => ({
        slug: `shown-${index}`,
        ...alike,
        ...facts,
        count: 1,
        ...aVehicle(random, random.pick(owners)),
      })),
    )
    .returning();
  const rows = await garage.db.select().from(rentalProviders);
  offers = new Map(rows.map((row) => [row.id, row]));
  await garage.db.execute(sql`analyze vehicles`);
});
afterAll(() => garage.close());

/** What a trip with one vehicle costs before tax, by the specification's words. */
function totalOf(vehicle: (typeof fleet)[number], unitPrice: number, units: number): number {
  const offer = offers.get(vehicle.providerId);
  if (!offer) throw new Error('A vehicle has no provider');
  const { total } = oraclePrice({
    digits: 2,
    units: BigInt(units * 1000),
    vehicles: [
      {
        unitPrice: BigInt(unitPrice),
        quantity: 1n,
        discount: BigInt(vehicle.discount),
        discountType: vehicle.discountType,
      },
    ],
    provider: {
      percent: BigInt(offer.discount),
      cap: BigInt(offer.discountMax),
      minimum: BigInt(offer.discountMinPurchase),
      isOver: offer.discountEnd !== null && offer.discountEnd <= now,
    },
    coupon: null,
    taxPercent: 0n,
    isTaxIncluded: true,
  });
  return Number(total);
}

const page = async (query: Record<string, string | number>) => {
  const answer = await garage.call(calls.searchVehicles, { query, zoneIds: [2], moduleId });
  return { ids: answer.vehicles.map(({ id }) => id), total: answer.total_size };
};

const trips = [
  { rental_type: 'hourly', estimated_hours: 1 },
  { rental_type: 'hourly', estimated_hours: 7 },
  { rental_type: 'hourly', estimated_hours: 500 },
  { rental_type: 'day_wise', estimated_hours: 72 },
] as const;

describe('RENT-12, PRICE-17 many vehicles with all kinds of discounts', () => {
  it.each(trips)('stand by the total of %j, page by page, and within its range', async (trip) => {
    const isDaily = trip.rental_type === 'day_wise';
    const units = isDaily ? trip.estimated_hours / 24 : trip.estimated_hours;
    const priced = fleet
      .flatMap((vehicle) => {
        const unit = isDaily ? vehicle.dayPrice : vehicle.hourlyPrice;
        return unit === null ? [] : [{ id: vehicle.id, cost: totalOf(vehicle, unit, units) }];
      })
      .sort((a, b) => a.cost - b.cost || b.id - a.id);
    for (const sort of ['price_low', 'price_high']) {
      const wanted = sort === 'price_low' ? priced : [...priced].reverse();
      for (const offset of [1, 2, 20]) {
        const { ids } = await page({ ...trip, sort, limit: 40, offset });
        expect(ids).toEqual(wanted.slice((offset - 1) * 40, offset * 40).map((row) => row.id));
      }
    }
    const [from, to] = [priced[300]?.cost ?? 0, priced[340]?.cost ?? 0];
    const within = priced.filter(({ cost }) => cost >= from && cost <= to).map(({ id }) => id);
    const range = { min_price: from / 1000, max_price: to / 1000 };
    const query = { ...trip, ...range, limit: 100, offset: 1 };
    expect(await page({ ...query, sort: 'price_low' })).toEqual({
      ids: within.slice(0, 100),
      total: within.length,
    });
    const newest = [...within].sort((a, b) => b - a);
    expect((await page({ ...query, sort: 'newest' })).ids).toEqual(newest.slice(0, 100));
  });
});
