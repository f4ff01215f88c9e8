import type { TranslatedWords } from '../wordList';

export const wordsAr: TranslatedWords = {
  title: 'حجز رحلة',
  events: {
    'bookTrip.submitted': 'تم الضغط على تأكيد الحجز',
    'bookTrip.edited': 'يغيّر المتسوّق شيئًا',
    'bookTrip.totalConfirmed': 'قبول الإجمالي الجديد',
    'bookTrip.totalDeclined': 'رفض الإجمالي الجديد',
    'bookTrip.retried': 'تم الضغط على حاول مرة أخرى',
    'bookTrip.left': 'العودة إلى النموذج',
  },
  guards: {
    hasPending: 'حجز سابق جارٍ',
    isBooked: 'قبله المتجر',
    isPriced: 'لدى المتجر سعر',
    isAmountChanged: 'تغيّر الإجمالي',
    isSignInNeeded: 'يلزم تسجيل الدخول',
    isVehicleGone: 'مركبة غير متاحة',
    isTripImpossible: 'الرحلة غير ممكنة كما هي',
    isEarlierAttempt: 'كان السؤال عن حجز سابق',
    isNothingBooked: 'يلزم تسجيل الدخول ولم يُحجز شيء قط',
    isToBeSettled: 'سُجّل الدخول وربما قُبلت محاولة سابقة',
    hasTriesLeft: 'بقيت محاولات',
  },
  actors: {
    rememberAttempt: 'تدوين الحجز',
    bookTrip: 'حجز الرحلة',
    quoteTrip: 'السؤال عن السعر',
    askToSignIn: 'طلب تسجيل الدخول',
  },
  actions: {
    forgetAttempt: 'نسيان الحجز المدوّن',
    keepPayload: 'تدوين ما يُحجز',
    keepAttempt: 'تدوين مفتاح الحجز',
    dropAttempt: 'نسيان المفتاح: لم ينتج عنه شيء',
    countTry: 'عدّ المحاولة',
    resetTries: 'بدء العدّ من جديد',
    keepRefusal: 'تدوين سبب الرفض',
    forgetRefusal: 'نسيان الرفض',
    keepNewTotal: 'تدوين الإجمالي الجديد',
    acceptNewTotal: 'الحجز بالإجمالي الجديد',
    reportBooked: 'تدوين رقم الرحلة',
    announceBooked: 'الإعلام بحجز الرحلة',
  },
  delays: { retryPause: 'مهلة قبل المحاولة التالية (1 ثم 2 ثم 4 ثوانٍ)' },
  descriptions: {
    bookTrip:
      'تُحجز سلة الرحلة مرة واحدة تمامًا، مهما تكررت النقرات أو أُعيد التحميل أو ضاعت الإجابات.',
    'bookTrip.starting': 'يُسأل أولًا عن حجز ضاع جوابه بإعادة تحميل الصفحة.',
    'bookTrip.filling': 'يُدخل المتسوّق بيانات الاتصال والقسيمة والدفع ويرى كل مبلغ.',
    'bookTrip.rememberingAttempt': 'يُدوَّن الحجز في المتصفح بمفتاح خاص به.',
    'bookTrip.booking': 'الحجز في طريقه إلى المتجر.',
    'bookTrip.awaitingRetry': 'ضاع الجواب؛ وبعد مهلة يُسأل عن الحجز نفسه.',
    'bookTrip.checkingPrice': 'يُسأل المتجر عن إجماليه الجديد.',
    'bookTrip.confirmingTotal': 'يرى المتسوّق الإجمالي القديم والجديد ويقرر.',
    'bookTrip.signingIn': 'يسجّل المتسوّق الدخول ويتابع من حيث توقف الحجز.',
    'bookTrip.refused': 'رفض المتجر؛ ويبقى السبب بجانب النموذج حتى يتغيّر شيء.',
    'bookTrip.mendingVehicles': 'ذهبت مركبة في هذه الأثناء؛ يغيّر المتسوّق السلة أو يعيد المحاولة.',
    'bookTrip.mendingTrip': 'الرحلة غير ممكنة كما هي؛ يغيّر المتسوّق وقتها أو أماكنها.',
    'bookTrip.unreachable': 'المتجر لا يجيب؛ يمكن المحاولة مجددًا ولا ينشأ حجز ثانٍ.',
    'bookTrip.booked': 'حُجزت الرحلة.',
  },
  choices: {
    'Its key makes it happen once.': 'مفتاحه يجعله يحدث مرة واحدة.',
    'Nothing is under way.': 'لا شيء جارٍ.',
    'The shop has taken the booking.': 'قبل المتجر الحجز.',
    'The session has ended, or guests may not book; nothing was booked.':
      'انتهت الجلسة، أو لا يُسمح للضيوف بالحجز؛ ولم يُحجز شيء.',
    'A sign-in is needed to learn what became of an earlier try.':
      'يلزم تسجيل الدخول لمعرفة ما آلت إليه محاولة سابقة.',
    'An earlier booking was never taken; the present one may be sent now.':
      'الحجز السابق لم يُقبل؛ يمكن إرسال الحجز الحالي الآن.',
    'The total is no longer the one that the shopper saw.': 'لم يعد الإجمالي كما رآه المتسوّق.',
    'A vehicle cannot be had any more.': 'لم تعد مركبة متاحة.',
    'The trip’s time, places or length cannot be.': 'وقت الرحلة أو أماكنها أو مدتها غير ممكنة.',
    'The shop refuses for another reason: coupon, payment, contact.':
      'يرفض المتجر لسبب آخر: القسيمة أو الدفع أو بيانات الاتصال.',
    'No answer came: the booking may or may not have been taken.':
      'لم يأتِ جواب: قد يكون الحجز قُبل أو لا.',
    'No answer came to any of the tries.': 'لم يأتِ جواب لأي محاولة.',
    'The pause is over.': 'انتهت المهلة.',
    'The new total is known.': 'الإجمالي الجديد معروف.',
    'The trip cannot be priced any more.': 'لم يعد تسعير الرحلة ممكنًا.',
    'Signed in: what became of the earlier try is asked first.':
      'سُجّل الدخول: يُسأل أولًا عما آلت إليه المحاولة السابقة.',
    'Nothing was booked, and the customer’s own contact is looked over; or nobody signed in.':
      'لم يُحجز شيء، وتُراجع بيانات العميل؛ أو لم يسجّل أحد الدخول.',
  },
};
