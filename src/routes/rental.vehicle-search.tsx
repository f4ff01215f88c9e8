import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentPlace } from '../app/place';
import { VehicleSearchPage } from '../rental/listing/VehicleSearchPage';
import { vehicleSearch } from '../rental/listing/vehicleSearch';

/** Vehicles that are free for a trip (RENT-02). */
export const Route = createFileRoute('/rental/vehicle-search')({
  validateSearch: vehicleSearch,
  beforeLoad: () => {
    if (!currentPlace().hasLocation) throw redirect({ to: '/' });
  },
  component: VehicleSearchPage,
});
