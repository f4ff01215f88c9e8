import { describe, expect, it } from 'vitest';
import {
  type PricedVehicle,
  priceTrip,
  providerDiscount,
  startingPrice,
  tripPrice,
  vehicleDiscount,
} from '../../domain/pricing/rental';
import { noon } from './samples';

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
  it('PRICE-14 lets nothing through a cap below the smallest coin', () => {
    expect(providerDiscount({ ...offer, max_discount: 0.4 }, 100_000, noon, 0)).toBe(0);
  });
  it('PRICE-17 lets the provider discount replace the vehicle discount', () => {
    const lines = [{ vehicle: car, quantity: 2 }];
    const trip = { type: 'hourly', units: 3 } as const;
    expect(priceTrip(lines, trip, offer, noon, 2)).toEqual({
      price: 75_000,
      discount: 15_000,
      discountBy: 'provider',
      total: 60_000,
    });
    expect(priceTrip(lines, trip, { ...offer, min_purchase: 80 }, noon, 2)).toEqual({
      price: 75_000,
      discount: 7_500,
      discountBy: 'vehicle',
      total: 67_500,
    });
  });
  it('PRICE-18 floors the total at 0', () => {
    const gift = { ...car, discount_type: 'amount' as const, discount_price: 1_000 };
    const trip = { type: 'hourly', units: 1 } as const;
    expect(priceTrip([{ vehicle: gift, quantity: 1 }], trip, null, noon, 2).total).toBe(0);
  });
});
