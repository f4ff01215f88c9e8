import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { fetchAhead } from '../client/fetchAhead';
import { useCheckout } from './context';
import { shownRefusalOf } from './selectors';

const load = () => import('./RefusalAlert');
const RefusalAlert = lazy(load);
// It must be there when the connection goes.
fetchAhead(load);

/** Why the shop refused; leaves with the first change. */
export function RefusalNote() {
  const { actor } = useCheckout();
  const refusal = useSelector(actor, shownRefusalOf);
  return (
    refusal && (
      <Suspense fallback={null}>
        <RefusalAlert refusal={refusal} />
      </Suspense>
    )
  );
}
