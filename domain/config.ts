import * as v from 'valibot';
import { schedule } from './values/hours';
import { flag, latitude, longitude, num, numOr, rows, text } from './wire/fields';

/** A provider that is listed without a word of its status is on (SOC-11, SOC-12). */
const listed = v.nullish(flag, 1);
const medium = v.object({ login_medium: text, status: listed });

/** What a back end of another family may be without, so that it is not shown: our own server has all of it. */
export type Feature =
  | 'applications'
  | 'city_map'
  | 'contact_form'
  | 'day_trips'
  | 'desk'
  /** A store's minimum order is asked of the items after their discounts. */
  | 'discounted_minimum'
  /** What a guest has ordered is the customer's once the guest has an account. */
  | 'guests_orders_kept'
  /** Guests may send a parcel without telling an email. */
  | 'guests_without_email'
  | 'line_wishes'
  | 'live_updates'
  | 'ride'
  /** A trip is found by its number and contact number too, by whoever knows both. */
  | 'trips_by_phone'
  | 'ways_everywhere';

/** Characters of a new password at the least: six here, eight on some other back ends. */
const leastPassword = v.picklist([6, 8]);
export type LeastPassword = v.InferOutput<typeof leastPassword>;

/** Every business setting that the storefront reads (GET /config). */
export const config = v.object({
  business_name: text,
  logo_full_url: text,
  demo: flag,
  country: v.optional(
    v.pipe(
      text,
      v.transform((c) => c || 'US'),
    ),
    'US',
  ),
  country_picker_status: flag,
  email: text,
  phone: text,
  address: text,
  footer_text: text,
  currency_symbol: v.optional(
    v.pipe(
      text,
      v.transform((s) => s || '$'),
    ),
    '$',
  ),
  currency_symbol_direction: v.fallback(v.picklist(['left', 'right']), 'left'),
  digit_after_decimal_point: v.pipe(
    numOr(2),
    v.transform((n) => Math.min(3, Math.max(0, Math.trunc(n)))),
  ),
  tax_included: flag,
  default_location: v.object({ lat: latitude, lng: longitude }),
  base_urls: v.optional(v.object({ item_image_url: text }), { item_image_url: '' }),
  guest_checkout_status: flag,
  toggle_veg_non_veg: flag,
  free_delivery_over: numOr(null),
  free_delivery_for_all_stores: flag,
  cash_on_delivery: flag,
  digital_payment: flag,
  cod_max_amount: numOr(null),
  take_away_status: flag,
  home_delivery_status: flag,
  schedule_order: flag,
  /** The clock that times are written by: of 12 or 24 hours; empty, by the reader's language. */
  timeformat: v.fallback(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.picklist(['', '12', '24'])),
    '',
  ),
  /** Where opening hours and delivery slots are counted, "Asia/Riyadh". */
  time_zone: v.optional(
    v.pipe(
      text,
      v.transform((zone) => zone || 'UTC'),
    ),
    'UTC',
  ),
  schedule_order_slot_duration: v.pipe(
    numOr(30),
    v.transform((n) => (n > 0 ? n : 30)),
  ),
  /** When couriers take parcels; none named means round the clock. */
  courier_hours: v.optional(rows(schedule), []),
  dm_tips_status: flag,
  additional_charge_status: flag,
  additional_charge_name: text,
  additional_charge: numOr(0),
  /** Who confirms an order first: `store` or `deliveryman`. */
  order_confirmation_model: v.fallback(v.picklist(['store', 'deliveryman']), 'store'),
  maintenance_mode: flag,
  /** Digits that a code has at the least: up to six are taken. */
  least_code_digits: v.optional(numOr(6), 6),
  least_password_characters: v.optional(leastPassword, 6),
  centralize_login: v.optional(
    v.object({
      otp_login_status: flag,
      manual_login_status: flag,
      social_login_status: flag,
      phone_verification_status: flag,
      email_verification_status: flag,
      google_login_status: flag,
      facebook_login_status: flag,
      apple_login_status: flag,
    }),
    {},
  ),
  is_mail_active: flag,
  is_sms_active: flag,
  firebase_otp_verification: flag,
  customer_wallet_status: flag,
  ref_earning_status: flag,
  /** What a referrer earns when somebody who came by their code gets a first order. */
  ref_earning_exchange_rate: numOr(0),
  loyalty_point_status: flag,
  /** Points for each 100 that is spent on items. */
  loyalty_point_item_purchase_point: numOr(0),
  /** Points that make one unit of the currency. */
  loyalty_point_exchange_rate: numOr(0),
  /** Fewest points that are converted at once. */
  loyalty_point_minimum_point: numOr(0),
  social_login: rows(medium),
  apple_login: rows(v.object({ client_id: text, redirect_url_react: text, status: listed })),
  /** 0 means that there is none; a business that says nothing of it has one (FOOT-10). */
  refund_policy: v.optional(flag, 1),
  cancelation_policy: v.optional(flag, 1),
  shipping_policy: v.optional(flag, 1),
  active_payment_method_list: rows(
    v.object({ gateway: text, gateway_title: text, gateway_image_full_url: text }),
  ),
  social_media: rows(v.object({ name: text, link: text })),
  module_config: v.optional(
    v.record(
      v.string(),
      v.object({
        stock: flag,
        add_on: flag,
        veg_non_veg: flag,
        unit: flag,
        organic: flag,
        halal: flag,
        nutrition: flag,
        allergy: flag,
        prescription: flag,
        item_available_time: flag,
        order_place_to_schedule_interval: flag,
      }),
    ),
    {},
  ),
  map: v.optional(v.object({ tiles_url: text, tiles_attribution: text, city_data_url: text }), {
    tiles_url: '',
    tiles_attribution: '',
    city_data_url: '',
  }),
  language: rows(v.object({ key: text, value: text })),
  /** Features that the back end is without. */
  lacks: v.optional(rows(text), []),
});
export type Config = v.InferOutput<typeof config>;

/** Landing data (FOOT-14 and the landing page). */
export const landing = v.object({
  download_user_app_links: v.optional(
    v.object({
      playstore_url: text,
      playstore_url_status: flag,
      apple_store_url: text,
      apple_store_url_status: flag,
    }),
    {},
  ),
  fixed_footer_description: text,
  fixed_newsletter_title: text,
  fixed_newsletter_sub_title: text,
  hero_title: text,
  hero_sub_title: text,
  steps: rows(v.object({ title: text, text: text, image_full_url: text })),
  available_zones: rows(v.object({ id: num, name: text, stores_count: numOr(0) })),
  counts: v.optional(v.object({ stores: numOr(0), items: numOr(0), zones: numOr(0) }), {}),
  business_title: text,
  business_sub_title: text,
});
export type Landing = v.InferOutput<typeof landing>;

export const policyPage = v.object({ title: text, value: text });
