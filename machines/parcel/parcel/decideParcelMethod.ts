import type { PaymentMethod } from '../../../domain/orders/order';
import type { ChargePayer } from '../../../domain/parcel/parcel';
import { decideMethod, type MethodStanding } from '../../checkout/checkout';
import type { ParcelFacts } from './types';

export type ParcelMethodStanding = MethodStanding | 'receiverPaysCash';

/** Decides whether a parcel may be paid in a way: a receiver who pays is not here, and pays at the door. */
export const decideParcelMethod = (
  method: PaymentMethod,
  payer: ChargePayer,
  total: number | null,
  facts: Pick<ParcelFacts, 'methods' | 'cashLimit' | 'walletBalance'>,
): ParcelMethodStanding => {
  const standing = decideMethod(method, total, facts);
  if (standing === 'notOffered' || payer === 'sender') return standing;
  return method === 'cash_on_delivery' ? standing : 'receiverPaysCash';
};
