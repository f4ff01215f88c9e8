import * as v from 'valibot';
import { order, orderLine } from '../orders/order';
import { id, num, numOr, rows, text, time } from '../wire/fields';
import { deskNews } from './deskInbox';
import { deskTrip } from './deskTrip';

const whole = order.entries;

/** An order as its store sees it: what to make of it, never more of the shopper than the first name. */
export const deskOrder = v.object({
  id,
  order_status: whole.order_status,
  order_type: v.picklist(['delivery', 'take_away']),
  payment_status: whole.payment_status,
  order_amount: num,
  first_name: text,
  order_note: text,
  cutlery: whole.cutlery,
  created_at: time,
  schedule_at: time,
  eta: time,
  /** Who of the store did the last thing to it; empty where nobody of it did. */
  handled_by: text,
  prescription_images_full_url: whole.prescription_images_full_url,
  /** How it was left at the door; empty where it was handed over. */
  delivery_photo_full_url: v.optional(text, ''),
  /** Of whose phone nothing is heard since then; null while it is. */
  silent_courier: v.optional(v.nullable(v.object({ name: text, phone: text, since: time })), null),
  details: rows(orderLine),
});
export type DeskOrder = v.InferOutput<typeof deskOrder>;

/**
 * One message of the desk's live stream (server-sent event `desk`): a store's open orders, oldest first, and what waits for an
 * answer; a renting office's open trips, those that wait first.
 */
export const deskEvent = v.object({
  orders: rows(deskOrder),
  trips: v.optional(rows(deskTrip), []),
  /** Where the next page of them begins; null where these are all. */
  next: numOr(null),
  inbox: v.optional(deskNews, {}),
});

export type DeskEvent = v.InferOutput<typeof deskEvent>;

export const deskFigures = v.object({
  orders: num,
  /** What was sold by orders that were not refused or cancelled. */
  amount: num,
  refused: num,
});
export type DeskFigures = v.InferOutput<typeof deskFigures>;

/** Minutes that a kitchen may ask for. */
export const mostMinutes = 180;
export const offeredMinutes = [10, 15, 20, 30, 45, 60] as const;
export const refusalReasons = ['sold_out', 'too_busy', 'closing', 'cannot_make'] as const;
export type RefusalReason = (typeof refusalReasons)[number];
