import { describe, expect, it } from 'vitest';
import { type Compared, whatChanged } from '../../../domain/checkout/whatChanged';

type Part = 'delivery' | 'coupon';

const soup = { key: '1/', name: 'Soup', amount: 12 };
const bread = { key: '2/', name: 'Bread', amount: 3.5 };
const quote = (
  things: Compared<Part>['things'] = [soup, bread],
  parts: Partial<Record<Part, number>> = {},
): Compared<Part> => ({ things, parts: { delivery: 4, coupon: 0, ...parts } });

const table = [
  ['nothing, where nothing has', quote(), quote(), []],
  [
    'nothing for a difference below a thousandth',
    quote(),
    quote([{ ...soup, amount: 12.00004 }, bread]),
    [],
  ],
  [
    'a line that costs more',
    quote(),
    quote([{ ...soup, amount: 13.5 }, bread]),
    [{ kind: 'thing', key: '1/', name: 'Soup', from: 12, to: 13.5 }],
  ],
  [
    'a line under its new name',
    quote(),
    quote([{ ...soup, name: 'Lentil soup', amount: 11 }, bread]),
    [{ kind: 'thing', key: '1/', name: 'Lentil soup', from: 12, to: 11 }],
  ],
  [
    'a line that is gone, and one that came',
    quote([soup]),
    quote([bread]),
    [
      { kind: 'thing', key: '1/', name: 'Soup', from: 12, to: null },
      { kind: 'thing', key: '2/', name: 'Bread', from: null, to: 3.5 },
    ],
  ],
  [
    'the second of two equal lines',
    quote([soup, soup]),
    quote([soup, { ...soup, amount: 15 }]),
    [{ kind: 'thing', key: '1/#2', name: 'Soup', from: 12, to: 15 }],
  ],
  [
    'a part that rose and one that is no longer taken off, after the lines',
    quote([soup], { coupon: -5 }),
    quote([{ ...soup, amount: 10 }], { delivery: 6 }),
    [
      { kind: 'thing', key: '1/', name: 'Soup', from: 12, to: 10 },
      { kind: 'part', part: 'delivery', from: 4, to: 6 },
      { kind: 'part', part: 'coupon', from: -5, to: 0 },
    ],
  ],
] as const;

describe('S22: what has changed a total', () => {
  it.each(table)('names %s', (_name, before, after, expected) => {
    expect(whatChanged<Part>(before, after)).toEqual(expected);
  });

  it('adds up to the difference of the totals', () => {
    const before = quote([soup, bread], { coupon: -2.5 });
    const after = quote([{ ...bread, amount: 4.25 }], { delivery: 0 });
    const sum = whatChanged(before, after).reduce(
      (total, { from, to }) => total + (to ?? 0) - (from ?? 0),
      0,
    );
    // 12 + 3.5 + 4 - 2.5 before, 4.25 + 0 + 0 after.
    expect(sum).toBeCloseTo(4.25 - 17, 9);
  });
});
