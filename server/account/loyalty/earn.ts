import { and, eq } from 'drizzle-orm';
import { pointsFor } from '../../../domain/account/pointsEarned';
import type { Config } from '../../../domain/config';
import type { Tx } from '../../db/client';
import { loyaltyEntries } from '../../db/schema/loyalty';
import { customers } from '../../db/schema/people';
import type { OrderRow } from '../../orders/store';
import { addPoints, takePoints } from './ledger';

const spentOn = (order: OrderRow): number =>
  order.orderAmount - order.deliveryCharge - order.additionalCharge - order.dmTips;

/** Books the points of an order that has just been delivered to its customer, once. */
export async function earnPoints(
  tx: Tx,
  order: OrderRow,
  config: Config,
  now: Date,
): Promise<void> {
  const points = pointsFor(spentOn(order), config);
  if (order.customerId === null || points === 0) return;
  const entry = { customerId: order.customerId, reference: `order:${order.id}`, points };
  await addPoints(tx, { ...entry, kind: 'earned' }, now);
}

/** Takes the points of an order back whose money was given back; what was converted meanwhile is not chased. */
export async function takeBackPoints(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (order.customerId === null) return;
  const reference = `order:${order.id}`;
  const [held] = await tx
    .select({ points: customers.loyaltyPoint })
    .from(customers)
    .where(eq(customers.id, order.customerId))
    .for('update');
  const [earned] = await tx
    .select({ points: loyaltyEntries.points })
    .from(loyaltyEntries)
    .where(
      and(
        eq(loyaltyEntries.customerId, order.customerId),
        eq(loyaltyEntries.kind, 'earned'),
        eq(loyaltyEntries.reference, reference),
      ),
    );
  const points = Math.min(held?.points ?? 0, earned?.points ?? 0);
  if (points === 0) return;
  await takePoints(
    tx,
    { customerId: order.customerId, kind: 'taken_back', reference, points },
    now,
  );
}
