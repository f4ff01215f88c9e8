import type { Config, Landing } from '../../domain/config';
import * as content from '../../domain/content/contentEndpoints';
import { languages } from '../../domain/language/languages';
import { getConfig, getLanding } from '../../domain/place/placeEndpoints';
import { entriesOf } from '../../domain/values/entries';
import type { AppCall, Translations } from './call';

const isOn = (flag: 0 | 1) => flag === 1;
const each = <Key extends string, T, R>(record: Record<Key, T>, read: (value: T) => R) =>
  Object.fromEntries(entriesOf<Key, T>(record).map(([key, value]) => [key, read(value)]));

/** Flags that the family says as booleans. */
const booleansOf = (config: Config) => ({
  cash_on_delivery: isOn(config.cash_on_delivery),
  digital_payment: isOn(config.digital_payment),
  schedule_order: isOn(config.schedule_order),
  toggle_veg_non_veg: isOn(config.toggle_veg_non_veg),
  toggle_dm_registration: false,
  toggle_store_registration: false,
  maintenance_mode: isOn(config.maintenance_mode),
  demo: isOn(config.demo),
  refund_active_status: true,
  order_delivery_verification: true,
  prescription_order_status: false,
  is_sms_active: isOn(config.is_sms_active),
  is_mail_active: isOn(config.is_mail_active),
});

/** Flags that it says as 0 and 1. */
const numbersOf = (config: Config) => ({
  takeaway_status: config.take_away_status,
  home_delivery_status: config.home_delivery_status,
  guest_checkout_status: config.guest_checkout_status,
  dm_tips_status: config.dm_tips_status,
  additional_charge_status: config.additional_charge_status,
  customer_wallet_status: config.customer_wallet_status,
  loyalty_point_status: config.loyalty_point_status,
  ref_earning_status: config.ref_earning_status,
  add_fund_status: config.customer_wallet_status,
  partial_payment_status: 0,
  offline_payment_status: 0,
  extra_packaging_status: 0,
  country_picker_status: config.country_picker_status,
  firebase_otp_verification: config.firebase_otp_verification,
  tax_included: config.tax_included,
  refund_policy: config.refund_policy,
  cancelation_policy: config.cancelation_policy,
  shipping_policy: config.shipping_policy,
});

const freeDeliveryOf = (config: Config) => ({
  status: isOn(config.free_delivery_for_all_stores) || config.free_delivery_over !== null,
  type: isOn(config.free_delivery_for_all_stores)
    ? 'free_delivery_to_all_store'
    : 'free_delivery_by_order_amount',
  free_delivery_over: config.free_delivery_over ?? 0,
});

const moduleConfigOf = ({ module_config }: Config) => ({
  module_type: Object.keys(module_config),
  ...each(module_config, (features) => each(features, isOn)),
});

const languagesOf = ({ language }: Config) => ({
  language,
  sys_language: language.map(({ key, value }, index) => ({
    key,
    value,
    direction: languages.find(({ code }) => code === key)?.direction ?? 'ltr',
    default: index === 0,
  })),
});

