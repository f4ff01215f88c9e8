import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { applyCoupon, listCoupons } from '../../../domain/cart/cartEndpoints';
import { discountOfItems, priceItems } from '../../../domain/catalogue/storeDiscount';
import { decideCoupon } from '../../../domain/checkout/couponDiscount';
import { requireOwner } from '../../cart/routes';
import { itemRules } from '../../cart/sellable';
import { fullLinesOf } from '../../cart/store';
import { coupons as couponTable } from '../../db/schema/carts';
import { stores } from '../../db/schema/stores';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import type { Register } from '../../http/serve';
import { countAll } from './countAll';
import { type CouponRow, findCoupon, listRunning, usesOf } from './store';
import { couponRefusal, namesOf, toWireCoupon } from './toWire';

/** What the cart holds of one store, in thousandths: what a coupon is measured by. */
async function cartAmounts(deps: Deps, owner: string, moduleId: number, storeId: number) {
  const { digit_after_decimal_point: digits } = await deps.settings.config();
  const lines = await fullLinesOf(deps.db, owner, moduleId, deps.clock.now());
  const entries = lines.flatMap(({ line, sellable }) => {
    if (sellable.store.id !== storeId) return [];
    return [
      {
        item: itemRules(sellable),
        quantity: line.quantity,
        variation: line.variation,
        add_on_ids: line.addOns.map((addOn) => addOn.id),
        add_on_qtys: line.addOns.map((addOn) => addOn.quantity),
      },
    ];
  });
  const rule = discountOfItems(entries.map(({ item }) => item));
  const { subtotal, total } = priceItems(entries, rule, deps.clock.now(), digits);
  return { subtotal, discounted: total, digits };
}

/** Coupons that a shopper can use, and whether one fits a store and the cart (PRICE-01 to PRICE-07). */
export const registerCoupons: Register = (serve, deps) => {
  serve(listCoupons, async ({ caller, query, zoneIds, moduleId, language }) => {
    const owner = requireOwner(caller);
    const isHere = and(eq(stores.active, true), inArray(stores.zoneId, zoneIds));
    const storesThere = exists(
      deps.db
        .select({ id: stores.id })
        .from(stores)
        .where(
          and(
            sql`${stores.id} = any(${couponTable.storeIds})`,
            isHere,
            query.store_id === undefined ? undefined : eq(stores.id, query.store_id),
          ),
        ),
    );
    const rows = await listRunning(deps.db, moduleId, zoneIds, deps.clock.now(), storesThere);
    const uses = await usesOf(
      deps.db,
      rows.map((row) => row.id),
      owner,
    );
    const isPlaced = (await countAll(deps.db, owner)) > 0;
    const refusalOf = (row: CouponRow) => {
      if (row.limitPerOwner !== null && (uses.get(row.id) ?? 0) >= row.limitPerOwner)
        return 'coupon_limit';
      return row.type === 'first_order' && isPlaced ? 'coupon_invalid' : null;
    };
    const coupons = rows
      .map((row) => ({ ...toWireCoupon(row, language), refusal: refusalOf(row) }))
      .sort((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null));
    const storeIds = rows.flatMap((row) => (row.type === 'store_wise' ? row.storeIds : []));
    const named =
      storeIds.length > 0
        ? await deps.db
            .select({ id: stores.id, name: stores.name })
            .from(stores)
            .where(and(inArray(stores.id, [...new Set(storeIds)]), isHere))
            .orderBy(stores.id)
        : [];
    return coupons.map((coupon) => ({ ...coupon, store_name: namesOf(coupon, named, language) }));
  });

  serve(applyCoupon, async ({ caller, query, zoneIds, moduleId, language }) => {
    const owner = requireOwner(caller);
    const row = await findCoupon(deps.db, query.code, moduleId);
    if (!row) throw new Refusal('coupon_invalid');
    const [store] = await deps.db
      .select({ zoneId: stores.zoneId })
      .from(stores)
      .where(eq(stores.id, query.store_id));
    if (!store || !zoneIds.includes(store.zoneId)) throw new Refusal('not_found');
    const coupon = toWireCoupon(row, language);
    if (row.totalLimit !== null && row.usedCount >= row.totalLimit) {
      throw new Refusal('coupon_limit');
    }
    const decision = decideCoupon(coupon, {
      ...(await cartAmounts(deps, owner, moduleId, query.store_id)),
      storeId: query.store_id,
      zoneId: store.zoneId,
      now: deps.clock.now(),
      timesUsed: (await usesOf(deps.db, [row.id], owner)).get(row.id) ?? 0,
      ordersPlaced: await countAll(deps.db, owner),
    });
    if (!decision.ok) {
      throw couponRefusal(decision.code, coupon, await deps.settings.config(language));
    }
    return coupon;
  });
};
