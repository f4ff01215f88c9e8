import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { DeskView, InboxPlace } from '../desk/deskView';

const DeskPage = lazy(() => import('../desk/DeskPage'));

type DeskSearch = Partial<{ part: DeskView; of: InboxPlace['of']; talk: number }>;

/** Where a store sees to its orders (DESK-01); its page reads what the address says. */
export const Route = createFileRoute('/desk')({
  validateSearch: (search: DeskSearch & SearchSchemaInput): DeskSearch => search,
  component: () => (
    <Suspense fallback={null}>
      <DeskPage />
    </Suspense>
  ),
});
