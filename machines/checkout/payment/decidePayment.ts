import type { OrderStatus, PaymentMethod } from '../../../domain/orders/order';

export interface PaymentFacts {
  readonly status: OrderStatus;
  readonly method: PaymentMethod;
  /** All of it: a trip that was made longer after it was paid is not. */
  readonly paid: boolean;
  /** The money went back: it came too late, or was asked for. */
  readonly givenBack: boolean;
  /** The shopper has done all, and the money is on its way. */
  readonly underWay: boolean;
}

export type PaymentStanding = 'paid' | 'cash' | 'cancelled' | 'underWay' | 'open';

/** Decides where a payment stands. The way back from the payment page only claims; this is what counts. */
export function decidePayment(facts: PaymentFacts): PaymentStanding {
  if (facts.givenBack || facts.status === 'canceled' || facts.status === 'failed')
    return 'cancelled';
  if (facts.paid) return 'paid';
  if (facts.method !== 'digital_payment') return 'cash';
  return facts.underWay ? 'underWay' : 'open';
}
