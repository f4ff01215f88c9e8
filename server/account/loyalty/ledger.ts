import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { type LoyaltyEntryKind, loyaltyEntries } from '../../db/schema/loyalty';
import { customers } from '../../db/schema/people';

export interface PointsEntry {
  readonly customerId: number;
  readonly kind: LoyaltyEntryKind;
  /** What they are booked for; a second entry of the same customer, kind and reference is an error. */
  readonly reference: string;
  /** Positive. */
  readonly points: number;
}

/** Adds points: balance and entry together, in the caller's transaction. Nobody's points are left alone. */
export async function addPoints(tx: Tx, entry: PointsEntry, now: Date): Promise<void> {
  const [customer] = await tx
    .update(customers)
    .set({ loyaltyPoint: sql`${customers.loyaltyPoint} + ${entry.points}` })
    .where(eq(customers.id, entry.customerId))
    .returning({ balance: customers.loyaltyPoint });
  if (!customer) return;
  await tx.insert(loyaltyEntries).values({ ...entry, balance: customer.balance, createdAt: now });
}

/**
 * Takes points, if there are so many: one statement decides, however many ask at once.
 * @returns the balance afterwards; null, and nothing changes, when there are fewer
 */
export async function takePoints(tx: Tx, entry: PointsEntry, now: Date): Promise<number | null> {
  const { points, customerId } = entry;
  const [customer] = await tx
    .update(customers)
    .set({ loyaltyPoint: sql`${customers.loyaltyPoint} - ${points}` })
    .where(and(eq(customers.id, customerId), gte(customers.loyaltyPoint, points)))
    .returning({ balance: customers.loyaltyPoint });
  if (!customer) return null;
  const { balance } = customer;
  await tx.insert(loyaltyEntries).values({ ...entry, points: -points, balance, createdAt: now });
  return balance;
}
