import { and, arrayOverlaps, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm';
import { applyTripCoupon, listTripCoupons } from '../../domain/rental/tripCartEndpoints';
import { requireOwner } from '../cart/routes';
import { countAll } from '../checkout/coupons/countAll';
import { type CouponRow, findCoupon, listRunning, usesOf } from '../checkout/coupons/store';
import { namesOf, toWireCoupon } from '../checkout/coupons/toWire';
import { coupons as couponTable } from '../db/schema/carts';
import { rentalProviders } from '../db/schema/rental';
import { Refusal } from '../http/refusal';
import type { Register } from '../http/serve';
import { findCart, linesOf } from './cart/store';
import { priceTripCart, readContents } from './trips/price';

/** Coupons for trips, and whether one fits the trip cart (PRICE-01 to PRICE-07). */
export const registerTripCoupons: Register = (serve, deps) => {
  serve(listTripCoupons, async ({ caller, query, zoneIds, moduleId, language }) => {
    const owner = requireOwner(caller);
    // A trip is of the zones where it begins, wherever its shopper looks at it.
    const cart = await findCart(deps.db, owner);
    const isTrip = cart && (await linesOf(deps.db, cart.id)).length > 0;
    const zones = isTrip ? cart.pickupZoneIds : zoneIds;
    const isHere = and(
      eq(rentalProviders.active, true),
      arrayOverlaps(rentalProviders.pickupZoneIds, zones),
    );
    const providersThere = exists(
      deps.db
        .select({ id: rentalProviders.id })
        .from(rentalProviders)
        .where(
          and(
            sql`${rentalProviders.id} = any(${couponTable.storeIds})`,
            query.provider_id === undefined ? isHere : eq(rentalProviders.id, query.provider_id),
          ),
        ),
    );
    const ofProvider = and(isNotNull(couponTable.moduleId), providersThere);
    const running = await listRunning(deps.db, moduleId, zones, deps.clock.now(), ofProvider);
    // Nothing is delivered here, so free delivery is no offer.
    const rows = running.filter(({ type }) => type !== 'free_delivery');
    const uses = await usesOf(
      deps.db,
      rows.map(({ id }) => id),
      owner,
    );
    const isFirst = (await countAll(deps.db, owner)) === 0;
    const refusalOf = ({ id, type, limitPerOwner }: CouponRow) => {
      if (limitPerOwner !== null && (uses.get(id) ?? 0) >= limitPerOwner) return 'coupon_limit';
      return type === 'first_order' && !isFirst ? 'coupon_invalid' : null;
    };
    const coupons = rows
      .map((row) => ({ ...toWireCoupon(row, language), refusal: refusalOf(row) }))
      .sort((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null));
    const providerIds = rows.flatMap((row) => (row.type === 'store_wise' ? row.storeIds : []));
    const named =
      providerIds.length > 0
        ? await deps.db
            .select({ id: rentalProviders.id, name: rentalProviders.name })
            .from(rentalProviders)
            .where(and(inArray(rentalProviders.id, [...new Set(providerIds)]), isHere))
            .orderBy(rentalProviders.id)
        : [];
    return coupons.map((coupon) => ({ ...coupon, store_name: namesOf(coupon, named, language) }));
  });

  serve(applyTripCoupon, async ({ caller, query, moduleId, language }) => {
    const owner = requireOwner(caller);
    const contents = await readContents(deps.db, await findCart(deps.db, owner));
    const config = await deps.settings.config(language);
    const asker = { owner, language, config, now: deps.clock.now() };
    const priced = await priceTripCart(deps.db, contents, query.code, asker);
    if (priced.refusal) throw priced.refusal;
    const row = await findCoupon(deps.db, query.code, moduleId);
    if (!row) throw new Refusal('coupon_invalid');
    return toWireCoupon(row, language);
  });
};
