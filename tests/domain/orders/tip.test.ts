import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { placeOrderPayload } from '../../../domain/orders/order';
import { mostTipFor, tipsFor } from '../../../domain/orders/tip';

describe('tips are of the size of the order, whatever its currency (CHK-01)', () => {
  it.each([
    [0, [1, 2, 3, 5], 1000],
    [24.5, [1, 2, 3, 5], 1000],
    [999, [1, 2, 3, 5], 1000],
    [1500.5, [10, 20, 30, 50], 1501],
    [125_000, [1000, 2000, 3000, 5000], 125_000],
    [90_000_000, [100_000, 200_000, 300_000, 500_000], 1_000_000],
  ])('of %d', (subtotal, amounts, most) => {
    expect(tipsFor([1, 2, 3, 5], subtotal)).toEqual(amounts);
    expect(mostTipFor(subtotal)).toBe(most);
  });
  it('and are sent as they are chosen', () => {
    const { dm_tips } = placeOrderPayload.entries;
    expect([15_000, 1_000_000].map((tip) => v.parse(dm_tips, tip))).toEqual([15_000, 1_000_000]);
    expect([-1, 1_000_001].map((tip) => v.is(dm_tips, tip))).toEqual([false, false]);
  });
});
