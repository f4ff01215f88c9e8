import type { TranslatedWords } from '../wordList';

export const wordsAr: TranslatedWords = {
  title: 'الإضافة إلى السلة',
  events: {
    'addToCart.replacementConfirmed': 'الموافقة على حذف الأصناف الأخرى',
    'addToCart.dismissed': 'إبقاء السلة كما هي',
    'addToCart.retried': 'تم الضغط على حاول مرة أخرى',
  },
  guards: {
    canBeAdded: 'الصنف جديد على السلة',
    isInCart: 'الخيار نفسه موجود في السلة',
    isFromOtherStore: 'السلة من متجر آخر',
    isAccepted: 'قبله الخادم',
    hasSignedIn: 'سجّل المتسوّق الدخول',
    wasOtherStore: 'لدى الخادم أصناف متجر آخر',
    wasSignedOut: 'لم يعد تسجيل الدخول صالحًا',
  },
  actors: {
    readCart: 'قراءة السلة',
    addLine: 'إضافة الصنف',
    updateLine: 'تغيير سطره',
    replaceCart: 'إفراغ السلة وإضافة الصنف',
    askToSignIn: 'طلب تسجيل الدخول',
  },
  actions: {
    keepCart: 'تدوين ما في السلة',
    keepRefusal: 'تدوين سبب الرفض',
    forgetRefusal: 'نسيان الرفض',
    noteOutcome: 'تدوين النتيجة',
    announceAdded: 'الإعلام بأن الصنف في السلة',
    announceUpdated: 'الإعلام بتحديث السلة',
    announceReplaced: 'الإعلام بإفراغ السلة وإضافة الصنف',
    sayWhyNot: 'توضيح سبب تعذّر الإضافة',
    sayWhyRefused: 'نقل ما قاله الخادم',
    offerRetry: 'الإعلام بتعذّر الحفظ وعرض المحاولة مجددًا',
  },
  delays: {
    retryOffer: 'مدة عرض المحاولة مجددًا (8 ثوانٍ)',
  },
  descriptions: {
    addToCart:
      'ضغطة واحدة على زر الإضافة إلى السلة: يسأل المتجر قبل التخلي عن أصناف متجر آخر، ثم يحفظ.',
    'addToCart.readingCart': 'ننظر في السلة كما يراها المتسوّق.',
    'addToCart.deciding': 'ننظر هل يمكن إضافة الصنف وما أثر ذلك في السلة.',
    'addToCart.adding': 'ظهر السطر على الشاشة ويجري حفظه.',
    'addToCart.updating': 'ظهر السطر المعدّل على الشاشة ويجري حفظه.',
    'addToCart.confirmingReplacement': 'يُسأل المتسوّق هل يتخلى عن أصناف المتجر الآخر.',
    'addToCart.replacing': 'تُفرَّغ السلة القديمة ويوضع الصنف في السلة الجديدة.',
    'addToCart.weighingRefusal': 'رفض الخادم؛ وما قاله يحدد ما يُقال للمتسوّق أو يُسأل عنه.',
    'addToCart.signingIn': 'يُطلب من المتسوّق تسجيل الدخول مجددًا ثم يُضاف الصنف.',
    'addToCart.failed': 'تعذّر الوصول إلى المتجر؛ السلة كما كانت ويمكن للمتسوّق المحاولة مجددًا.',
    'addToCart.added': 'الصنف في السلة.',
    'addToCart.updated': 'تغيّر السطر في السلة.',
    'addToCart.refused': 'السلة كما كانت، والمتسوّق يعرف السبب.',
    'addToCart.cancelled': 'أبقى المتسوّق السلة كما كانت.',
  },
  choices: {
    'The cart could not be read.': 'تعذّرت قراءة السلة.',
    'The item is new to the cart.': 'الصنف جديد على السلة.',
    'The same option is in the cart, or its line is being edited: it changes.':
      'الخيار نفسه في السلة، أو سطره قيد التعديل: يتغيّر السطر.',
    'The cart holds items of another store.': 'في السلة أصناف من متجر آخر.',
    'It cannot be: sold out, over the limit, nothing chosen, not on sale now, or no change.':
      'لا يمكن ذلك: نفد، أو تجاوز الحد، أو لم يُختر شيء، أو غير معروض للبيع الآن، أو لا تغيير.',
    'The server took the line.': 'قبل الخادم السطر.',
    'The server did not take the line.': 'لم يقبل الخادم السطر.',
    'The server took the change.': 'قبل الخادم التغيير.',
    'The server did not take the change.': 'لم يقبل الخادم التغيير.',
    'The new cart holds the item.': 'الصنف في السلة الجديدة.',
    'The server did not do it.': 'لم ينفّذ الخادم ذلك.',
    'The cart got another store’s items elsewhere, perhaps in another tab.':
      'دخلت السلة أصناف متجر آخر من مكان آخر، ربما من نافذة أخرى.',
    'The sign-in is no longer valid.': 'لم يعد تسجيل الدخول صالحًا.',
    'Sold in the meantime, over the limit, or anything else that the server says.':
      'بيع في هذه الأثناء، أو تجاوز الحد، أو أي سبب آخر يذكره الخادم.',
    'Signed in: once more, with this customer’s cart.':
      'سُجّل الدخول: نعيد المحاولة بسلة هذا العميل.',
    'The shopper did not want to.': 'لم يرغب المتسوّق في ذلك.',
    'The offer to try again has passed.': 'انتهى عرض المحاولة مجددًا.',
  },
};
