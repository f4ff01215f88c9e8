import type { LensTexts } from '../en/lenses';

export const lenses: LensTexts = {
  compare: 'مقارنة',
  compareHint: 'مع نسخة سابقة: مخطط حُفظ هنا أو في الأطلس، أو تسجيل حُفظ مع مخططه.',
  chooseVersion: 'اختر نسخة سابقة',
  saveChart: 'احفظ هذا المخطط',
  withRecording: 'قارن مخططه بمخطط اليوم',
  comparedWith: (name, version) => `مقارنة مع ⁨${name}⁩ (⁨${version}⁩):`,
  since: (name) => `التغييرات منذ ⁨${name}⁩`,
  added: (count) => `أُضيف ${count}`,
  removed: (count) => `أُزيل ${count}`,
  changed: (count) => `تغيّر ${count}`,
  theRecording: 'التسجيل',
  stop: 'إنهاء المقارنة',
  drawing: 'يُعدّ الرسم …',
  noChart: 'لا يحتوي هذا الملف على مخطط.',
  notHere: (id) => `لا يوجد هنا مخطط ⁨${id}⁩.`,
  coverage: 'التغطية',
  coverageHint: 'يُحسب',
  sources: {
    window: 'ما جرى في هذه النافذة',
    recordings: 'التسجيلات المفتوحة',
    file: (name) => `الملف ⁨${name}⁩`,
  },
  chooseCoverage: 'افتح ملف تغطية',
  countAnew: 'ابدأ العدّ لهذه النافذة من جديد',
  reached: 'البلوغ',
  visits: (count) => {
    if (count === 0) return 'لم يُبلغ';
    if (count === 1) return 'بُلغ مرة واحدة';
    if (count === 2) return 'بُلغ مرتين';
    return count % 100 >= 3 && count % 100 <= 10 ? `بُلغ ${count} مرات` : `بُلغ ${count} مرة`;
  },
  ofTransitions: (count, of) => `الانتقالات: ${count} من ${of}`,
  ofStates: (count, of) => `الحالات: ${count} من ${of}`,
  otherVersion: (version) => `يحسب الملف النسخة ⁨${version}⁩: ما تغيّر بعدها قد يُحسب في موضع آخر.`,
  unreadable: 'لا يحسب هذا الملف شيئًا:',
};
