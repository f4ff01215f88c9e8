import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TargetKind } from '../../../domain/operator/shopBanner';
import { findBannerTargets, listShopBanners } from '../../../domain/operator/shopBannerEndpoints';
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

/** All of them at once, as zones are. */
export const shopBannersQuery = () =>
  queryOptions({
    queryKey: roomKey('banners'),
    queryFn: async ({ signal }) => (await callOperator(listShopBanners, { signal })).banners,
    staleTime: 0,
  });

interface TargetsAsked {
  readonly of: TargetKind;
  readonly module_id: number;
  readonly zone_id: number | null;
  readonly name: string;
}

/** What a banner may lead to, by name. */
export const bannerTargetsQuery = (query: TargetsAsked) =>
  queryOptions({
    queryKey: roomKey('targets', query.of, query.module_id, query.zone_id ?? 0, query.name),
    queryFn: async ({ signal }) =>
      (await callOperator(findBannerTargets, { query, signal })).targets,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** A setting, a text, a zone or a banner was changed: it is asked what stands there now. */
export function readSettingsAgain(): void {
  const changed = [configQuery(), landingQuery(), zonesQuery(), modulesQuery()];
  for (const [root] of [...changed.map(({ queryKey }) => queryKey), ['policy'], ['catalogue']])
    void queryClient.invalidateQueries({ queryKey: [root] });
}
