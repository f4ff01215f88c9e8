import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { quoteChanges } from '../../../domain/checkout/quoteChanges';
import { type Quote, quote } from '../../../domain/orders/order';

const soup = { key: '1/', name: 'Soup', quantity: 2, total: 24 };
const sampleQuote = (parts: Partial<v.InferInput<typeof quote>> = {}): Quote =>
  v.parse(quote, {
    subtotal: 25,
    item_discount: 1,
    tax_amount: 2.4,
    tax_included: 0,
    delivery_charge: 4,
    additional_charge: 0.5,
    dm_tips: 1,
    total: 31.9,
    lines: [soup],
    ...parts,
  });

const before = sampleQuote();
const table = [
  ['nothing', {}, []],
  [
    'a line, by what it costs after its discount',
    { lines: [{ ...soup, total: 25 }], item_discount: 0, total: 32.9 },
    [{ kind: 'thing', key: '1/', name: 'Soup', from: 24, to: 25 }],
  ],
  [
    'every fee',
    { delivery_charge: 6, additional_charge: 1, dm_tips: 0, tax_amount: 2.5, total: 33.5 },
    [
      { kind: 'part', part: 'delivery', from: 4, to: 6 },
      { kind: 'part', part: 'fee', from: 0.5, to: 1 },
      { kind: 'part', part: 'tip', from: 1, to: 0 },
      { kind: 'part', part: 'tax', from: 2.4, to: 2.5 },
    ],
  ],
  [
    'a coupon, which is taken off',
    { coupon_discount: 5, total: 26.9 },
    [{ kind: 'part', part: 'coupon', from: 0, to: -5 }],
  ],
  [
    'no tax that the prices include',
    { tax_included: 1, tax_amount: 9, total: 29.5 },
    [{ kind: 'part', part: 'tax', from: 2.4, to: 0 }],
  ],
  [
    'items and their discount, where the back end tells no lines',
    { lines: [], subtotal: 30, item_discount: 2, total: 35.9 },
    [
      { kind: 'part', part: 'items', from: 25, to: 30 },
      { kind: 'part', part: 'discount', from: -1, to: -2 },
    ],
  ],
] as const;

describe('S22: why the total of an order is another', () => {
  it.each(table)('names %s', (_name, parts, expected) => {
    const after = sampleQuote({ ...parts, lines: [...('lines' in parts ? parts.lines : [soup])] });
    expect(quoteChanges(before, after)).toEqual(expected);
    const sum = quoteChanges(before, after).reduce(
      (total, { from, to }) => total + (to ?? 0) - (from ?? 0),
      0,
    );
    expect(sum).toBeCloseTo(after.total - before.total, 9);
  });
});
