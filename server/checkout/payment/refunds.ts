import { and, asc, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { payments } from '../../db/schema/orders';
import type { Deps } from '../../deps';
import { logError } from '../../http/log';
import type { PaymentRow } from './store';
import { subjectOf } from './subject';
import { takerOf } from './taker';

/** How many one round sends; the rest is for the next. */
const batch = 20;

const firstWaitSeconds = 30;
const longestWaitSeconds = 3_600;
/** Half a minute, then twice as long each time, is over an hour by then. */
const longRefusedTries = 8;

const isDue = gt(payments.refundAmount, payments.refundSent);

/**
 * Says how far the next part of a refund reaches, before it is asked for: what becomes due meanwhile is a part of its
 * own, so that a part is the same whoever asks for it, and however often. Undefined when another server does so now.
 */
async function fixPart(deps: Deps, row: PaymentRow): Promise<PaymentRow | undefined> {
  if (row.refundAsked > row.refundSent) return row;
  const isAsStood = and(
    eq(payments.id, row.id),
    eq(payments.refundAsked, row.refundAsked),
    eq(payments.refundSent, row.refundSent),
  );
  const [fixed] = await deps.db
    .update(payments)
    .set({ refundAsked: row.refundAmount })
    .where(isAsStood)
    .returning();
  return fixed;
}

/** A provider's code, or what it says instead. */
const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
};

/** It is asked again after a wait, longer each time. */
async function noteRefused(deps: Deps, { id, refundTries }: PaymentRow, error: unknown) {
  const now = deps.clock.now();
  const wait = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** Math.min(refundTries, 16));
  await deps.db
    .update(payments)
    .set({
      refundTries: sql`${payments.refundTries} + 1`,
      refundRefusedAt: sql`coalesce(${payments.refundRefusedAt}, ${now.toISOString()}::timestamptz)`,
      refundRefusal: wordsOf(error).slice(0, 200),
      refundNextAt: new Date(now.getTime() + wait * 1000),
    })
    .where(eq(payments.id, id));
}

/** Sends one part of a refund; false when it has to be tried again. Sent twice, by this server or another, it counts once. */
async function send(deps: Deps, payment: PaymentRow): Promise<boolean> {
  const { id, intent, refundAsked, refundSent } = payment;
  // The stand-in page moves no money, so nothing goes back.
  if (intent === null) return true;
  try {
    const provider = takerOf(deps.env, payment);
    if (!provider) throw new Error(`${payment.gateway} is not configured`);
    const units = provider.units(refundAsked - refundSent);
    await provider.refund({ paymentId: id, intent, units, key: `refund:${id}:${refundAsked}` });
    return true;
  } catch (error) {
    if (payment.refundTries === 0) logError(`the refund of payment ${id} could not be sent`, error);
    await noteRefused(deps, payment, error);
    return false;
  }
}

/** Where the next round goes on while one is not enough for all that is due. */
const reached = new WeakMap<Deps, string>();

/**
 * Sends the money that is due back to the payments that it came with, outside of any transaction. What fails stays
 * due, and holds up nothing else. Returns how many were sent.
 */
export async function sendRefunds(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const isTime = or(isNull(payments.refundNextAt), lte(payments.refundNextAt, now));
  const due = await deps.db
    .select()
    .from(payments)
    .where(and(isDue, isTime, gt(payments.id, reached.get(deps) ?? '')))
    .orderBy(asc(payments.id))
    .limit(batch);
  reached.set(deps, due.length < batch ? '' : (due.at(-1)?.id ?? ''));
  let sent = 0;
  for (const row of due) {
    const part = await fixPart(deps, row);
    if (!part || !(await send(deps, part))) continue;
    await deps.db
      .update(payments)
      .set({
        refundSent: part.refundAsked,
        refundedAt: deps.clock.now(),
        refundTries: 0,
        refundRefusedAt: null,
        refundRefusal: '',
        refundNextAt: null,
      })
      .where(and(eq(payments.id, part.id), eq(payments.refundSent, part.refundSent)));
    sent += 1;
  }
  return sent;
}

/** Refunds that their providers have refused for over an hour, the oldest first. */
export async function listRefusedRefunds(db: Db) {
  const rows = await db
    .select()
    .from(payments)
    .where(and(isDue, gte(payments.refundTries, longRefusedTries)))
    .orderBy(payments.refundRefusedAt);
  return rows.map((payment) => ({
    id: payment.id,
    since: payment.refundRefusedAt ?? payment.createdAt,
    amount: payment.refundAmount - payment.refundSent,
    gateway: payment.gateway,
    subject: subjectOf(payment),
    refusal: payment.refundRefusal,
  }));
}
