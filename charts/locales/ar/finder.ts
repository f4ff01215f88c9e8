import type { FinderTexts } from '../en/finder';

export const finder: FinderTexts = {
  find: 'ابحث عن أي شيء',
  hint: 'المسارات والحالات والأحداث والشروط والرسائل والمتطلبات',
  nothing: (text) => `لا نتائج عن «${text}».`,
  found: (count) => {
    if (count === 1) return 'نتيجة واحدة';
    if (count === 2) return 'نتيجتان';
    return `${count} ${count % 100 >= 3 && count % 100 <= 10 ? 'نتائج' : 'نتيجة'}`;
  },
  more: (count) => `عرض ${count} أخرى`,
  close: 'إغلاق',
  failed: 'تعذّر التحميل.',
  unserved: 'بلا مسار',
  all: 'الكل',
  running: 'يعمل',
  changed: 'تغيّر',
  failing: 'متعثّر',
  map: 'خريطة المنتج',
  mapHint: 'كل خط يقود من مسار إلى مسار يبدأه.',
  none: 'لا مسار كذلك الآن.',
  changedHint: 'تغيّر منذ آخر اطلاع من هذا المتصفح',
  other: 'أخرى',
  kinds: {
    flow: 'المسارات',
    state: 'الحالات',
    event: 'الأحداث',
    guard: 'الشروط',
    message: 'الرسائل',
    requirement: 'المتطلبات',
  },
};
