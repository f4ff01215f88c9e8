import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { LostRefundWord, Word } from '../provider';

// Facts: https://razorpay.com/docs/api/payments/payment-links, /docs/webhooks/payment-links, /docs/api/refunds

const taken = v.object({ payment_id: v.string(), status: v.fallback(v.string(), '') });
export const paymentLink = v.object({
  id: v.string(),
  status: v.string(),
  amount: v.number(),
  amount_paid: v.fallback(v.number(), 0),
  currency: v.string(),
  reference_id: v.fallback(v.string(), ''),
  short_url: v.fallback(v.nullable(v.string()), null),
  notes: v.fallback(v.object({ subject: v.string() }), { subject: '' }),
  payments: v.fallback(v.array(taken), []),
});
type PaymentLink = v.InferOutput<typeof paymentLink>;

const linkNews = v.object({
  payload: v.object({
    payment_link: v.object({ entity: paymentLink }),
    payment: v.optional(v.object({ entity: v.object({ id: v.string() }) })),
  }),
});
const refundNews = v.object({
  event: v.literal('refund.failed'),
  payload: v.object({
    refund: v.object({
      entity: v.object({
        id: v.string(),
        amount: v.number(),
        currency: v.string(),
        notes: v.fallback(v.object({ payment_id: v.string() }), { payment_id: '' }),
      }),
    }),
  }),
});

const moneyOf = ({ payments }: PaymentLink): string | null =>
  payments.find(({ status }) => status === 'captured')?.payment_id ?? null;

function outcomeOf({ status }: PaymentLink): Word['outcome'] {
  if (status === 'paid') return 'paid';
  return status === 'cancelled' || status === 'expired' ? 'canceled' : null;
}

/** What a Payment Link says; its signed news name the money that came. */
export function wordOf(link: PaymentLink, intent?: string): Word {
  const outcome = outcomeOf(link);
  return {
    paymentId: link.reference_id,
    subject: link.notes.subject,
    session: link.id,
    currency: link.currency.toLowerCase(),
    units: outcome === 'paid' && link.amount_paid !== link.amount ? null : link.amount,
    outcome,
    intent: intent ?? moneyOf(link),
    url: outcome === null ? link.short_url : null,
  };
}

/** Whether a text was signed with a secret: HMAC-SHA256 in hexadecimal digits. */
export function isSigned(payload: string, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(payload).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** What a signed message says; null when it is about nothing that the shop waits for. */
export function newsIn(message: unknown): Word | LostRefundWord | null {
  const failed = v.safeParse(refundNews, message);
  if (failed.success) {
    const { id, amount, currency, notes } = failed.output.payload.refund.entity;
    const paymentId = notes.payment_id;
    return { paymentId, lostRefund: id, currency: currency.toLowerCase(), units: amount };
  }
  const told = v.safeParse(linkNews, message);
  if (!told.success) return null;
  const { payment_link: link, payment } = told.output.payload;
  return wordOf(link.entity, payment?.entity.id);
}
