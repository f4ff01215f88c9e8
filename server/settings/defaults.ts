import { languages } from '../../domain/language/languages';
import type { ModuleType } from '../../domain/place/module';
import { t } from '../locales/t';

export const cardPicture = '/pictures/card.svg';

const moduleFeatures = {
  stock: 0,
  add_on: 0,
  veg_non_veg: 0,
  unit: 0,
  organic: 0,
  halal: 0,
  nutrition: 0,
  allergy: 0,
  prescription: 0,
  item_available_time: 0,
  order_place_to_schedule_interval: 0,
};

const moduleConfig: Record<ModuleType, typeof moduleFeatures> = {
  food: {
    ...moduleFeatures,
    add_on: 1,
    veg_non_veg: 1,
    halal: 1,
    nutrition: 1,
    allergy: 1,
    item_available_time: 1,
  },
  grocery: {
    ...moduleFeatures,
    stock: 1,
    unit: 1,
    organic: 1,
    halal: 1,
    nutrition: 1,
    allergy: 1,
    order_place_to_schedule_interval: 1,
  },
  pharmacy: { ...moduleFeatures, stock: 1, unit: 1, prescription: 1 },
  ecommerce: { ...moduleFeatures, stock: 1, unit: 1 },
  parcel: moduleFeatures,
  rental: moduleFeatures,
};

/**
 * What every business setting is until somebody sets it. A text may be one text for all languages
 * or one for each, `{en, ar}`. `demo` and `map` come from the environment and have no place here.
 */
export const defaultSettings = {
  business_name: t('Flowmart'),
  logo_full_url: '/pictures/logo.svg',
  country: 'SA',
  country_picker_status: 1,
  email: '',
  phone: '',
  address: '',
  footer_text: t('© Flowmart. All rights reserved.'),
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
  tax_included: 0,
  base_urls: { item_image_url: '/media/item' },
  guest_checkout_status: 1,
  toggle_veg_non_veg: 1,
  free_delivery_over: null,
  free_delivery_for_all_stores: 0,
  cash_on_delivery: 1,
  digital_payment: 1,
  cod_max_amount: null,
  take_away_status: 1,
  home_delivery_status: 1,
  schedule_order: 1,
  timeformat: '',
  schedule_order_slot_duration: 30,
  courier_hours: [],
  dm_tips_status: 1,
  additional_charge_status: 0,
  additional_charge_name: t('Service fee'),
  additional_charge: 0,
  order_confirmation_model: 'store',
  maintenance_mode: 0,
  centralize_login: {
    otp_login_status: 0,
    manual_login_status: 1,
    social_login_status: 0,
    phone_verification_status: 0,
    email_verification_status: 0,
    google_login_status: 0,
    facebook_login_status: 0,
    apple_login_status: 0,
  },
  is_mail_active: 1,
  is_sms_active: 1,
  firebase_otp_verification: 0,
  customer_wallet_status: 1,
  ref_earning_status: 1,
  ref_earning_exchange_rate: 5,
  loyalty_point_status: 1,
  loyalty_point_item_purchase_point: 100,
  loyalty_point_exchange_rate: 20,
  loyalty_point_minimum_point: 20,
  social_login: [],
  apple_login: [],
  refund_policy: 1,
  cancelation_policy: 1,
  shipping_policy: 1,
  active_payment_method_list: [
    {
      gateway: 'demo_pay',
      gateway_title: t('Card (demo)'),
      gateway_image_full_url: cardPicture,
    },
  ],
  social_media: [],
  module_config: moduleConfig,
  language: languages.map(({ code, name }) => ({ key: code, value: name })),
  /** Where opening hours and days are counted; not on the wire. */
  time_zone: 'Asia/Riyadh',
  /** So long a courier waits at a door that nobody opens before an order may be left there. */
  door_wait_minutes: 5,
  /** After so long without a sign of a courier's phone its orders are told to their stores, and offered to others before they are picked up. */
  courier_silent_minutes: 10,
  /** Nobody is sent text messages about orders and trips: each costs something. */
  order_texts: 'none',
  /** In which prices are told to search engines (ISO 4217); shoppers see `currency_symbol`. Not on the wire. */
  currency_code: 'USD',
  /** What comes on top of money that is added to a wallet. Not part of the configuration's answer. */
  wallet_bonuses: [],
} as const;
