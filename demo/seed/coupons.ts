import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../server/db/client';
import { coupons } from '../../server/db/schema/carts';
import { t } from '../locales/seed';
import { daysFrom, prolonged } from './days';
import { moduleIds } from './plan';

const lastingDays = 120;

type Coupon = Omit<typeof coupons.$inferInsert, 'startDate' | 'expireDate'>;

/** One of each type. */
const lasting: readonly Coupon[] = [
  {
    code: 'WELCOME10',
    title: t('10% off, up to $5'),
    type: 'default',
    discount: 10_000,
    maxDiscount: 5_000,
    minPurchase: 10_000,
    limitPerOwner: 5,
  },
  {
    code: 'TAKE3',
    title: t('$3 off from $20'),
    type: 'default',
    discount: 3_000,
    discountType: 'amount',
    minPurchase: 20_000,
    limitPerOwner: 3,
  },
  {
    code: 'HARBOUR15',
    title: t('15% off in Harbour and Centre'),
    type: 'zone_wise',
    discount: 15_000,
    maxDiscount: 8_000,
    minPurchase: 15_000,
    limitPerOwner: 2,
    zoneIds: [1],
  },
  {
    code: 'EMBER20',
    title: t('20% off at Ember & Bun'),
    type: 'store_wise',
    moduleId: moduleIds.food,
    discount: 20_000,
    maxDiscount: 6_000,
    minPurchase: 12_000,
    limitPerOwner: 2,
    storeIds: [1],
  },
  {
    code: 'FREESHIP',
    title: t('Free delivery from $12'),
    type: 'free_delivery',
    minPurchase: 12_000,
    limitPerOwner: 3,
  },
  {
    code: 'FIRST25',
    title: t('25% off your first order'),
    type: 'first_order',
    discount: 25_000,
    maxDiscount: 10_000,
    minPurchase: 10_000,
    limitPerOwner: 1,
  },
  {
    code: 'RIDE15',
    title: t('15% off your trip, up to $20'),
    type: 'default',
    moduleId: moduleIds.rental,
    discount: 15_000,
    maxDiscount: 20_000,
    minPurchase: 30_000,
    limitPerOwner: 3,
  },
];

const expired: Coupon = {
  code: 'SUMMER30',
  title: t('30% off, last summer'),
  type: 'default',
  discount: 30_000,
  maxDiscount: 9_000,
  minPurchase: 10_000,
};

export async function seedCoupons(db: Db, now: Date): Promise<void> {
  const [startDate, expireDate] = [daysFrom(now, -7), daysFrom(now, lastingDays)];
  await db
    .insert(coupons)
    .values([
      ...lasting.map((coupon) => ({ ...coupon, startDate, expireDate })),
      { ...expired, startDate: daysFrom(now, -120), expireDate: daysFrom(now, -30) },
    ]);
}

/** Lets the demo's own coupons that end until `soon` go on; one that was switched off stays off. */
export async function prolongCoupons(db: Db, now: Date, soon: Date): Promise<void> {
  await db
    .update(coupons)
    .set({ expireDate: prolonged(coupons.expireDate, now, sql`${lastingDays}::int`) })
    .where(
      and(
        inArray(
          coupons.code,
          lasting.map(({ code }) => code),
        ),
        eq(coupons.active, true),
        lte(coupons.expireDate, soon),
      ),
    );
}
