import * as v from 'valibot';
import { orderTypes, paymentMethods } from '../orders/order';
import { mostTip } from '../orders/tip';
import { houseTexts } from '../place/house';
import { latitude, longitude, num, numOr, text } from '../wire/fields';

/** Address type of the place that the shopper browses from; it is not editable (ADDR-10). */
export const selectedAddressType = 'Selected Address';

export const deliveryPlace = v.object({
  /** Id of a saved address; null for any other place. */
  id: numOr(null),
  address: text,
  address_type: text,
  latitude,
  longitude,
  ...houseTexts,
});
export type DeliveryPlace = v.InferOutput<typeof deliveryPlace>;

/** Where a shopper browses from, by its words and its point. */
export const browsedPlace = v.object({ address: text, latitude, longitude });
type BrowsedPlace = v.InferOutput<typeof browsedPlace>;

/** Whether two of these are one. */
export const isSameSpot = (a: BrowsedPlace, b: BrowsedPlace): boolean =>
  a.address === b.address && a.latitude === b.latitude && a.longitude === b.longitude;

/** Contact and address of a guest as the browser keeps them (ADDR-27, ADDR-38). */
export const guestInfo = v.object({
  contact_person_name: text,
  contact_person_number: text,
  contact_person_email: text,
  place: v.optional(
    v.nullable(
      v.object({
        ...deliveryPlace.entries,
        /** Where they browsed from then. */
        browsed: v.optional(browsedPlace),
      }),
    ),
    null,
  ),
});
export type GuestInfo = v.InferOutput<typeof guestInfo>;

/**
 * Everything chosen and typed so far, kept over a reload. Texts are as typed: whether they will
 * do is decided when a step is finished.
 */
export const checkoutDraft = v.object({
  storeId: num,
  orderType: v.picklist(orderTypes),
  place: v.nullable(deliveryPlace),
  /** Where the shopper browsed from when this was kept: a place that they chose there later is the newer one (LOC-07). */
  browsed: v.optional(browsedPlace),
  /** An order is changed with it: its door stays, wherever the shopper browses from (LOC-07). */
  ofOrder: v.optional(v.boolean()),
  /** Whether a customer or a guest typed the contact; a draft that was made out of an order does not say. */
  signedIn: v.optional(v.boolean()),
  name: text,
  phone: text,
  email: text,
  /** Start of a slot, ISO 8601; null means now. */
  scheduleAt: v.nullable(v.string()),
  note: text,
  instruction: text,
  /** That instruction is to leave it at the door. */
  leaveAtDoor: v.optional(v.boolean(), false),
  tip: v.pipe(num, v.minValue(0), v.maxValue(mostTip)),
  couponCode: v.nullable(v.string()),
  cutlery: v.boolean(),
  /** Addresses of the uploaded pictures of the prescription (CHK-13). */
  prescription: v.optional(v.array(v.string()), () => []),
  placeDone: v.boolean(),
  detailsDone: v.boolean(),
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
  /** Who takes a digital payment, where several do; nothing while none was chosen. */
  gateway: v.optional(v.nullable(v.string())),
});
export type CheckoutDraft = v.InferOutput<typeof checkoutDraft>;

/**
 * A draft of which only where and to whom is known. All else, like coupon, slot and tip, belongs to one store's order
 * and is not carried over to another's.
 */
export const freshDraft = (
  { place, name, phone, email }: Pick<CheckoutDraft, 'place' | 'name' | 'phone' | 'email'>,
  begins: Pick<CheckoutDraft, 'storeId' | 'orderType' | 'paymentMethod'>,
): CheckoutDraft => ({
  ...begins,
  place,
  name,
  phone,
  email,
  scheduleAt: null,
  note: '',
  instruction: '',
  leaveAtDoor: false,
  tip: 0,
  couponCode: null,
  cutlery: false,
  prescription: [],
  placeDone: false,
  detailsDone: false,
});
