import type { Lang } from '../../place/geography';
import type { PaymentRow } from './store';

const names = {
  order: { en: 'Order', ar: 'طلب' },
  trip: { en: 'Trip', ar: 'رحلة' },
  wallet: { en: 'Wallet top-up', ar: 'شحن المحفظة' },
} as const;

/** What is paid for, as a provider keeps it beside its page: `order-12`. */
export function subjectOf({ orderId, tripId, walletOf }: PaymentRow): string {
  if (orderId !== null) return `order-${orderId}`;
  return tripId === null ? `wallet-${walletOf}` : `trip-${tripId}`;
}

/** The same as a shopper reads it. */
export function titleOf({ orderId, tripId }: PaymentRow, language: Lang): string {
  if (orderId !== null) return `${names.order[language]} #${orderId}`;
  return tripId === null ? names.wallet[language] : `${names.trip[language]} #${tripId}`;
}
