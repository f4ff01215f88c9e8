import { Trans } from '@lingui/react/macro';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { useMoney } from '../client/useMoney';
import classes from './TotalBar.module.css';

interface TotalBarProps {
  /** A `Total`; without it the bar holds the action alone. */
  total?: ReactNode;
  action: ReactNode;
  /** What must be known before the action is pressed, above both. */
  note?: ReactNode;
  /**
   * At the foot of a page below 992 px, where a column beside it takes over; there above the phone's menu; above that
   * menu at every width; or at the foot of what it is put into.
   */
  stands?: 'atPage' | 'aboveMenu' | 'always' | 'inside';
  className?: string | undefined;
}

export function TotalBar(props: TotalBarProps) {
  const { total, action, note, stands = 'atPage', className = '' } = props;
  return (
    <div className={`${classes.bar} ${className}`} data-stands={stands} data-total-bar>
      {note && <div className={classes.above}>{note}</div>}
      <div className={classes.row}>
        {total && <div aria-live="polite">{total}</div>}
        <div className={classes.action}>{action}</div>
      </div>
    </div>
  );
}

interface TotalProps {
  label?: ReactNode;
  /** None while it is asked for; a price that is more than one amount comes as what shows it. */
  amount: number | ReactElement | undefined;
  /** The amount is about to be replaced. */
  isOutdated?: boolean;
}

export function Total({ label = <Trans>Total</Trans>, amount, isOutdated = false }: TotalProps) {
  const money = useMoney();
  return (
    <>
      <div className={classes.label}>{label}</div>
      {isValidElement(amount) ? (
        amount
      ) : (
        <strong className={classes.total} data-outdated={isOutdated || undefined}>
          <bdi>{amount === undefined ? '…' : money(amount)}</bdi>
        </strong>
      )}
    </>
  );
}
