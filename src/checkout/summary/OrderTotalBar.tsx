import { useSelector } from '@xstate/react';
import { MinimumOrder } from '../../cart/MinimumOrder';
import { Total, TotalBar } from '../../ui/TotalBar';
import { useCheckout } from '../context';
import { priceOf, viewOf } from '../selectors';
import { ActionButton } from './ActionButton';
import { useMinimum } from './useMinimum';

export function OrderTotalBar() {
  const { actor } = useCheckout();
  const price = useSelector(actor, priceOf);
  const outdated = useSelector(actor, (snapshot) => viewOf(snapshot).price === 'outdated');
  const { minimum, itemsTotal } = useMinimum();
  return (
    <TotalBar
      note={<MinimumOrder minimum={minimum} itemsTotal={itemsTotal} />}
      total={<Total amount={price?.total} isOutdated={outdated} />}
      action={<ActionButton />}
    />
  );
}
