import * as v from 'valibot';
import { numOr, rows, text, time } from '../wire/fields';

const refundStatuses = ['pending', 'approved', 'rejected'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Where money that was paid has gone back to; cash is handed over by the store. */
export const refundWays = ['wallet', 'provider', 'cash'] as const;
export type RefundWay = (typeof refundWays)[number];

export const refundRequest = v.object({
  status: v.fallback(v.picklist(refundStatuses), 'pending'),
  reason: text,
  note: text,
  images_full_url: v.optional(rows(text), []),
  /** What is given back; 0 until the shop has agreed. */
  amount: numOr(0),
  answer: text,
  created_at: time,
  answered_at: time,
});
export type RefundRequest = v.InferOutput<typeof refundRequest>;

export const mostPhotos = 3;
