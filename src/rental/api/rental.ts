import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { getZoneId } from '../../../domain/place/geographyEndpoints';
import type { Point } from '../../../domain/place/place';
import type { VehiclePeriod, VehicleQuery } from '../../../domain/rental/browseEndpoints';
import * as browse from '../../../domain/rental/browseEndpoints';
import { listTripCoupons } from '../../../domain/rental/tripCartEndpoints';
import { call } from '../../client/client';
import { scopeKey } from '../../client/scope';

/** Filters of vehicle lists, as the wire names them; paging apart. */
export type VehicleFilters = Omit<VehicleQuery, 'offset' | 'limit'>;

const minutes = 60_000;
export const rentalKey = (name: string, ...rest: unknown[]) =>
  ['rental', scopeKey(), name, ...rest] as const;

interface Paged {
  total_size: number;
  total_capped: boolean;
  limit: number;
  offset: number;
}

const nextPage =
  <Rows extends string>(rows: Rows, limit: number) =>
  (last: Paged & Record<Rows, readonly unknown[]>): number | undefined => {
    const more = last.total_capped || last.offset * (last.limit || limit) < last.total_size;
    return more && last[rows].length > 0 ? last.offset + 1 : undefined;
  };

export const rentalBannersQuery = () =>
  queryOptions({
    queryKey: rentalKey('banners'),
    queryFn: ({ signal }) => call(browse.listRentalBanners, { signal }),
    staleTime: 5 * minutes,
  });

export const vehicleCategoriesQuery = () =>
  queryOptions({
    queryKey: rentalKey('categories'),
    queryFn: async ({ signal }) =>
      (await call(browse.listVehicleCategories, { signal, query: { limit: 50, offset: 1 } }))
        .vehicles,
    staleTime: 5 * minutes,
  });

export const vehicleBrandsQuery = () =>
  queryOptions({
    queryKey: rentalKey('brands'),
    queryFn: async ({ signal }) =>
      (await call(browse.listVehicleBrands, { signal, query: { limit: 50, offset: 1 } })).brands,
    staleTime: 5 * minutes,
  });

const rails = {
  popular: browse.listPopularVehicles,
  'top-rated': browse.listTopRatedVehicles,
  latest: browse.listLatestVehicles,
} as const;
export type VehicleRailName = keyof typeof rails;

export const vehicleRailQuery = (name: VehicleRailName) =>
  queryOptions({
    queryKey: rentalKey('rail', name),
    queryFn: ({ signal }) => call(rails[name], { signal, query: { limit: 12, offset: 1 } }),
  });

export const popularProvidersQuery = () =>
  queryOptions({
    queryKey: rentalKey('providers'),
    queryFn: ({ signal }) =>
      call(browse.listPopularProviders, { signal, query: { limit: 12, offset: 1 } }),
  });

const perPage = 24;

export const providerListQuery = () =>
  infiniteQueryOptions({
    queryKey: rentalKey('providers', 'all'),
    queryFn: ({ signal, pageParam }) =>
      call(browse.listPopularProviders, { signal, query: { limit: perPage, offset: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: nextPage('providers', perPage),
  });

export const vehicleSuggestionsQuery = (name: string) =>
  queryOptions({
    queryKey: rentalKey('suggestions', name),
    queryFn: ({ signal }) => call(browse.suggestVehicles, { signal, query: { name } }),
    enabled: name.length > 1,
    staleTime: 5 * minutes,
  });

/** Vehicles of a search (RENT-12), or of one provider (VEH-19). */
export const vehicleListQuery = (filters: VehicleFilters, providerId: number | null = null) =>
  infiniteQueryOptions({
    queryKey: rentalKey('list', providerId, filters),
    queryFn: ({ signal, pageParam }) => {
      const query = { ...filters, limit: perPage, offset: pageParam };
      return providerId === null
        ? call(browse.searchVehicles, { signal, query })
        : call(browse.listProviderVehicles, { signal, params: { id: providerId }, query });
    },
    initialPageParam: 1,
    getNextPageParam: nextPage('vehicles', perPage),
  });

/** A vehicle by id or slug (VEH-19); with a period, how many are free in it. */
export const vehicleQuery = (id: string, period: VehiclePeriod = {}) =>
  queryOptions({
    queryKey: rentalKey('vehicle', id, period),
    queryFn: ({ signal }) => call(browse.getVehicle, { signal, params: { id }, query: period }),
    retry: false,
  });

/** A provider by id or slug (VEH-20). */
export const providerQuery = (id: string) =>
  queryOptions({
    queryKey: rentalKey('provider', id),
    queryFn: ({ signal }) => call(browse.getProvider, { signal, params: { id } }),
    retry: false,
  });

/** Reviews of a vehicle, or of all vehicles of a provider (VEH-20). */
export const vehicleReviewsQuery = (kind: 'vehicle' | 'provider', id: number) =>
  infiniteQueryOptions({
    queryKey: rentalKey('reviews', kind, id),
    queryFn: ({ signal, pageParam }) =>
      call(kind === 'vehicle' ? browse.listVehicleReviews : browse.listProviderReviews, {
        signal,
        params: { id },
        query: { limit: 5, offset: pageParam },
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage('reviews', 5),
  });

/** The zones in which a trip begins: a coupon is of one of them. */
export const pickupZonesQuery = (pickup: Point | null) =>
  queryOptions({
    queryKey: ['pickup-zones', pickup?.lat, pickup?.lng],
    queryFn: pickup
      ? async ({ signal }) => {
          const query = { lat: pickup.lat, lng: pickup.lng };
          return (await call(getZoneId, { signal, query })).zone_id;
        }
      : skipToken,
    retry: false,
  });

export const tripCouponsQuery = (providerId: number) =>
  queryOptions({
    queryKey: rentalKey('coupons', providerId),
    queryFn: ({ signal }) => call(listTripCoupons, { signal, query: { provider_id: providerId } }),
    refetchOnMount: 'always',
  });
