/** Reasons that a shopper can choose from when cancelling. */
export const cancellationReasons = [
  { id: 1, en: 'I changed my mind', ar: 'غيّرت رأيي' },
  { id: 2, en: 'I ordered by mistake', ar: 'طلبت بالخطأ' },
  { id: 3, en: 'I want to change the items', ar: 'أريد تغيير المنتجات' },
  { id: 4, en: 'The address is wrong', ar: 'العنوان غير صحيح' },
  { id: 5, en: 'It takes too long', ar: 'يستغرق وقتًا طويلًا' },
  { id: 6, en: 'Another reason', ar: 'سبب آخر' },
] as const;
