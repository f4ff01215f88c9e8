import { createFileRoute } from '@tanstack/react-router';
import { needPlace } from '../place/needPlace';
import { VehicleSearchPage } from '../rental/listing/VehicleSearchPage';
import { vehicleSearch } from '../rental/listing/vehicleSearch';

/** Vehicles that are free for a trip (RENT-02). */
export const Route = createFileRoute('/rental/vehicle-search')({
  validateSearch: vehicleSearch,
  beforeLoad: needPlace,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    (await import('../rental/prefetchRental')).prefetchVehicles(context.queryClient, deps),
  component: VehicleSearchPage,
});
