import type { Coupon } from '../../../domain/checkout/coupon';
import type { Config } from '../../../domain/config';
import type { Language } from '../../../domain/language/languages';
import { tripPrice, vehicleDiscount } from '../../../domain/rental/rentalPrice';
import { type QuotedTrip, quoteTrip } from '../../../domain/rental/rentalQuote';
import { kilometresOf, unitsOfTrip } from '../../../domain/rental/rentalUnits';
import type { TripQuote } from '../../../domain/rental/trip';
import { fromMillis } from '../../../domain/values/money';
import { countAll } from '../../checkout/coupons/countAll';
import { type CouponRow, findCoupon, usesOf } from '../../checkout/coupons/store';
import { couponRefusal, toWireCoupon } from '../../checkout/coupons/toWire';
import type { Db, Tx } from '../../db/client';
import type { BookedTerms } from '../../db/schema/trips';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import { linesOf, type TripCartRow } from '../cart/store';
import { loadProviders, loadVehicles, type ProviderRow, type VehicleRow } from '../load';
import { wireProvider, wireVehicle } from '../wire';

export interface TripContents {
  readonly cart: TripCartRow;
  readonly lines: readonly { readonly quantity: number; readonly vehicle: VehicleRow }[];
  readonly provider: ProviderRow;
}

/** What a trip cart holds. @throws Refusal `cart_empty` */
export async function readContents(
  db: Db | Tx,
  cart: TripCartRow | undefined,
): Promise<TripContents> {
  const rows = cart ? await linesOf(db, cart.id) : [];
  const vehicles = await loadVehicles(
    db,
    rows.map(({ vehicleId }) => vehicleId),
  );
  const [first] = vehicles;
  const [provider] = first ? await loadProviders(db, [first.providerId]) : [];
  if (!cart || !provider) throw new Refusal('cart_empty');
  const lines = rows.flatMap(({ vehicleId, quantity }) => {
    const vehicle = vehicles.find(({ id }) => id === vehicleId);
    return vehicle ? [{ quantity, vehicle }] : [];
  });
  return { cart, lines, provider };
}

export interface PricedTrip extends QuotedTrip {
  /** The coupon that the price counts in; null without one or when it is refused. */
  readonly couponRow: CouponRow | null;
  /** Why the coupon that was sent is not used. */
  readonly refusal: Refusal | null;
  readonly lines: TripQuote['lines'];
  /** What another length is priced by. */
  readonly terms: BookedTerms;
}

export interface Asker {
  readonly owner: string;
  readonly language: Language;
  readonly config: Config;
  readonly now: Date;
}

const ofDeliveries = t('This coupon saves delivery fees: a trip has none.');

async function readCoupon(db: Db | Tx, code: string, moduleId: number, language: Language) {
  const row = await findCoupon(db, code, moduleId);
  // Of stores of whichever module: providers have numbers of their own, which are the same.
  const isOfStores = row?.type === 'store_wise' && row.moduleId === null;
  if (!row || isOfStores)
    return { row: null, coupon: null, refusal: new Refusal('coupon_invalid') };
  if (row.type === 'free_delivery') {
    const refusal = new Refusal('coupon_invalid', { message: ofDeliveries });
    return { row: null, coupon: null, refusal };
  }
  const isSpent = row.totalLimit !== null && row.usedCount >= row.totalLimit;
  return {
    row,
    coupon: isSpent ? null : toWireCoupon(row, language),
    refusal: isSpent ? new Refusal('coupon_limit') : null,
  };
}

/** The pickup's zone by which a coupon is judged: one that it lists, where there is such. */
const zoneFor = (coupon: Coupon | null, zoneIds: readonly number[]): number =>
  zoneIds.find((id) => coupon?.data.includes(id)) ?? zoneIds[0] ?? 0;

/** Prices a trip cart with `domain/pricing`, counting in a coupon when one is sent and applies. */
export async function priceTripCart(
  db: Db | Tx,
  { cart, lines, provider }: TripContents,
  couponCode: string | null | undefined,
  { owner, language, config, now }: Asker,
): Promise<PricedTrip> {
  const code = couponCode?.trim();
  const sent = code ? await readCoupon(db, code, provider.moduleId, language) : null;
  const coupon = sent?.coupon ?? null;
  const { id, tax, discount } = wireProvider(provider, language);
  const wired = lines.map(({ quantity, vehicle }) => ({
    quantity,
    vehicle: wireVehicle(vehicle, language, null),
  }));
  const trip = {
    rental_type: cart.type,
    estimated_hours: cart.hours,
    distance: kilometresOf(cart.distance),
  };
  const quoted = quoteTrip({
    lines: wired,
    trip,
    provider: { id, tax, discount },
    zoneId: zoneFor(coupon, cart.pickupZoneIds),
    config,
    coupon,
    couponUse: {
      timesUsed: sent?.row ? ((await usesOf(db, [sent.row.id], owner)).get(sent.row.id) ?? 0) : 0,
      ordersPlaced: sent?.row?.type === 'first_order' ? await countAll(db, owner) : 0,
    },
    now,
  });
  const refusal =
    quoted.couponRefusal && coupon
      ? couponRefusal(quoted.couponRefusal, coupon, config)
      : (sent?.refusal ?? null);
  const units = unitsOfTrip(trip.rental_type, trip);
  const digits = config.digit_after_decimal_point;
  return {
    ...quoted,
    refusal,
    couponRow: refusal ? null : (sent?.row ?? null),
    terms: {
      provider: { tax, discount },
      coupon: refusal ? null : coupon,
      vehicles: Object.fromEntries(
        wired.map(({ vehicle: { id, discount_price, discount_type } }) => [
          id,
          { discount_price, discount_type },
        ]),
      ),
    },
    lines: wired.map(({ quantity, vehicle }) => {
      const price = tripPrice(vehicle, trip.rental_type, quantity, units, digits);
      return {
        vehicle_id: vehicle.id,
        name: vehicle.name,
        quantity,
        subtotal: fromMillis(price),
        discount: fromMillis(vehicleDiscount(vehicle, price, quantity, digits)),
      };
    }),
  };
}

/** The wire's quote, with the reason why a coupon is not used. */
export const toWireTripQuote = (
  { quote, refusal, lines }: PricedTrip,
  language: Language,
): TripQuote => ({
  lines,
  ...quote,
  coupon_refusal: refusal ? { code: refusal.code, message: refusal.text[language] } : null,
});
