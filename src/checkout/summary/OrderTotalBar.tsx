import { useSelector } from '@xstate/react';
import { Total, TotalBar } from '../../ui/TotalBar';
import { useCheckout } from '../context';
import { priceOf, viewOf } from '../selectors';
import { ActionButton } from './ActionButton';

export function OrderTotalBar() {
  const { actor } = useCheckout();
  const price = useSelector(actor, priceOf);
  const outdated = useSelector(actor, (snapshot) => viewOf(snapshot).price === 'outdated');
  return (
    <TotalBar
      total={<Total amount={price?.total} isOutdated={outdated} />}
      action={<ActionButton />}
    />
  );
}
