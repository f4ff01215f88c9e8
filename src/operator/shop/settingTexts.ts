import { useLingui } from '@lingui/react/macro';
import type { RoomSetting, SettingGroup } from '../../../domain/operator/shopSettings';

interface SettingText {
  readonly label: string;
  readonly hint?: string;
}

/** What settings and their groups are called, and what they mean. */
export function useSettingTexts() {
  const { t } = useLingui();
  const groups: Record<SettingGroup, Required<SettingText>> = {
    shop: { label: t`The shop`, hint: t`Name, contact, country, clock, maintenance.` },
    prices: { label: t`Prices and charges`, hint: t`Currency, tax, additional charge.` },
    ordering: { label: t`Ordering and delivery`, hint: t`Who may order, how and for when.` },
    paying: { label: t`Ways to pay`, hint: t`Cash, cards, wallet.` },
    rewards: { label: t`Points and referrals`, hint: t`What shoppers earn.` },
    pages: { label: t`Pages of policies`, hint: t`Which of them the shop has.` },
  };
  const texts: Record<RoomSetting, SettingText> = {
    business_name: { label: t`Name of the shop` },
    email: { label: t`E-mail address` },
    phone: { label: t`Phone` },
    address: { label: t`Address` },
    footer_text: { label: t`Line at the foot of each page` },
    logo_full_url: { label: t`Logo`, hint: t`Address of a picture.` },
    country: { label: t`Country`, hint: t`Two letters; phone fields begin with its code.` },
    time_zone: { label: t`Time zone`, hint: t`Where opening hours and days are counted.` },
    timeformat: { label: t`Clock` },
    maintenance_mode: { label: t`Maintenance`, hint: t`The shop says that it comes back soon.` },
    currency_symbol: { label: t`Sign of the currency`, hint: t`Written with each amount.` },
    currency_symbol_direction: { label: t`The sign stands` },
    currency_code: { label: t`Currency`, hint: t`Three letters, for search engines.` },
    digit_after_decimal_point: {
      label: t`Digits after the point`,
      hint: t`Amounts are shown and rounded so; 0 to 3.`,
    },
    tax_included: {
      label: t`Prices include tax`,
      hint: t`Where they do not, tax is added to what is ordered.`,
    },
    additional_charge_status: {
      label: t`An additional charge`,
      hint: t`Taken once for each order.`,
    },
    additional_charge_name: { label: t`Name of the additional charge` },
    additional_charge: { label: t`Additional charge` },
    guest_checkout_status: {
      label: t`Guests may order`,
      hint: t`Without it everybody signs in first.`,
    },
    home_delivery_status: {
      label: t`Delivery`,
      hint: t`Stores that deliver may be ordered from so.`,
    },
    take_away_status: { label: t`Take away`, hint: t`Shoppers may fetch their orders.` },
    schedule_order: {
      label: t`Orders for later`,
      hint: t`Shoppers may choose a later time of delivery.`,
    },
    schedule_order_slot_duration: {
      label: t`Minutes of a delivery slot`,
      hint: t`How far apart the times stand that can be chosen.`,
    },
    free_delivery_over: {
      label: t`Free delivery from`,
      hint: t`From this subtotal on delivery costs nothing.`,
    },
    free_delivery_for_all_stores: {
      label: t`Free delivery for all`,
      hint: t`Delivery costs nothing, whatever is ordered.`,
    },
    dm_tips_status: { label: t`Tips for couriers`, hint: t`The checkout offers to give one.` },
    door_wait_minutes: {
      label: t`Minutes at a door before an order is left there`,
      hint: t`Counted from when its courier says to be there; 1 to 60.`,
    },
    courier_silent_minutes: {
      label: t`Minutes until a courier counts as silent`,
      hint: t`Then the store is told, and an order that waits is offered again; 1 to 60.`,
    },
    order_texts: {
      label: t`Text messages about orders and trips`,
      hint: t`To the number that was given, where an SMS service is set up; each costs what that service takes.`,
    },
    order_confirmation_model: {
      label: t`Who confirms an order first`,
      hint: t`Whoever it is sees a new order first.`,
    },
    toggle_veg_non_veg: {
      label: t`Filter for vegetarian food`,
      hint: t`Lists of food can be narrowed to it.`,
    },
    cash_on_delivery: {
      label: t`Cash on delivery`,
      hint: t`Paid to the courier, or at the counter.`,
    },
    cod_max_amount: { label: t`Cash up to`, hint: t`Dearer orders are paid another way.` },
    digital_payment: { label: t`Digital payment`, hint: t`Through the gateways that are set up.` },
    customer_wallet_status: {
      label: t`Wallet`,
      hint: t`Customers may keep money here and pay with it.`,
    },
    loyalty_point_status: {
      label: t`Points`,
      hint: t`Customers earn points with delivered orders.`,
    },
    loyalty_point_item_purchase_point: { label: t`Points for each 100 spent` },
    loyalty_point_exchange_rate: { label: t`Points that make one unit of the currency` },
    loyalty_point_minimum_point: { label: t`Fewest points that are converted at once` },
    ref_earning_status: {
      label: t`Referrals`,
      hint: t`Who invites a friend earns with the first order of theirs.`,
    },
    ref_earning_exchange_rate: { label: t`What a referrer earns` },
    refund_policy: { label: t`Refund policy`, hint: t`Whether the page is there.` },
    cancelation_policy: { label: t`Cancellation policy`, hint: t`Whether the page is there.` },
    shipping_policy: { label: t`Shipping policy`, hint: t`Whether the page is there.` },
  };
  /** What can be chosen, by setting and value. */
  const choices: Readonly<Record<string, string>> = {
    'timeformat.': t`As the reader's language has it`,
    'timeformat.12': t`12 hours`,
    'timeformat.24': t`24 hours`,
    'currency_symbol_direction.left': t`Before the amount`,
    'currency_symbol_direction.right': t`After the amount`,
    'order_texts.none': t`To nobody`,
    'order_texts.without_mail': t`To whoever gets no mails`,
    'order_texts.all': t`To everybody`,
    'order_confirmation_model.store': t`The store`,
    'order_confirmation_model.deliveryman': t`The courier`,
  };
  return { groups, texts, choices };
}
