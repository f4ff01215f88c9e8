import type { TranslatedWords } from '../wordList';

export const wordsAr: TranslatedWords = {
  events: {
    'clearCart.confirmed': 'الضغط على إفراغ السلة',
    'clearCart.dismissed': 'الضغط على الإلغاء',
  },
  guards: {
    isAccepted: 'قبل الخادم',
    isSignedOut: 'لم يعد مسجّل الدخول',
    hasSignedIn: 'سجّل المتسوّق الدخول',
  },
  actors: { clearCart: 'إفراغ السلة', askToSignIn: 'طلب تسجيل الدخول' },
  actions: {
    noteCleared: 'تدوين إفراغ السلة',
    announceCleared: 'الإعلام خمس ثوانٍ بإفراغ السلة',
    sayWhyRefused: 'ذكر سبب رفض الخادم',
  },
  delays: {},
  descriptions: {
    'clearCart.confirming': 'يُنبَّه المتسوّق إلى أن كل سطور السلة ستذهب.',
    'clearCart.clearing': 'السلة فارغة على الشاشة ويجري إفراغها في الخادم.',
    'clearCart.failed': 'تعذّر الوصول إلى المتجر؛ عادت السطور ويمكن المحاولة مجددًا.',
    'clearCart.signingIn': 'يُطلب من المتسوّق تسجيل الدخول من جديد قبل إفراغ السلة.',
    'clearCart.cleared': 'السلة فارغة.',
    'clearCart.kept': 'بقيت السلة كما كانت.',
  },
  choices: {
    'Every line is gone.': 'ذهبت كل السطور.',
    'The sign-in is no longer valid.': 'لم يعد تسجيل الدخول صالحًا.',
    'The server refused; the lines are back.': 'رفض الخادم؛ عادت السطور.',
    'It is this customer’s cart now: asked once more.': 'هي الآن سلة هذا العميل: يُسأل مرة أخرى.',
    'The shopper did not want to.': 'لم يرغب المتسوّق.',
  },
};
