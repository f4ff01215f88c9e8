import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CouponState } from '../../../domain/operator/shopCoupon';
import * as calls from '../../../domain/operator/shopCouponEndpoints';
import { listShopZones } from '../../../domain/operator/shopZoneEndpoints';
import { queryClient } from '../../client/queryClient';
import { configQuery, landingQuery, modulesQuery, zonesQuery } from '../../client/shopQueries';
import { callOperator, roomKey, roomPages } from './operator';

export const shopCouponsQuery = (of: CouponState) =>
  infiniteQueryOptions({
    queryKey: roomKey('coupons', of),
    queryFn: ({ pageParam, signal }) =>
      callOperator(calls.listShopCoupons, { query: { of, after: pageParam || null }, signal }),
    ...roomPages,
  });

/** Stores of a module by name, or its renting offices. */
export const sellersQuery = (moduleId: number | null, name: string) =>
  queryOptions({
    queryKey: roomKey('sellers', moduleId ?? 0, name),
    queryFn: async ({ signal }) => {
      const query = { module_id: moduleId ?? 0, name };
      return (await callOperator(calls.findSellers, { query, signal })).sellers;
    },
    enabled: moduleId !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** All of them at once: a shop has some, not thousands. */
export const shopZonesQuery = () =>
  queryOptions({
    queryKey: roomKey('zones'),
    queryFn: ({ signal }) => callOperator(listShopZones, { signal }),
    staleTime: 0,
  });

/** A setting, a text or a zone was changed: it is asked what stands there now. */
export function readSettingsAgain(): void {
  const changed = [configQuery(), landingQuery(), zonesQuery(), modulesQuery()];
  for (const [root] of [...changed.map(({ queryKey }) => queryKey), ['policy']])
    void queryClient.invalidateQueries({ queryKey: [root] });
}
