import { queryOptions } from '@tanstack/react-query';
import { listVehiclePlaces } from '../../../domain/rental/vehiclePlaceEndpoints';
import { call } from '../../client/client';
import { rentalKey, type VehicleFilters } from './rental';

/** Where the vehicles of a search stand (RENT-12); what is free passes with time, as in the list. */
export const vehiclePlacesQuery = (filters: VehicleFilters) =>
  queryOptions({
    queryKey: rentalKey('places', filters),
    queryFn: ({ signal }) => call(listVehiclePlaces, { signal, query: filters }),
  });