function configOf(config: Config, { picture }: AppCall) {
  const { lat, lng } = config.default_location;
  return {
    ...booleansOf(config),
    ...numbersOf(config),
    ...languagesOf(config),
    business_name: config.business_name,
    logo: config.logo_full_url,
    logo_full_url: picture(config.logo_full_url),
    address: config.address,
    phone: config.phone,
    email: config.email,
    country: config.country,
    footer_text: config.footer_text,
    default_location: { lat: String(lat), lng: String(lng) },
    currency_symbol: config.currency_symbol,
    currency_symbol_direction: config.currency_symbol_direction,
    digit_after_decimal_point: config.digit_after_decimal_point,
    timeformat: config.timeformat || '24',
    schedule_order_slot_duration: config.schedule_order_slot_duration,
    order_confirmation_model: config.order_confirmation_model,
    admin_free_delivery: freeDeliveryOf(config),
    additional_charge: config.additional_charge,
    additional_charge_name: config.additional_charge_name,
    // What counts are the charges of the zone.
    per_km_shipping_charge: 0,
    minimum_shipping_charge: 0,
    parcel_per_km_shipping_charge: 0,
    parcel_minimum_shipping_charge: 0,
    ref_earning_exchange_rate: config.ref_earning_exchange_rate,
    loyalty_point_item_purchase_point: config.loyalty_point_item_purchase_point,
    loyalty_point_exchange_rate: config.loyalty_point_exchange_rate,
    loyalty_point_minimum_point: config.loyalty_point_minimum_point,
    module_config: moduleConfigOf(config),
    module: null,
    social_login: config.social_login.map((row) => ({ ...row, status: isOn(row.status) })),
    apple_login: config.apple_login.map((row) => ({ ...row, status: isOn(row.status) })),
    centralize_login: config.centralize_login,
    active_payment_method_list: config.active_payment_method_list.map((way) => ({
      gateway: way.gateway,
      gateway_title: way.gateway_title,
      gateway_image: way.gateway_image_full_url,
      gateway_image_full_url: picture(way.gateway_image_full_url),
    })),
    social_media: config.social_media.map((row, index) => ({ id: index + 1, ...row, status: 1 })),
    base_urls: {},
    vehicle_distance_min: 0,
    vehicle_hourly_min: 0,
  };
}

/** Nested as the newest versions read it, and flat as those before. */
function landingOf(landing: Landing) {
  const zones = landing.available_zones.map(({ id, name }) => ({
    id,
    name,
    display_name: name,
    modules: [],
  }));
  const flat = {
    header_title: landing.hero_title,
    header_sub_title: landing.hero_sub_title,
    fixed_newsletter_title: landing.fixed_newsletter_title,
    fixed_newsletter_sub_title: landing.fixed_newsletter_sub_title,
    fixed_footer_description: landing.fixed_footer_description,
    business_title: landing.business_title,
    business_sub_title: landing.business_sub_title,
    company_title: landing.business_title,
    company_sub_title: landing.business_sub_title,
    available_zone_list: zones,
    download_user_app_links: landing.download_user_app_links,
  };
  return {
    ...flat,
    hero_section: {
      header_title: flat.header_title,
      header_sub_title: flat.header_sub_title,
      header_tag_line: '',
      pick_location_title: '',
    },
    available_zone_section: {
      available_zone_status: 1,
      available_zone_title: '',
      available_zone_short_description: '',
      available_zone_list: zones,
    },
    user_app_download_section: {
      download_user_app_title: '',
      download_user_app_links: flat.download_user_app_links,
    },
    footer_section: {
      fixed_newsletter_title: flat.fixed_newsletter_title,
      fixed_newsletter_sub_title: flat.fixed_newsletter_sub_title,
      fixed_footer_description: flat.fixed_footer_description,
    },
    company_intro_section: {
      company_title: flat.company_title,
      company_sub_title: flat.company_sub_title,
      company_description: '',
    },
  };
}

const texts = {
  '/about-us': content.getAboutUs,
  '/privacy-policy': content.getPrivacyPolicy,
  '/terms-and-conditions': content.getTerms,
  '/refund-policy': content.getRefundPolicy,
  '/shipping-policy': content.getShippingPolicy,
  '/cancelation': content.getCancellationPolicy,
};

export const settingsCalls: Translations = {
  'GET /config': async (call) => configOf(await call.ask(getConfig), call),
  'GET /react-landing-page': async (call) => landingOf(await call.ask(getLanding)),
  ...Object.fromEntries(
    Object.entries(texts).map(([path, endpoint]) => [
      `GET ${path}`,
      async ({ ask }: AppCall) => (await ask(endpoint)).value,
    ]),
  ),
  'POST /newsletter/subscribe': ({ ask, given }) =>
    ask(content.subscribeNewsletter, { body: { email: given.text('email') } }),
};
