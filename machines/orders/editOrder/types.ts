import type { CheckoutDraft } from '../../../domain/checkout/draft';
import type { OrderStatus } from '../../../domain/orders/order';

/** Which order, by which key it is taken back once, and what the checkout is to begin with. */
export interface EditOrderInput {
  readonly orderId: number;
  readonly key: string;
  readonly draft: CheckoutDraft;
  /** What the checkout would have begun with. */
  readonly former: CheckoutDraft | null;
}

export interface EditRequest {
  readonly orderId: number;
  readonly key: string;
  /** The shopper gave up what the cart held. */
  readonly replace: boolean;
}

/** `leftOut` names what is not sold now, `short` what there is less of. */
export type EditAnswer =
  | { ok: true; leftOut: readonly string[]; short: readonly string[] }
  | {
      ok: false;
      reason: 'accepted' | 'cartHolds' | 'nothingLeft' | 'signedOut' | 'notTheirs' | 'refused';
      message: string;
    };

export type EditOrderEvent =
  | { type: 'editOrder.confirmed' }
  | { type: 'editOrder.replacementConfirmed' }
  | { type: 'editOrder.orderMoved'; status: OrderStatus }
  | { type: 'editOrder.retried' }
  | { type: 'editOrder.closed' };

export type EditOrderScreen =
  | 'asking'
  | 'replacing'
  | 'accepted'
  | 'over'
  | 'nothingLeft'
  | 'notTheirs'
  | 'refused'
  | 'signedOut'
  | 'failed'
  | 'closed';

export interface EditOrderOutput {
  readonly kind: 'inCart' | 'closed';
}
