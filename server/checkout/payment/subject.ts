import type { Language } from '../../../domain/language/languages';
import { t } from '../../locales/t';
import type { PaymentRow } from './store';

/** What is paid for, as a provider keeps it beside its page: `order-12`. */
export function subjectOf({ orderId, tripId, walletOf }: PaymentRow): string {
  if (orderId !== null) return `order-${orderId}`;
  return tripId === null ? `wallet-${walletOf}` : `trip-${tripId}`;
}

export function titleOf({ orderId, tripId }: PaymentRow, language: Language): string {
  if (orderId !== null) return t('Order #{number}', { number: orderId })[language];
  return (tripId === null ? t('Wallet top-up') : t('Trip #{number}', { number: tripId }))[language];
}
