import { lazy, Suspense } from 'react';
import { toMillis } from '../../../domain/values/money';
import { type Counted, seenTotalOf } from '../../client/storage/seenTotals';

const OtherTotalNote = lazy(() => import('./OtherTotalNote'));

/** Some back ends charge what they count, whatever was shown: both totals stay where the shopper looks afterwards. */
export function OtherTotal({ of, total }: { of: Counted; total: number }) {
  const shown = seenTotalOf(of);
  if (shown === null || toMillis(shown) === toMillis(total)) return null;
  return (
    <Suspense fallback={null}>
      <OtherTotalNote of={of} shown={shown} charged={total} />
    </Suspense>
  );
}
