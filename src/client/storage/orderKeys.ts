import * as v from 'valibot';
import { addToCartPayload } from '../../../domain/cart/cart';
import { type CheckoutDraft, checkoutDraft, guestInfo } from '../../../domain/checkout/draft';
import { placeOrderPayload } from '../../../domain/orders/order';
import { text } from '../../../domain/wire/fields';
import { jsonKey, leavingsKey, type StorageKey } from './storage';

export const draftKey: StorageKey<CheckoutDraft> = jsonKey('checkout-draft', checkoutDraft);

/** Contact and address of a guest (ADDR-27). */
export const guestInfoKey = jsonKey('guest_address', guestInfo);

export const attempt = v.object({
  key: v.pipe(v.string(), v.minLength(16)),
  payload: placeOrderPayload,
  /** In whose name it was sent: only they are told what became of it. */
  by: v.optional(v.string(), ''),
  at: v.number(),
  /** The shopper went away from it: it is asked about again only when something is ordered. */
  left: v.optional(v.boolean(), false),
  /** The window that sent it. */
  window: v.optional(v.string()),
});
export type StoredAttempt = v.InferOutput<typeof attempt>;

/** The order that was sent and whose answer is not known. */
export const attemptKey: StorageKey<StoredAttempt> = jsonKey('place-order', attempt);

/** The order whose payment page the browser has gone to last, for pages that cannot say whose payment it was. */
export const paidOrderKey = jsonKey('paid-order', v.number());

/** The same of a trip. */
export const paidTripKey = jsonKey('paid-trip', v.number());

/** The newest money in the wallet when the browser went to a payment page to add some; 0 for none. */
export const fundBeforeKey = jsonKey('fund-before', v.number());

const buyNowName = 'buy-now';
const directDraftName = 'buy-now-draft';

/**
 * What the server is told, and what only this tab knows: the name of what is taken instead, in which language it was
 * chosen and where that stands in the item, and what makes it be ordered once, also when the tab is duplicated.
 */
const directLine = v.object({
  ...addToCartPayload.entries,
  substitute_name: v.optional(text),
  chosen: v.optional(v.object({ language: v.string(), at: v.array(v.array(v.number())) })),
  key: v.optional(v.string()),
});
export type DirectLine = v.InferOutput<typeof directLine>;

const listeners = new Set<() => void>();
let read: { from: string | null; line: DirectLine | null } = { from: null, line: null };

function parsed(from: string | null): DirectLine | null {
  try {
    const line = v.safeParse(directLine, JSON.parse(from ?? 'null'));
    return line.success ? line.output : null;
  } catch {
    return null;
  }
}

/** The line while the browser keeps none: it lasts as long as the page. */
let unkept: string | null = null;

function kept(): string | null {
  try {
    return window.sessionStorage.getItem(buyNowName);
  } catch {
    return null;
  }
}

function keep(line: string | null): void {
  unkept = null;
  try {
    if (line === null) {
      window.sessionStorage.removeItem(buyNowName);
      window.sessionStorage.removeItem(directDraftName);
    } else window.sessionStorage.setItem(buyNowName, line);
  } catch {
    unkept = line;
  }
}

/** The one line of "Buy Now" and "Order Now"; it lives as long as its tab. */
export const buyNowLine = {
  /** The same object until another is set. */
  get: (): DirectLine | null => {
    const from = unkept ?? kept();
    if (from !== read.from) read = { from, line: parsed(from) };
    return read.line;
  },
  set: (line: DirectLine | null): void => {
    keep(line && JSON.stringify(line));
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Of which line a draft is, and of whose: of another line, or after a customer has left, it is none. */
const directDraftOf = v.object({ line: v.string(), leavings: v.string(), draft: checkoutDraft });
const ofNow = () => ({ line: buyNowLine.get()?.key ?? '', leavings: leavingsKey.get() ?? '' });

/** The draft of the one line: apart from the cart's, and for as long as the line. */
export const directDraft = {
  get: (): CheckoutDraft | null => {
    try {
      const read = JSON.parse(window.sessionStorage.getItem(directDraftName) ?? 'null');
      const { success, output } = v.safeParse(directDraftOf, read);
      const { line, leavings } = ofNow();
      const isOfNow = success && output.line === line && output.leavings === leavings;
      return isOfNow ? output.draft : null;
    } catch {
      return null;
    }
  },
  set: (draft: CheckoutDraft | null): void => {
    try {
      if (draft === null) window.sessionStorage.removeItem(directDraftName);
      else if (buyNowLine.get())
        window.sessionStorage.setItem(directDraftName, JSON.stringify({ ...ofNow(), draft }));
    } catch {
      // Where the browser keeps nothing, only a reload begins anew.
    }
  },
};
