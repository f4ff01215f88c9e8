import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'تفريغ السلة',
  events: {
    'clearCart.confirmed': 'تم الضغط على إفراغ',
    'clearCart.dismissed': 'إبقاء السلة',
  },
  guards: {
    isAccepted: 'قبله الخادم',
    isSignedOut: 'لم يعد تسجيل الدخول صالحًا',
    hasSignedIn: 'سجّل المتسوّق الدخول',
  },
  unmet: {
    isAccepted: 'لم يقبله الخادم',
    isSignedOut: 'ما زال تسجيل الدخول صالحًا',
    hasSignedIn: 'لم يسجّل أحد الدخول',
  },
  actors: {
    clearCart: 'إفراغ السلة',
    askToSignIn: 'طلب تسجيل الدخول',
  },
  actions: {
    noteCleared: 'تدوين أن السلة فارغة',
    announceCleared: 'الإعلام بإفراغ السلة',
    sayWhyRefused: 'نقل ما قاله الخادم',
  },
  delays: {},
  states: {
    'clearCart.confirming': 'تأكيد التفريغ',
    'clearCart.clearing': 'تفريغ السلة',
    'clearCart.failed': 'تعذّر الوصول إلى المتجر',
    'clearCart.signingIn': 'تسجيل الدخول',
    'clearCart.cleared': 'فُرّغت السلة',
    'clearCart.kept': 'بقيت السلة',
  },
  descriptions: {
    clearCart: 'تُفرَّغ السلة كلها بعد أن يؤكد المتسوّق ذلك.',
    'clearCart.confirming': 'يُنبَّه المتسوّق إلى أن كل أسطر السلة ستُحذف.',
    'clearCart.clearing': 'السلة فارغة على الشاشة ويجري إفراغها لدى الخادم.',
    'clearCart.failed': 'تعذّر الوصول إلى المتجر؛ عادت الأسطر ويمكن للمتسوّق المحاولة مجددًا.',
    'clearCart.signingIn': 'يُطلب من المتسوّق تسجيل الدخول مجددًا قبل إفراغ السلة.',
    'clearCart.cleared': 'السلة فارغة.',
    'clearCart.kept': 'تبقى السلة كما كانت.',
  },
  choices: {
    'Every line is gone.': 'حُذفت كل الأسطر.',
    'The sign-in is no longer valid.': 'لم يعد تسجيل الدخول صالحًا.',
    'The server refused; the lines are back.': 'رفض الخادم؛ عادت الأسطر.',
    'It is this customer’s cart now: asked once more.': 'السلة الآن لهذا العميل: يُسأل مرة أخرى.',
    'The shopper did not want to.': 'لم يرغب المتسوّق في ذلك.',
  },
};
