import type { TranslatedWords } from '../wordList';

export const wordsAr: TranslatedWords = {
  events: {
    'guestOrLogin.guestChosen': 'اختيار الضيف',
    'guestOrLogin.loginChosen': 'اختيار تسجيل الدخول',
    'guestOrLogin.signUpChosen': 'اختيار إنشاء حساب',
    'guestOrLogin.dismissed': 'إغلاق الاختيار',
    'guestOrLogin.retried': 'الضغط على المحاولة مجددًا',
  },
  guards: {
    isCartEmpty: 'السلة فارغة',
    isCustomer: 'عميل مسجّل الدخول',
    canBeGuest: 'يجوز للضيوف الطلب',
    hasSignedIn: 'سجّل المتسوّق الدخول',
  },
  actors: {
    readFacts: 'النظر في المتسوّق والسلة والإعدادات',
    askToSignIn: 'طلب تسجيل الدخول أو إنشاء حساب',
  },
  actions: {
    keepFacts: 'تدوين المتسوّق والسلة والإعدادات',
    chooseSignIn: 'تدوين: تسجيل الدخول',
    chooseSignUp: 'تدوين: إنشاء حساب',
    goToCheckout: 'الذهاب إلى إتمام الطلب',
    goHome: 'الذهاب إلى الصفحة الرئيسية',
    offerRetry: 'عرض المحاولة مجددًا',
  },
  delays: { retryOffer: 'مدة عرض المحاولة مجددًا (8 ثوانٍ)' },
  descriptions: {
    'guestOrLogin.readingFacts': 'ننظر من يتسوّق وما في السلة وهل يجوز للضيوف الطلب.',
    'guestOrLogin.deciding': 'نرى أي طريق يؤدي إلى إتمام الطلب.',
    'guestOrLogin.choosing': 'يختار المتسوّق المتابعة ضيفًا أو تسجيل الدخول أو إنشاء حساب.',
    'guestOrLogin.signingIn': 'يسجّل المتسوّق الدخول أو ينشئ حسابًا فوق الصفحة.',
    'guestOrLogin.failed': 'تعذّر الوصول إلى المتجر؛ السلة محفوظة ويمكن المحاولة مجددًا.',
    'guestOrLogin.atCheckout': 'تُفتح صفحة إتمام الطلب بالسلة.',
    'guestOrLogin.atHome': 'مع سلة فارغة يتابع المتسوّق التصفح.',
    'guestOrLogin.stayed': 'يبقى المتسوّق حيث هو.',
  },
  choices: {
    'There is nothing to check out.': 'لا شيء لإتمامه.',
    'A customer goes straight on.': 'العميل يتابع مباشرة.',
    'Guests may order: the shopper chooses.': 'يجوز للضيوف الطلب: المتسوّق يختار.',
    'Guests may not order here.': 'لا يجوز للضيوف الطلب هنا.',
    'Signed in: we look again, the cart is the customer’s now.':
      'سُجّل الدخول: ننظر من جديد، فالسلة الآن للعميل.',
    'Not signed in: the choice is open again.': 'لم يُسجَّل الدخول: يُفتح الاختيار من جديد.',
    'Not signed in, and guests may not order.': 'لم يُسجَّل الدخول، ولا يجوز للضيوف الطلب.',
    'The offer to retry has passed.': 'انقضى عرض المحاولة مجددًا.',
  },
};
