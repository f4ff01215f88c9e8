import type { On, Row } from './router';
import type { State } from './state';

const newer = {
  admin_free_delivery: {
    status: false,
    type: 'free_delivery_by_order_amount',
    free_delivery_over: 0,
  },
  centralize_login: {
    manual_login_status: 1,
    otp_login_status: 1,
    social_login_status: 0,
    google_login_status: 0,
    facebook_login_status: 0,
    apple_login_status: 0,
    email_verification_status: 0,
    phone_verification_status: 0,
  },
};

const older = (state: State): Row => ({
  free_delivery_over: null,
  customer_verification: false,
  base_urls: Object.fromEntries(
    [
      'product',
      'campaign',
      'category',
      'banner',
      'store',
      'store_cover_photo',
      'business_logo',
      'module',
      'parcel_category',
      'review',
    ].map((kind) => [
      kind.endsWith('logo') ? `${kind}_url` : `${kind}_image_url`,
      `${state.address}/storage`,
    ]),
  ),
});

/** `GET /config`: booleans beside 0 and 1, texts beside numbers, a list among objects. */
const configOf = (state: State): Row => ({
  business_name: 'Souk',
  logo: 'logo.png',
  ...(state.version > 24 && { logo_full_url: `${state.address}/storage/logo.png` }),
  address: '1 Palm Street',
  phone: '+12025550100',
  email: 'hello@shop.example',
  country: 'SA',
  default_location: { lat: '24.7', lng: '46.7' },
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
  timeformat: '24',
  maintenance_mode: false,
  cash_on_delivery: true,
  digital_payment: true,
  schedule_order: true,
  takeaway_status: 1,
  home_delivery_status: 1,
  guest_checkout_status: 1,
  dm_tips_status: 1,
  additional_charge_status: 1,
  additional_charge_name: 'Packing',
  additional_charge: 0.75,
  customer_wallet_status: 1,
  loyalty_point_status: 1,
  loyalty_point_minimum_point: 100,
  loyalty_point_exchange_rate: 10,
  ref_earning_status: 0,
  partial_payment_status: 0,
  add_fund_status: 1,
  offline_payment_status: 0,
  country_picker_status: 1,
  firebase_otp_verification: 0,
  refund_active_status: true,
  prescription_order_status: true,
  tax_included: 0,
  per_km_shipping_charge: 2,
  minimum_shipping_charge: 5,
  parcel_per_km_shipping_charge: 3,
  parcel_minimum_shipping_charge: 8,
  module: null,
  module_config: {
    module_type: ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'],
    food: { stock: false, veg_non_veg: true, add_on: true },
    grocery: { stock: true, veg_non_veg: false, add_on: false },
    pharmacy: { stock: true, veg_non_veg: false },
    parcel: { is_parcel: true },
  },
  language: [{ key: 'en', value: 'English' }],
  sys_language: [{ key: 'en', value: 'English', direction: 'ltr', default: true }],
  social_login: [],
  apple_login: [],
  active_payment_method_list: [
    {
      gateway: 'card_pay',
      gateway_title: null,
      gateway_image: 'card.png',
      ...(state.version > 24 && { gateway_image_full_url: null }),
    },
  ],
  social_media: [],
  ...(state.version > 24 ? newer : older(state)),
  ...state.settings,
});

const texts: [string, string][] = [
  ['/about-us', '<p>A shop of <b>the tests</b>.</p>'],
  ['/privacy-policy', ''],
  ['/terms-and-conditions', '<p>Be kind.</p>'],
  ['/refund-policy', ''],
  ['/shipping-policy', ''],
  ['/cancelation', ''],
];

const landingOf = (state: State): Row => {
  const hero = { header_title: 'Dinner, groceries, medicine', header_sub_title: 'In an hour' };
  const zones = {
    available_zone_list: [
      { id: 1, name: 'north', display_name: 'North', modules: ['Food', 'Grocery'] },
      { id: 2, name: 'South', display_name: null, modules: ['Food'] },
    ],
  };
  const footer = { fixed_newsletter_title: null, fixed_footer_description: 'All in one' };
  return state.version === 26
    ? {
        hero_section: hero,
        available_zone_section: { available_zone_status: 1, ...zones },
        user_app_download_section: { download_user_app_title: null, download_user_app_links: null },
        footer_section: footer,
        company_intro_section: { company_title: 'Souk', company_sub_title: null },
      }
    : { ...hero, ...zones, ...footer, company_title: 'Souk', download_user_app_links: null };
};

export function settings(on: On, state: State): void {
  on('GET', '/config', () => ({ json: configOf(state) }));
  on('GET', '/react-landing-page', () => ({ json: landingOf(state) }));
  for (const [path, html] of texts) on('GET', path, () => ({ json: html }));
  on('GET', '/most-tips', () => ({ json: { most_tips_amount: 3 } }));
  on('POST', '/newsletter/subscribe', () => ({ json: { message: 'Subscribed' } }));
}
