import * as v from 'valibot';
import {
  coinOf,
  fromMillis,
  type Millis,
  multiplyDivide,
  percentOf,
  toMillis,
} from '../values/money';
import { flag, id, num, numOr, text, time } from '../wire/fields';

const postingKinds = ['order', 'refund', 'payout', 'receipt'] as const;
export type PostingKind = (typeof postingKinds)[number];

/** A payout goes to the store's bank, a receipt came from there. */
export const paymentKinds = ['payout', 'receipt'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** What one posting changes of each account; the four sum to 0. */
export interface Posting {
  readonly shoppers: Millis;
  readonly store: Millis;
  readonly shop: Millis;
  readonly bank: Millis;
}

/** The parts of a delivered order that decide whose its money is. */
export interface SoldOrder {
  readonly orderAmount: Millis;
  readonly subtotal: Millis;
  readonly itemDiscount: Millis;
  readonly couponDiscount: Millis;
  readonly deliveryCharge: Millis;
  /** What delivery would have cost if it had not been free. */
  readonly originalDeliveryCharge: Millis;
  readonly additionalCharge: Millis;
  readonly dmTips: Millis;
}

/** What was agreed on with the store. */
export interface StoreTerms {
  /** Per cent of what its items cost that stays with the shop. */
  readonly commission: number;
  /** Its own people deliver: what delivery costs and the tip are theirs. */
  readonly selfDelivery: boolean;
  /** The coupon is the shop's own offer, which costs the store nothing. */
  readonly isShopsCoupon: boolean;
  /** Delivery that is free is the shop's own offer, which costs a store that delivers itself nothing. */
  readonly isShopsFreeDelivery: boolean;
  /** The store has the shopper's cash itself. */
  readonly hasCash: boolean;
  /** Decimals of the currency. */
  readonly digits: number;
}

/** What a store gets of an order, and the commission that is taken off before. */
function shareOf(
  order: SoldOrder,
  terms: StoreTerms,
): { readonly share: Millis; readonly commission: Millis } {
  const { isShopsCoupon, isShopsFreeDelivery, selfDelivery, digits } = terms;
  const borne = isShopsCoupon ? 0 : order.couponDiscount;
  const sold = Math.max(0, order.subtotal - order.itemDiscount - borne);
  const commission = percentOf(sold, terms.commission, digits);
  const brought = selfDelivery ? 0 : order.deliveryCharge + order.dmTips;
  const spared =
    selfDelivery && isShopsFreeDelivery ? order.originalDeliveryCharge - order.deliveryCharge : 0;
  const back = (isShopsCoupon ? order.couponDiscount : 0) + spared;
  const share = order.orderAmount - brought - order.additionalCharge + back - commission;
  return { share, commission };
}

/** A delivered order: shoppers have paid, to the shop or to the store itself. */
export function orderPosting(
  order: SoldOrder,
  terms: StoreTerms,
): Posting & { readonly commission: Millis } {
  const { share, commission } = shareOf(order, terms);
  const taken = terms.hasCash ? order.orderAmount : 0;
  return {
    shoppers: taken - order.orderAmount,
    store: share - taken,
    shop: order.orderAmount - share,
    bank: 0,
    commission,
  };
}

/**
 * Money that goes back: store and shop each bear their part of it, as they had theirs of the order.
 * @param refund `amount` of `orderAmount`, of which the store's was `share`; `byStore` where it hands out the cash
 */
export function refundPosting(refund: {
  readonly amount: Millis;
  readonly orderAmount: Millis;
  readonly share: Millis;
  readonly byStore: boolean;
  /** Decimals of the currency: nobody can pay a part of a coin. */
  readonly digits: number;
}): Posting {
  const { amount, orderAmount, share, byStore, digits } = refund;
  const coin = coinOf(digits);
  const borne =
    amount === orderAmount
      ? share
      : orderAmount === 0
        ? 0
        : multiplyDivide(amount, share, orderAmount * coin) * coin;
  const given = byStore ? amount : 0;
  return { shoppers: amount - given, store: given - borne, shop: borne - amount, bank: 0 };
}

/** How much of a balance can be paid between shop and store, and which of them pays; decimal. */
export const payableOf = (
  balance: number,
  digits: number,
): { readonly kind: PaymentKind; readonly most: number } => {
  const coin = coinOf(digits);
  // What was posted by thousandths leaves a rest.
  const most = fromMillis(Math.floor(Math.abs(toMillis(balance)) / coin) * coin);
  return { kind: balance < 0 ? 'receipt' : 'payout', most };
};

/** Money that leaves for the store's bank, or came from there. */
export function paymentPosting(kind: PaymentKind, amount: Millis): Posting {
  const left = kind === 'payout' ? amount : -amount;
  return { shoppers: 0, store: -left, shop: 0, bank: left };
}

/** A store's account as an operator sees it. */
export const storeBalance = v.object({
  id,
  name: text,
  /** 0: shoppers cannot order from it. */
  is_open: v.optional(flag, 1),
  /** Orders that were delivered since the ledger was begun. */
  orders: numOr(0),
  /** What the shop owes the store; below 0 where the store owes the shop. */
  balance: num,
  /** What was paid out so far, without what came back from the store. */
  paid: num,
  /** The newest payment of or to it that is noted; 0 for none. */
  last_payment: numOr(0),
});
export type StoreBalance = v.InferOutput<typeof storeBalance>;

export const ledgerEntry = v.object({
  id,
  at: time,
  kind: v.picklist(postingKinds),
  order_id: numOr(null),
  shoppers: num,
  store: num,
  shop: num,
  bank: num,
  commission: numOr(0),
  reference: text,
});
export type LedgerEntry = v.InferOutput<typeof ledgerEntry>;
