import type { TranslatedWords } from '../wordList';

export const wordsAr: TranslatedWords = {
  events: {
    'session.identityRead': 'تغيّرت ذاكرة المتصفح',
    'session.tokenRefused': 'رفض الخادم تسجيل الدخول',
    'session.connectionReturned': 'عاد الاتصال',
    'session.logoutConfirmed': 'تم تأكيد تسجيل الخروج',
  },
  guards: {
    isCustomer: 'عميل مسجّل الدخول',
    isKnownGuest: 'رقم الضيف معروف',
    hasGuestId: 'أعطى الخادم رقم ضيف',
    isSamePerson: 'ما زال الشخص نفسه',
  },
  actors: {
    requestGuestId: 'طلب رقم ضيف',
    endServerSession: 'إبلاغ الخادم بتسجيل الخروج',
  },
  actions: {
    rememberIdentity: 'تدوين هوية المتسوّق',
    forgetCustomer: 'نسيان العميل',
    keepGuestId: 'تدوين رقم الضيف',
    countFailure: 'عدّ المحاولة الفاشلة',
    storeGuestId: 'حفظ رقم الضيف في المتصفح',
    logGuestIdFailure: 'كتابة الفشل في السجل',
    removeToken: 'إزالة تسجيل الدخول من المتصفح',
    dropPrivateData: 'مسح البيانات الشخصية من الذاكرة',
    forgetOrders: 'نسيان المسودات والطلبات على هذا الجهاز',
    announceSessionEnd: 'الإعلام بانتهاء الجلسة',
    announceLogout: 'الإعلام بنجاح تسجيل الخروج',
    goHome: 'الذهاب إلى الصفحة الرئيسية',
  },
  delays: {
    guestIdRetry: 'انتظار متزايد قبل إعادة الطلب (من ثانيتين إلى دقيقة)',
    logoutPause: 'انتظار قبل تسجيل الخروج (نصف ثانية)',
    logoutAnswerLimit: 'أطول انتظار للخادم (4 ثوانٍ)',
  },
  descriptions: {
    'session.settling': 'ننظر في ما يتذكره المتصفح لنعرف من يتسوّق.',
    'session.requestingGuestId': 'نطلب من الخادم رقم ضيف دون أن يلاحظ المتسوّق.',
    'session.waitingForGuestId': 'لا يوجد رقم ضيف بعد؛ نعيد المحاولة بعد انتظار متزايد.',
    'session.guest': 'ضيف لديه رقم: يتصفح ويملأ السلة ويتتبّع طلبًا.',
    'session.signedIn': 'عميل مسجّل الدخول.',
    'session.leaving': 'العميل يسجّل الخروج: انتظار قصير.',
    'session.endingServerSession': 'يُبلَّغ الخادم قبل إزالة الرمز ليموت هناك أيضًا.',
    'session.loggedOut': 'أُزيل الرمز والملف والسلة والمفضلة من هذا المتصفح.',
  },
  choices: {
    'Nothing about the shopper changed.': 'لم يتغيّر شيء بشأن المتسوّق.',
    'Somebody signed in or out, here or in another tab.':
      'سجّل أحدهم الدخول أو الخروج هنا أو في نافذة أخرى.',
    'A token is held, so this is a customer.': 'يوجد رمز، فهذا عميل.',
    'No token, but a guest id from an earlier visit.': 'لا رمز، ولكن رقم ضيف من زيارة سابقة.',
    'Nothing is remembered: this is somebody new.': 'لا شيء محفوظ: هذا زائر جديد.',
    'The server gave an id, which the browser remembers.': 'أعطى الخادم رقمًا يحفظه المتصفح.',
    'The server gave none: only logged, the shopper may go on looking.':
      'لم يعطِ الخادم رقمًا: يُسجَّل فقط ويمكن للمتسوّق المتابعة.',
    'The server no longer knows the token; carts and drafts of the page stay.':
      'لم يعد الخادم يعرف الرمز؛ تبقى السلال والمسودات.',
    'A server that cannot be reached does not keep anybody signed in.':
      'خادم لا يمكن الوصول إليه لا يُبقي أحدًا مسجّلًا.',
  },
};
