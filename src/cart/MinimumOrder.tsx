import { Trans } from '@lingui/react/macro';
import { missingToMinimum } from '../../domain/cart/minimumOrder';
import { useMoney } from '../client/useMoney';
import classes from './MinimumOrder.module.css';

interface MinimumOrderProps {
  /** The store's minimum, a decimal amount; 0 for none. */
  minimum: number;
  /** The items, as the back end counts them for it. */
  itemsTotal: number;
}

/** What is missing to the store's minimum order; nothing once it is reached. */
export function MinimumOrder({ minimum, itemsTotal }: MinimumOrderProps) {
  const money = useMoney();
  const missing = missingToMinimum(minimum, itemsTotal);
  return (
    <div role="status">
      {missing > 0 && (
        <p className={classes.note}>
          <Trans>
            The minimum order of this store is <bdi>{money(minimum)}</bdi>. Add{' '}
            <bdi>{money(missing)}</bdi> more to order.
          </Trans>
        </p>
      )}
    </div>
  );
}
