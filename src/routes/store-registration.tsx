import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { modulesQuery, zonesQuery } from '../client/shopQueries';

const RegistrationPage = lazy(() => import('../account/registration/RegistrationPage'));

/** Become a vendor owner (PAGE-06). */
export const Route = createFileRoute('/store-registration')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(modulesQuery());
    void queryClient.prefetchQuery(zonesQuery());
  },
  component: () => (
    <Suspense fallback={null}>
      <RegistrationPage kind="store" />
    </Suspense>
  ),
});
