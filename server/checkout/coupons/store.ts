import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  max,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { couponRedemptions, coupons } from '../../db/schema/carts';

export type CouponRow = typeof coupons.$inferSelect;

export async function findCoupon(
  db: Db | Tx,
  code: string,
  moduleId: number,
): Promise<CouponRow | undefined> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(
      and(
        eq(sql`upper(${coupons.code})`, code.trim().toUpperCase()),
        eq(coupons.active, true),
        or(isNull(coupons.moduleId), eq(coupons.moduleId, moduleId)),
      ),
    );
  return row;
}

/** Coupons that run in a module and zones. Of those for certain sellers only the ones of which `sellersThere` holds, if it is given. */
export const listRunning = (
  db: Db,
  moduleId: number,
  zoneIds: number[],
  now: Date,
  sellersThere?: SQL,
): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.active, true),
        lte(coupons.startDate, now),
        gt(coupons.expireDate, now),
        or(isNull(coupons.moduleId), eq(coupons.moduleId, moduleId)),
        or(
          eq(sql`cardinality(${coupons.zoneIds})`, 0),
          sql`${coupons.zoneIds} && ${sql.param(`{${zoneIds.join(',')}}`)}::int[]`,
        ),
        or(isNull(coupons.totalLimit), sql`${coupons.usedCount} < ${coupons.totalLimit}`),
        sellersThere && or(ne(coupons.type, 'store_wise'), sellersThere),
      ),
    )
    .orderBy(asc(coupons.expireDate), asc(coupons.id))
    .limit(50);

export async function usesOf(
  db: Db | Tx,
  couponIds: readonly number[],
  owner: string,
): Promise<Map<number, number>> {
  if (couponIds.length === 0) return new Map();
  const rows = await db
    .select({ id: couponRedemptions.couponId, uses: count() })
    .from(couponRedemptions)
    .where(
      and(inArray(couponRedemptions.couponId, [...couponIds]), eq(couponRedemptions.owner, owner)),
    )
    .groupBy(couponRedemptions.couponId);
  return new Map(rows.map((row) => [row.id, row.uses]));
}

export type CouponUse = { readonly orderId: number } | { readonly tripId: number };

/**
 * Uses a coupon for an order or trip; false when its limit, in all or for this shopper, is reached. The first
 * statement guards the total and locks the coupon, so that the count after it is exact.
 */
export async function redeem(
  tx: Tx,
  coupon: Pick<CouponRow, 'id' | 'limitPerOwner'>,
  owner: string,
  used: CouponUse,
): Promise<boolean> {
  const taken = await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1` })
    .where(
      and(
        eq(coupons.id, coupon.id),
        or(isNull(coupons.totalLimit), sql`${coupons.usedCount} < ${coupons.totalLimit}`),
      ),
    )
    .returning({ id: coupons.id });
  if (taken.length === 0) return false;
  const [own] = await tx
    .select({ uses: count(), last: max(couponRedemptions.use) })
    .from(couponRedemptions)
    .where(and(eq(couponRedemptions.couponId, coupon.id), eq(couponRedemptions.owner, owner)));
  if (coupon.limitPerOwner !== null && (own?.uses ?? 0) >= coupon.limitPerOwner) return false;
  const use = (own?.last ?? 0) + 1;
  await tx.insert(couponRedemptions).values({ couponId: coupon.id, owner, use, ...used });
  return true;
}

export async function giveBackUses(tx: Tx, used: CouponUse): Promise<void> {
  const gone = await tx
    .delete(couponRedemptions)
    .where(
      'tripId' in used
        ? eq(couponRedemptions.tripId, used.tripId)
        : eq(couponRedemptions.orderId, used.orderId),
    )
    .returning({ couponId: couponRedemptions.couponId });
  for (const { couponId } of gone) {
    await tx
      .update(coupons)
      .set({ usedCount: sql`greatest(0, ${coupons.usedCount} - 1)` })
      .where(eq(coupons.id, couponId));
  }
}
