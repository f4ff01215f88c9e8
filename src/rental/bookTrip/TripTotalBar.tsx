import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMoney } from '../../client/useMoney';
import classes from '../../ui/Checkout.module.css';

interface TripTotalBarProps {
  /** None while the price is asked for. */
  total: number | undefined;
  isOld: boolean;
  action: ReactNode;
}

/** Total and action within thumb's reach, below 992 px. */
export function TripTotalBar({ total, isOld, action }: TripTotalBarProps) {
  const money = useMoney();
  return (
    <div className={classes.bar}>
      <div aria-live="polite">
        <div className={classes.soft}>
          <Trans>Total</Trans>
        </div>
        <strong className={classes.barTotal} data-outdated={isOld || undefined}>
          <bdi>{total === undefined ? '…' : money(total)}</bdi>
        </strong>
      </div>
      <div className={classes.grow}>{action}</div>
    </div>
  );
}
