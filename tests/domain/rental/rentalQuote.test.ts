import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../../../demo/city/random';
import { coupon as couponSchema } from '../../../domain/checkout/coupon';
import type { PricedVehicle, TripType } from '../../../domain/rental/rentalPrice';
import { discountOfProvider, quoteTrip } from '../../../domain/rental/rentalQuote';
import {
  daysOf,
  hoursOfRoute,
  hoursOfTrip,
  isPickupAhead,
  isPickupNear,
  isTripDuration,
  kilometresOf,
  unitsOfTrip,
} from '../../../domain/rental/rentalUnits';
import { toMillis } from '../../../domain/values/money';
import { type OracleCase, oraclePrice } from '../rentalOracle';
import { noon } from '../samples';

const providerId = 7;
const zoneId = 3;
const before = { end_date: '2026-11-20', end_time: '11:59:59' };
const after = { end_date: '2026-11-20', end_time: '12:00:01' };

const decimal = (thousandths: bigint) => Number(thousandths) / 1000;

/** Amounts with a few or many figures, often on the borders where rounding turns. */
const amount = (random: Random, most: number) => {
  const ends = random.pick([0, 0, 5, 50, 500, 999, random.int(0, 999)]);
  return BigInt(random.int(0, random.pick([1, 20, most])) * 1000 + ends);
};
const rate = (random: Random) =>
  BigInt(random.pick([0, 5_000, 15_000, 12_500, 33_333, 100_000, random.int(0, 100_000)]));
const kind = (random: Random) => random.pick(['percent', 'amount'] as const);

function randomTrip(random: Random): { trip: OracleCase; type: TripType } {
  const type = random.pick(['hourly', 'day_wise', 'distance_wise'] as const);
  const units =
    type === 'distance_wise'
      ? BigInt(random.int(1, 900_000))
      : BigInt(random.int(1, type === 'hourly' ? 200 : 60)) * 1000n;
  const digits = random.pick([0, 1, 2, 2, 2, 3]);
  const most = random.pick([90, 900, 900_000]);
  const vehicles = Array.from({ length: random.int(1, 4) }, () => {
    const discountType = kind(random);
    return {
      unitPrice: amount(random, most),
      quantity: BigInt(random.int(1, 9)),
      discount: discountType === 'percent' ? rate(random) : amount(random, most),
      discountType,
    };
  });
  const couponKind = kind(random);
  return {
    type,
    trip: {
      digits,
      units,
      vehicles,
      provider: random.chance(0.6)
        ? {
            percent: rate(random),
            cap: random.chance(0.4) ? 0n : amount(random, most),
            minimum: random.chance(0.3) ? 0n : amount(random, most * 10),
            isOver: random.chance(0.2),
          }
        : null,
      coupon: random.chance(0.6)
        ? {
            type: random.pick(['default', 'default', 'store_wise', 'zone_wise', 'free_delivery']),
            listsProvider: random.chance(0.5),
            listsZone: random.chance(0.5),
            discount: couponKind === 'percent' ? rate(random) : amount(random, most),
            discountType: couponKind,
            cap: random.chance(0.4) ? 0n : amount(random, most),
            minimum: random.chance(0.3) ? 0n : amount(random, most * 10),
          }
        : null,
      taxPercent: rate(random),
      isTaxIncluded: random.chance(0.5),
    },
  };
}

const wireVehicle = (type: TripType, vehicle: OracleCase['vehicles'][number]): PricedVehicle => ({
  trip_hourly: 1,
  trip_day_wise: 1,
  trip_distance: 1,
  hourly_price: type === 'hourly' ? decimal(vehicle.unitPrice) : 1,
  day_wise_price: type === 'day_wise' ? decimal(vehicle.unitPrice) : 2,
  distance_price: type === 'distance_wise' ? decimal(vehicle.unitPrice) : 3,
  discount_price: decimal(vehicle.discount),
  discount_type: vehicle.discountType,
});

function quoted({ trip, type }: ReturnType<typeof randomTrip>) {
  const { provider, coupon } = trip;
  const units = decimal(trip.units);
  const { quote } = quoteTrip({
    lines: trip.vehicles.map((vehicle) => ({
      vehicle: wireVehicle(type, vehicle),
      quantity: Number(vehicle.quantity),
    })),
    trip: {
      rental_type: type,
      estimated_hours: type === 'day_wise' ? units * 24 : units,
      distance: type === 'distance_wise' ? units : 0,
    },
    provider: {
      id: providerId,
      tax: decimal(trip.taxPercent),
      discount: provider && {
        discount: decimal(provider.percent),
        discount_type: 'percent',
        max_discount: decimal(provider.cap),
        min_purchase: decimal(provider.minimum),
        ...(provider.isOver ? before : after),
      },
    },
    zoneId,
    config: {
      digit_after_decimal_point: trip.digits,
      tax_included: trip.isTaxIncluded ? 1 : 0,
    },
    coupon:
      coupon &&
      v.parse(couponSchema, {
        code: 'ORACLE',
        coupon_type: coupon.type,
        discount: decimal(coupon.discount),
        discount_type: coupon.discountType,
        max_discount: decimal(coupon.cap),
        min_purchase: decimal(coupon.minimum),
        data: [
          ...(coupon.type === 'store_wise' && coupon.listsProvider ? [providerId] : []),
          ...(coupon.type === 'zone_wise' && coupon.listsZone ? [zoneId] : []),
        ],
      }),
    couponUse: { timesUsed: 0, ordersPlaced: 0 },
    now: noon,
  });
  const thousandths = (wire: number) => BigInt(toMillis(wire));
  return {
    subtotal: thousandths(quote.subtotal),
    discount: thousandths(quote.discount),
    couponDiscount: thousandths(quote.coupon_discount),
    tax: thousandths(quote.tax_amount),
    total: thousandths(quote.total),
  };
}

