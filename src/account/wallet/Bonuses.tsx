import { Trans, useLingui } from '@lingui/react/macro';
import { IconGift } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { WalletBonus } from '../../../domain/account/wallet';
import { useMoney } from '../../client/useMoney';
import { useEndText } from '../../ui/useEndText';
import { walletBonusesQuery } from '../api/walletBonuses';
import classes from './Bonuses.module.css';

export function Bonuses() {
  const { t } = useLingui();
  const { data = [] } = useQuery(walletBonusesQuery());
  if (data.length === 0) return null;
  return (
    <ul className={classes.bonuses} aria-label={t`Bonuses for adding money`}>
      {data.map((bonus) => (
        <li key={bonus.id} className={classes.bonus}>
          <IconGift size={28} aria-hidden className={classes.icon} />
          <div>
            <strong>{bonus.title}</strong>
            <p>{bonus.description}</p>
            <Terms bonus={bonus} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Terms({ bonus }: { bonus: WalletBonus }) {
  const { t } = useLingui();
  const endText = useEndText();
  const money = useMoney();
  const {
    bonus_amount: percent,
    bonus_type,
    minimum_add_amount,
    maximum_bonus_amount,
    end_date,
  } = bonus;
  const worth = bonus_type === 'percent' ? t`${percent}%` : money(bonus.bonus_amount);
  const least = money(minimum_add_amount);
  const most = money(maximum_bonus_amount);
  const last = end_date && endText(end_date);
  return (
    <ul className={classes.terms}>
      <li>
        {minimum_add_amount > 0 ? (
          <Trans>
            <bdi>{worth}</bdi> on top from <bdi>{least}</bdi>
          </Trans>
        ) : (
          <Trans>
            <bdi>{worth}</bdi> on top
          </Trans>
        )}
      </li>
      {bonus_type === 'percent' && maximum_bonus_amount > 0 && (
        <li>
          <Trans>
            up to <bdi>{most}</bdi>
          </Trans>
        </li>
      )}
      {last && (
        <li>
          <Trans>until {last}</Trans>
        </li>
      )}
    </ul>
  );
}
