import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'تسجيل الخروج',
  events: {
    'logout.confirmed': 'تم تأكيد تسجيل الخروج',
    'logout.declined': 'تم التراجع عن تسجيل الخروج',
  },
  guards: {},
  actors: {
    endServerSession: 'إبلاغ الخادم بتسجيل الخروج',
    refetchCart: 'قراءة السلة والمفضلة من جديد',
  },
  actions: {
    removeToken: 'إزالة تسجيل الدخول من المتصفح',
    dropPrivateData: 'مسح البيانات الشخصية من الذاكرة',
    forgetOrders: 'نسيان المسودات والطلبات على هذا الجهاز',
    noteLoggedOut: 'تدوين تسجيل الخروج',
    announceLogout: 'الإعلام بنجاح تسجيل الخروج',
    goHome: 'الذهاب إلى الصفحة الرئيسية',
  },
  delays: {
    logoutPause: 'انتظار قبل تسجيل الخروج (نصف ثانية)',
    logoutAnswerLimit: 'أطول انتظار للخادم (4 ثوانٍ)',
    refetchLimit: 'أطول انتظار للإجابة',
  },
  states: {
    'logout.asking': 'تأكيد الخروج',
    'logout.leaving': 'انتظار قصير',
    'logout.endingServerSession': 'إنهاء الجلسة في الخادم',
    'logout.forgettingCustomer': 'نسيان العميل',
    'logout.loggedOut': 'سُجّل الخروج',
    'logout.stayed': 'بقي الدخول',
  },
  descriptions: {
    logout: 'مغادرة الحساب: يُسأل مرة واحدة، ثم يُزال من المتصفح كل ما يخص العميل.',
    'logout.asking': 'يُسأل العميل هل يسجّل الخروج.',
    'logout.leaving': 'انتظار قصير يظهر فيه أثر الضغطة.',
    'logout.endingServerSession': 'يُبلَّغ الخادم والرمز ما زال محفوظًا ليموت هناك أيضًا.',
    'logout.forgettingCustomer': 'يغادر الرمز والملف والسلة والمفضلة هذا المتصفح؛ والسلة سلة ضيف.',
    'logout.loggedOut': 'يقرأ المتسوّق أن الأمر نجح وهو في الصفحة الرئيسية.',
    'logout.stayed': 'يبقى العميل مسجّل الدخول.',
  },
  choices: {
    'A server that cannot be reached does not keep anybody signed in.':
      'خادم لا يمكن الوصول إليه لا يُبقي أحدًا مسجّلًا.',
    'A slow server does not keep anybody signed in.': 'خادم بطيء لا يُبقي أحدًا مسجّلًا.',
    'The logout stands; the cart tells where it is shown that it is missing.':
      'تسجيل الخروج قائم؛ ويظهر غياب السلة في مكانها.',
    'A slow answer must not hold the shopper up.': 'إجابة بطيئة يجب ألا تؤخّر المتسوّق.',
  },
};
