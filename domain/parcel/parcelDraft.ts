import * as v from 'valibot';
import { contactForm, normalisePhone } from '../checkout/contact';
import { browsedPlace, deliveryPlace } from '../checkout/draft';
import { gatewayPart } from '../checkout/gateways';
import { type PlaceOrderPayload, paymentMethods, type QuotePayload } from '../orders/order';
import { mostTip } from '../orders/tip';
import { houseOf } from '../place/house';
import { num, numOr, text } from '../wire/fields';
import { chargePayers, type ParcelReceiver } from './parcel';

export type ParcelEnd = 'sender' | 'receiver';

const end = v.object({ name: text, phone: text, place: v.nullable(deliveryPlace) });
export type ParcelPerson = v.InferOutput<typeof end>;

/** Everything chosen and typed so far, kept over a reload; texts are as typed. */
export const parcelDraft = v.object({
  /** Made with the draft, and sent with it: windows that share a draft send one parcel. */
  key: v.optional(v.pipe(v.string(), v.minLength(16))),
  categoryId: numOr(null),
  note: v.pipe(text, v.maxLength(1000)),
  instruction: v.pipe(text, v.maxLength(300)),
  /** It is to be left at its receiver's door, with a photo. */
  leaveAtDoor: v.optional(v.boolean(), false),
  sender: end,
  /** Whether a customer was signed in when this was kept. */
  signedIn: v.optional(v.boolean()),
  /** Where the shopper browsed from when this was kept (LOC-07). */
  browsed: v.optional(browsedPlace),
  /** The sender's, where a guest has to tell it. */
  email: v.optional(text),
  receiver: end,
  payer: v.picklist(chargePayers),
  /** Start of the slot in which it arrives, ISO 8601; null means now. */
  scheduleAt: v.optional(v.nullable(v.string()), null),
  tip: v.optional(v.pipe(num, v.minValue(0), v.maxValue(mostTip)), 0),
  method: v.nullable(v.picklist(paymentMethods)),
  /** Who takes a digital payment, where several do; nothing while none was chosen. */
  gateway: v.optional(v.nullable(v.string())),
  whatDone: v.boolean(),
  senderDone: v.boolean(),
  receiverDone: v.boolean(),
});
export type ParcelDraft = v.InferOutput<typeof parcelDraft>;

/** Name and phone of an end, by the rules of every contact (CHK-06 to CHK-08). */
export const personForm = v.object({
  name: contactForm.entries.name,
  phone: contactForm.entries.phone,
});

export const isEndComplete = (person: ParcelPerson): boolean =>
  v.is(personForm, person) && Boolean(person.place?.address.trim());

export const isSenderComplete = (
  { sender, email }: Pick<ParcelDraft, 'sender' | 'email'>,
  needsEmail: boolean,
): boolean => isEndComplete(sender) && (!needsEmail || v.is(contactForm.entries.email, email));

const metresOfDegree = 111_320;
const leastMetres = 25;

/** Whether two places are next to each other: whoever sends less far carries it over. */
export function isSamePlace(a: ParcelPerson['place'], b: ParcelPerson['place']): boolean {
  if (!a || !b) return false;
  const north = (a.latitude - b.latitude) * metresOfDegree;
  const narrowing = Math.cos((a.latitude * Math.PI) / 180);
  const east = (a.longitude - b.longitude) * metresOfDegree * narrowing;
  return Math.hypot(north, east) < leastMetres;
}

const receiverOf = ({ name, phone, place }: ParcelPerson): ParcelReceiver => ({
  contact_person_name: name.trim(),
  contact_person_number: normalisePhone(phone),
  address: place?.address ?? '',
  latitude: place?.latitude ?? 0,
  longitude: place?.longitude ?? 0,
  ...houseOf(place),
});

/** What the server needs to price the draft; null while kind or an end of the way is missing. */
export function parcelQuoteOf(draft: ParcelDraft): QuotePayload | null {
  const { categoryId, sender, receiver } = draft;
  if (categoryId === null || !sender.place || !receiver.place) return null;
  if (isSamePlace(sender.place, receiver.place)) return null;
  return {
    order_type: 'parcel',
    parcel_category_id: categoryId,
    latitude: sender.place.latitude,
    longitude: sender.place.longitude,
    // A price hangs on the places alone, so that typing a name asks nobody anew.
    receiver_details: { ...receiverOf({ name: '', phone: '', place: receiver.place }) },
    dm_tips: draft.tip,
    ...(draft.scheduleAt && { schedule_at: draft.scheduleAt }),
  };
}

/**
 * The parcel as it is sent.
 * @param total what the shopper saw, decimal amount of the wire
 */
export function parcelPayloadOf(draft: ParcelDraft, total: number): PlaceOrderPayload {
  const { sender, receiver } = draft;
  return {
    order_type: 'parcel',
    parcel_category_id: draft.categoryId,
    latitude: sender.place?.latitude ?? null,
    longitude: sender.place?.longitude ?? null,
    receiver_details: receiverOf(receiver),
    dm_tips: draft.tip,
    charge_payer: draft.payer,
    payment_method: draft.method ?? 'cash_on_delivery',
    ...gatewayPart(draft.method, draft.gateway),
    order_amount: total,
    contact_person_name: sender.name.trim(),
    contact_person_number: normalisePhone(sender.phone),
    ...(draft.email && { contact_person_email: draft.email.trim() }),
    address: sender.place?.address ?? '',
    address_type: sender.place?.address_type ?? '',
    ...houseOf(sender.place),
    order_note: draft.note.trim(),
    delivery_instruction: draft.instruction.trim(),
    leave_at_door: draft.leaveAtDoor ? 1 : 0,
    schedule_at: draft.scheduleAt,
  };
}

export const changesParcelPrice = (before: ParcelDraft, after: ParcelDraft): boolean =>
  JSON.stringify(parcelQuoteOf(before)) !== JSON.stringify(parcelQuoteOf(after));
