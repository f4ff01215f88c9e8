import type { Store } from '../../../../domain/catalogue/catalogue';
import type { Choice, PricedItem } from '../../../../domain/catalogue/itemPrice';
import { type PricedLines, priceItems } from '../../../../domain/catalogue/storeDiscount';
import { isRunning } from '../../../../domain/catalogue/storeOffer';
import { perKilometre } from '../../../../domain/checkout/deliveryPrice';
import { taxOf } from '../../../../domain/checkout/tax';
import {
  fromMillis,
  type Millis,
  percentOf,
  roundMillis,
  sumMillis,
  toMillis,
} from '../../../../domain/values/money';

/** A line, and whether its price is that of a flash sale, which no store's discount lowers. */
export type SaleLine = Choice & { readonly item: PricedItem; readonly isOnSale: boolean };

export interface Items {
  /** Units and add-ons before discounts. */
  readonly subtotal: Millis;
  readonly discount: Millis;
}

const bare = (lines: readonly SaleLine[]) =>
  lines.map((line) => ({ ...line, item: { ...line.item, discount: 0 } }));

const sum = (parts: readonly PricedLines[]): Items => ({
  subtotal: sumMillis(parts.map(({ subtotal }) => subtotal)),
  discount: sumMillis(parts.map(({ discount }) => discount)),
});

/**
 * Items with their discounts. The older: where the store's discount runs it takes the place of the items' own, and short
 * of its minimum there is none at all; the newest: the greater of both sums.
 */
export function itemsPrice(
  lines: readonly SaleLine[],
  store: Pick<Store, 'discount'>,
  { isNewest, now, digits }: { isNewest: boolean; now: Date; digits: number },
): Items {
  const onSale = priceItems(
    lines.filter(({ isOnSale }) => isOnSale),
    null,
    now,
    digits,
  );
  const others = lines.filter(({ isOnSale }) => !isOnSale);
  const own = priceItems(others, null, now, digits);
  const { discount } = store;
  if (!discount || !isRunning(discount, now)) return sum([onSale, own]);
  const minimum = toMillis(discount.min_purchase);
  const stores = priceItems(bare(others), { ...discount, min_purchase: 0 }, now, digits);
  if (isNewest) {
    const addOns = sumMillis([...onSale.lines, ...own.lines].map((line) => line.addOns));
    const isReached = onSale.subtotal + own.subtotal - addOns >= minimum;
    return sum([onSale, isReached && stores.discount > own.discount ? stores : own]);
  }
  const both = sum([onSale, stores]);
  return both.subtotal < minimum ? { subtotal: both.subtotal, discount: 0 } : both;
}

export interface Rates {
  readonly perKm: number;
  readonly least: number;
  readonly most: number | null;
  /** A price of its own, whatever the way; null: by kilometre. */
  readonly fixed: number | null;
}

export interface Surge {
  readonly price: number;
  readonly isPercent: boolean;
}

const fine = 3;

/** What bringing something costs, before anybody makes it free. A maximum below the minimum counts nothing. */
export function wayPrice(
  metres: number,
  { perKm, least, most, fixed }: Rates,
  { extra, surge, digits }: { extra: number; surge: Surge; digits: number },
): Millis {
  const rates = {
    per_km_shipping_charge: perKm,
    minimum_shipping_charge: least,
    maximum_shipping_charge: most !== null && most >= least ? most : null,
  };
  const way = fixed === null ? perKilometre(metres, rates, fine) : toMillis(fixed);
  const whole = way + toMillis(extra);
  const more = surge.isPercent ? percentOf(whole, surge.price, fine) : toMillis(surge.price);
  return roundMillis(whole + more, digits);
}

export interface Bill extends Items {
  readonly coupon: Millis;
  /** What is off the first order of whoever came by an invitation. */
  readonly welcome: { amount: number; isPercent: boolean } | null;
  /** What the back end's tax call has answered; null: by the store's rate. */
  readonly toldTax: { amount: number; isIncluded: boolean } | null;
  readonly taxRate: number;
  readonly isTaxIncluded: boolean;
  readonly delivery: Millis;
  readonly originalDelivery: Millis;
  readonly fee: number;
  readonly tip: number;
}

/** The sums of an order, decimal, each rounded at its own step. */
export function totalsOf(bill: Bill, digits: number) {
  const left = Math.max(0, bill.subtotal - bill.discount - bill.coupon);
  const { welcome } = bill;
  const off = !welcome
    ? 0
    : welcome.isPercent
      ? percentOf(left, welcome.amount, digits)
      : toMillis(welcome.amount);
  const first = roundMillis(Math.min(left, off), digits);
  const net = left - first;
  const isIncluded = bill.toldTax?.isIncluded ?? bill.isTaxIncluded;
  const tax = bill.toldTax
    ? roundMillis(toMillis(bill.toldTax.amount), digits)
    : taxOf(net, bill.taxRate, isIncluded, digits);
  const fee = roundMillis(toMillis(bill.fee), digits);
  const tip = roundMillis(toMillis(bill.tip), digits);
  return {
    subtotal: fromMillis(bill.subtotal),
    item_discount: fromMillis(bill.discount + first),
    coupon_discount: fromMillis(bill.coupon),
    tax_amount: fromMillis(tax),
    tax_included: isIncluded,
    delivery_charge: fromMillis(bill.delivery),
    original_delivery_charge: fromMillis(bill.originalDelivery),
    additional_charge: fromMillis(fee),
    dm_tips: fromMillis(tip),
    total: fromMillis(net + (isIncluded ? 0 : tax) + bill.delivery + fee + tip),
  };
}
