import type { PaymentMethod } from '../../domain/entities/order';
import type { CheckoutFacts } from './types';

export type MethodStanding = 'offered' | 'overCashLimit' | 'notOffered';

/** Decides whether a total may be paid in a way (CHK-04). */
export function decideMethod(
  method: PaymentMethod,
  total: number | null,
  facts: Pick<CheckoutFacts, 'methods' | 'cashLimit'>,
): MethodStanding {
  if (!facts.methods.includes(method)) return 'notOffered';
  const { cashLimit } = facts;
  if (method !== 'cash_on_delivery' || cashLimit === null || cashLimit <= 0) return 'offered';
  return total !== null && total > cashLimit ? 'overCashLimit' : 'offered';
}
