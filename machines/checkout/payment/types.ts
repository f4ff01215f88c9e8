import type { OrderKey } from '../../orders/tracking';
import type { PaymentFacts } from './decidePayment';

/** What the payment page claims on the way back, `pending` for money on its way; null when the shopper came another way. */
export type PaymentFlag = 'success' | 'pending' | 'fail' | 'cancel' | null;

export interface PaymentInput extends OrderKey {
  /** Who was to take the payment last, where one of several was chosen. */
  readonly gateway?: string | null;
  readonly flag: PaymentFlag;
}

export type CheckedPayment = { ok: true; facts: PaymentFacts } | { ok: false };
/** `isSignedOut`: the session has ended, which its own message tells. */
type Refused = { ok: false; message: string; isSignedOut?: boolean };
export type OpenedPayment = { ok: true; link: string } | Refused;
export type SwitchedPayment = { ok: true } | Refused;

/** Which order, and through whom it is to be paid; null leaves that to the shop. */
export interface PaymentRequest extends OrderKey {
  readonly gateway: string | null;
}

export type PaymentOutput = { kind: 'settled' } | { kind: 'redirect'; link: string };

export type PaymentEvent =
  | { type: 'payment.gatewayChosen'; gateway: string | null }
  | { type: 'payment.retried'; gateway: string | null }
  | { type: 'payment.cashChosen' }
  | { type: 'payment.checkedAgain' };

export type PaymentScreen = 'checking' | 'underWay' | 'choosing' | 'refused' | 'failed' | 'settled';
