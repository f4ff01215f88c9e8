import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'هوية المتسوّق',
  events: {
    'session.identityRead': 'تغيّرت ذاكرة المتصفح',
    'session.tokenRefused': 'رفض الخادم تسجيل الدخول',
    'session.connectionReturned': 'عاد الاتصال',
  },
  guards: {
    isCustomer: 'عميل مسجّل الدخول',
    isKnownGuest: 'رقم الضيف معروف',
    hasGuestId: 'أعطى الخادم رقم ضيف',
    isSamePerson: 'ما زال الشخص نفسه',
  },
  unmet: {
    isCustomer: 'لا عميل مسجّل الدخول',
    isKnownGuest: 'رقم الضيف غير معروف',
    hasGuestId: 'لم يعطِ الخادم رقم ضيف',
    isSamePerson: 'لم يعد الشخص نفسه',
  },
  actors: {
    requestGuestId: 'طلب رقم ضيف',
    askToSignIn: 'طلب تسجيل الدخول',
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
    announceSessionEnd: 'الإعلام بانتهاء الجلسة',
  },
  delays: {
    guestIdRetry: 'انتظار متزايد قبل إعادة الطلب (من ثانيتين إلى دقيقة)',
  },
  states: {
    'session.identity': 'الهوية',
    'session.renewal': 'تجديد الدخول',
    'session.renewal.quiet': 'لا حاجة إلى تجديد',
    'session.renewal.signingInAgain': 'تسجيل الدخول مجددًا',
    'session.identity.settling': 'معرفة المتسوّق',
    'session.identity.requestingGuestId': 'طلب رقم ضيف',
    'session.identity.waitingForGuestId': 'انتظار رقم ضيف',
    'session.identity.guest': 'ضيف',
    'session.identity.signedIn': 'عميل مسجّل الدخول',
  },
  descriptions: {
    session: 'من هو المتسوّق: عميل ما دام مسجّل الدخول، وإلا فضيف؛ وما يحدث حين تنتهي الجلسة.',
    'session.identity': 'من يتسوّق.',
    'session.renewal': 'هل على المتسوّق تسجيل الدخول من جديد.',
    'session.renewal.quiet': 'الجلسة سليمة، أو يكتفي المتسوّق بأن يكون ضيفًا.',
    'session.renewal.signingInAgain':
      'تُفتح نافذة تسجيل الدخول فوق الصفحة؛ وما كان المتسوّق يفعله ينتظر تحتها.',
    'session.identity.settling': 'ننظر في ما يتذكره المتصفح لنعرف من يتسوّق.',
    'session.identity.requestingGuestId': 'نطلب من الخادم رقم ضيف دون أن يلاحظ المتسوّق.',
    'session.identity.waitingForGuestId': 'لا يوجد رقم ضيف بعد؛ نعيد المحاولة بعد انتظار متزايد.',
    'session.identity.guest': 'ضيف لديه رقم: يتصفح ويملأ السلة ويتتبّع طلبًا.',
    'session.identity.signedIn': 'عميل مسجّل الدخول.',
  },
  choices: {
    'A customer’s session has ended.': 'انتهت جلسة العميل.',
    'The dialog could not open; the header still offers to sign in.':
      'تعذّر فتح النافذة؛ وما زال تسجيل الدخول متاحًا في أعلى الصفحة.',
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
  },
};
