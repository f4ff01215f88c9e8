import * as v from 'valibot';
import { type Item, item, type Store, store } from '../../domain/catalogue/catalogue';
import { type Coupon, coupon } from '../../domain/checkout/coupon';
import type { ZoneCharges } from '../../domain/checkout/deliveryPrice';
import type { QuoteConfig } from '../../domain/checkout/quote';

/** Entities as the wire reads them, with only what a test is about spelled out. */
export const sampleItem = (parts: Partial<Item> = {}): Item => ({
  ...v.parse(item, { id: 1, store_id: 7, module_id: 1, price: 10 }),
  ...parts,
});

export const sampleStore = (parts: Partial<Store> = {}): Store => ({
  ...v.parse(store, { id: 7, module_id: 1, zone_id: 3, latitude: 0, longitude: 0 }),
  ...parts,
});

export const sampleCoupon = (parts: Partial<Coupon> = {}): Coupon => ({
  ...v.parse(coupon, { id: 1, code: 'TEN', discount: 10 }),
  ...parts,
});

export const sampleZone: ZoneCharges = {
  per_km_shipping_charge: 2,
  minimum_shipping_charge: 3,
  maximum_shipping_charge: 10,
  increased_delivery_fee: 0,
};

export const sampleConfig: QuoteConfig = {
  digit_after_decimal_point: 2,
  tax_included: 0,
  free_delivery_over: null,
  free_delivery_for_all_stores: 0,
  additional_charge_status: 0,
  additional_charge: 0,
  dm_tips_status: 1,
};

export const noon = new Date('2026-11-20T12:00:00Z');