describe('quoteTrip', () => {
  it('PRICE-03 to PRICE-21: prices 120,000 random trips as the specification does, to the last unit', () => {
    const random = createRandom('rental oracle');
    const different = [];
    for (let n = 0; n < 120_000; n += 1) {
      const drawn = randomTrip(random);
      const [ours, theirs] = [quoted(drawn), oraclePrice(drawn.trip)];
      const isSame =
        ours.subtotal === theirs.subtotal &&
        ours.discount === theirs.discount &&
        ours.couponDiscount === theirs.couponDiscount &&
        ours.tax === theirs.tax &&
        ours.total === theirs.total;
      if (!isSame) different.push({ drawn, ours, theirs });
    }
    expect(different.slice(0, 3)).toEqual([]);
  }, 60_000);

  it('PRICE-17 takes never less off a trip that is one hour, day or kilometre longer, in 40,000 random ones', () => {
    const random = createRandom('longer trips');
    const falls = [];
    for (let n = 0; n < 40_000; n += 1) {
      const drawn = randomTrip(random);
      const longer = { ...drawn, trip: { ...drawn.trip, units: drawn.trip.units + 1000n } };
      const [short, long] = [quoted(drawn).discount, quoted(longer).discount];
      if (long < short) falls.push({ drawn, short, long });
    }
    expect(falls.slice(0, 3)).toEqual([]);
  }, 60_000);

  it('PRICE-15 reads the end of a provider offer as one moment', () => {
    const offer = {
      discount: 5,
      discount_type: 'percent',
      max_discount: 0,
      min_purchase: 0,
    } as const;
    const endOf = (end_date: string, end_time: string) =>
      discountOfProvider({ ...offer, end_date, end_time })?.ends_at;
    expect(endOf('2026-11-30', '12:30:00')).toBe('2026-11-30T12:30:00.000Z');
    expect(endOf('2026-11-30', '')).toBe('2026-11-30T23:59:59.000Z');
    expect(endOf('2026-11-30T10:00:00.000Z', '')).toBe('2026-11-30T10:00:00.000Z');
    expect(endOf('', '')).toBeNull();
    expect(endOf('soon', '')).toBeNull();
  });
});

describe('trip arithmetic', () => {
  it('RENT-07, RENT-08: a day has 24 hours', () => {
    expect([hoursOfTrip('day_wise', 3), hoursOfTrip('hourly', 3)]).toEqual([72, 3]);
    expect(daysOf(72)).toBe(3);
  });
  it.each([
    [0, 1],
    [1, 1],
    [3600, 1],
    [3601, 2],
    [7200, 2],
  ])('RENT-09: a route of %d seconds takes %d whole hours', (seconds, hours) => {
    expect(hoursOfRoute(seconds)).toBe(hours);
  });
  it('RENT-10: metres become kilometres to three decimals', () => {
    expect([kilometresOf(12_345), kilometresOf(999.6), kilometresOf(0)]).toEqual([12.345, 1, 0]);
  });
  it('PRICE-08: charges hours, days or kilometres', () => {
    const trip = { estimated_hours: 48, distance: 12.5 };
    expect([
      unitsOfTrip('hourly', trip),
      unitsOfTrip('day_wise', trip),
      unitsOfTrip('distance_wise', trip),
    ]).toEqual([48, 2, 12.5]);
  });
  it.each([
    ['hourly', 1, true],
    ['hourly', 0, false],
    ['hourly', -2, false],
    ['hourly', 1.5, false],
    ['day_wise', 24, true],
    ['day_wise', 25, false],
    ['day_wise', 24 * 366, true],
    ['day_wise', 24 * 367, false],
  ] as const)('RENT-07: %s of %d hours is a duration: %s', (type, hours, isOne) => {
    expect(isTripDuration(type, hours)).toBe(isOne);
  });
  it('RENT-06: a scheduled pickup lies in the future', () => {
    expect(isPickupAhead('2026-11-20T12:00:00.001Z', noon)).toBe(true);
    expect(isPickupAhead('2026-11-20T12:00:00.000Z', noon)).toBe(false);
    expect(isPickupAhead('never', noon)).toBe(false);
  });
  it('a pickup is booked at most a year ahead', () => {
    expect(isPickupNear('2027-11-21T12:00:00.000Z', noon)).toBe(true);
    expect(isPickupNear('2027-11-21T12:00:00.001Z', noon)).toBe(false);
    expect(isPickupNear('9999-12-31T23:59:59Z', noon)).toBe(false);
  });
});
