import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useMoney } from '../client/useMoney';
import classes from '../ui/Checkout.module.css';
import { useParcel } from './context';
import { ParcelAction } from './ParcelAction';
import { priceOf } from './selectors';

/** Total and action within thumb's reach, below 992 px. */
export function ParcelBar() {
  const { actor } = useParcel();
  const money = useMoney();
  const price = useSelector(actor, priceOf);
  return (
    <div className={classes.bar}>
      <div aria-live="polite">
        <div className={classes.soft}>
          <Trans>Total</Trans>
        </div>
        <strong className={classes.barTotal}>
          <bdi>{price ? money(price.total) : '…'}</bdi>
        </strong>
      </div>
      <div className={classes.grow}>
        <ParcelAction />
      </div>
    </div>
  );
}
