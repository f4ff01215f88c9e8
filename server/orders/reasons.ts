import type { RefusalReason } from '../../domain/desk/deskOrder';
import { type Language, languageCodes } from '../../domain/language/languages';
import type { Localized } from '../../domain/language/localized';
import { t } from '../locales/t';

export const cancellationReasons = [
  { id: 1, ...t('I changed my mind') },
  { id: 2, ...t('I ordered by mistake') },
  { id: 3, ...t('I want to change the items') },
  { id: 4, ...t('The address is wrong') },
  { id: 5, ...t('It takes too long') },
  { id: 6, ...t('Another reason') },
] as const;

/** Of a parcel nothing is cooked, and its sender has no items to change. */
export const parcelReasons = [
  { id: 11, ...t('I changed my mind') },
  { id: 12, ...t('It is not ready to be picked up') },
  { id: 13, ...t('An address or a phone number is wrong') },
  { id: 14, ...t('The receiver is not there') },
  { id: 15, ...t('No courier has come yet') },
  { id: 16, ...t('Another reason') },
] as const;

/** What a store says that cannot take an order. */
export const storeReasons: Record<RefusalReason, Localized> = {
  sold_out: t('Something of it is sold out'),
  too_busy: t('The store has too much to do'),
  closing: t('The store is closing'),
  cannot_make: t('The store cannot make this order'),
};

/** What a store says whose order no courier brings. */
export const notBrought = t('No courier could bring it');

/** What a store says that has not brought its order. */
export const notDelivered = t('It could not be delivered');

/** What a store says whose order nobody came to collect. */
export const notCollected = t('It was not collected');

export const notPaidInTime = t('Payment was not completed in time');

export const takenBack = t('Taken back to be changed');

/** A reason in the reader's language, where it is one that the shop offers or gives itself; else as it was typed. */
export function reasonIn(
  language: Language,
  reason: string,
  offered: readonly Localized[] = cancellationReasons,
): string {
  const known = [
    ...offered,
    ...parcelReasons,
    ...Object.values(storeReasons),
    notBrought,
    notCollected,
    notDelivered,
    notPaidInTime,
    takenBack,
  ].find((text) => languageCodes.some((code) => text[code] === reason));
  return known?.[language] ?? reason;
}
