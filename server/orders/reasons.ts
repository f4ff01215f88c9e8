import type { Lang } from '../place/geography';

/** Reasons that a shopper can choose from when cancelling. */
export const cancellationReasons = [
  { id: 1, en: 'I changed my mind', ar: 'غيّرت رأيي' },
  { id: 2, en: 'I ordered by mistake', ar: 'طلبت بالخطأ' },
  { id: 3, en: 'I want to change the items', ar: 'أريد تغيير الأصناف' },
  { id: 4, en: 'The address is wrong', ar: 'العنوان غير صحيح' },
  { id: 5, en: 'It takes too long', ar: 'يستغرق وقتًا طويلًا' },
  { id: 6, en: 'Another reason', ar: 'سبب آخر' },
] as const;

/** Why the shop itself cancels what nobody paid for. */
export const notPaidInTime = {
  en: 'Payment was not completed in time',
  ar: 'لم يكتمل الدفع في الوقت المحدد',
} as const;

/** Why an order was cancelled that its owner took back to change it. */
export const takenBack = {
  en: 'Taken back to be changed',
  ar: 'أُعيد إلى السلة لتعديله',
} as const;

/** A reason in the reader's language, where it is one that the shop offers or gives itself; else as it was typed. */
export function reasonIn(
  language: Lang,
  reason: string,
  offered: readonly { readonly en: string; readonly ar: string }[] = cancellationReasons,
): string {
  const known = [...offered, notPaidInTime, takenBack].find(
    ({ en, ar }) => reason === en || reason === ar,
  );
  return known?.[language] ?? reason;
}
