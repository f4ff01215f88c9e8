import type { PlacedOrder, PlaceOrderPayload } from '../../domain/entities/order';

/** One attempt to place one order. The same key and payload, sent again, make no second order. */
export interface Attempt {
  readonly key: string;
  readonly payload: PlaceOrderPayload;
}

/** The attempt to send, and whether it may have been sent before. */
export interface Remembered {
  readonly attempt: Attempt;
  readonly resumed: boolean;
}

export interface Refusal {
  /** Code of the error catalogue. */
  readonly code: string;
  /** The server's sentence. */
  readonly message: string;
}

export type Placing = { ok: true; order: PlacedOrder } | { ok: false; refusal: Refusal };
export type Pricing = { ok: true; total: number } | { ok: false; refusal: Refusal };

export type PlaceOrderOutput =
  | {
      kind: 'placed';
      orderId: number;
      redirect: string | null;
      contactNumber: string;
      /** An order sent before, whose answer had been lost, turned out to be the one that was placed. */
      earlier: boolean;
    }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'declined' }
  /** The outcome of `payload` is unknown. */
  | { kind: 'left'; payload: PlaceOrderPayload };

export type PlaceOrderEvent =
  | { type: 'placeOrder.totalConfirmed' }
  | { type: 'placeOrder.totalDeclined' }
  | { type: 'placeOrder.retried' }
  | { type: 'placeOrder.left' };

export type PlaceOrderScreen = 'waiting' | 'confirmTotal' | 'signIn' | 'unreachable' | 'closed';
