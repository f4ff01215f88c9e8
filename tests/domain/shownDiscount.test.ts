import { describe, expect, it } from 'vitest';
import { discountShown } from '../../domain/pricing/shownDiscount';
import { sampleVehicle } from '../support/rental';
import { noon } from './samples';

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

describe('the discount that a price tag promises is the one that is charged (PRICE-17)', () => {
  it.each([
    ['the vehicle’s own without an offer', null, fiveHours, { type: 'percent', value: 15 }],
    ['the provider’s instead of it', {}, fiveHours, { type: 'percent', value: 10 }],
    ['the provider’s before a trip is known', {}, null, { type: 'percent', value: 10 }],
    [
      'the vehicle’s while nobody knows whether the minimum is met',
      { min_purchase: 20 },
      null,
      { type: 'percent', value: 15 },
    ],
    [
      'the provider’s once it is met',
      { min_purchase: 50 },
      fiveHours,
      { type: 'percent', value: 10 },
    ],
    ['the vehicle’s below it', { min_purchase: 51 }, fiveHours, { type: 'percent', value: 15 }],
    [
      'the amount where a cap cuts it',
      { max_discount: 2 },
      fiveHours,
      { type: 'amount', value: 2 },
    ],
    [
      'the vehicle’s when the offer is over',
      { end_date: '2026-01-01' },
      fiveHours,
      { type: 'percent', value: 15 },
    ],
  ] as const)('%s', (_, discount, trip, shown) => {
    expect(discountShown(car(discount), trip, noon, 2)).toEqual(shown);
  });

  it('none when there is none', () => {
    expect(discountShown(sampleVehicle({ discount_price: 0 }), null, noon, 2)).toBeNull();
  });
});
