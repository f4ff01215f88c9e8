import { describe, expect, it } from 'vitest';
import type { WalletBonus } from '../../../domain/account/wallet';
import { bonusFor } from '../../../domain/account/walletBonus';

const noon = Date.parse('2026-03-01T12:00:00Z');
const tenth: WalletBonus = {
  id: 1,
  title: '',
  description: '',
  bonus_type: 'percent',
  bonus_amount: 10,
  minimum_add_amount: 100,
  maximum_bonus_amount: 30,
  start_date: null,
  end_date: null,
};
const five: WalletBonus = { ...tenth, id: 2, bonus_type: 'amount', bonus_amount: 5 };

describe('what comes on top of money that is added', () => {
  it.each([
    ['nothing without a bonus', 200_000, [], 0],
    ['nothing below the least', 99_990, [tenth], 0],
    ['a share from the least on', 100_000, [tenth], 10_000],
    ['a share to the digits of the currency', 123_450, [tenth], 12_350],
    ['no more than the most', 500_000, [tenth], 30_000],
    ['all of it without a most', 500_000, [{ ...tenth, maximum_bonus_amount: 0 }], 50_000],
    ['an amount', 100_000, [five], 5_000],
    ['the best of several, not their sum', 100_000, [five, tenth], 10_000],
    ['nothing before it begins', 100_000, [{ ...tenth, start_date: '2026-03-01T12:00:01Z' }], 0],
    ['from its beginning', 100_000, [{ ...tenth, start_date: '2026-03-01T12:00:00Z' }], 10_000],
    ['nothing once it has ended', 100_000, [{ ...tenth, end_date: '2026-03-01T12:00:00Z' }], 0],
    ['never money out', 100_000, [{ ...five, bonus_amount: -5 }], 0],
  ])('WAL-10 %s', (_, amount, bonuses, bonus) => {
    expect(bonusFor(amount, bonuses, noon, 2)).toBe(bonus);
  });

  it('is nothing above a most below the smallest coin', () => {
    const bonus = { ...tenth, maximum_bonus_amount: 0.4 };
    expect(bonusFor(200_000, [bonus], noon, 0)).toBe(0);
  });
});
