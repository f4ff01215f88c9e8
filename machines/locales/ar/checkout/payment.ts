import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'دفع الطلب',
  events: {
    'payment.gatewayChosen': 'اختيار جهة الدفع',
    'payment.retried': 'الدفع مجددًا',
    'payment.cashChosen': 'الدفع نقدًا بدلًا من ذلك',
    'payment.checkedAgain': 'التحقق مجددًا',
  },
  guards: {
    isSettled: 'لم يبقَ ما يُدفع',
    isUnderWay: 'المال في طريقه',
    isSuccessClaimed: 'تقول صفحة الدفع إنه دُفع',
    isOpened: 'صفحة الدفع جاهزة',
    isSignedOut: 'انتهت الجلسة',
    isSwitched: 'حُوّل الطلب إلى نقد',
  },
  actors: {
    checkPayment: 'السؤال هل دُفع',
    openPayment: 'طلب صفحة دفع',
    switchToCash: 'التحويل إلى نقد',
  },
  actions: {
    noteStanding: 'تدوين ما إذا كان المبلغ لدى المتجر',
    countCheck: 'عدّ التحقق',
    keepGateway: 'حفظ جهة الدفع',
    keepRefusal: 'حفظ سبب الرفض',
    keepLink: 'حفظ عنوان صفحة الدفع',
    announceUpdate: 'الإعلام بتحديث معلومات الدفع',
  },
  delays: {
    checkPause: 'انتظار قبل التحقق مجددًا (0.3 ثانية، ثم أطول، 3 ثوانٍ على الأكثر)',
  },
  states: {
    'payment.checking': 'التحقق من الدفع',
    'payment.awaitingConfirmation': 'انتظار التأكيد',
    'payment.underWay': 'الدفع في طريقه',
    'payment.choosing': 'اختيار طريقة الدفع',
    'payment.openingPayment': 'فتح صفحة الدفع',
    'payment.switchingToCash': 'التحويل إلى نقد',
    'payment.refused': 'رُفض الطلب',
    'payment.failed': 'تعذّر الوصول إلى المتجر',
    'payment.settled': 'لم يبقَ ما يُدفع',
    'payment.leaving': 'الانتقال إلى الدفع',
  },
  descriptions: {
    payment: 'طلب يُدفع في صفحة أخرى يصل إلى نهاية: مدفوعًا أو نقدًا أو بمحاولة جديدة.',
    'payment.checking': 'يُسأل المتجر هل وصل الدفع.',
    'payment.awaitingConfirmation': 'الدفع في طريقه إلى المتجر.',
    'payment.underWay': 'المال في طريقه؛ ولم يبقَ سوى انتظاره.',
    'payment.choosing':
      'الطلب، أو ما زيد عليه، غير مدفوع: يمكن للمتسوّق الدفع أو الدفع نقدًا أو الإلغاء.',
    'payment.openingPayment': 'تُطلب صفحة دفع جديدة.',
    'payment.switchingToCash': 'يُحوَّل الطلب إلى نقد.',
    'payment.refused': 'رفض المتجر؛ يرى المتسوّق السبب ويختار مجددًا.',
    'payment.failed': 'تعذّر الوصول إلى المتجر؛ يمكن للمتسوّق المحاولة مجددًا.',
    'payment.settled': 'لم يبقَ ما يُدفع الآن.',
    'payment.leaving': 'ينتقل المتصفح إلى صفحة الدفع.',
  },
  choices: {
    'The session has ended, as is told already: the choice stays.':
      'انتهت الجلسة، وقد أُعلن ذلك: يبقى الاختيار.',
    'Nothing is left to pay.': 'لم يبقَ ما يُدفع.',
    'The shopper has paid, and the money takes its time.': 'دفع المتسوّق، ويستغرق وصول المال وقتًا.',
    'The payment page says paid, and the shop does not know yet.':
      'تقول صفحة الدفع إنه دُفع ولا يعلم المتجر بعد.',
    'Not all of it is paid.': 'لم يُدفع كله.',
    'The shop is asked again.': 'يُسأل المتجر مجددًا.',
    'The shopper chooses through whom to pay.': 'يختار المتسوّق جهة الدفع.',
    'The shopper pays again.': 'يدفع المتسوّق مجددًا.',
    'The shopper pays in cash instead.': 'يدفع المتسوّق نقدًا بدلًا من ذلك.',
    'The payment page is ready.': 'صفحة الدفع جاهزة.',
    'The shop refuses.': 'يرفض المتجر.',
    'The order will be paid in cash.': 'سيُدفع الطلب نقدًا.',
    'The shop refuses cash for this order.': 'يرفض المتجر النقد لهذا الطلب.',
  },
};
