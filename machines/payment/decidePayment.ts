import type { OrderStatus, PaymentMethod } from '../../domain/entities/order';

/** What the server says about the payment of an order. */
export interface PaymentFacts {
  readonly status: OrderStatus;
  readonly method: PaymentMethod;
  readonly paid: boolean;
}

export type PaymentStanding = 'paid' | 'cash' | 'cancelled' | 'open';

/** Decides where a payment stands. The way back from the payment page only claims; this is what counts. */
export function decidePayment(facts: PaymentFacts): PaymentStanding {
  if (facts.paid) return 'paid';
  if (facts.status === 'canceled' || facts.status === 'failed') return 'cancelled';
  return facts.method === 'digital_payment' ? 'open' : 'cash';
}
