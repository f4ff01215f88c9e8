import * as v from 'valibot';
import { flag, numOr, requiredText, text, time } from '../wire/fields';

/**
 * What news are about; it decides the picture beside them and where they lead. `message` and `shop`, news of a conversation
 * and to everybody, come of other back ends.
 */
const notificationTypes = [
  'order',
  'trip',
  'refund',
  'wallet',
  'points',
  'message',
  'shop',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notification = v.object({
  id: requiredText,
  data: v.object({
    title: text,
    description: text,
    type: v.fallback(v.picklist(notificationTypes), 'order'),
    /** What it is about; null for money and points without an order. */
    order_id: v.optional(numOr(null), null),
    trip_id: v.optional(numOr(null), null),
  }),
  is_read: v.optional(flag, 0),
  created_at: time,
});
export type Notification = v.InferOutput<typeof notification>;
