import { Skeleton } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { fetchAhead } from '../../app/fetchAhead';
import type { ItemActor } from './intents';
import { screenOf } from './selectors';

const load = () => import('./Notice');
const Notice = lazy(load);
fetchAhead(load);

/** The notice of the present state, announced when it appears. */
export function ItemNotice({ actor, missing }: { actor: ItemActor; missing: readonly string[] }) {
  const screen = useSelector(actor, screenOf);
  return (
    <div aria-live="polite">
      {screen !== 'item' && (
        <Suspense fallback={<Skeleton height={54} radius="md" />}>
          <Notice screen={screen} missing={missing} />
        </Suspense>
      )}
    </div>
  );
}
