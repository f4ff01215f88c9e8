import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Store } from '../../../domain/catalogue/catalogue';

const ClosedAlert = lazy(() => import('./ClosedAlert'));

export function ClosedNote({ store }: { store: Store }) {
  if (store.open === 1 && store.active === 1) return null;
  return (
    <Suspense fallback={<Skeleton height={94} radius="lg" mb="md" />}>
      <ClosedAlert store={store} />
    </Suspense>
  );
}
