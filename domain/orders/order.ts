import * as v from 'valibot';
import { addToCartPayload, chosenVariation, substitute, substitutions } from '../cart/cart';
import { item, store } from '../catalogue/catalogue';
import { coupon } from '../checkout/coupon';
import { chargePayers, parcelReceiver } from '../parcel/parcel';
import { houseFields, houseTexts } from '../place/house';
import { moduleType } from '../place/module';
import { fromMillis, toMillis } from '../values/money';
import { flag, id, latitude, longitude, num, numOr, rows, text, time } from '../wire/fields';
import { refundRequest, refundWays } from './afterOrder';
import { doorReasons } from './courierChange';
import { mostTip } from './tip';

export const orderTypes = ['delivery', 'take_away', 'parcel'] as const;
export type OrderType = (typeof orderTypes)[number];

export const paymentMethods = ['cash_on_delivery', 'digital_payment', 'wallet'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Which of the back end's `active_payment_method_list` takes a digital payment; missing means the first (WAL-07). */
export const paymentGateway = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100))));

export const orderStatuses = [
  'pending',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** As many lines are sent at once. */
export const mostLines = 100;

/** What an order is made of and to where: the part that decides its price. */
const priced = {
  guest_id: v.optional(v.nullable(text)),
  order_type: v.picklist(orderTypes),
  /** A parcel comes from no store. */
  store_id: v.optional(id, 0),
  /** Buy now and campaign orders carry their one line; a cart order takes the server's cart. */
  lines: v.optional(v.pipe(v.array(addToCartPayload), v.maxLength(mostLines))),
  /** Where the order goes; of a parcel where it is picked up. */
  latitude: v.optional(v.nullable(latitude)),
  longitude: v.optional(v.nullable(longitude)),
  parcel_category_id: v.optional(v.nullable(id)),
  receiver_details: v.optional(v.nullable(parcelReceiver)),
  coupon_code: v.optional(v.nullable(text)),
  dm_tips: v.optional(v.pipe(num, v.minValue(0), v.maxValue(mostTip)), 0),
  /** ISO time of the slot's start; missing or null means now. */
  schedule_at: v.optional(v.nullable(v.string())),
};

export const quotePayload = v.object(priced);
export type QuotePayload = v.InferInput<typeof quotePayload>;

/** One line of a quote: what it costs after its own discount and its share of the store's. */
const quoteLine = v.object({
  /** The same for the same item with the same choices. */
  key: text,
  name: text,
  quantity: num,
  total: num,
});

/** The server's price of an order; every amount in the configured currency. `total` is what is to pay. */
export const quote = v.object({
  subtotal: num,
  item_discount: numOr(0),
  coupon_discount: numOr(0),
  tax_amount: num,
  tax_included: flag,
  delivery_charge: numOr(0),
  /** What delivery would cost if it were not free. */
  original_delivery_charge: numOr(0),
  additional_charge: numOr(0),
  dm_tips: numOr(0),
  total: num,
  /** Missing from back ends that tell the sums alone. */
  lines: v.optional(rows(quoteLine), []),
  /** Metres from store to address; null for take-away. */
  distance: numOr(null),
  coupon: v.optional(v.nullable(coupon), null),
  /** Why a coupon that was sent is not used; a code of the error catalogue. */
  coupon_refusal: v.optional(v.nullable(v.object({ code: text, message: text })), null),
});
export type Quote = v.InferOutput<typeof quote>;

/** Pictures of a prescription that one order takes at the most (CHK-13). */
export const mostPrescriptionImages = 3;

export const placeOrderPayload = v.object({
  ...priced,
  payment_method: v.picklist(paymentMethods),
  payment_gateway: paymentGateway,
  /** Who pays for a parcel. */
  charge_payer: v.optional(v.picklist(chargePayers), 'sender'),
  /** The total that the shopper saw; the server refuses with `amount_changed` when it is another. */
  order_amount: v.pipe(num, v.minValue(0)),
  contact_person_name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  contact_person_number: v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(25)),
  contact_person_email: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(255)))),
  address: v.optional(v.pipe(text, v.maxLength(500)), ''),
  address_type: v.optional(v.pipe(text, v.maxLength(50)), ''),
  ...houseFields,
  order_note: v.optional(v.pipe(text, v.maxLength(1000)), ''),
  delivery_instruction: v.optional(v.pipe(text, v.maxLength(300)), ''),
  /** It is to be left at the door, with a photo; nobody has to open. */
  leave_at_door: v.optional(flag, 0),
  cutlery: v.optional(flag, 0),
  /** Addresses of pictures that were uploaded for this order (CHK-13, CHK-14). */
  prescription_images: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(mostPrescriptionImages)),
    () => [],
  ),
  /** Where the payment page leads back to: an address of the shop itself. */
  callback: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500)))),
});
export type PlaceOrderPayload = v.InferInput<typeof placeOrderPayload>;

