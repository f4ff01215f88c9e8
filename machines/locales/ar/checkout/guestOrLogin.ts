import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'ضيف أم عميل',
  events: {
    'guestOrLogin.guestChosen': 'المتابعة كضيف',
    'guestOrLogin.loginChosen': 'تم اختيار تسجيل الدخول',
    'guestOrLogin.signUpChosen': 'تم اختيار إنشاء حساب',
    'guestOrLogin.dismissed': 'أُغلقت النافذة',
    'guestOrLogin.retried': 'تم الضغط على حاول مرة أخرى',
  },
  guards: {
    isCartEmpty: 'السلة فارغة',
    isCustomer: 'عميل مسجّل الدخول',
    canBeGuest: 'يُسمح للضيوف بالطلب',
    hasSignedIn: 'سجّل المتسوّق الدخول',
  },
  unmet: {
    isCartEmpty: 'السلة ليست فارغة',
    isCustomer: 'لا عميل مسجّل الدخول',
    canBeGuest: 'لا تمكن المتابعة كضيف',
    hasSignedIn: 'لم يسجّل أحد الدخول',
  },
  actors: {
    readFacts: 'النظر في المتسوّق والسلة',
    askToSignIn: 'طلب تسجيل الدخول',
  },
  actions: {
    keepFacts: 'تدوين ما وُجد',
    chooseSignIn: 'البدء بنموذج تسجيل الدخول',
    chooseSignUp: 'البدء بنموذج إنشاء حساب',
    goToCheckout: 'الانتقال إلى إتمام الطلب',
    goHome: 'الذهاب إلى الصفحة الرئيسية',
    offerRetry: 'الإعلام بتعذّر الوصول إلى المتجر وعرض المحاولة مجددًا',
  },
  delays: {
    retryOffer: 'مدة عرض المحاولة مجددًا (8 ثوانٍ)',
  },
  states: {
    'guestOrLogin.readingFacts': 'معرفة المتسوّق والسلة',
    'guestOrLogin.deciding': 'اختيار الطريق',
    'guestOrLogin.choosing': 'ضيف أم عميل',
    'guestOrLogin.signingIn': 'تسجيل الدخول',
    'guestOrLogin.failed': 'تعذّر الوصول إلى المتجر',
    'guestOrLogin.atCheckout': 'في إتمام الطلب',
    'guestOrLogin.atHome': 'في الصفحة الرئيسية',
    'guestOrLogin.stayed': 'بقي في مكانه',
  },
  descriptions: {
    guestOrLogin: 'من السلة إلى إتمام الطلب: عميلًا أو ضيفًا أو بعد تسجيل الدخول.',
    'guestOrLogin.readingFacts': 'ننظر من يتسوّق وماذا في السلة وهل يُسمح للضيوف بالطلب.',
    'guestOrLogin.deciding': 'ننظر أي طريق يؤدي إلى إتمام الطلب.',
    'guestOrLogin.choosing': 'يختار المتسوّق المتابعة كضيف أو تسجيل الدخول أو إنشاء حساب.',
    'guestOrLogin.signingIn': 'يسجّل المتسوّق الدخول أو ينشئ حسابًا فوق الصفحة.',
    'guestOrLogin.failed': 'تعذّر الوصول إلى المتجر؛ السلة محفوظة ويمكن للمتسوّق المحاولة مجددًا.',
    'guestOrLogin.atCheckout': 'تُفتح صفحة إتمام الطلب بالسلة.',
    'guestOrLogin.atHome': 'السلة فارغة فيواصل المتسوّق التصفّح.',
    'guestOrLogin.stayed': 'يبقى المتسوّق حيث هو.',
  },
  choices: {
    'There is nothing to check out.': 'لا يوجد ما يُطلب.',
    'A customer goes straight on.': 'يتابع العميل مباشرة.',
    'Guests may order: the shopper chooses.': 'يُسمح للضيوف بالطلب: يختار المتسوّق.',
    'Guests may not order here.': 'لا يُسمح للضيوف بالطلب هنا.',
    'Signed in: we look again, the cart is the customer’s now.':
      'سُجّل الدخول: ننظر مجددًا، فالسلة الآن للعميل.',
    'Not signed in: the choice is open again.': 'لم يُسجَّل الدخول: يُفتح الاختيار من جديد.',
    'Not signed in, and guests may not order.': 'لم يُسجَّل الدخول، ولا يُسمح للضيوف بالطلب.',
    'The offer to retry has passed.': 'انتهى عرض المحاولة مجددًا.',
  },
};
