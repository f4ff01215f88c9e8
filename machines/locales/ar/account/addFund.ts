import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'إضافة رصيد إلى المحفظة',
  events: {
    'addFund.submitted': 'الضغط على إضافة رصيد',
    'addFund.retried': 'إعادة المحاولة',
    'addFund.closed': 'إغلاق النافذة',
  },
  guards: {
    isOpened: 'صفحة الدفع جاهزة',
    isSignedOut: 'انتهت الجلسة',
    hasSignedIn: 'سجّل العميل الدخول',
  },
  unmet: {
    isOpened: 'صفحة الدفع غير جاهزة',
    isSignedOut: 'لم تنتهِ الجلسة',
    hasSignedIn: 'لم يسجّل أحد الدخول',
  },
  actors: {
    openPayment: 'فتح صفحة دفع',
    askToSignIn: 'طلب تسجيل الدخول',
  },
  actions: {
    keepRequest: 'حفظ المبلغ وطريقة الدفع',
    noteLeaving: 'تدوين أن المتصفح يغادر',
    goToPayment: 'الانتقال إلى صفحة الدفع',
    sayWhyRefused: 'ذكر كل سبب من الخادم',
  },
  delays: {},
  states: {
    'addFund.choosingAmount': 'تحديد المبلغ',
    'addFund.openingPayment': 'فتح صفحة الدفع',
    'addFund.signingIn': 'تسجيل الدخول',
    'addFund.signedOut': 'انتهت الجلسة',
    'addFund.failed': 'تعذّر الوصول إلى المتجر',
    'addFund.leaving': 'الانتقال إلى الدفع',
    'addFund.closed': 'أُغلقت النافذة',
  },
  descriptions: {
    addFund: 'يضيف العميل رصيدًا إلى محفظته، من النافذة إلى صفحة الدفع.',
    'addFund.choosingAmount': 'يحدد العميل المبلغ وطريقة الدفع.',
    'addFund.openingPayment': 'يفتح المتجر صفحة دفع بالمبلغ.',
    'addFund.signingIn': 'يسجّل العميل الدخول مجددًا، ثم تُفتح صفحة الدفع.',
    'addFund.signedOut': 'يقرأ العميل أن جلسته انتهت، ويمكنه تسجيل الدخول والمتابعة.',
    'addFund.failed': 'تعذّر الوصول إلى المتجر؛ يمكن للعميل المحاولة مجددًا.',
    'addFund.leaving': 'ينتقل المتصفح إلى صفحة الدفع التي تعود إلى المحفظة.',
    'addFund.closed': 'أُغلقت النافذة ولم يحدث شيء.',
  },
  choices: {
    'The session has ended meanwhile.': 'انتهت الجلسة في هذه الأثناء.',
    'Signed in: it goes on.': 'سُجّل الدخول: يتابَع.',
    'Nobody signed in: what was typed stays.': 'لم يسجّل أحد الدخول: يبقى ما كُتب.',
    'The page is there.': 'الصفحة جاهزة.',
    'The shop refused; each of its reasons is told.': 'رفض المتجر؛ يُذكر كل سبب.',
  },
};
