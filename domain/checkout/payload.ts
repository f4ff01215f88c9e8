import type { AddToCartPayload } from '../cart/cart';
import { type PlaceOrderPayload, placeOrderPayload, type QuotePayload } from '../orders/order';
import { houseOf } from '../place/house';
import { isSamePayload } from '../wire/samePayload';
import { normalisePhone } from './contact';
import type { CheckoutDraft } from './draft';
import { gatewayPart } from './gateways';

type Lines = readonly AddToCartPayload[] | null;

/** What the server needs to price the draft. `lines` is null for the cart, which the server knows. */
export function quotePayloadOf(draft: CheckoutDraft, lines: Lines): QuotePayload {
  const delivered = draft.orderType === 'delivery';
  return {
    order_type: draft.orderType,
    store_id: draft.storeId,
    ...(lines ? { lines: [...lines] } : {}),
    latitude: delivered ? (draft.place?.latitude ?? null) : null,
    longitude: delivered ? (draft.place?.longitude ?? null) : null,
    coupon_code: draft.couponCode,
    dm_tips: delivered ? draft.tip : 0,
    ...(draft.scheduleAt && { schedule_at: draft.scheduleAt }),
  };
}

/**
 * The order as it is sent.
 * @param total what the shopper saw, decimal amount of the wire
 */
export function orderPayloadOf(
  draft: CheckoutDraft,
  lines: Lines,
  total: number,
): PlaceOrderPayload {
  const delivered = draft.orderType === 'delivery';
  const place = delivered ? draft.place : null;
  return {
    ...quotePayloadOf(draft, lines),
    payment_method: draft.paymentMethod ?? 'cash_on_delivery',
    ...gatewayPart(draft.paymentMethod, draft.gateway),
    order_amount: total,
    contact_person_name: draft.name.trim(),
    contact_person_number: normalisePhone(draft.phone),
    contact_person_email: draft.email.trim() || null,
    address: place?.address ?? '',
    address_type: place?.address_type ?? '',
    ...houseOf(place),
    order_note: draft.note.trim(),
    delivery_instruction: delivered ? draft.instruction.trim() : '',
    leave_at_door: delivered && draft.leaveAtDoor ? 1 : 0,
    schedule_at: draft.scheduleAt,
    cutlery: draft.cutlery ? 1 : 0,
    prescription_images: [...draft.prescription],
  };
}

const pricing = ['storeId', 'orderType', 'place', 'couponCode', 'tip', 'scheduleAt'] as const;

/** Whether a change of the draft can change the price; typing a name cannot. */
export function changesPrice(before: CheckoutDraft, after: CheckoutDraft): boolean {
  return pricing.some((key) =>
    key === 'place'
      ? before.place?.latitude !== after.place?.latitude ||
        before.place?.longitude !== after.place?.longitude
      : before[key] !== after[key],
  );
}

/** Whether two orders ask for the very same thing at the same total, however they were written down. */
export const isSameOrder = (a: PlaceOrderPayload, b: PlaceOrderPayload): boolean =>
  isSamePayload(placeOrderPayload, a, b);