/** `redirect_link` is set when the shopper must pay on another page. */
export const placedOrder = v.object({
  message: text,
  order_id: id,
  total_amount: numOr(0),
  redirect_link: v.optional(v.nullable(v.string()), null),
  /** 1 when an earlier sending had reached the shop, so that nothing was sent now; told where no key tells it there. */
  found: v.optional(flag),
});
export type PlacedOrder = v.InferOutput<typeof placedOrder>;

export const orderLine = v.object({
  id,
  item_id: numOr(null),
  name: text,
  image_full_url: text,
  quantity: num,
  price: num,
  /** Off one unit, rounded down where what is off the line does not divide. */
  discount_on_item: numOr(0),
  /** Off the whole line; null from back ends that tell that of a unit alone. */
  discount_on_line: numOr(null),
  total_add_on_price: numOr(0),
  variation: v.optional(rows(chosenVariation), []),
  add_ons: v.optional(rows(v.object({ id, name: text, price: numOr(0), quantity: numOr(1) })), []),
  note: text,
  substitution: v.optional(v.fallback(v.picklist(substitutions), 'best_match'), 'best_match'),
  substitute: v.optional(v.nullable(substitute), null),
  item: v.optional(v.nullable(item), null),
});
export type OrderLine = v.InferOutput<typeof orderLine>;

const courier = v.object({
  id: numOr(0),
  name: text,
  phone: text,
  image_full_url: text,
  avg_rating: numOr(0),
  vehicle: text,
  lat: numOr(null),
  lng: numOr(null),
  /** 1 while the order is on the way and its courier's phone has not told for two minutes where it is. */
  is_silent: v.optional(flag, 0),
  /** 1 while the order's courier has said to be at the door. */
  is_at_door: v.optional(flag, 0),
});

/** 1 where its courier could not bring it, and another one does. */
const isReassigned = v.optional(flag, 0);

/** Why it came back from the door, while it is open what becomes of it; else empty. */
const doorTrouble = v.optional(v.fallback(v.picklist(['', ...doorReasons]), ''), '');

/** What the shopper says to the courier at the door; empty for all but who placed the order, and where nobody asks for it. */
const deliveryCode = v.optional(text, '');

