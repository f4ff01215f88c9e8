import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'إعادة الطلب',
  events: {
    'orderAgain.replacementConfirmed': 'الضغط على متابعة',
    'orderAgain.dismissed': 'إبقاء السلة',
    'orderAgain.retried': 'إعادة المحاولة',
  },
  guards: {
    isSignInNeeded: 'انتهت الجلسة',
    hasSignedIn: 'سُجّل الدخول',
    isInCart: 'السلة تحوي الطلب',
    isOtherStore: 'السلة لمتجر آخر',
  },
  unmet: {
    isSignInNeeded: 'لم تنتهِ الجلسة',
    hasSignedIn: 'لم يسجّل أحد الدخول',
    isInCart: 'السلة لا تحوي الطلب',
    isOtherStore: 'السلة ليست لمتجر آخر',
  },
  actors: { askToSignIn: 'طلب تسجيل الدخول', orderAgain: 'وضع الطلب في السلة' },
  actions: {
    allowReplacement: 'السماح بالتخلي عن السلة',
    noteOutcome: 'تدوين النتيجة',
    sayWhatIsInCart: 'ذكر ما في السلة وما لا يُباع اليوم',
    sayWhyRefused: 'نقل ما قاله الخادم',
    offerRetry: 'عرض إعادة المحاولة',
  },
  delays: { retryOffer: 'مدة عرض إعادة المحاولة (10 ثوانٍ)' },
  states: {
    'orderAgain.signingIn': 'تسجيل الدخول',
    'orderAgain.fillingCart': 'تعبئة السلة',
    'orderAgain.confirmingReplacement': 'السؤال عن استبدال السلة',
    'orderAgain.failed': 'تعذّر الوصول إلى المتجر',
    'orderAgain.inCart': 'أصبح في السلة',
    'orderAgain.refused': 'رُفضت الإعادة',
    'orderAgain.cancelled': 'أُلغيت الإعادة',
  },
  descriptions: {
    'orderAgain.signingIn': 'يسجّل العميل الدخول مجددًا، ثم يعيد الطلب.',
    orderAgain: 'يوضع في السلة ما كان في طلب سابق، دون ما لا يباع اليوم.',
    'orderAgain.fillingCart': 'يوضع في السلة ما زال يُباع من الطلب.',
    'orderAgain.confirmingReplacement': 'يُسأل المتسوّق إن كان يتخلى عن أصناف المتجر الآخر.',
    'orderAgain.failed': 'تعذّر الوصول إلى المتجر؛ المحاولة مجددًا تملأ السلة مرة واحدة على الأكثر.',
    'orderAgain.inCart': 'في السلة ما طُلب من قبل بقدر ما يُباع اليوم.',
    'orderAgain.refused': 'السلة كما كانت، والمتسوّق يعرف السبب.',
    'orderAgain.cancelled': 'أبقى المتسوّق السلة كما كانت.',
  },
  choices: {
    'The session has ended meanwhile.': 'انتهت الجلسة في هذه الأثناء.',
    'Signed in: the order is put into the cart.': 'سُجّل الدخول: يوضع الطلب في السلة.',
    'Nobody signed in: the cart stays as it is.': 'لم يسجّل أحد الدخول: تبقى السلة كما هي.',
    'The cart holds the order, or what is left of it.': 'في السلة الطلب أو ما بقي منه.',
    'The cart holds items of another store.': 'في السلة أصناف من متجر آخر.',
    'Nothing of it is sold today, or the store does not deliver here.':
      'لا يُباع منه شيء اليوم، أو أن المتجر لا يوصل إلى هنا.',
    'The offer to try again has passed.': 'انقضى عرض إعادة المحاولة.',
  },
};
