import * as v from 'valibot';
import { giveUpReasons } from '../orders/courierChange';
import { order, orderLine } from '../orders/order';
import { flag, id, num, numOr, rows, text, time } from '../wire/fields';
import { deskNews } from './deskInbox';
import { deskTrip } from './deskTrip';

const whole = order.entries;

/** An order as its store sees it: what to make of it, and more of the shopper than the first name only where it brings it. */
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
  /** Who could not bring it, and why, where they have said so; null while none had to give it up, or another brings it. */
  lost_courier: v.optional(
    v.nullable(
      v.object({
        name: text,
        phone: text,
        reason: v.optional(v.fallback(v.picklist(['', ...giveUpReasons]), ''), ''),
        /** 1 while it lies with them. */
        has_it: v.optional(flag, 0),
      }),
    ),
    null,
  ),
  /** How often another courier had to be found after it was picked up. */
  courier_changes: numOr(0),
  /** 1 where its store may say what becomes of it, since its courier cannot or does not bring it. */
  can_rescue: v.optional(flag, 0),
  /** 1 where a courier of the store's own is on the way with it, of whom the store says when it is delivered. */
  can_deliver: v.optional(flag, 0),
  /** The door, and whom to ring there, while the store has to bring it; null for every other order. */
  deliver_to: v.optional(
    v.nullable(
      v.object({
        address: text,
        name: text,
        phone: text,
        instruction: text,
        leave_at_door: v.optional(flag, 0),
      }),
    ),
    null,
  ),
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
/** What becomes of an order that its courier does not bring: it is back, made again, fetched from them, or not brought at all. */
export const rescueWays = ['back', 'again', 'fetch', 'cancel'] as const;
export type RescueWay = (typeof rescueWays)[number];
/** What can be done where an order is: what is with its store need not come back, and what lies with a courier is fetched already. */
export const rescueWaysOf = (lost: { readonly has_it: 0 | 1 } | null): readonly RescueWay[] =>
  rescueWays.filter((way) => !lost || (way === 'back' ? lost.has_it === 1 : way !== 'fetch'));
/** What can be done where no courier is known to have it; what has left its store may come back. */
export const waysWithoutCourier = (hasLeft: boolean): readonly RescueWay[] =>
  rescueWays.filter((way) => (way === 'back' ? hasLeft : way !== 'fetch'));
/** What a store can say of its order: what nobody collects is not brought at all, and from nobody known nobody fetches it. */
export function rescueWaysAt(
  order: Pick<
    DeskOrder,
    'order_type' | 'order_status' | 'silent_courier' | 'lost_courier' | 'can_deliver'
  >,
): readonly RescueWay[] {
  if (order.order_type === 'take_away') return ['cancel'];
  // It has not left its store, and couriers are offered it already.
  if (order.silent_courier && order.order_status === 'handover') return ['cancel'];
  // Their own courier is nobody whom the shop could send back.
  if (order.can_deliver === 1) return ['again', 'cancel'];
  if (order.silent_courier || order.lost_courier) return rescueWaysOf(order.lost_courier);
  return waysWithoutCourier(order.order_status === 'picked_up');
}
export const refusalReasons = ['sold_out', 'too_busy', 'closing', 'cannot_make'] as const;
export type RefusalReason = (typeof refusalReasons)[number];
