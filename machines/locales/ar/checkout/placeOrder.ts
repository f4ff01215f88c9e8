import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'تقديم الطلب',
  events: {
    'placeOrder.totalConfirmed': 'قبول المجموع الجديد',
    'placeOrder.totalDeclined': 'رفض المجموع الجديد',
    'placeOrder.retried': 'إعادة المحاولة',
    'placeOrder.left': 'العودة إلى إتمام الطلب',
    'placeOrder.signInChosen': 'تسجيل الدخول',
    'placeOrder.orderedAnew': 'الطلب من جديد',
  },
  guards: {
    isPlaced: 'قبل المتجر الطلب',
    isEarlierAttempt: 'كان السؤال عن طلب سابق',
    isAmountChanged: 'تغيّر المجموع',
    isOrderedElsewhere: 'طلبت نافذة أخرى الشيء نفسه',
    isUnsent: 'الجهاز غير متصل ولم يُرسل شيء',
    isOffline: 'الجهاز غير متصل',
    isSignInNeeded: 'انتهت الجلسة',
    isPriced: 'المجموع الجديد معروف',
    isSignedIn: 'سجّل المتسوّق الدخول',
    isSenderAway: 'العميل الذي أرسله غير مسجّل الدخول',
    isSignedInAnew: 'سُجّل الدخول ولم يُطلب شيء من قبل',
    isOutcomeKnown: 'لم يُرسل شيء آخر',
    hasTriesLeft: 'ما زالت هناك محاولات',
  },
  unmet: {
    isPlaced: 'لم يقبل المتجر الطلب',
    isEarlierAttempt: 'لم يكن السؤال عن طلب سابق',
    isAmountChanged: 'لم يذكر المتجر مجموعًا آخر',
    isOrderedElsewhere: 'لم تطلب نافذة أخرى الشيء نفسه',
    isUnsent: 'الجهاز متصل، أو ربما أُرسل شيء',
    isOffline: 'الجهاز متصل',
    isSignInNeeded: 'لم تنتهِ الجلسة',
    isPriced: 'المجموع الجديد غير معروف',
    isSignedIn: 'لم يسجّل أحد الدخول',
    isSenderAway: 'لم يرسله عميل غير مسجّل الدخول',
    isSignedInAnew: 'لم يسجّل أحد الدخول، أو ربما طُلب شيء من قبل',
    isOutcomeKnown: 'ربما أُرسل شيء آخر',
    hasTriesLeft: 'لم تبقَ محاولات',
  },
  actors: {
    rememberAttempt: 'تدوين الطلب مع مفتاحه',
    placeOrder: 'إرسال الطلب',
    quoteOrder: 'السؤال عن السعر',
    signIn: 'طلب تسجيل الدخول',
  },
  actions: {
    forgetAttempt: 'نسيان الطلب المدوّن',
    markLeft: 'تدوين مغادرة المتسوّق',
    keepAttempt: 'حفظ المفتاح والطلب',
    keepWait: 'تسجيل المدة التي يطلب المتجر انتظارها',
    countTry: 'عدّ المحاولة',
    resetTries: 'بدء العد من جديد',
    keepChanged: 'حفظ السعر الجديد',
    acceptNewTotal: 'الطلب بالمجموع الجديد',
    reportPlaced: 'الإبلاغ عن الطلب المقدّم',
    reportElsewhere: 'الإبلاغ عن طلب النافذة الأخرى',
    reportRefused: 'الإبلاغ عن الرفض',
    reportDeclined: 'الإبلاغ عن عودة المتسوّق',
    reportLeft: 'الإبلاغ بأن النتيجة مجهولة',
  },
  delays: {
    retryPause: 'انتظار متزايد قبل السؤال مجددًا (1 ثم 2 ثم 4 ثوانٍ، وحتى 30 إن طلب المتجر ذلك)',
  },
  states: {
    'placeOrder.rememberingAttempt': 'تدوين المحاولة',
    'placeOrder.missingSender': 'مُرسل الطلب غائب',
    'placeOrder.placing': 'إرسال الطلب',
    'placeOrder.awaitingRetry': 'انتظار محاولة جديدة',
    'placeOrder.checkingPrice': 'التحقق من السعر',
    'placeOrder.confirmingChangedTotal': 'تأكيد المجموع الجديد',
    'placeOrder.signingIn': 'تسجيل الدخول',
    'placeOrder.missingPrice': 'المجموع الجديد غير معروف',
    'placeOrder.unreachable': 'المتجر لا يجيب',
    'placeOrder.needingConnection': 'يلزم اتصال',
    'placeOrder.placed': 'قُدّم الطلب',
    'placeOrder.orderedElsewhere': 'طُلب من نافذة أخرى',
    'placeOrder.refused': 'رُفض الطلب',
    'placeOrder.declined': 'تراجع المتسوّق',
    'placeOrder.left': 'غادر والنتيجة مجهولة',
  },
  descriptions: {
    placeOrder: 'يُقدَّم الطلب مرة واحدة تمامًا، مهما تكررت النقرات أو أُعيد التحميل أو ضاعت الإجابات.',
    'placeOrder.rememberingAttempt': 'يُدوَّن الطلب في المتصفح بمفتاح خاص به قبل إرساله.',
    'placeOrder.missingSender':
      'ربما وصل طلب أُرسل أثناء تسجيل الدخول؛ لا يرى ذلك إلا صاحبه، والمتسوّق يقرّر.',
    'placeOrder.placing': 'الطلب في طريقه إلى المتجر.',
    'placeOrder.awaitingRetry': 'ضاعت الإجابة؛ بعد انتظار يُسأل عن الطلب نفسه بالمفتاح نفسه.',
    'placeOrder.checkingPrice': 'يُسأل المتجر عن مجموعه الجديد.',
    'placeOrder.confirmingChangedTotal': 'يرى المتسوّق المجموع القديم والجديد وما تغيّر، ويقرّر.',
    'placeOrder.signingIn': 'انتهت الجلسة؛ يسجّل المتسوّق الدخول مجددًا ويستمر الطلب.',
    'placeOrder.missingPrice':
      'تغيّر المجموع ولا يقول المتجر إلى كم؛ لم يُطلب شيء، ويمكن للمتسوّق السؤال مجددًا.',
    'placeOrder.unreachable': 'لا يجيب المتجر؛ يمكن للمتسوّق المحاولة مجددًا ولا ينشأ طلب ثانٍ.',
    'placeOrder.needingConnection':
      'الجهاز غير متصل فلم يُرسل شيء؛ ويبقى كل شيء كما هو حتى يحاول المتسوّق مجددًا.',
    'placeOrder.placed': 'تم تقديم الطلب.',
    'placeOrder.orderedElsewhere': 'طُلب الشيء نفسه من نافذة أخرى، ورقمه معروف.',
    'placeOrder.refused': 'رُفض الطلب ولم يُطلب شيء.',
    'placeOrder.declined': 'عاد المتسوّق ولم يُطلب شيء.',
    'placeOrder.left': 'عاد المتسوّق والنتيجة مجهولة.',
  },
  choices: {
    'The shop is asked for its new total again.': 'يُسأل المتجر عن مجموعه الجديد مرة أخرى.',
    'The shop has taken the order.': 'قبل المتجر الطلب.',
    'Another window has ordered the same; the shopper is told its number.':
      'طلبت نافذة أخرى الشيء نفسه؛ ويُخبر المتسوّق برقم الطلب.',
    'The device has no connection, and nothing was sent before.':
      'لا اتصال لدى الجهاز ولم يُرسل شيء من قبل.',
    'The connection went, and an earlier try may have been taken.':
      'انقطع الاتصال وربما قُبلت محاولة سابقة.',
    'The order is sent, if there is a connection again.': 'يُرسل الطلب إن عاد الاتصال.',
    'The shopper goes back to the checkout; nothing was ordered.':
      'يعود المتسوّق إلى إتمام الطلب ولم يُطلب شيء.',
    'The session has ended; the order waits while the shopper signs in again.':
      'انتهت الجلسة؛ ينتظر الطلب حتى يسجّل المتسوّق الدخول مجددًا.',
    'An order sent before was never taken; the present one may be sent now.':
      'الطلب المرسل سابقًا لم يُقبل؛ يمكن إرسال الطلب الحالي الآن.',
    'The total is no longer the one that the shopper saw.': 'لم يعد المجموع كما رآه المتسوّق.',
    'The shop refuses the order; the step that can mend it tells why.':
      'يرفض المتجر الطلب؛ وتوضّح الخطوة التي يمكن إصلاحه فيها السبب.',
    'No answer came: the order may or may not have been taken.':
      'لم تصل إجابة: ربما قُبل الطلب وربما لا.',
    'No answer came to any of the tries.': 'لم تصل إجابة لأي محاولة.',
    'The pause is over.': 'انتهى الانتظار.',
    'The new total is known.': 'المجموع الجديد معروف.',
    'The order cannot be priced any more; the step that can mend it tells why.':
      'لم يعد ممكنًا تسعير الطلب؛ وتوضّح الخطوة التي يمكن إصلاحه فيها السبب.',
    'The new total is accepted; the order is sent with it.': 'قُبل المجموع الجديد ويُرسل الطلب به.',
    'The shopper goes back to the checkout.': 'يعود المتسوّق إلى إتمام الطلب.',
    'Signed in: what became of the order is asked.': 'تم تسجيل الدخول: يُسأل عمّا آل إليه الطلب.',
    'Signed in, and nothing was ordered before: the order is sent anew.':
      'تم تسجيل الدخول ولم يُطلب شيء من قبل: يُرسل الطلب من جديد.',
    'An order of unknown outcome was sent by a customer who is not signed in.':
      'طلب مجهول النتيجة أرسله عميل غير مسجّل الدخول الآن.',
    'It may be sent.': 'يمكن إرساله.',
    'The shopper signs in, to see what became of it.': 'يسجّل المتسوّق الدخول ليرى ما آل إليه.',
    'The shopper orders anew, and knows that it may be a second order.':
      'يطلب المتسوّق من جديد وهو يعلم أنه قد يكون طلبًا ثانيًا.',
    'The shopper goes back; the order stays written down.': 'يعود المتسوّق؛ ويبقى الطلب مدوّنًا.',
    'Not signed in, and nothing was ordered: back, with everything kept.':
      'لم يُسجَّل الدخول ولم يُطلب شيء: عودة مع حفظ كل شيء.',
    'Not signed in, and an earlier try may have been taken.':
      'لم يُسجَّل الدخول وربما قُبلت محاولة سابقة.',
    'The same order is asked about again.': 'يُسأل عن الطلب نفسه مجددًا.',
    'The shopper goes back; the order stays written down until its outcome is known.':
      'يعود المتسوّق؛ ويبقى الطلب مدوّنًا حتى تُعرف نتيجته.',
  },
};
