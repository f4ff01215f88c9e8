import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const RidePage = lazy(() => import('../ride/RidePage'));

/** Where a courier rides (RIDE-01). */
export const Route = createFileRoute('/ride')({
  component: () => (
    <Suspense fallback={null}>
      <RidePage />
    </Suspense>
  ),
});
