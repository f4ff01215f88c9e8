import { describe, expect, it } from 'vitest';
import {
  type PricedVehicle,
  priceTrip,
  providerDiscount,
  startingPrice,
  tripPrice,
  vehicleDiscount,
} from '../../../domain/rental/rentalPrice';
import { noon } from '../samples';

const car: PricedVehicle = {
  trip_hourly: 1,
  trip_day_wise: 1,
  trip_distance: 0,
  hourly_price: 12.5,
  day_wise_price: 90,
  distance_price: 0.8,
  discount_price: 10,
  discount_type: 'percent',
};
const offer = {
  discount: 20,
  max_discount: 15,
  min_purchase: 50,
  ends_at: '2026-11-20T12:00:01.000Z',
};

describe('trip prices', () => {
  it.each([
    ['hourly', 2, 3, 75_000],
    ['day_wise', 1, 4, 360_000],
    ['distance_wise', 3, 12.345, 29_630],
  ] as const)('PRICE-08 %s: %d vehicles, %d units', (type, quantity, units, price) => {
    expect(tripPrice(car, type, quantity, units, 2)).toBe(price);
  });
  it('PRICE-10 starts at the lowest enabled price', () => {
    expect(startingPrice(car)).toEqual({ type: 'hourly', price: 12_500 });
    expect(startingPrice({ ...car, trip_distance: 1 })).toEqual({
      type: 'distance_wise',
      price: 800,
    });
    expect(startingPrice({ ...car, trip_hourly: 0, trip_day_wise: 0 })).toBeNull();
  });
  it.each([
    ['PRICE-11 flat for each vehicle', { discount_type: 'amount' as const }, 2, 20_000],
    ['PRICE-12 percent', {}, 2, 7_500],
    ['PRICE-13 not below 0', { discount_type: 'amount' as const, discount_price: 99 }, 1, 75_000],
  ])('%s', (_name, parts, quantity, discount) => {
    expect(vehicleDiscount({ ...car, ...parts }, 75_000, quantity, 2)).toBe(discount);
  });
  it.each([
    ['PRICE-14 percent', { max_discount: 0 }, 100_000, 20_000],
    ['PRICE-14 capped', {}, 100_000, 15_000],
    ['PRICE-15 ended', { ends_at: '2026-11-20T12:00:00.000Z' }, 100_000, null],
    ['PRICE-15 no end', { ends_at: null }, 60_000, 12_000],
    ['PRICE-16 below the minimum', {}, 49_990, null],
  ])('%s', (_name, parts, price, discount) => {
    expect(providerDiscount({ ...offer, ...parts }, price, noon, 2)).toBe(discount);
  });
  // Two cars of 12.50 for three hours are 75.00; their own 10 % take 7.50 off.
  it.each([
    ['the provider’s, which is larger', {}, 15_000, 'provider'],
    ['the vehicles’, below the minimum', { min_purchase: 80 }, 7_500, 'vehicle'],
    ['the vehicles’, when a cap leaves less', { max_discount: 7 }, 7_500, 'vehicle'],
    ['the vehicles’, when both are the same', { discount: 10 }, 7_500, 'vehicle'],
  ] as const)('PRICE-17 counts the larger discount: %s', (_name, parts, discount, discountBy) => {
    const lines = [{ vehicle: car, quantity: 2 }];
    const trip = { type: 'hourly', units: 3 } as const;
    expect(priceTrip(lines, trip, { ...offer, ...parts }, noon, 2)).toEqual({
      price: 75_000,
      discount,
      discountBy,
      total: 75_000 - discount,
    });
  });
  it.each([
    [3, 54_000, 8_100, 'vehicle'],
    [4, 72_000, 10_800, 'vehicle'],
    [12, 216_000, 32_400, 'vehicle'],
  ] as const)(
    'PRICE-17 never takes less off a longer trip: %d hours',
    (units, price, discount, discountBy) => {
      const vehicle = { ...car, hourly_price: 18, discount_price: 15 };
      const tenPercent = { discount: 10, max_discount: 0, min_purchase: 60, ends_at: null };
      const priced = priceTrip(
        [{ vehicle, quantity: 1 }],
        { type: 'hourly', units },
        tenPercent,
        noon,
        2,
      );
      expect(priced).toEqual({ price, discount, discountBy, total: price - discount });
    },
  );
  it('PRICE-14 takes a cap below the smallest coin for one, not for none', () => {
    expect(providerDiscount({ ...offer, max_discount: 0.4 }, 100_000, noon, 0)).toBe(0);
  });
  it('PRICE-18 floors the total at 0', () => {
    const gift = { ...car, discount_type: 'amount' as const, discount_price: 1_000 };
    const trip = { type: 'hourly', units: 1 } as const;
    expect(priceTrip([{ vehicle: gift, quantity: 1 }], trip, null, noon, 2).total).toBe(0);
  });
});
