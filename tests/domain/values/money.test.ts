import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atMost,
  divideRounded,
  formatMoney,
  fromMillis,
  includedPart,
  percentOf,
  roundMillis,
  timesRounded,
  toMillis,
} from '../../../domain/values/money';

const dollars = {
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
} as const;

describe('thousandths', () => {
  it.each([
    [1.005, 1005],
    [0.1 + 0.2, 300],
    [19.99, 19990],
    [1.0005, 1001],
    [-1.0005, -1001],
    [0, 0],
  ])('%d is %d thousandths', (amount, millis) => {
    expect(toMillis(amount)).toBe(millis);
  });

  it.each([
    [1005, 2, 1010],
    [1004, 2, 1000],
    [-1005, 2, -1010],
    [1500, 0, 2000],
    [-1500, 0, -2000],
    [1234, 3, 1234],
    [1250, 1, 1300],
  ])('%d rounds half away from zero to %d decimals: %d', (amount, digits, rounded) => {
    expect(roundMillis(amount, digits)).toBe(rounded);
  });

  it.each([
    [10_000, 7.5, 2, 750],
    [9_990, 10, 2, 1_000],
    [9_990, 10, 3, 999],
    [333, 33.333, 3, 111],
    [50, 10, 2, 10],
  ])('%d at %d per cent with %d decimals is %d', (amount, percent, digits, part) => {
    expect(percentOf(amount, percent, digits)).toBe(part);
  });

  it('takes the included part of an amount', () => {
    expect(includedPart(11_000, 10, 2)).toBe(1_000);
    expect(includedPart(10_000, 5, 2)).toBe(480);
  });

  it('multiplies by kilometres', () => {
    expect(timesRounded(1_500, 2.345, 2)).toBe(3_520);
  });

  it('divides whole numbers to the nearest, half away from zero', () => {
    const whole = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 1e6 }), (n, d) => {
        const rounded = divideRounded(n, d);
        const distance = Math.abs(n - rounded * d);
        expect(2 * distance).toBeLessThanOrEqual(d);
        if (2 * distance === d) expect(Math.abs(rounded * d)).toBeGreaterThan(Math.abs(n));
      }),
    );
  });

  it('brings every amount of the wire there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (millis) => {
        expect(toMillis(fromMillis(millis))).toBe(millis);
      }),
    );
  });
});

describe('amounts as they are read', () => {
  it.each([
    [12.5, {}, '$12.50'],
    [1234.5, {}, '$1,234.50'],
    [-3, {}, '-$3.00'],
    [0, {}, '$0.00'],
    [-0.001, {}, '$0.00'],
  ])('PRICE-26 writes %d as %s %s', (amount, options, text) => {
    expect(formatMoney(amount, dollars, options)).toBe(text);
  });

  it('PRICE-26 follows digit_after_decimal_point', () => {
    expect(formatMoney(12.345, { ...dollars, digit_after_decimal_point: 3 })).toBe('$12.345');
    expect(formatMoney(12.5, { ...dollars, digit_after_decimal_point: 0 })).toBe('$13');
  });

  it('PRICE-28 puts the symbol on the right', () => {
    const format = {
      ...dollars,
      currency_symbol: 'SAR',
      currency_symbol_direction: 'right',
    } as const;
    expect(formatMoney(12.5, format)).toBe('12.50 SAR');
  });

  it.each([
    [99_999.99, '$99,999.99'],
    [99_999.996, '$100.00K'],
    [100_000, '$100.00K'],
    [-100_000, '-$100.00K'],
    [999_994, '$999.99K'],
    [999_995, '$1.00M'],
    [999_999, '$1.00M'],
    [1_000_000, '$1.00M'],
    [8_004_825.75, '$8.00M'],
    [8_005_000, '$8.01M'],
    [999_994_999, '$999.99M'],
    [999_999_999, '$1.00B'],
    [2_345_678_901, '$2.35B'],
    [-0.001, '$0.00'],
  ])('PRICE-27 writes %d compactly as %s, rounded once', (amount, text) => {
    expect(formatMoney(amount, dollars, { compact: true })).toBe(text);
  });

  it.each([
    [0, 99_999.6, '$100K'],
    [0, 999_499, '$999K'],
    [0, 999_500, '$1M'],
    [3, 999_999.4, '$999.999K'],
    [3, 8_004_825.75, '$8.005M'],
  ])('PRICE-27 with %d decimals writes %d as %s', (digits, amount, text) => {
    const format = { ...dollars, digit_after_decimal_point: digits };
    expect(formatMoney(amount, format, { compact: true })).toBe(text);
  });
});

describe('a bound', () => {
  it.each([
    ['0 is none', 5_000, 0, 2, 5_000],
    ['counts', 5_000, 4.25, 2, 4_250],
    ['is not reached', 5_000, 6, 2, 5_000],
    ['is rounded as any amount', 5_000, 1.5, 0, 2_000],
    ['below the smallest coin lets nothing through', 5_000, 0.4, 0, 0],
    ['below a thousandth lets nothing through', 5_000, 0.0004, 3, 0],
  ])('%s', (_name, amount, bound, digits, expected) => {
    expect(atMost(amount, bound, digits)).toBe(expected);
  });
});
