import type { PathTexts } from '../locale';

export const paths: PathTexts = {
  steps: { start: 'البداية', waits: 'انتظر', answers: 'جواب', fails: 'فشل' },
  sheet: {
    title: 'ورقة اختبار يدوي',
    path: 'المسار',
    step: 'الخطوة',
    action: 'ما يحدث',
    expected: 'ما يجب أن يظهر',
    result: 'نجح؟',
  },
  gherkin: {
    feature: 'خاصية',
    scenario: 'سيناريو',
    given: 'بفرض',
    when: 'متى',
    outcome: 'اذاً',
  },
};
