import * as v from 'valibot';
import { type CheckoutDraft, checkoutDraft, guestInfo } from '../../domain/checkout/draft';
import { type AddToCartPayload, addToCartPayload } from '../../domain/entities/cart';
import { placeOrderPayload } from '../../domain/entities/order';
import { id, text } from '../../domain/wire';
import { jsonKey, type StorageKey } from './storage';

/** What was chosen in the checkout so far, kept over a reload. */
export const draftKey: StorageKey<CheckoutDraft> = jsonKey('checkout-draft', checkoutDraft);

/** Contact and address of a guest (ADDR-27). */
export const guestInfoKey = jsonKey('guest_address', guestInfo);

/** One attempt to place an order, as the browser keeps it. */
export const attempt = v.object({
  key: v.pipe(v.string(), v.minLength(16)),
  payload: placeOrderPayload,
  at: v.number(),
  /** The shopper went away from it: it is asked about again only when something is ordered. */
  left: v.optional(v.boolean(), false),
});
export type StoredAttempt = v.InferOutput<typeof attempt>;

/** The order that was sent and whose answer is not known. */
export const attemptKey: StorageKey<StoredAttempt> = jsonKey('place-order', attempt);

const recentOrder = v.object({
  id,
  contactNumber: text,
  storeName: text,
  at: v.number(),
});
export type RecentOrder = v.InferOutput<typeof recentOrder>;

const recentOrders = v.pipe(v.array(recentOrder), v.maxLength(10));

/** Orders that were placed in this browser, newest first. */
export const recentOrdersKey: StorageKey<RecentOrder[]> = jsonKey('recent-orders', recentOrders);

/** Puts an order in front of the list, which keeps the last ten. */
export function rememberRecentOrder(order: RecentOrder): void {
  const others = (recentOrdersKey.get() ?? []).filter(({ id: known }) => known !== order.id);
  recentOrdersKey.set([order, ...others].slice(0, 10));
}

/** Forgets what the person at this browser was about to order, when that person logs out. */
export function dropOrderMemory(): void {
  for (const key of [draftKey, attemptKey, recentOrdersKey, guestInfoKey]) key.set(null);
}

const buyNowName = 'buy-now';

/** The one line of "Buy Now" and "Order Now"; it lives as long as its tab. */
export const buyNowLine = {
  get: (): AddToCartPayload | null => {
    try {
      const parsed = v.safeParse(
        addToCartPayload,
        JSON.parse(window.sessionStorage.getItem(buyNowName) ?? 'null'),
      );
      return parsed.success ? parsed.output : null;
    } catch {
      return null;
    }
  },
  /** @returns false when the browser refuses to remember */
  set: (line: AddToCartPayload | null): boolean => {
    try {
      if (line) window.sessionStorage.setItem(buyNowName, JSON.stringify(line));
      else window.sessionStorage.removeItem(buyNowName);
      return true;
    } catch {
      return false;
    }
  },
};
