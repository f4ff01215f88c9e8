import * as v from 'valibot';
import { moduleType, usualModuleType } from '../place/module';
import { schedule } from '../values/hours';
import { flag, id, num, numOr, rows, text, time, zoneIds } from '../wire/fields';

export const category = v.object({
  id,
  name: text,
  slug: text,
  image_full_url: text,
  parent_id: numOr(0),
  module_id: numOr(0),
  products_count: numOr(0),
  stores_count: numOr(0),
  childes: v.optional(rows(v.object({ id, name: text, slug: text, image_full_url: text })), []),
});
export type Category = v.InferOutput<typeof category>;

const discount = v.object({
  discount: numOr(0),
  discount_type: v.fallback(v.picklist(['percent', 'amount']), 'percent'),
  max_discount: numOr(0),
  min_purchase: numOr(0),
  start_date: time,
  end_date: time,
});

export const store = v.object({
  id,
  name: text,
  slug: text,
  module_id: id,
  module_type: v.optional(v.fallback(v.nullable(moduleType), null), null),
  zone_id: id,
  phone: text,
  email: text,
  address: text,
  description: text,
  latitude: num,
  longitude: num,
  logo_full_url: text,
  cover_photo_full_url: text,
  avg_rating: numOr(0),
  rating_count: numOr(0),
  minimum_order: numOr(0),
  delivery: flag,
  take_away: flag,
  schedule_order: flag,
  active: flag,
  /** 1 while inside its opening hours and not closed by hand. */
  open: flag,
  /** Next time of opening when closed. */
  current_opening_time: time,
  self_delivery_system: flag,
  free_delivery: flag,
  minimum_shipping_charge: numOr(0),
  maximum_shipping_charge: numOr(null),
  per_km_shipping_charge: numOr(0),
  delivery_time: text,
  delivery_time_min: numOr(20),
  delivery_time_max: numOr(40),
  tax: numOr(0),
  veg: flag,
  non_veg: flag,
  halal_tag_status: flag,
  discount: v.optional(v.nullable(discount), null),
  schedules: v.optional(rows(schedule), []),
  category_ids: v.optional(zoneIds, []),
  items_count: numOr(0),
  /** Metres from the shopper's point, when the call carried one. */
  distance: numOr(null),
});
export type Store = v.InferOutput<typeof store>;

/** One combination of choice options: `type` joins the chosen options, "Red-XL" (ITEM-14). */
const variation = v.object({ type: text, price: numOr(0), stock: numOr(0) });
export type Variation = v.InferOutput<typeof variation>;

const choiceOption = v.object({ name: text, title: text, options: rows(text) });

/** A dish's variation group: a single or multiple choice with bounds; prices are added to the base. */
const foodVariation = v.object({
  name: text,
  type: v.fallback(v.picklist(['single', 'multi']), 'single'),
  min: numOr(0),
  max: numOr(0),
  required: v.pipe(
    flag,
    v.transform((f): 'on' | 'off' => (f ? 'on' : 'off')),
  ),
  values: rows(v.object({ label: text, optionPrice: numOr(0) })),
});
export type FoodVariation = v.InferOutput<typeof foodVariation>;

const addOn = v.object({ id, name: text, price: numOr(0) });
export type AddOn = v.InferOutput<typeof addOn>;

export const item = v.object({
  id,
  slug: text,
  name: text,
  store_id: id,
  store_name: text,
  zone_id: numOr(0),
  module_id: numOr(0),
  module_type: v.fallback(moduleType, usualModuleType),
  image_full_url: text,
  images_full_url: v.optional(rows(text), []),
  description: text,
  generic_name: v.optional(rows(text), []),
  avg_rating: numOr(0),
  rating_count: numOr(0),
  whislists_count: numOr(0),
  /** Units left; null where stock is not counted (dishes). */
  stock: numOr(null),
  unit_type: text,
  price: numOr(0),
  discount: numOr(0),
  discount_type: v.fallback(v.picklist(['percent', 'amount']), 'percent'),
  /** Percent by which the store lowers everything, 0 when none. */
  store_discount: numOr(0),
  /** What that percentage takes: minimum purchase, cap, end; null where there is none or the back end does not tell. */
  store_discount_rule: v.optional(v.nullable(discount), null),
  maximum_cart_quantity: numOr(null),
  is_prescription_required: flag,
  is_halal: flag,
  halal_tag_status: flag,
  organic: flag,
  recommended: flag,
  veg: flag,
  nutritions_name: v.optional(rows(text), []),
  allergies_name: v.optional(rows(text), []),
  tags: v.optional(rows(v.object({ name: text })), []),
  category_ids: v.optional(rows(v.object({ id: numOr(0), name: text })), []),
  choice_options: v.optional(rows(choiceOption), []),
  variations: v.optional(rows(variation), []),
  food_variations: v.optional(rows(foodVariation), []),
  add_ons: v.optional(rows(addOn), []),
  /** "10:00" to "22:00": when a dish can be ordered; empty means always. */
  available_time_starts: text,
  available_time_ends: text,
  /** Campaign items only (ITEM-09). */
  available_date_starts: time,
  available_date_ends: time,
  isCampaignItem: v.optional(v.boolean(), false),
  /** 1 while the item can be ordered now (store open, inside its hours). */
  available: v.optional(flag, 1),
  /** 1 while its store takes orders for later. */
  schedule_order: flag,
  delivery_time: text,
  free_delivery: flag,
  /** The flash sale whose price the item has now, and what is left at it. */
  flash_sale: v.optional(
    v.nullable(
      v.object({ title: text, end_date: time, stock: numOr(0), available_stock: numOr(0) }),
    ),
    null,
  ),
});
export type Item = v.InferOutput<typeof item>;

export const banner = v.object({
  id,
  title: text,
  image_full_url: text,
  type: v.fallback(v.picklist(['store_wise', 'item_wise', 'campaign', 'default']), 'default'),
  store_id: numOr(null),
  item_id: numOr(null),
  link: text,
});
export type Banner = v.InferOutput<typeof banner>;

export const campaign = v.object({
  id,
  title: text,
  description: text,
  image_full_url: text,
  start_date: time,
  end_date: time,
  start_time: text,
  end_time: text,
  stores: v.optional(rows(store), []),
});
export type Campaign = v.InferOutput<typeof campaign>;

export const review = v.object({
  id,
  rating: num,
  comment: text,
  reply: text,
  customer_name: text,
  item_name: text,
  item_image_full_url: text,
  images_full_url: v.optional(rows(text), []),
  created_at: time,
});
export type Review = v.InferOutput<typeof review>;

/** One row of the suggestions shown while typing. */
const searchSuggestion = v.object({ id, name: text, image_full_url: text, slug: text });
const itemSuggestion = v.object({
  ...searchSuggestion.entries,
  /** With its price it tells things of one name apart; not every back end says them. */
  store_name: text,
  price: numOr(null),
});
export const itemOrStoreSearch = v.object({
  items: rows(itemSuggestion),
  stores: rows(searchSuggestion),
});
