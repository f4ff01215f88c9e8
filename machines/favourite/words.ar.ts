import type { TranslatedWords } from '../wordList';

export const wordsAr: TranslatedWords = {
  events: {
    'favourite.pressed': 'الضغط على القلب مرة أخرى',
    'favourite.signInChosen': 'الضغط على تسجيل الدخول',
    'favourite.retried': 'تم الضغط على حاول مرة أخرى',
  },
  guards: {
    isGuest: 'لم يسجّل أحد الدخول',
    isSignedOut: 'لم يعد تسجيل الدخول صالحًا',
    isRefused: 'رفض الخادم',
    hasChangedMind: 'ضُغط القلب مجددًا في هذه الأثناء',
    isSignedInNow: 'سجّل المتسوّق الدخول في هذه الأثناء',
    hasSignedIn: 'سجّل المتسوّق الدخول',
  },
  actors: {
    saveFavourite: 'حفظ المفضلة',
    askToSignIn: 'طلب تسجيل الدخول',
  },
  actions: {
    noteAsked: 'تدوين المطلوب من الخادم',
    noteKept: 'تدوين ما لدى الخادم',
    changeMind: 'تدوين الرغبة الجديدة',
    startAnew: 'البدء بالرغبة الجديدة',
    showHeart: 'إظهار الرغبة',
    settleHeart: 'إظهار ما لدى الخادم',
    sayNotLoggedIn: 'الإعلام بعدم تسجيل الدخول وعرض تسجيله',
    saySaved: 'الإعلام بالحفظ',
    sayWhyRefused: 'نقل ما قاله الخادم',
    offerRetry: 'الإعلام بتعذّر الحفظ وعرض المحاولة مجددًا',
  },
  delays: {
    signInOffer: 'مدة عرض تسجيل الدخول (8 ثوانٍ)',
    retryOffer: 'مدة عرض المحاولة مجددًا (8 ثوانٍ)',
  },
  descriptions: {
    'favourite.deciding': 'ننظر هل سجّل أحد الدخول: المفضلة للعملاء.',
    'favourite.offeringSignIn': 'يُخبَر الضيف بأن المفضلة تحتاج إلى حساب، ويمكنه تسجيل الدخول.',
    'favourite.signingIn': 'يُطلب من المتسوّق تسجيل الدخول، ثم تُحفظ رغبته.',
    'favourite.saving': 'يُظهر القلب الرغبة بينما يجري حفظها.',
    'favourite.failed': 'تعذّر الوصول إلى المتجر؛ القلب كما كان، ويمكن للمتسوّق المحاولة مجددًا.',
    'favourite.saved': 'يُظهر القلب ما لدى الخادم.',
    'favourite.refused': 'القلب كما كان، والمتسوّق يعرف السبب.',
    'favourite.givenUp': 'القلب كما كان.',
  },
  choices: {
    'Nobody is signed in.': 'لم يسجّل أحد الدخول.',
    'A customer is signed in.': 'سجّل عميل الدخول.',
    'The shopper signed in elsewhere meanwhile.': 'سجّل المتسوّق الدخول من مكان آخر.',
    'It has just been said.': 'قيل هذا للتو.',
    'The offer to sign in has passed.': 'انتهى عرض تسجيل الدخول.',
    'Signed in: the wish is saved for this customer.': 'سُجّل الدخول: تُحفظ الرغبة لهذا العميل.',
    'The shopper did not want to.': 'لم يرغب المتسوّق في ذلك.',
    'The shopper wants the opposite; the heart shows it at once.':
      'يريد المتسوّق العكس، ويُظهره القلب فورًا.',
    'The sign-in is no longer valid.': 'لم يعد تسجيل الدخول صالحًا.',
    'The server refused.': 'رفض الخادم.',
    'Saved, but the shopper wants the opposite by now.': 'حُفظت، لكن المتسوّق يريد العكس الآن.',
    'The server took the wish.': 'قبل الخادم الرغبة.',
    'The offer to try again has passed.': 'انتهى عرض المحاولة مجددًا.',
  },
};
