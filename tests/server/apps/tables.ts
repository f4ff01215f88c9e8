/** Rows of the family, written down by hand from what its versions of 2025 and 2026 say. */
export const itemTable = `
  id whole, name text, slug text, description text, image text, image_full_url address|null
  images_full_url list, store_id whole, store_name text, zone_id whole, module_id whole
  module_type text, category_id whole, category_ids list, price number, discount number
  discount_type text, store_discount number, flash_sale flag, tax number, avg_rating number
  rating_count whole, stock whole, maximum_cart_quantity whole|null, variations list
  choice_options list, attributes list, food_variations list, add_ons list, unit_type text|null
  nutritions_name list, allergies_name list, generic_name list, veg flag, organic flag
  recommended flag, is_halal flag, halal_tag_status flag, is_prescription_required flag
  is_basic whole, brand_id whole, common_condition_id whole, status flag
  available_time_starts clock, available_time_ends clock, schedule_order boolean
  free_delivery boolean, delivery_time text, min_delivery_time whole, max_delivery_time whole`;

export const storeTable = `
  id whole, vendor_id whole, name text, slug text, phone text, email text, address text
  latitude numeric, longitude numeric, logo_full_url address|null
  cover_photo_full_url address|null, module_id whole, module_type text, zone_id whole
  avg_rating number, rating_count whole, ratings list, positive_rating number
  reviews_comments_count whole, delivery_time text, min_delivery_time whole
  max_delivery_time whole, open flag, active boolean, current_opening_time text
  schedules list, discount object|null, distance number, tax number, minimum_order number
  minimum_shipping_charge number, maximum_shipping_charge number|null
  per_km_shipping_charge number, delivery boolean, take_away boolean, free_delivery boolean
  schedule_order boolean, cutlery boolean, prescription_order boolean
  extra_packaging_status boolean, extra_packaging_amount number, halal_tag_status boolean
  self_delivery_system flag, veg flag, non_veg flag, featured flag, status flag
  announcement flag, order_place_to_schedule_interval whole, total_items whole
  total_campaigns whole`;

export const categoryTable = `
  id whole, name text, slug text, image text, image_full_url address|null, parent_id whole
  position whole, status flag, priority whole, module_id whole, featured flag
  products_count whole, childes_count whole, childes list, order_count numeric`;

export const pageTable = 'total_size whole, limit numeric, offset numeric';
