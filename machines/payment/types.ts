import type { OrderKey } from '../tracking';
import type { PaymentFacts } from './decidePayment';

/** What the payment page claims on the way back, `pending` for money on its way; null when the shopper came another way. */
export type PaymentFlag = 'success' | 'pending' | 'fail' | 'cancel' | null;

export interface PaymentInput extends OrderKey {
  readonly flag: PaymentFlag;
}

export type CheckedPayment = { ok: true; facts: PaymentFacts } | { ok: false };
export type OpenedPayment = { ok: true; link: string } | { ok: false; message: string };
export type SwitchedPayment = { ok: true } | { ok: false; message: string };

export type PaymentOutput = { kind: 'settled' } | { kind: 'redirect'; link: string };

export type PaymentEvent =
  | { type: 'payment.retried' }
  | { type: 'payment.cashChosen' }
  | { type: 'payment.checkedAgain' };

export type PaymentScreen = 'checking' | 'underWay' | 'choosing' | 'refused' | 'failed' | 'settled';
