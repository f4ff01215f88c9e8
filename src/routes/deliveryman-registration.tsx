import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as v from 'valibot';
import { zonesQuery } from '../client/shopQueries';

const RegistrationPage = lazy(() => import('../account/registration/RegistrationPage'));

/** Become a delivery man (PAGE-07). */
export const Route = createFileRoute('/deliveryman-registration')({
  validateSearch: v.object({ active: v.optional(v.fallback(v.literal('active'), 'active')) }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(zonesQuery());
  },
  component: () => (
    <Suspense fallback={null}>
      <RegistrationPage kind="courier" />
    </Suspense>
  ),
});
