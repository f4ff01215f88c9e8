import type { Coupon } from '../../domain/checkout/coupon';
import { computeQuote, type Quoted } from '../../domain/checkout/quote';
import { inLanguage } from '../../domain/language/localized';
import type { OrderType, Quote } from '../../domain/orders/order';
import { fromMillis } from '../../domain/values/money';
import { storeDiscount } from '../cart/sellable';
import { countAll } from '../checkout/coupons/countAll';
import { type CouponRow, findCoupon, usesOf } from '../checkout/coupons/store';
import { couponRefusal, toWireCoupon } from '../checkout/coupons/toWire';
import type { Db, Tx } from '../db/client';
import { Refusal } from '../http/refusal';
import type { Ground, OrderScope } from './ground';
import { type Candidate, pricedLine } from './lines';

interface Request {
  readonly order_type: OrderType;
  readonly coupon_code?: string | null | undefined;
  readonly dm_tips: number;
}

export interface Priced extends Quoted {
  /** The coupon that the price counts in; null without one or when it is refused. */
  readonly couponRow: CouponRow | null;
  /** Why the coupon that was sent is not used. */
  readonly refusal: Refusal | null;
}

async function readCoupon(db: Db | Tx, scope: OrderScope, code: string) {
  const row = await findCoupon(db, code, scope.moduleId);
  if (!row) return { row: null, coupon: null, refusal: new Refusal('coupon_invalid') };
  const isSpent = row.totalLimit !== null && row.usedCount >= row.totalLimit;
  return {
    row,
    coupon: toWireCoupon(row, scope.language),
    refusal: isSpent ? new Refusal('coupon_limit') : null,
  };
}

/** Prices checked lines with `domain/pricing`, counting in a coupon when one is sent and applies. */
export async function priceOrder(
  db: Db | Tx,
  scope: OrderScope,
  ground: Ground,
  candidates: readonly Candidate[],
  request: Request,
  now: Date,
): Promise<Priced> {
  const code = request.coupon_code?.trim();
  const sent = code ? await readCoupon(db, scope, code) : null;
  const coupon: Coupon | null = sent && !sent.refusal ? sent.coupon : null;
  const { store } = ground;
  const quoted = computeQuote({
    lines: candidates.map(pricedLine),
    store: {
      id: store.id,
      zone_id: store.zoneId,
      tax: store.tax / 1000,
      discount: storeDiscount(store),
      self_delivery_system: store.selfDelivery ? 1 : 0,
      free_delivery: store.freeDelivery ? 1 : 0,
      minimum_shipping_charge: fromMillis(store.minimumCharge),
      maximum_shipping_charge:
        store.maximumCharge === null ? null : fromMillis(store.maximumCharge),
      per_km_shipping_charge: fromMillis(store.perKmCharge),
    },
    zone: ground.zone,
    config: ground.config,
    orderType: request.order_type,
    distance: ground.way?.distance ?? 0,
    coupon,
    couponUse: {
      timesUsed: sent?.row
        ? ((await usesOf(db, [sent.row.id], scope.owner)).get(sent.row.id) ?? 0)
        : 0,
      ordersPlaced: sent?.row?.type === 'first_order' ? await countAll(db, scope.owner) : 0,
    },
    tip: request.dm_tips,
    now,
  });
  const refusal =
    quoted.couponRefusal && coupon
      ? couponRefusal(quoted.couponRefusal, coupon, ground.config)
      : (sent?.refusal ?? null);
  return { ...quoted, refusal, couponRow: refusal ? null : (sent?.row ?? null) };
}

/** The wire's quote, with its lines and the reason why a coupon is not used. */
export const toWireQuote = (
  priced: Priced,
  candidates: readonly Candidate[],
  ground: Ground,
  scope: OrderScope,
): Quote => ({
  ...priced.quote,
  lines: candidates.map(({ sellable: { item }, choice, quantity }, index) => ({
    key: `${item.id}/${choice.key}`,
    name: inLanguage(item.name, scope.language),
    quantity,
    total: fromMillis(priced.lines[index]?.total ?? 0),
  })),
  distance: ground.way?.distance ?? null,
  coupon_refusal: priced.refusal
    ? { code: priced.refusal.code, message: priced.refusal.text[scope.language] }
    : null,
});
