import type { QueryClient } from '@tanstack/react-query';
import { searchedTrip } from './actors/searchedTrip';
import {
  popularProvidersQuery,
  providerListQuery,
  providerQuery,
  rentalBannersQuery,
  vehicleBrandsQuery,
  vehicleCategoriesQuery,
  vehicleListQuery,
  vehicleQuery,
  vehicleRailQuery,
  vehicleReviewsQuery,
} from './api/rental';
import { filtersOf, type VehicleListFilters, type VehicleSearch } from './listing/vehicleSearch';

/*
 * What rental's pages show, asked for before they are drawn: a server that asks while it draws draws twice. A browser asks so
 * for vehicles, whose page has much code to wait for.
 */

export function prefetchRentalHome(client: QueryClient): void {
  void client.prefetchQuery(rentalBannersQuery());
  void client.prefetchQuery(vehicleCategoriesQuery());
  void client.prefetchQuery(popularProvidersQuery());
  for (const list of ['popular', 'top-rated', 'latest'] as const)
    void client.prefetchQuery(vehicleRailQuery(list));
}

function prefetchFilters(client: QueryClient): void {
  void client.prefetchQuery(vehicleCategoriesQuery());
  void client.prefetchQuery(vehicleBrandsQuery());
}

export function prefetchVehicles(client: QueryClient, search: VehicleSearch): void {
  prefetchFilters(client);
  const filters = filtersOf(search, search.trip ?? searchedTrip());
  void client.prefetchInfiniteQuery(vehicleListQuery(filters));
}

export function prefetchProviders(client: QueryClient): void {
  void client.prefetchInfiniteQuery(providerListQuery());
}

export async function prefetchProvider(
  client: QueryClient,
  id: string,
  filters: VehicleListFilters,
): Promise<void> {
  prefetchFilters(client);
  const provider = await client.ensureQueryData(providerQuery(id)).catch(() => null);
  if (!provider) return;
  void client.prefetchInfiniteQuery(vehicleReviewsQuery('provider', provider.id));
  void client.prefetchInfiniteQuery(vehicleListQuery(filtersOf(filters, null), provider.id));
}

export async function prefetchVehicle(client: QueryClient, id: string): Promise<void> {
  const vehicle = await client.ensureQueryData(vehicleQuery(id)).catch(() => null);
  if (vehicle) void client.prefetchInfiniteQuery(vehicleReviewsQuery('vehicle', vehicle.id));
}
