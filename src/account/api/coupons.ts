import { queryOptions } from '@tanstack/react-query';
import { listCoupons } from '../../../domain/cart/cartEndpoints';
import { listTripCoupons } from '../../../domain/rental/tripCartEndpoints';
import { call } from '../../client/client';
import { scopeKey } from '../../client/scope';

/** Coupons of the zone that a store takes, the usable ones first; asked again by each checkout. */
export const couponsQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['coupons', scopeKey(), storeId],
    queryFn: ({ signal }) => call(listCoupons, { query: { store_id: storeId }, signal }),
    refetchOnMount: 'always',
  });

/** Every coupon that works at the place and in the module, the usable ones first (PAGE-02); of trips, where these are booked. */
export const allCouponsQuery = (isRental: boolean) =>
  queryOptions({
    queryKey: ['coupons', scopeKey(), isRental ? 'trips' : 'all'],
    queryFn: ({ signal }) => call(isRental ? listTripCoupons : listCoupons, { query: {}, signal }),
    refetchOnMount: 'always',
  });
