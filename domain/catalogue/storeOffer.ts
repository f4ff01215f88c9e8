import type { Config } from '../config';
import { type Millis, toMillis } from '../values/money';
import type { Store } from './catalogue';

export type StoreDiscount = NonNullable<Store['discount']>;

export const isRunning = (discount: StoreDiscount, now: Date): boolean =>
  discount.discount > 0 &&
  discount.discount_type === 'percent' &&
  (!discount.start_date || Date.parse(discount.start_date) <= now.getTime()) &&
  (!discount.end_date || Date.parse(discount.end_date) > now.getTime());

/** Whether it runs and its minimum purchase is reached by items and add-ons before discounts. */
export const isStoreDiscountActive = (
  discount: StoreDiscount,
  now: Date,
  subtotal: Millis,
): boolean => isRunning(discount, now) && subtotal >= toMillis(discount.min_purchase);

/** A store's percentage with its conditions, decimal amounts; null: there is no such condition. */
export interface Offer {
  readonly percent: number;
  /** What must be bought for it. */
  readonly from: number | null;
  readonly most: number | null;
  /** The back end does not tell the conditions. */
  readonly isUntold: boolean;
}

export const offerOf = ({ discount, min_purchase, max_discount }: StoreDiscount): Offer => ({
  percent: discount,
  from: min_purchase > 0 ? min_purchase : null,
  most: max_discount > 0 ? max_discount : null,
  isUntold: false,
});

/** Whether what a store sells is collected there, and never delivered. */
export const isTakeAwayOnly = (
  store: Pick<Store, 'delivery' | 'take_away'>,
  config: Pick<Config, 'home_delivery_status' | 'take_away_status'>,
): boolean =>
  store.take_away === 1 &&
  config.take_away_status === 1 &&
  (store.delivery === 0 || config.home_delivery_status === 0);
