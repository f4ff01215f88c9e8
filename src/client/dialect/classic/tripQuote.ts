import * as v from 'valibot';
import { type Coupon, coupon as couponSchema } from '../../../../domain/checkout/coupon';
import { ApiError, isApiError } from '../../apiError';
import { shopNow } from '../../steadyClock';
import { zoneIdKey } from '../../storage/storage';
import { factsOf, ids } from './facts';
import { readProfile } from './profile';
import { couponRefusalOf, isUnreadable, upToMost } from './renamed';
import type { There } from './there';
import type { TheirCart } from './tripCart';
import { priceOfTrip } from './tripPrice';
import { moment, nightOf, number, type Row, row } from './values';

export const refuseTrip = (code: string, status = 403, message = '') =>
  new ApiError('refused', status, [{ code, message }]);

export const providerIn = ({ carts }: TheirCart) => number(row(carts[0]?.provider).id);

export const couponOf = (provider: number | null) => (one: Row) => ({
  ...one,
  ...upToMost(one),
  start_date: moment(one.start_date),
  expire_date: nightOf(one.expire_date),
  // Of one provider: known there by a name, and answered to whom it is for.
  data: one.coupon_type === 'store_wise' ? (provider === null ? [] : [provider]) : ids(one.data),
  store_id: null,
});

/** @throws ApiError coupon refusals; guests have none */
export async function tripCouponThere(
  there: There,
  code: string,
  provider: number | null,
): Promise<Coupon> {
  if (there.guest !== null) throw refuseTrip('unauthenticated', 401);
  try {
    const query = { code, provider_id: provider };
    const answer = row(await there.ask('GET', '/rental/coupon/apply', query));
    const read = v.safeParse(couponSchema, couponOf(provider)(answer));
    if (!read.success) throw refuseTrip('coupon_invalid');
    return read.output;
  } catch (error) {
    if (await isUnreadable(there, error)) throw refuseTrip('coupon_expired', 407);
    if (!isApiError(error) || error.kind !== 'refused') throw error;
    throw refuseTrip(couponRefusalOf(error.status), error.status, error.said);
  }
}

/** A coupon that cannot be used keeps nobody from the price. */
const couponOrRefusal = (there: There, code: string, cart: TheirCart) =>
  tripCouponThere(there, code, providerIn(cart)).then(
    (coupon) => ({ coupon, refusal: null }),
    (error: unknown) => {
      if (!isApiError(error) || error.kind !== 'refused') throw error;
      return { coupon: null, refusal: { code: error.code, message: error.said } };
    },
  );

export async function quoted(there: There, cart: TheirCart, code: string) {
  const [facts, profile, { coupon, refusal }] = await Promise.all([
    factsOf(there),
    there.guest === null ? readProfile(there) : null,
    code ? couponOrRefusal(there, code, cart) : { coupon: null, refusal: null },
  ]);
  const zones = zoneIdKey.get() ?? [];
  const quote = priceOfTrip(cart, { facts, coupon, profile, zones, now: shopNow() });
  if (!quote) throw refuseTrip('cart_empty');
  return { ...quote, coupon_refusal: refusal ?? quote.coupon_refusal };
}
