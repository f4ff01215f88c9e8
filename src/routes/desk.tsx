import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const DeskPage = lazy(() => import('../desk/DeskPage'));

/** Where a store sees to its orders (DESK-01). */
export const Route = createFileRoute('/desk')({
  component: () => (
    <Suspense fallback={null}>
      <DeskPage />
    </Suspense>
  ),
});
