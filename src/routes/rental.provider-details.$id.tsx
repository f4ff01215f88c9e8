import { createFileRoute } from '@tanstack/react-router';
import { vehicleFilters } from '../rental/listing/vehicleSearch';
import { ProviderPage } from '../rental/provider/ProviderPage';

/** A provider and its vehicles (VEH-02). */
export const Route = createFileRoute('/rental/provider-details/$id')({
  validateSearch: vehicleFilters,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { prefetchProvider } = await import('../rental/prefetchRental');
    void prefetchProvider(context.queryClient, params.id, deps);
  },
  component: ProviderPage,
});
