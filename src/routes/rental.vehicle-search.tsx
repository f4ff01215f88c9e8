import { createFileRoute } from '@tanstack/react-router';
import { needPlace } from '../place/needPlace';
import { VehicleSearchPage } from '../rental/listing/VehicleSearchPage';
import { vehicleSearch } from '../rental/listing/vehicleSearch';
import { prefetchVehicles } from '../rental/prefetchRental';

/** Vehicles that are free for a trip (RENT-02). */
export const Route = createFileRoute('/rental/vehicle-search')({
  validateSearch: vehicleSearch,
  beforeLoad: needPlace,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    if (import.meta.env.SSR) prefetchVehicles(context.queryClient, deps);
  },
  component: VehicleSearchPage,
});
