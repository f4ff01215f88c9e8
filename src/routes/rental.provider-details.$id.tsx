import { createFileRoute } from '@tanstack/react-router';
import { vehicleFilters } from '../rental/listing/vehicleSearch';
import { ProviderPage } from '../rental/provider/ProviderPage';

/** A provider and its vehicles (VEH-02). */
export const Route = createFileRoute('/rental/provider-details/$id')({
  validateSearch: vehicleFilters,
  component: ProviderPage,
});
