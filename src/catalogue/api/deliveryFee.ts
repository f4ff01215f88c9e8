import { queryOptions } from '@tanstack/react-query';
import type { Store } from '../../../domain/catalogue/catalogue';
import { deliveryPrice } from '../../../domain/checkout/deliveryPrice';
import { getZoneId } from '../../../domain/place/geographyEndpoints';
import type { ZoneLookup } from '../../../domain/place/place';
import { fromMillis } from '../../../domain/values/money';
import { call } from '../../client/client';
import { currentLatLngKey } from '../../client/storage/storage';
import { useConfig } from '../../client/useMoney';
import { useShared } from '../../client/useShared';

/** What delivery costs at the shopper's place, by zone and module. */
export const zoneChargesQuery = () => {
  const point = currentLatLngKey.get();
  return queryOptions({
    queryKey: ['zone-charges', point],
    queryFn: async ({ signal }) =>
      point ? (await call(getZoneId, { signal, query: point })).zone_data : [],
    staleTime: 10 * 60_000,
  });
};

const whole = (zones: ZoneLookup['zone_data']) => zones;

/**
 * About what a store asks for delivery, decimal amount: by distance and by the charges that apply to
 * it (PRICE-22 to PRICE-24). 0 means free; null that it cannot be told yet. The order's own price is
 * by road and comes from the server.
 */
export function useDeliveryFee(store: Store): number | null {
  const config = useConfig();
  const zones = useShared(zoneChargesQuery(), whole);
  if (!config || !zones) return null;
  const zone = zones.find(({ id }) => id === store.zone_id) ?? zones[0];
  const charges = zone?.modules.find(({ id }) => id === store.module_id);
  const free = config.free_delivery_for_all_stores === 1 || store.free_delivery === 1;
  if (!charges && store.self_delivery_system !== 1 && !free) return null;
  const { charge } = deliveryPrice({
    orderType: 'delivery',
    distance: store.distance ?? 0,
    store,
    zone: charges ?? {
      per_km_shipping_charge: 0,
      minimum_shipping_charge: 0,
      maximum_shipping_charge: null,
      increased_delivery_fee: 0,
    },
    config,
    subtotal: 0,
    freeByCoupon: false,
  });
  return fromMillis(charge);
}
