import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as v from 'valibot';
import { deskViews, inboxParts } from '../desk/deskView';

const DeskPage = lazy(() => import('../desk/DeskPage'));

/** Where a store sees to its orders (DESK-01). */
export const Route = createFileRoute('/desk')({
  validateSearch: v.object({
    part: v.optional(v.fallback(v.optional(v.picklist(deskViews)), undefined)),
    of: v.optional(v.fallback(v.optional(v.picklist(inboxParts)), undefined)),
    talk: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer())), undefined)),
  }),
  component: () => (
    <Suspense fallback={null}>
      <DeskPage />
    </Suspense>
  ),
});