export const order = v.object({
  id,
  order_status: v.picklist(orderStatuses),
  order_type: v.picklist(orderTypes),
  module_type: v.fallback(moduleType, 'food'),
  payment_method: v.picklist(paymentMethods),
  payment_status: v.fallback(v.picklist(['paid', 'unpaid']), 'unpaid'),
  order_amount: num,
  /** What was paid of an order whose rest is still to be paid; of other back ends alone. */
  paid_part: v.optional(num),
  subtotal: numOr(0),
  item_discount: numOr(0),
  coupon_discount_amount: numOr(0),
  coupon_code: text,
  total_tax_amount: numOr(0),
  tax_included: flag,
  delivery_charge: numOr(0),
  additional_charge: numOr(0),
  dm_tips: numOr(0),
  order_note: text,
  prescription_images_full_url: v.optional(rows(text), []),
  delivery_instruction: text,
  leave_at_door: v.optional(flag, 0),
  /** Knives and forks were asked for. */
  cutlery: v.optional(flag, 0),
  cancellation_reason: text,
  /** Where what was paid has gone back to; null while it has not. */
  refunded_to: v.optional(v.nullable(v.picklist(refundWays)), null),
  contact_person_name: text,
  contact_person_number: text,
  /** What a link to this order holds in place of the contact number; other back ends may have none. */
  track_token: v.optional(text, ''),
  delivery_address: v.optional(
    v.nullable(
      v.object({
        address: text,
        address_type: text,
        ...houseTexts,
        latitude: numOr(null),
        longitude: numOr(null),
      }),
    ),
    null,
  ),
  store: v.optional(v.nullable(store), null),
  /** Of parcels alone, whose `delivery_address` is where they are picked up. */
  parcel_category: v.optional(v.nullable(v.object({ id, name: text, image_full_url: text })), null),
  receiver_details: v.optional(v.nullable(parcelReceiver), null),
  charge_payer: v.optional(v.fallback(v.nullable(v.picklist(chargePayers)), null), null),
  delivery_man: v.optional(v.nullable(courier), null),
  is_reassigned: isReassigned,
  door_trouble: doorTrouble,
  created_at: time,
  schedule_at: time,
  pending: time,
  confirmed: time,
  processing: time,
  handover: time,
  picked_up: time,
  delivered: time,
  canceled: time,
  failed: time,
  /** Estimated and latest time of arrival (or of readiness for take-away). */
  eta: time,
  eta_latest: time,
  details_count: numOr(0),
  /** Of the first things that were ordered; other back ends may tell none. */
  pictures: v.optional(rows(text), []),
  /** Route from store (or sender) to address as an encoded polyline; empty for take-away. */
  route: text,
  can_cancel: v.optional(flag, 0),
  /** 1 while the shopper has paid and the provider has yet to get the money. */
  payment_under_way: v.optional(flag, 0),
});
export type Order = v.InferOutput<typeof order>;

export const restToPay = (of: Pick<Order, 'order_amount' | 'paid_part'>): number =>
  fromMillis(toMillis(of.order_amount) - toMillis(of.paid_part ?? 0));

/** What is told of the time after the delivery is told to the order's owner alone. */
export const orderDetails = v.object({
  ...order.entries,
  details: rows(orderLine),
  refund: v.optional(v.nullable(refundRequest), null),
  /** Who was to take its digital payment last, where one was chosen (WAL-07). */
  payment_gateway: v.optional(v.nullable(v.string()), null),
  /** 1 when the customer who asks has placed it: whoever follows it by its number cannot write to its courier. */
  is_mine: v.optional(flag, 1),
  /** Whether the caller placed it, as a guest too; null where a back end does not tell. */
  is_own: v.optional(v.nullable(flag), null),
  delivery_code: deliveryCode,
  /** How it was left at the door, for its owner alone; empty where it was handed over. */
  delivery_photo_full_url: v.optional(text, ''),
  /** 1 while its owner may take it back into the cart to change it. */
  can_edit: v.optional(flag, 0),
  /** 0 for whoever only follows it by a link that was shared. */
  can_pay: v.optional(flag, 1),
  can_refund: v.optional(flag, 0),
  /** 1 for the customer whose order was delivered. */
  can_review: v.optional(flag, 0),
  reviewed_items: v.optional(rows(id), []),
  courier_reviewed: v.optional(flag, 0),
});
export type OrderDetails = v.InferOutput<typeof orderDetails>;

/** One message of the live stream of an order (server-sent event `order`). */
export const orderEvent = v.object({
  id,
  order_status: v.picklist(orderStatuses),
  payment_status: v.fallback(v.picklist(['paid', 'unpaid']), 'unpaid'),
  payment_method: v.optional(v.picklist(paymentMethods)),
  eta: time,
  eta_latest: time,
  delivery_man: v.optional(v.nullable(courier), null),
  is_reassigned: isReassigned,
  door_trouble: doorTrouble,
  delivery_code: deliveryCode,
});
export type OrderEvent = v.InferOutput<typeof orderEvent>;
