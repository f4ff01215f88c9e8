import type { Coupon } from '../../../../domain/checkout/coupon';
import { decideCoupon } from '../../../../domain/checkout/couponDiscount';
import { taxOf } from '../../../../domain/checkout/tax';
import {
  priceTrip,
  type TripType,
  tripPrice,
  vehicleDiscount,
} from '../../../../domain/rental/rentalPrice';
import { discountOfProvider } from '../../../../domain/rental/rentalQuote';
import { unitsOfTrip } from '../../../../domain/rental/rentalUnits';
import type { TripQuote } from '../../../../domain/rental/trip';
import { fromMillis, percentOf, roundMillis, toMillis } from '../../../../domain/values/money';
import type { Facts } from './facts';
import type { TheirCart } from './tripCart';
import { number, type Row, word, yes } from './values';
import { readProvider, readVehicle } from './vehicle';

export interface PricedWith {
  facts: Facts;
  coupon: Coupon | null;
  /** The customer's profile, by which somebody referred has something off the first order; null for guests. */
  profile: Row | null;
  /** The zones that the place lies in. */
  zones: readonly number[];
  now: Date;
}

type Answer = Omit<TripQuote, 'coupon_refusal'> & {
  coupon_refusal: { code: string; message: string } | null;
};

function firstOrder(profile: Row | null, left: number, digits: number): number {
  if (!profile || yes(profile.is_valid_for_discount) !== 1) return 0;
  const off = number(profile.discount_amount) ?? 0;
  const millis = word(profile.discount_amount_type).startsWith('percent')
    ? percentOf(left, off, digits)
    : roundMillis(toMillis(off), digits);
  return Math.max(0, Math.min(left, millis));
}

/** A place may lie in several zones: one that the coupon is for will do. */
const zoneFor = ({ data }: Coupon, zones: readonly number[]): number =>
  zones.find((zone) => data.includes(zone)) ?? 0;

/**
 * What the cart costs, as such back ends count it when it is booked: vehicles, the greater discount, coupon, first order,
 * tax of the provider's rate, the shop's additional charge. Null for an empty cart.
 */
export function priceOfTrip({ carts, user_data }: TheirCart, asked: PricedWith): Answer | null {
  const { settings } = asked.facts;
  const digits = number(settings.digit_after_decimal_point) ?? 2;
  const provider = readProvider(carts[0]?.provider);
  const lines = carts.flatMap((line) => {
    const vehicle = readVehicle(line.vehicle);
    return vehicle ? [{ vehicle, quantity: number(line.quantity) ?? 1 }] : [];
  });
  if (!provider || !user_data || lines.length === 0) return null;
  const type = word(user_data.rental_type) as TripType;
  const units = unitsOfTrip(type, user_data);
  const offer = discountOfProvider(provider.discount);
  const priced = priceTrip(lines, { type, units }, offer, asked.now, digits);
  const decision = asked.coupon
    ? decideCoupon(asked.coupon, {
        storeId: provider.id,
        zoneId: zoneFor(asked.coupon, asked.zones),
        subtotal: priced.price,
        discounted: priced.total,
        now: asked.now,
        timesUsed: 0,
        ordersPlaced: 0,
        digits,
      })
    : null;
  const byCoupon = decision?.ok ? roundMillis(decision.discount, digits) : 0;
  const rest = Math.max(0, priced.total - byCoupon);
  const first = firstOrder(asked.profile, rest, digits);
  const taxable = Math.max(0, rest - first);
  const isIncluded = yes(settings.tax_included) === 1;
  const tax = taxOf(taxable, provider.tax, isIncluded, digits);
  const charge =
    yes(settings.additional_charge_status) === 1
      ? toMillis(number(settings.additional_charge) ?? 0)
      : 0;
  return {
    lines: lines.map(({ vehicle, quantity }) => {
      const price = tripPrice(vehicle, type, quantity, units, digits);
      return {
        vehicle_id: vehicle.id,
        name: vehicle.name,
        quantity,
        subtotal: fromMillis(price),
        discount: fromMillis(vehicleDiscount(vehicle, price, quantity, digits)),
      };
    }),
    subtotal: fromMillis(priced.price),
    discount: fromMillis(priced.discount + first),
    discount_by: priced.discountBy,
    coupon_discount: fromMillis(byCoupon),
    tax_amount: fromMillis(tax),
    tax_included: isIncluded ? 1 : 0,
    additional_charge: fromMillis(charge),
    total: fromMillis(taxable + (isIncluded ? 0 : tax) + charge),
    coupon: decision?.ok ? asked.coupon : null,
    coupon_refusal: decision && !decision.ok ? { code: decision.code, message: '' } : null,
  };
}
