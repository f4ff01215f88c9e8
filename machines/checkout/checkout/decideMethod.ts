import { isOverCashLimit } from '../../../domain/checkout/cashLimit';
import type { PaymentMethod } from '../../../domain/orders/order';
import type { CheckoutFacts } from './types';

export type MethodStanding =
  | 'offered'
  | 'overCashLimit'
  | 'walletShort'
  | 'nothingToPay'
  | 'notOffered';

/** Decides whether a total may be paid in a way (CHK-04); a wallet pays a whole order or none of it. */
export function decideMethod(
  method: PaymentMethod,
  total: number | null,
  facts: Pick<CheckoutFacts, 'methods' | 'cashLimit' | 'walletBalance'>,
): MethodStanding {
  if (!facts.methods.includes(method)) return 'notOffered';
  const { cashLimit, walletBalance = 0 } = facts;
  if (method === 'wallet')
    return total !== null && total > walletBalance ? 'walletShort' : 'offered';
  // Nobody takes nothing online; where there is no other way the shop has to say so.
  const isVain = method === 'digital_payment' && total === 0 && facts.methods.length > 1;
  if (isVain) return 'nothingToPay';
  const isOver = method === 'cash_on_delivery' && isOverCashLimit(total, cashLimit);
  return isOver ? 'overCashLimit' : 'offered';
}
