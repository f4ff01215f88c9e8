import { createFileRoute } from '@tanstack/react-router';
import { needPlace } from '../place/needPlace';
import { prefetchProviders } from '../rental/prefetchRental';
import { ProvidersPage } from '../rental/provider/ProvidersPage';

/** The providers that pick up here (VEH-02). */
export const Route = createFileRoute('/rental/provider-details/')({
  beforeLoad: needPlace,
  loader: ({ context }) => {
    if (import.meta.env.SSR) prefetchProviders(context.queryClient);
  },
  component: ProvidersPage,
});
