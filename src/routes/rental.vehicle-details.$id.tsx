import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { textParameter } from '../catalogue/listing/listingSearch';
import { tripParameter } from '../rental/listing/vehicleSearch';
import { VehiclePage } from '../rental/vehicle/VehiclePage';

/** A vehicle (VEH-01); `from` tells where it was pressed, `trip` is what a shared link brings along. */
export const Route = createFileRoute('/rental/vehicle-details/$id')({
  validateSearch: v.object({ from: textParameter, trip: tripParameter }),
  loader: async ({ context, params }) => {
    const { prefetchVehicle } = await import('../rental/prefetchRental');
    void prefetchVehicle(context.queryClient, params.id);
  },
  component: VehiclePage,
});
