import type { PlacedOrder, PlaceOrderPayload, Quote } from '../../../domain/orders/order';

export interface Ordering {
  readonly payload: PlaceOrderPayload;
  /** Key of the draft, where windows share one and no cart: both then send one order. */
  readonly draftKey?: string | undefined;
}

/** One attempt to place one order. The same key and payload, sent again by the same, make no second order. */
export interface Attempt {
  readonly key: string;
  readonly payload: PlaceOrderPayload;
  /** The guest who sent it, where a customer asks now: the question is put in that guest's name. */
  readonly guestId?: string | undefined;
}

/**
 * Who sent an attempt: whoever asks now, the guest that the customer was before signing in, or a customer
 * who is not signed in now. Only the sender is told what became of it; to anybody else it is a new order.
 */
export type Sender = 'self' | 'guest' | 'customer';

export interface Remembered {
  readonly attempt: Attempt;
  readonly resumed: boolean;
  readonly sender: Sender;
}

export interface Refusal {
  /** Code of the error catalogue. */
  readonly code: string;
  /** The server's sentence. */
  readonly message: string;
  /** The order that is there already, where that is why. */
  readonly orderId?: number | undefined;
}

export type Placing = { ok: true; order: PlacedOrder } | { ok: false; refusal: Refusal };
export type Pricing = { ok: true; quote: Quote } | { ok: false; refusal: Refusal };

export type PlaceOrderOutput =
  | {
      kind: 'placed';
      orderId: number;
      redirect: string | null;
      contactNumber: string;
      /** An order sent before, whose answer had been lost, turned out to be the one that was placed. */
      earlier: boolean;
    }
  /** The same was ordered in another window. */
  | { kind: 'elsewhere'; orderId: number }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'declined' }
  /** The outcome of `payload` is unknown. */
  | { kind: 'left'; payload: PlaceOrderPayload };

export type PlaceOrderEvent =
  | { type: 'placeOrder.totalConfirmed' }
  | { type: 'placeOrder.totalDeclined' }
  | { type: 'placeOrder.retried' }
  | { type: 'placeOrder.signInChosen' }
  | { type: 'placeOrder.orderedAnew' }
  | { type: 'placeOrder.left' };

export type PlaceOrderScreen =
  | 'waiting'
  | 'confirmTotal'
  | 'signIn'
  | 'senderAway'
  | 'unreachable'
  | 'unpriced'
  | 'offline'
  | 'closed';
