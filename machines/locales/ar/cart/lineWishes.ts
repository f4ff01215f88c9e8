import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'رغبات سطر السلة',
  events: {
    'lineWishes.submitted': 'تم الضغط على حفظ',
    'lineWishes.dismissed': 'أُغلق النموذج',
  },
  guards: {
    isUnchanged: 'لم يتغيّر شيء',
    isAccepted: 'قبله الخادم',
    isSignedOut: 'لم يعد تسجيل الدخول صالحًا',
    hasSignedIn: 'سجّل المتسوّق الدخول',
  },
  unmet: {
    isUnchanged: 'تغيّر شيء',
    isAccepted: 'لم يقبله الخادم',
    isSignedOut: 'ما زال تسجيل الدخول صالحًا',
    hasSignedIn: 'لم يسجّل أحد الدخول',
  },
  actors: {
    saveWishes: 'حفظ الملاحظة والبديل',
    askToSignIn: 'طلب تسجيل الدخول',
  },
  actions: {
    keepWishes: 'الاحتفاظ بما كُتب',
    noteSaved: 'تدوين أنه حُفظ',
    announceSaved: 'الإعلام بتحديث السطر',
    sayNoChange: 'الإعلام بأن شيئًا لم يتغيّر',
    sayWhyRefused: 'نقل ما قاله الخادم',
  },
  delays: {},
  states: {
    'lineWishes.writing': 'كتابة الطلبات',
    'lineWishes.writing.resting': 'النموذج مفتوح',
    'lineWishes.writing.failed': 'تعذّر الحفظ',
    'lineWishes.saving': 'حفظ الطلبات',
    'lineWishes.signingIn': 'تسجيل الدخول',
    'lineWishes.saved': 'حُفظت الطلبات',
    'lineWishes.kept': 'بقي السطر كما كان',
  },
  descriptions: {
    lineWishes: 'ملاحظة للمتجر عن سطر في السلة، وما يؤخذ إن نفد الصنف.',
    'lineWishes.writing': 'يكتب المتسوّق إلى المتجر عن هذا السطر ويختار ما يصله إن نفد.',
    'lineWishes.writing.resting': 'النموذج مفتوح.',
    'lineWishes.writing.failed': 'تعذّر الوصول إلى المتجر؛ يبقى ما كُتب ويمكن إرساله مجددًا.',
    'lineWishes.saving': 'يُظهر السطر في السلة الطلبات بالفعل ويجري حفظها.',
    'lineWishes.signingIn': 'يُطلب من المتسوّق تسجيل الدخول مجددًا قبل حفظ الطلبات.',
    'lineWishes.saved': 'يحمل السطر طلباته إلى الطلبية.',
    'lineWishes.kept': 'يبقى السطر كما كان.',
  },
  choices: {
    'Nothing is other than before.': 'لا شيء مختلف عمّا كان.',
    'Something was changed.': 'تغيّر شيء ما.',
    'The store will read them with the order.': 'سيقرؤها المتجر مع الطلبية.',
    'The sign-in is no longer valid.': 'لم يعد تسجيل الدخول صالحًا.',
    'The server refused; the line is as before.': 'رفض الخادم؛ السطر كما كان.',
    'Signed in: it is saved in this customer’s cart.': 'سُجّل الدخول: تُحفظ في سلة هذا العميل.',
    'The shopper did not want to.': 'لم يرغب المتسوّق في ذلك.',
  },
};
