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

export const lineTable = `
  id whole, user_id whole, module_id whole, store_id whole, item_id whole, is_guest boolean
  item_type text, price number, quantity whole, variation list, add_on_ids list, add_on_qtys list
  item object, item.addons list`;

export const orderTable = `
  id whole, user_id whole, is_guest boolean, order_status text, order_type text
  module_type text, payment_method text, payment_status text, order_amount number
  total_tax_amount number, tax_status text, delivery_charge number
  original_delivery_charge number, store_discount_amount number
  coupon_discount_amount number, coupon_code text|null, flash_admin_discount_amount number
  flash_store_discount_amount number, ref_bonus_amount number, extra_packaging_amount number
  additional_charge number, dm_tips number, partially_paid_amount number, adjusment numeric
  order_note text|null, delivery_instruction text|null, cutlery boolean
  prescription_order boolean, order_attachment_full_url list, delivery_address object
  delivery_address.contact_person_name text, delivery_address.contact_person_number text
  delivery_address.address text, delivery_address.latitude numeric
  delivery_address.longitude numeric, delivery_address.floor text, store object
  delivery_man object|null, pending moment|null, confirmed moment|null
  processing moment|null, handover moment|null, picked_up moment|null, delivered moment|null
  canceled moment|null, created_at moment, schedule_at moment, scheduled flag
  details_count whole, min_delivery_time whole, max_delivery_time whole, payments list
  refund null, parcel_category null, receiver_details null`;

export const orderLineTable = `
  id whole, order_id whole, item_id whole, item_campaign_id null, price number, quantity whole
  discount_on_item number, discount_type text, tax_amount number, variant json, variation list
  add_ons list, total_add_on_price number, item_details object, item_details.name text
  image_full_url address, images_full_url list, is_guest boolean`;

export const profileTable = `
  id whole, f_name text, l_name text, phone text|null, email text|null, image text
  image_full_url address|null, is_phone_verified flag, is_email_verified flag
  wallet_balance number, loyalty_point whole, ref_code text, order_count whole
  interest json|null, selected_modules_for_interest list, module_ids list
  member_since_days whole, is_valid_for_discount boolean, discount_amount number
  discount_amount_type text, userinfo null, status flag`;

export const addressTable = `
  id whole, address_type text, contact_person_name text, contact_person_number text
  address text, latitude numeric, longitude numeric, floor text, road text, house text
  zone_id whole, zone_ids list`;

export const couponTable = `
  id whole, title text, code text, coupon_type text, discount number, discount_type text
  max_discount number, min_purchase number, start_date day, expire_date day, limit whole|null
  total_uses whole, data text, customer_id json, store_id whole|null, store object|null`;
