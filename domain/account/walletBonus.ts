import { atMost, type Millis, percentOf, toMillis } from '../values/money';
import type { WalletBonus } from './wallet';

/** Whether a bonus runs at a moment (milliseconds since 1970). */
export const runsAt = ({ start_date, end_date }: WalletBonus, now: number): boolean =>
  (start_date === null || Date.parse(start_date) <= now) &&
  (end_date === null || now < Date.parse(end_date));

/**
 * What comes on top of an amount that is added to a wallet, both in thousandths: the best of the bonuses that run now,
 * one at a time; 0 without any.
 */
export function bonusFor(
  amount: Millis,
  bonuses: readonly WalletBonus[],
  now: number,
  digits: number,
): Millis {
  const worth = (bonus: WalletBonus): Millis => {
    if (!runsAt(bonus, now) || amount < toMillis(bonus.minimum_add_amount)) return 0;
    if (bonus.bonus_type === 'amount') return toMillis(bonus.bonus_amount);
    return atMost(
      percentOf(amount, bonus.bonus_amount, digits),
      bonus.maximum_bonus_amount,
      digits,
    );
  };
  return Math.max(0, ...bonuses.map(worth));
}
