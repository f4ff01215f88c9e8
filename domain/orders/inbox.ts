import * as v from 'valibot';
import { partnerKinds } from '../catalogue/partners';
import { id, numOr, rows, text, time } from '../wire/fields';

const senderKinds = ['customer', ...partnerKinds] as const;
export type SenderKind = (typeof senderKinds)[number];

export const messageLength = 1_000;
export const messagePictures = 3;

export const chatMessage = v.object({
  id,
  sender_type: v.picklist(senderKinds),
  message: text,
  files_full_url: rows(text),
  /** The key that it was sent with; '' for those of others. */
  key: text,
  created_at: time,
});
export type ChatMessage = v.InferOutput<typeof chatMessage>;

export const conversation = v.object({
  id,
  receiver_type: v.picklist(partnerKinds),
  receiver: v.object({ id, name: text, image_full_url: text }),
  order_id: v.optional(numOr(null), null),
  unread_message_count: numOr(0),
  last_message: v.optional(v.nullable(chatMessage), null),
  last_message_time: time,
});
export type Conversation = v.InferOutput<typeof conversation>;

/** One message of the live stream of a customer's inbox; `news` counts notifications that were not seen. */
export const inboxEvent = v.object({ unread: numOr(0), last_id: numOr(0), news: numOr(0) });
