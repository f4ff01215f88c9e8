/** Rows of rental, written down by hand from what versions of 2025 and 2026 say. */
export const vehicleTable = `
  id whole, provider_id whole, brand_id whole, category_id whole, air_condition flag
  trip_hourly flag, trip_distance flag, status flag, new_tag flag, total_trip whole
  total_reviews whole, hourly_price number, distance_price number, discount_price number
  avg_rating number, name text, slug text, description text, type text, model text
  engine_capacity text, engine_power text, seating_capacity numeric, fuel_type text
  transmission_type text, discount_type text, tag json, images json
  thumbnail_full_url address|null, images_full_url list, documents_full_url list
  provider.id whole, provider.name text, provider.address text, provider.tax number
  provider.discount object|null, provider.logo_full_url address|null
  provider.pickup_zone_id json`;

export const providerTable = `
  id whole, vendor_id whole, name text, slug text, phone text, email text, address text
  latitude numeric, longitude numeric, module_id whole, zone_id whole, tax number
  avg_rating number, rating_count whole, open flag, active boolean, current_opening_time clock
  schedules list, discount object|null, pickup_zone_id json, total_vehicle_count whole
  vehicles_count whole, logo_full_url address|null, cover_photo_full_url address|null`;

export const rentalPageTable = 'total_size whole, limit whole, offset whole';

export const tripLineTable = `
  id whole, user_id whole, is_guest flag, vehicle_id whole, provider_id whole, module_id whole
  quantity whole, price number, vehicle object, vehicle.total_vehicle_count whole
  provider.id whole, provider.tax number, provider.pickup_zone_id list
  provider.pickup_zone_id.0 numeric, provider.discount object|null`;

export const tripDataTable = `
  id whole, user_id whole, is_guest flag, pickup_location.lat number
  pickup_location.location_name text, destination_location.lng number, pickup_time moment
  rental_type text, estimated_hours whole, distance number, destination_time number|null
  total_cart_price number`;

export const tripTable = `
  id whole, trip_status text, trip_type text, scheduled flag, schedule_at moment
  estimated_trip_end_time moment, estimated_hours whole, distance number
  pickup_location.lat number, destination_location.lat number, trip_amount number
  discount_on_trip number, discount_on_trip_by text|null, coupon_discount_amount number
  coupon_code text|null, tax_amount number, tax_status text, tax_percentage number
  additional_charge number, ref_bonus_amount number, partially_paid_amount number
  payment_status text, payment_method text|null, trip_note text|null
  user_info.contact_person_name text, user_info.contact_person_number text, quantity whole
  provider object, created_at moment, pending moment, confirmed moment|null
  ongoing moment|null, completed moment|null, canceled moment|null
  cancellation_reason text|null, otp text`;

export const tripDetailTable = `
  id whole, vehicle_id whole, quantity whole, price number, original_price number
  calculated_price number, discount_on_trip number, tax_amount number, rental_type text
  vehicle_details object, license_plate_number list`;
