import * as v from 'valibot';
import { perLanguage } from '../language/languages';
import { entriesOf, keysOf } from '../values/entries';

/** How a setting is said: on or off, words in each language, a line, a number, an amount that may be left out, one of some. */
export type SettingKind =
  | 'flag'
  | 'words'
  | 'line'
  | 'number'
  | 'amount'
  | 'amountOrNone'
  | readonly string[];

const group = /* @__NO_SIDE_EFFECTS__ */ <const Fields extends Record<string, SettingKind>>(
  fields: Fields,
) => entriesOf<keyof Fields & string, SettingKind>(fields);

/**
 * The settings that operators see in their room, in groups. What is a list or a table (gateways, opening hours of couriers,
 * modules' features, social media) is set by command.
 */
const settingGroups = {
  shop: /* @__PURE__ */ group({
    business_name: 'words',
    email: 'line',
    phone: 'line',
    address: 'words',
    footer_text: 'words',
    logo_full_url: 'line',
    country: 'line',
    time_zone: 'line',
    timeformat: ['', '12', '24'],
    maintenance_mode: 'flag',
  }),
  prices: /* @__PURE__ */ group({
    currency_symbol: 'line',
    currency_symbol_direction: ['left', 'right'],
    currency_code: 'line',
    digit_after_decimal_point: 'number',
    tax_included: 'flag',
    additional_charge_status: 'flag',
    additional_charge_name: 'words',
    additional_charge: 'amount',
  }),
  ordering: /* @__PURE__ */ group({
    guest_checkout_status: 'flag',
    home_delivery_status: 'flag',
    take_away_status: 'flag',
    schedule_order: 'flag',
    schedule_order_slot_duration: 'number',
    free_delivery_over: 'amountOrNone',
    free_delivery_for_all_stores: 'flag',
    dm_tips_status: 'flag',
    door_wait_minutes: 'number',
    courier_silent_minutes: 'number',
    order_texts: ['none', 'without_mail', 'all'],
    order_confirmation_model: ['store', 'deliveryman'],
    toggle_veg_non_veg: 'flag',
  }),
  paying: /* @__PURE__ */ group({
    cash_on_delivery: 'flag',
    cod_max_amount: 'amountOrNone',
    digital_payment: 'flag',
    customer_wallet_status: 'flag',
  }),
  rewards: /* @__PURE__ */ group({
    loyalty_point_status: 'flag',
    loyalty_point_item_purchase_point: 'number',
    loyalty_point_exchange_rate: 'number',
    loyalty_point_minimum_point: 'number',
    ref_earning_status: 'flag',
    ref_earning_exchange_rate: 'amount',
  }),
  pages: /* @__PURE__ */ group({
    refund_policy: 'flag',
    cancelation_policy: 'flag',
    shipping_policy: 'flag',
  }),
};

export type SettingGroup = keyof typeof settingGroups;
/** A setting that operators see in their room. */
export type RoomSetting = (typeof settingGroups)[SettingGroup][number][0];

export const settingGroupNames = /* @__PURE__ */ keysOf<SettingGroup>(settingGroups);

/** The settings of a group, and how each is said. */
export const settingsOf = (name: SettingGroup): readonly [RoomSetting, SettingKind][] =>
  settingGroups[name];

/** Letters of a text. */
export const longestSetting = 500;

const words = v.object(
  perLanguage(() => v.optional(v.pipe(v.string(), v.maxLength(longestSetting)), '')),
);

/** As a field holds it: words by language, a text, a number, or 1 and 0; '' where there is none. */
const settingValue = v.union([words, v.pipe(v.string(), v.maxLength(longestSetting)), v.number()]);
export type SettingValue = v.InferOutput<typeof settingValue>;

const values = v.record(v.string(), settingValue);
export type SettingValues = v.InferOutput<typeof values>;

/** A group of settings as it stands. */
export const shopSettings = v.object({
  /** Of what stands there: whoever saves names the one that they had read. */
  version: v.string(),
  values,
  /** What each is until somebody sets it. */
  defaults: values,
});
export type ShopSettings = v.InferOutput<typeof shopSettings>;

export const settingsForm = values;
