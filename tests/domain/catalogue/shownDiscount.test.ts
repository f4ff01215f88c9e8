import { describe, expect, it } from 'vitest';
import {
  discountShown,
  offerTerms,
  termsAhead,
  tripShown,
} from '../../../domain/catalogue/shownDiscount';
import { sampleVehicle } from '../../support/rental';
import { noon } from '../samples';

const offer = {
  discount: 10,
  discount_type: 'percent' as const,
  max_discount: 0,
  min_purchase: 0,
  end_date: '',
  end_time: '',
};
const car = (discount: Partial<typeof offer> | null) =>
  sampleVehicle({
    discount_price: 15,
    discount_type: 'percent',
    provider: {
      id: 3,
      name: 'City Wheels',
      pickup_zone_id: [1],
      discount: discount && { ...offer, ...discount },
    },
  });
const fiveHours = { type: 'hourly', units: 5 } as const;

const zeroTerms = { percent: 10, from: null, atMost: null };

// Five hours at 10.00 are 50.00; the vehicle's own 15 % take 7.50 off.
describe('PRICE-17 the discount that a price tag promises is the one that is charged: the larger', () => {
  it.each([
    ['the vehicle’s own without an offer', null, fiveHours, 'percent', 15, 42_500],
    ['the vehicle’s own, where the offer is smaller', {}, fiveHours, 'percent', 15, 42_500],
    ['the offer, where it is larger', { discount: 20 }, fiveHours, 'percent', 20, 40_000],
    [
      'the offer at its minimum',
      { discount: 20, min_purchase: 50 },
      fiveHours,
      'percent',
      20,
      40_000,
    ],
    [
      'the vehicle’s own below it',
      { discount: 20, min_purchase: 51 },
      fiveHours,
      'percent',
      15,
      42_500,
    ],
    [
      'the amount where a cap cuts it',
      { discount: 20, max_discount: 8 },
      fiveHours,
      'amount',
      8,
      42_000,
    ],
    [
      'the vehicle’s own where a cap leaves less',
      { discount: 20, max_discount: 7 },
      fiveHours,
      'percent',
      15,
      42_500,
    ],
    [
      'the vehicle’s own when the offer is over',
      { discount: 20, end_date: '2026-01-01' },
      fiveHours,
      'percent',
      15,
      42_500,
    ],
  ] as const)('%s', (_, discount, trip, type, value, total) => {
    expect(discountShown(car(discount), trip, noon, 2)).toEqual({ type, value });
    expect(tripShown(car(discount), trip, noon, 2)?.total).toBe(total);
  });

  it.each([
    [
      'the larger per cent before a trip is known',
      { discount: 20 },
      { type: 'percent', value: 20 },
    ],
    [
      'the vehicle’s own while nobody knows whether the minimum is met',
      { discount: 20, min_purchase: 20 },
      { type: 'percent', value: 15 },
    ],
    [
      'the vehicle’s own while nobody knows whether the cap cuts',
      { discount: 20, max_discount: 2 },
      { type: 'percent', value: 15 },
    ],
  ] as const)('%s', (_, discount, shown) => {
    expect(discountShown(car(discount), null, noon, 2)).toEqual(shown);
  });

  it('none when there is none', () => {
    expect(discountShown(sampleVehicle({ discount_price: 0 }), null, noon, 2)).toBeNull();
    expect(discountShown(sampleVehicle({ discount_price: 0 }), fiveHours, noon, 2)).toBeNull();
  });

  it('PRICE-11 at most the price of the trip', () => {
    const gift = sampleVehicle({ discount_price: 80, discount_type: 'amount' });
    expect(discountShown(gift, fiveHours, noon, 2)).toEqual({ type: 'amount', value: 50 });
  });

  it('has no trip’s price for a vehicle that is not offered for it', () => {
    expect(tripShown(sampleVehicle({ trip_hourly: 0 }), fiveHours, noon, 2)).toBeNull();
    expect(tripShown(sampleVehicle(), null, noon, 2)).toBeNull();
  });
});

describe('PRICE-16 an offer that is not reached is told with its conditions', () => {
  it.each([
    ['without an offer', null, fiveHours, null],
    ['without conditions', {}, fiveHours, null],
    ['below the minimum', { min_purchase: 51 }, fiveHours, { ...zeroTerms, from: 51 }],
    ['with the minimum reached', { min_purchase: 50 }, fiveHours, null],
    ['with a cap that the trip has met', { max_discount: 2 }, fiveHours, null],
    [
      'before a trip is known',
      { min_purchase: 20, max_discount: 2 },
      null,
      { percent: 10, from: 20, atMost: 2 },
    ],
    ['when it is over', { min_purchase: 51, end_date: '2026-01-01' }, fiveHours, null],
  ] as const)('%s', (_, discount, trip, terms) => {
    expect(termsAhead(car(discount), trip, noon, 2)).toEqual(terms);
  });

  it('and at its provider in any case', () => {
    expect(offerTerms({ ...offer, min_purchase: 20 }, noon)).toEqual({ ...zeroTerms, from: 20 });
    expect(offerTerms(offer, noon)).toEqual(zeroTerms);
    expect(offerTerms({ ...offer, end_date: '2026-01-01' }, noon)).toBeNull();
    expect(offerTerms({ ...offer, discount: 0 }, noon)).toBeNull();
    expect(offerTerms(null, noon)).toBeNull();
  });
});
