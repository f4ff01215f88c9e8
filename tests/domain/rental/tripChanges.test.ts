import { describe, expect, it } from 'vitest';
import { tripChanges } from '../../../domain/rental/tripChanges';

type Quoted = Parameters<typeof tripChanges>[0];

const line = (vehicle_id: number, name: string, subtotal: number, discount = 0) => ({
  vehicle_id,
  name,
  quantity: 1,
  subtotal,
  discount,
});

/** Two cars, of which one has 10 % of its own off. */
const seen: Quoted = {
  lines: [line(7, 'Comet', 54, 5.4), line(8, 'Meteor', 30)],
  subtotal: 84,
  discount: 5.4,
  discount_by: 'vehicle',
  coupon_discount: 4,
  tax_amount: 7.46,
  tax_included: 0,
};

describe('BOOK-05 what has changed about a trip’s total', () => {
  it('nothing between two equal quotes', () => {
    expect(tripChanges(seen, seen)).toEqual([]);
  });

  it('names the vehicle whose price rose, with its own discount gone, and what follows from it', () => {
    const lines = [line(7, 'Comet', 60, 6), line(8, 'Meteor', 30)];
    const now = { ...seen, lines, subtotal: 90, discount: 6, tax_amount: 8 };
    expect(tripChanges(seen, now)).toEqual([
      { kind: 'thing', key: '7', name: 'Comet', from: 48.6, to: 54 },
      { kind: 'part', part: 'tax', from: 7.46, to: 8 },
    ]);
  });

  it('names a coupon that fell away and a vehicle that is gone', () => {
    const now = { ...seen, lines: [line(7, 'Comet', 54, 5.4)], subtotal: 54, coupon_discount: 0 };
    expect(tripChanges(seen, now)).toEqual([
      { kind: 'thing', key: '8', name: 'Meteor', from: 30, to: null },
      { kind: 'part', part: 'coupon', from: -4, to: 0 },
    ]);
  });

  it('names the discount of the provider that takes the place of the vehicles’', () => {
    const now: Quoted = { ...seen, discount: 16.8, discount_by: 'provider' };
    expect(tripChanges(seen, now)).toEqual([
      { kind: 'thing', key: '7', name: 'Comet', from: 48.6, to: 54 },
      { kind: 'part', part: 'provider', from: 0, to: -16.8 },
    ]);
  });

  it('names the vehicles together where a back end does not tell them apart', () => {
    const now = { ...seen, lines: [], subtotal: 90 };
    expect(tripChanges(seen, now)).toEqual([
      { kind: 'part', part: 'vehicles', from: 78.6, to: 84.6 },
    ]);
  });

  it('leaves tax out that is in the prices already', () => {
    const inside: Quoted = { ...seen, tax_included: 1 };
    expect(tripChanges(inside, { ...inside, tax_amount: 9 })).toEqual([]);
  });
});
