import { queryOptions } from '@tanstack/react-query';
import { listCoupons } from '../../domain/endpoints/cart';
import { call } from './client';
import { scopeKey } from './scope';

/** Coupons that can be used in the zone, with those of a store first in the server's order. */
export const couponsQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['coupons', scopeKey(), storeId],
    queryFn: ({ signal }) => call(listCoupons, { query: { store_id: storeId }, signal }),
  });
