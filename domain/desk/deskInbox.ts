import * as v from 'valibot';
import { flag, id, numOr, rows, text, time } from '../wire/fields';

export const replyLength = 1_000;

/** What waits for an answer, and when somebody last wrote. */
export const deskNews = v.object({
  messages: v.optional(numOr(0), 0),
  reviews: v.optional(numOr(0), 0),
  last_message_time: v.optional(time, null),
});
export type DeskNews = v.InferOutput<typeof deskNews>;

export const deskMessage = v.object({
  id,
  /** 1 for those of the store. */
  is_own: flag,
  /** Who of the store wrote it; empty where that is not known. */
  by: text,
  message: text,
  files_full_url: rows(text),
  /** The key that it was sent with. */
  key: text,
  created_at: time,
});
export type DeskMessage = v.InferOutput<typeof deskMessage>;

/** A conversation as the store sees it: never more of the shopper than the first name. */
export const deskTalk = v.object({
  id,
  first_name: text,
  order_id: v.optional(numOr(null), null),
  /** Null when nothing waits for an answer. */
  waiting_since: time,
  last_message: v.optional(v.nullable(deskMessage), null),
  last_message_time: time,
});
export type DeskTalk = v.InferOutput<typeof deskTalk>;

export const deskReview = v.object({
  id,
  rating: numOr(0),
  comment: text,
  customer_name: text,
  item_name: text,
  item_image_full_url: text,
  images_full_url: rows(text),
  created_at: time,
  /** Empty while there is none. */
  reply: text,
  replied_by: text,
  replied_at: time,
});
export type DeskReview = v.InferOutput<typeof deskReview>;
