import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { OperatorView } from '../operator/operatorView';

const OperatorPage = lazy(() => import('../operator/OperatorPage'));

type RoomSearch = Partial<{ part: OperatorView }>;

/** Where the people who run the shop work (OPER-01); its page reads what the address says. */
export const Route = createFileRoute('/desk_/shop')({
  validateSearch: (search: RoomSearch & SearchSchemaInput): RoomSearch => search,
  component: () => (
    <Suspense fallback={null}>
      <OperatorPage />
    </Suspense>
  ),
});
