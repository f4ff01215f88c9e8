import { and, eq, gt, lte, notExists, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client';
import { type PaymentState, payments } from '../../db/schema/orders';

/** How long an unpaid order or trip holds its stock, and each payment page of it that is opened later. */
export const paymentMinutes = 30;
/** However often a page is opened anew, stock is held no longer. */
const longestMinutes = 120;

/** What was placed long enough ago and not paid: no provider works on it, and no open page of it is new. `of` finds its payments. */
export function isPaymentLate(
  tx: Db | Tx,
  { of, placedAt, now }: { of: SQL; placedAt: PgColumn; now: Date },
): SQL | undefined {
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const hasNone = (status: PaymentState, since?: Date) =>
    notExists(
      tx
        .select({ id: payments.id })
        .from(payments)
        .where(
          and(of, eq(payments.status, status), since ? gt(payments.createdAt, since) : undefined),
        ),
    );
  return and(
    lte(placedAt, before(paymentMinutes)),
    hasNone('pending'),
    or(lte(placedAt, before(longestMinutes)), hasNone('open', before(paymentMinutes))),
  );
}
