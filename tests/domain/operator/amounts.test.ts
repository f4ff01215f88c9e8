import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addFundPayload } from '../../../domain/account/wallet';
import { itemForm } from '../../../domain/desk/deskItem';
import { mostPrice } from '../../../domain/desk/staff';
import { toMillis } from '../../../domain/values/money';

describe('amounts of currencies of many units', () => {
  it.each([120_000, 45_000_000, mostPrice])('takes %i for a price and into a wallet', (amount) => {
    const fund = { amount, payment_method: 'stripe', callback: '/profile' };
    expect([
      v.parse(itemForm.entries.price, String(amount)),
      v.parse(addFundPayload, fund).amount,
    ]).toEqual([amount, amount]);
  });

  it('refuses what is above the most', () => {
    const fund = { amount: mostPrice + 1, payment_method: 'stripe', callback: '/profile' };
    expect([v.is(itemForm.entries.price, mostPrice + 1), v.is(addFundPayload, fund)]).toEqual([
      false,
      false,
    ]);
  });

  it('counts a line of as many as a cart holds of the dearest item exactly', () => {
    expect(Number.isSafeInteger(toMillis(mostPrice) * 999)).toBe(true);
  });
});
