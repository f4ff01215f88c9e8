import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { bonusFor } from '../../../domain/account/walletBonus';
import { fromMillis, toMillis } from '../../../domain/values/money';
import { shopTime } from '../../client/steadyClock';
import { useConfig, useMoney } from '../../client/useMoney';
import { walletBonusesQuery } from '../api/walletBonuses';
import classes from './Wallet.module.css';

/** What comes on top of an amount that is about to be added (decimal; null while none is typed). */
export function BonusNote({ amount }: { amount: number | null }) {
  const money = useMoney();
  const digits = useConfig()?.digit_after_decimal_point ?? 2;
  const { data = [] } = useQuery(walletBonusesQuery());
  const millis = amount !== null && amount > 0 ? toMillis(amount) : 0;
  const bonus = fromMillis(bonusFor(millis, data, shopTime(), digits));
  return (
    <p className={classes.bonus} role="status">
      {millis > 0 && bonus > 0 && (
        <Trans>
          We add <bdi>{money(bonus)}</bdi> on top.
        </Trans>
      )}
    </p>
  );
}
