import * as v from 'valibot';
import { id, numOr, text, time } from '../wire/fields';

/** `command`: whoever may run `npm run ops`, `npm run settings` and `npm run catalogue`. */
const actorRoles = ['operator', 'owner', 'staff', 'command'] as const;
export type ActorRole = (typeof actorRoles)[number];

/** What is noted when somebody of the business does it. */
export const actKinds = [
  'application.approved',
  'application.rejected',
  'refund.approved',
  'refund.rejected',
  'refund.given',
  'payout.recorded',
  'receipt.recorded',
  'order.accepted',
  'order.refused',
  'order.prepared',
  'order.handed_over',
  'order.delivered',
  'order.rescued',
  'order.moved',
  'order.canceled',
  'trip.confirmed',
  'trip.declined',
  'trip.started',
  'trip.ended',
  'trip.moved',
  'trip.canceled',
  'item.sold_out',
  'item.back',
  'item.priced',
  'item.added',
  'item.edited',
  'item.off_menu',
  'item.on_menu',
  'store.opened',
  'store.closed',
  'store.commission',
  'store.hours',
  'store.busy',
  'store.paused',
  'staff.added',
  'staff.removed',
  'courier.added',
  'courier.settled',
  'courier.removed',
  'operator.added',
  'operator.removed',
  'message.answered',
  'review.answered',
  'question.answered',
  'outgoing.retried',
  'shop.opened',
  'catalogue.imported',
  'setting.changed',
  'text.changed',
  'text.removed',
  'coupon.added',
  'coupon.edited',
  'coupon.ended',
  'coupon.resumed',
  'zone.added',
  'zone.edited',
  'zone.closed',
  'zone.opened',
  'banner.added',
  'banner.edited',
  'banner.off',
  'banner.on',
] as const;
export type ActKind = (typeof actKinds)[number];

/** Somebody who acts, as it is noted. */
export interface Actor {
  readonly role: ActorRole;
  /** Empty for commands. */
  readonly by: string;
}

export const act = v.object({
  id,
  at: time,
  role: v.picklist(actorRoles),
  by: text,
  kind: v.picklist(actKinds),
  about: numOr(null),
  note: text,
});
export type Act = v.InferOutput<typeof act>;
