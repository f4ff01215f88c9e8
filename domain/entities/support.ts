import * as v from 'valibot';
import { text } from '../wire';

/** What somebody writes to the shop about. */
export const supportTopics = ['order', 'payment', 'account', 'product', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];

/** Letters of a message to the shop. */
export const supportLength = 2_000;

/** `email` or `phone` must be there: the answer goes to it. */
export const supportPayload = v.object({
  name: v.pipe(text, v.trim(), v.nonEmpty(), v.maxLength(100)),
  email: v.optional(v.pipe(text, v.trim(), v.maxLength(200)), ''),
  phone: v.optional(v.pipe(text, v.trim(), v.maxLength(30)), ''),
  topic: v.picklist(supportTopics),
  message: v.pipe(text, v.trim(), v.nonEmpty(), v.maxLength(supportLength)),
});
