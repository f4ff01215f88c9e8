import { createFileRoute } from '@tanstack/react-router';
import { vehicleFilters } from '../rental/listing/vehicleSearch';
import { prefetchProvider } from '../rental/prefetchRental';
import { ProviderPage } from '../rental/provider/ProviderPage';

/** A provider and its vehicles (VEH-02). */
export const Route = createFileRoute('/rental/provider-details/$id')({
  validateSearch: vehicleFilters,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    if (import.meta.env.SSR) void prefetchProvider(context.queryClient, params.id, deps);
  },
  component: ProviderPage,
});
