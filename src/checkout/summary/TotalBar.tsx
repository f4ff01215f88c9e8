import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useMoney } from '../../client/useMoney';
import classes from '../../ui/Checkout.module.css';
import { useCheckout } from '../context';
import { priceOf, viewOf } from '../selectors';
import { ActionButton } from './ActionButton';

/** Total and action within thumb's reach, below 992 px. */
export function TotalBar() {
  const { actor } = useCheckout();
  const money = useMoney();
  const price = useSelector(actor, priceOf);
  const outdated = useSelector(actor, (snapshot) => viewOf(snapshot).price === 'outdated');
  return (
    <div className={classes.bar}>
      <div aria-live="polite">
        <div className={classes.soft}>
          <Trans>Total</Trans>
        </div>
        <strong className={classes.barTotal} data-outdated={outdated || undefined}>
          <bdi>{price ? money(price.total) : '…'}</bdi>
        </strong>
      </div>
      <div className={classes.grow}>
        <ActionButton />
      </div>
    </div>
  );
}
