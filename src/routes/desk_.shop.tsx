import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as v from 'valibot';
import { operatorViews } from '../desk/deskView';

const OperatorPage = lazy(() => import('../desk/operator/OperatorPage'));

/** Where the people who run the shop work (OPER-01). */
export const Route = createFileRoute('/desk_/shop')({
  validateSearch: v.object({
    part: v.optional(v.fallback(v.optional(v.picklist(operatorViews)), undefined)),
  }),
  component: () => (
    <Suspense fallback={null}>
      <OperatorPage />
    </Suspense>
  ),
});
