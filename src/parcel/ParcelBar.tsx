import { useSelector } from '@xstate/react';
import { Total, TotalBar } from '../ui/TotalBar';
import { useParcel } from './context';
import { ParcelAction } from './ParcelAction';
import { isPriceOutdated, priceOf } from './selectors';

export function ParcelBar() {
  const { actor } = useParcel();
  const price = useSelector(actor, priceOf);
  const outdated = useSelector(actor, isPriceOutdated);
  return (
    <TotalBar
      total={<Total amount={price?.total} isOutdated={outdated} />}
      action={<ParcelAction />}
    />
  );
}
