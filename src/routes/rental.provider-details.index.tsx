import { createFileRoute } from '@tanstack/react-router';
import { needPlace } from '../place/needPlace';
import { ProvidersPage } from '../rental/provider/ProvidersPage';

/** The providers that pick up here (VEH-02). */
export const Route = createFileRoute('/rental/provider-details/')({
  beforeLoad: needPlace,
  loader: async ({ context }) =>
    (await import('../rental/prefetchRental')).prefetchProviders(context.queryClient),
  component: ProvidersPage,
});
