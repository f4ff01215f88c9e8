import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { textParameter } from '../catalogue/listing/listingSearch';
import { VehiclePage } from '../rental/vehicle/VehiclePage';

/** A vehicle (VEH-01); `from` tells where it was pressed. */
export const Route = createFileRoute('/rental/vehicle-details/$id')({
  validateSearch: v.object({ from: textParameter }),
  component: VehiclePage,
});
