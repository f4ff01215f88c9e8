import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '../../../domain/rental/browseEndpoints';
import { rentalProviders, vehicles } from '../../../server/db/schema/rental';
import { type Garage, moduleId, openGarage } from './garage';

const ends = new Date('2026-11-20T15:00:00Z');
const during = new Date('2026-11-20T14:00:00Z');

let garage: Garage;
let fleet: number;
let small: number;
/** What each vehicle is called by its price, by its id. */
let names: Map<number, string>;

beforeAll(async () => {
  garage = await openGarage();
  await garage.db.update(vehicles).set({ pickupZoneIds: [1] });
});
afterAll(() => garage.close());

const add = async (provider: number, name: string, parts: Parameters<Garage['vehicle']>[1]) => {
  const id = await garage.vehicle(provider, {
    pickupZoneIds: [2],
    dayPrice: null,
    distancePrice: null,
    ...parts,
  });
  names.set(id, name);
  return id;
};

/** 10 % off from 60.00, at most 25.00, until three o'clock; and 20 % off every trip. */
beforeEach(async () => {
  await garage.db.update(vehicles).set({ pickupZoneIds: [1] });
  garage.clock.set(during);
  names = new Map();
  fleet = await garage.provider({
    discount: 10_000,
    discountMax: 25_000,
    discountMinPurchase: 60_000,
    discountEnd: ends,
  });
  small = await garage.provider({ discount: 20_000 });
  await add(fleet, '19.99', { hourlyPrice: 19_990 });
  await add(fleet, '20', { hourlyPrice: 20_000 });
  await add(fleet, '22, own 15 %', { hourlyPrice: 22_000, discount: 15_000 });
  await add(fleet, '21, own 9.00', {
    hourlyPrice: 21_000,
    discount: 9_000,
    discountType: 'amount',
  });
  await add(fleet, '100', { hourlyPrice: 100_000 });
  await add(small, '23', { hourlyPrice: 23_000 });
  await add(small, '18, own 5 %', { hourlyPrice: 18_000, discount: 5_000 });
  await add(small, '25 or 60 a day, own 1.00', {
    hourlyPrice: 25_000,
    dayPrice: 60_000,
    discount: 1_000,
    discountType: 'amount',
  });
});

const listed = async (query: Record<string, string | number>) => {
  const { vehicles: found, total_size } = await garage.call(calls.searchVehicles, {
    query: { limit: 50, ...query },
    zoneIds: [2],
    moduleId,
  });
  expect(total_size).toBe(found.length);
  return found.map(({ id }) => names.get(id));
};

const forThreeHours = { rental_type: 'hourly', estimated_hours: 3 };

/** What three hours cost, by hand. */
const byTotal = [
  '18, own 5 %', // 54.00 - 10.80 = 43.20
  '20', // 60.00 - 6.00 = 54.00
  '21, own 9.00', // 63.00 - 9.00 = 54.00, and was made later
  '23', // 69.00 - 13.80 = 55.20
  '22, own 15 %', // 66.00 - 9.90 = 56.10
  '19.99', // 59.97
  '25 or 60 a day, own 1.00', // 75.00 - 15.00 = 60.00
  '100', // 300.00 - 25.00 = 275.00
];
// Of what costs the same the newest is first, or last.
const [first, second, third, ...rest] = byTotal;
const lowFirst = [first, third, second, ...rest];

describe('vehicles go by the price that their cards show', () => {
  it('RENT-12, PRICE-17 low to high and high to low by what the searched trip costs', async () => {
    expect(await listed({ ...forThreeHours, sort: 'price_low' })).toEqual(lowFirst);
    expect(await listed({ ...forThreeHours, sort: 'price_high' })).toEqual([...lowFirst].reverse());
  });

  it('RENT-12 a range holds the totals within it, its ends included', async () => {
    const between = (min_price: number, max_price: number) =>
      listed({ ...forThreeHours, sort: 'price_low', min_price, max_price });
    expect(await between(54, 59.97)).toEqual(lowFirst.slice(1, 6));
    expect(await between(54.01, 59.96)).toEqual(['23', '22, own 15 %']);
    expect(await between(43.2, 43.2)).toEqual(['18, own 5 %']);
    expect(await between(60.01, 274.99)).toEqual([]);
  });

  it('PRICE-10 without a trip by the lowest price of a unit, what is surely off it gone', async () => {
    const byUnit = [
      '18, own 5 %', // 14.40
      '23', // 18.40
      '22, own 15 %', // 18.70
      '19.99',
      '20',
      '25 or 60 a day, own 1.00', // 20.00
      '21, own 9.00', // 21.00: an amount is off the trip
      '100', // 100.00: an offer with conditions is not sure
    ];
    const newestFirst = [...byUnit.slice(0, 4), byUnit[5], byUnit[4], ...byUnit.slice(6)];
    expect(await listed({ sort: 'price_low' })).toEqual(newestFirst);
    expect(await listed({ sort: 'price_high' })).toEqual([...newestFirst].reverse());
    const range = { min_price: 18.4, max_price: 18.7 };
    expect(await listed({ sort: 'newest', ...range })).toEqual(['23', '22, own 15 %']);
  });

  it('PRICE-15 until the second in which the offer ends, and from then on without it', async () => {
    const without = [
      '18, own 5 %', // 43.20
      '21, own 9.00', // 54.00
      '23', // 55.20
      '22, own 15 %', // 56.10
      '19.99', // 59.97
      '25 or 60 a day, own 1.00', // 60.00, the newer
      '20', // 60.00
      '100', // 300.00
    ];
    const query = { ...forThreeHours, sort: 'price_low' };
    garage.clock.set(new Date(ends.getTime() - 1));
    expect(await listed(query)).toEqual(lowFirst);
    garage.clock.set(ends);
    expect(await listed(query)).toEqual(without);
    expect(await listed({ ...query, min_price: 276 })).toEqual(['100']);
  });

  it('at once when a provider takes more off, or a vehicle comes or changes hands', async () => {
    const query = { ...forThreeHours, sort: 'price_low', max_price: 50 };
    expect(await listed(query)).toEqual(['18, own 5 %']);
    const ofFleet = eq(rentalProviders.id, fleet);
    const more = { discount: 30_000, discountMax: 0, discountMinPurchase: 0 };
    await garage.db.update(rentalProviders).set(more).where(ofFleet);
    // 70 % of 59.97 (41.98), 60.00, 63.00 and 66.00.
    const cheaper = ['19.99', '20', '18, own 5 %', '21, own 9.00', '22, own 15 %'];
    expect(await listed(query)).toEqual(cheaper);
    const late = await add(small, '21 of the small one', { hourlyPrice: 21_000 });
    expect(await listed(query)).toEqual(cheaper);
    const change = { providerId: fleet };
    await garage.db.update(vehicles).set(change).where(eq(vehicles.id, late));
    expect(await listed(query)).toEqual([
      ...cheaper.slice(0, 3),
      '21 of the small one',
      ...cheaper.slice(3),
    ]);
  });

  it('PRICE-26 in the decimals of the currency', async () => {
    const { settings } = garage.deps;
    const { config } = settings;
    settings.config = async (language) => ({
      ...(await config(language)),
      digit_after_decimal_point: 0,
    });
    const sameTotals = { ...forThreeHours, sort: 'newest', min_price: 54, max_price: 54 };
    // 59.97 is 60, reaches the minimum and costs 54.
    expect(await listed(sameTotals)).toEqual(['21, own 9.00', '20', '19.99']);
    settings.config = config;
    expect(await listed(sameTotals)).toEqual(['21, own 9.00', '20']);
  });
});
