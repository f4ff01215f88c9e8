import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'حجز رحلة',
  events: {
    'bookTrip.submitted': 'تم الضغط على تأكيد الحجز',
    'bookTrip.edited': 'يغيّر المتسوّق شيئًا',
    'bookTrip.totalConfirmed': 'قبول المجموع الجديد',
    'bookTrip.totalDeclined': 'رفض المجموع الجديد',
    'bookTrip.retried': 'تم الضغط على حاول مرة أخرى',
    'bookTrip.signInChosen': 'تم الضغط على تسجيل الدخول',
    'bookTrip.bookedAnew': 'تم الضغط على احجز من جديد',
    'bookTrip.cartFoundEmpty': 'تبيّن أن سلة الرحلة فارغة',
    'bookTrip.bookedElsewhere': 'حجزت نافذة أخرى سلة الرحلة هذه',
    'bookTrip.left': 'العودة إلى النموذج',
  },
  guards: {
    isToBeAsked: 'حجز سابق جارٍ',
    isLeftBehind: 'ابتعد المتسوّق عن حجز مجهول النتيجة',
    isSenderAway: 'أرسله عميل غير مسجّل الدخول',
    isBooked: 'قبله المتجر',
    isPriced: 'لدى المتجر سعر',
    isAmountChanged: 'تغيّر المجموع',
    isSignInNeeded: 'يلزم تسجيل الدخول',
    isBookedElsewhere: 'حجزت نافذة أخرى سلة الرحلة نفسها',
    isUnsent: 'الجهاز غير متصل ولم يُرسل شيء',
    isOffline: 'الجهاز غير متصل',
    isVehicleGone: 'مركبة غير متاحة',
    isTripImpossible: 'الرحلة غير ممكنة كما هي',
    isEarlierAttempt: 'كان السؤال عن حجز سابق',
    isNothingBooked: 'يلزم تسجيل الدخول ولم يُحجز شيء قط',
    isToBeSettled: 'سُجّل الدخول وربما قُبلت محاولة سابقة',
    hasTriesLeft: 'بقيت محاولات',
  },
  unmet: {
    isLeftBehind: 'لم يُترك حجز مجهول النتيجة',
  },
  actors: {
    rememberAttempt: 'تدوين الحجز',
    bookTrip: 'حجز الرحلة',
    quoteTrip: 'السؤال عن السعر',
    askToSignIn: 'طلب تسجيل الدخول',
  },
  actions: {
    forgetAttempt: 'نسيان الحجز المدوّن',
    markLeft: 'تدوين أن المتسوّق ابتعد',
    leaveAttempt: 'ترك الحجز ينتظر ضغطة',
    keepPayload: 'تدوين ما يُحجز',
    keepAttempt: 'تدوين مفتاح الحجز',
    dropAttempt: 'نسيان المفتاح: لم ينتج عنه شيء',
    countTry: 'عدّ المحاولة',
    resetTries: 'بدء العدّ من جديد',
    keepRefusal: 'تدوين سبب الرفض',
    forgetRefusal: 'نسيان الرفض',
    keepElsewhere: 'تدوين رقم رحلة النافذة الأخرى',
    keepNewTotal: 'تدوين المجموع الجديد',
    acceptNewTotal: 'الحجز بالمجموع الجديد',
    reportBooked: 'تدوين رقم الرحلة',
    announceBooked: 'الإعلام بحجز الرحلة',
  },
  delays: { retryPause: 'مهلة قبل المحاولة التالية (1 ثم 2 ثم 4 ثوانٍ)' },
  states: {
    'bookTrip.starting': 'البحث عن حجز سابق',
    'bookTrip.filling': 'تعبئة الحجز',
    'bookTrip.rememberingAttempt': 'تدوين المحاولة',
    'bookTrip.booking': 'إرسال الحجز',
    'bookTrip.awaitingRetry': 'انتظار محاولة جديدة',
    'bookTrip.checkingPrice': 'التحقق من السعر',
    'bookTrip.confirmingTotal': 'تأكيد المجموع',
    'bookTrip.signingIn': 'تسجيل الدخول',
    'bookTrip.missingSender': 'المرسِل غير موجود',
    'bookTrip.refused': 'رُفض الحجز',
    'bookTrip.mendingVehicles': 'تعديل المركبات',
    'bookTrip.mendingTrip': 'تعديل الرحلة',
    'bookTrip.missingPrice': 'المجموع الجديد غير معروف',
    'bookTrip.unreachable': 'المتجر لا يجيب',
    'bookTrip.needingConnection': 'يلزم اتصال',
    'bookTrip.bookedElsewhere': 'حُجزت من نافذة أخرى',
    'bookTrip.booked': 'حُجزت الرحلة',
  },
  descriptions: {
    bookTrip:
      'تُحجز سلة الرحلة مرة واحدة تمامًا، مهما تكررت النقرات أو أُعيد التحميل أو ضاعت الإجابات.',
    'bookTrip.starting': 'يُسأل أولًا عن حجز ضاع جوابه بإعادة تحميل الصفحة.',
    'bookTrip.filling': 'يُدخل المتسوّق بيانات الاتصال والقسيمة والدفع ويرى كل مبلغ.',
    'bookTrip.rememberingAttempt': 'يُدوَّن الحجز في المتصفح بمفتاح خاص به.',
    'bookTrip.booking': 'الحجز في طريقه إلى المتجر.',
    'bookTrip.awaitingRetry': 'ضاع الجواب؛ وبعد مهلة يُسأل عن الحجز نفسه.',
    'bookTrip.checkingPrice': 'يُسأل المتجر عن المجموع الجديد.',
    'bookTrip.confirmingTotal': 'يرى المتسوّق المجموع القديم والجديد وما تغيّر، ويقرّر.',
    'bookTrip.signingIn': 'يسجّل المتسوّق الدخول ويتابع من حيث توقف الحجز.',
    'bookTrip.missingSender':
      'ربما وصل حجز أُرسل أثناء تسجيل الدخول؛ ولا يرى ذلك إلا عميله، والمتسوّق هو من يقرر.',
    'bookTrip.refused': 'رفض المتجر؛ ويبقى السبب بجانب النموذج حتى يتغيّر شيء.',
    'bookTrip.mendingVehicles': 'ذهبت مركبة في هذه الأثناء؛ يغيّر المتسوّق السلة أو يعيد المحاولة.',
    'bookTrip.mendingTrip': 'الرحلة غير ممكنة كما هي؛ يغيّر المتسوّق وقتها أو أماكنها.',
    'bookTrip.missingPrice':
      'تغيّر المجموع ولا يقول المتجر إلى كم؛ لم يُحجز شيء، ويمكن للمتسوّق السؤال مجددًا.',
    'bookTrip.unreachable': 'المتجر لا يجيب؛ يمكن المحاولة مجددًا ولا ينشأ حجز ثانٍ.',
    'bookTrip.needingConnection':
      'الجهاز غير متصل فلم يُرسل شيء؛ ويبقى كل شيء كما هو حتى يحاول المتسوّق مجددًا.',
    'bookTrip.bookedElsewhere':
      'حُجزت سلة الرحلة نفسها من نافذة أخرى؛ يقرأ المتسوّق رقم الرحلة ويجد الطريق إليها.',
    'bookTrip.booked': 'حُجزت الرحلة.',
  },
  choices: {
    'The shop is asked for its new total again.': 'يُسأل المتجر عن مجموعه الجديد مرة أخرى.',
    'The shopper goes back to the form; nothing was booked.':
      'يعود المتسوّق إلى النموذج؛ لم يُحجز شيء.',
    'Its key makes it happen once.': 'مفتاحه يجعله يحدث مرة واحدة.',
    'Nothing is under way, or the shopper went away from it.':
      'لا شيء جارٍ، أو أن المتسوّق ابتعد عنه.',
    'The trip cart is empty since a booking was left: it is asked about.':
      'سلة الرحلة فارغة منذ تُرك حجز: يُسأل عنه.',
    'A booking of unknown outcome was sent by a customer who is not signed in.':
      'أرسل حجزًا مجهول النتيجة عميلٌ غير مسجّل الدخول.',
    'It may be sent.': 'يمكن إرساله.',
    'The shop has taken the booking.': 'قبل المتجر الحجز.',
    'Another window has booked this trip cart.': 'حجزت نافذة أخرى سلة الرحلة هذه.',
    'Another window was faster; the shop’s answer to this one decides.':
      'كانت نافذة أخرى أسرع؛ وجواب المتجر لهذه النافذة هو الفاصل.',
    'The same trip cart was booked in another window.': 'حُجزت سلة الرحلة نفسها من نافذة أخرى.',
    'The device has no connection, and nothing was sent before.':
      'لا اتصال لدى الجهاز ولم يُرسل شيء من قبل.',
    'The connection went, and an earlier try may have been taken.':
      'انقطع الاتصال وربما قُبلت محاولة سابقة.',
    'The session has ended, or guests may not book; nothing was booked.':
      'انتهت الجلسة، أو لا يُسمح للضيوف بالحجز؛ ولم يُحجز شيء.',
    'A sign-in is needed to learn what became of an earlier try.':
      'يلزم تسجيل الدخول لمعرفة ما آلت إليه محاولة سابقة.',
    'An earlier booking was never taken; the present one may be sent now.':
      'الحجز السابق لم يُقبل؛ يمكن إرسال الحجز الحالي الآن.',
    'The total is no longer the one that the shopper saw.': 'لم يعد المجموع كما رآه المتسوّق.',
    'A vehicle cannot be had any more.': 'لم تعد مركبة متاحة.',
    'The trip’s time, places or length cannot be.': 'وقت الرحلة أو أماكنها أو مدتها غير ممكنة.',
    'The shop refuses for another reason: coupon, payment, contact.':
      'يرفض المتجر لسبب آخر: القسيمة أو الدفع أو بيانات الاتصال.',
    'No answer came: the booking may or may not have been taken.':
      'لم يأتِ جواب: قد يكون الحجز قُبل أو لا.',
    'No answer came to any of the tries.': 'لم يأتِ جواب لأي محاولة.',
    'The pause is over.': 'انتهت المهلة.',
    'The new total is known.': 'المجموع الجديد معروف.',
    'The session has ended meanwhile; nothing was booked.':
      'انتهت الجلسة في هذه الأثناء؛ ولم يُحجز شيء.',
    'The trip cannot be priced any more.': 'لم يعد تسعير الرحلة ممكنًا.',
    'Signed in: what became of the earlier try is asked first.':
      'سُجّل الدخول: يُسأل أولًا عما آلت إليه المحاولة السابقة.',
    'Nothing was booked, and the customer’s own contact is looked over; or nobody signed in.':
      'لم يُحجز شيء، وتُراجع بيانات العميل؛ أو لم يسجّل أحد الدخول.',
  },
};
