import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'تحويل نقاط الولاء',
  events: {
    'convertPoints.submitted': 'الضغط على تحويل',
    'convertPoints.retried': 'إعادة المحاولة',
    'convertPoints.closed': 'إغلاق النافذة',
  },
  guards: {
    isConverted: 'حُوّلت النقاط',
    isSignedOut: 'انتهت الجلسة',
    hasSignedIn: 'سجّل العميل الدخول',
  },
  unmet: {
    isConverted: 'لم تُحوَّل النقاط',
    isSignedOut: 'لم تنتهِ الجلسة',
    hasSignedIn: 'لم يسجّل أحد الدخول',
  },
  actors: {
    convertPoints: 'تحويل النقاط',
    askToSignIn: 'طلب تسجيل الدخول',
  },
  actions: {
    keepRequest: 'حفظ عدد النقاط',
    noteConverted: 'تدوين أنها حُوّلت',
    showNewBalances: 'عرض الأرصدة الجديدة',
    sayConverted: 'إبلاغ العميل بأن المال في المحفظة',
    sayWhyRefused: 'ذكر سبب الخادم',
  },
  delays: {},
  states: {
    'convertPoints.choosingPoints': 'تحديد النقاط',
    'convertPoints.converting': 'تحويل النقاط',
    'convertPoints.signingIn': 'تسجيل الدخول',
    'convertPoints.signedOut': 'انتهت الجلسة',
    'convertPoints.failed': 'تعذّر الوصول إلى المتجر',
    'convertPoints.converted': 'حُوّلت النقاط',
    'convertPoints.closed': 'أُغلقت النافذة',
  },
  descriptions: {
    convertPoints: 'يحوّل العميل نقاط الولاء إلى مال في المحفظة.',
    'convertPoints.choosingPoints': 'يحدد العميل عدد النقاط المراد تحويلها ويرى قيمتها.',
    'convertPoints.converting': 'يأخذ المتجر النقاط ويضع المال في المحفظة.',
    'convertPoints.signingIn': 'يسجّل العميل الدخول مجددًا، ويرى لمن النقاط، ويمكنه تحويلها بعد ذلك.',
    'convertPoints.signedOut': 'يقرأ العميل أن جلسته انتهت، ويمكنه تسجيل الدخول والمتابعة.',
    'convertPoints.failed': 'تعذّر الوصول إلى المتجر؛ إعادة المحاولة تحوّل مرة واحدة على الأكثر.',
    'convertPoints.converted': 'أصبحت النقاط مالًا في المحفظة، وأُبلغ العميل بذلك.',
    'convertPoints.closed': 'أُغلقت النافذة.',
  },
  choices: {
    'The session has ended meanwhile.': 'انتهت الجلسة في هذه الأثناء.',
    'Signed in, perhaps as another customer, who sees first whose points they are.':
      'سُجّل الدخول، وربما بحساب عميل آخر يرى أولًا لمن هذه النقاط.',
    'Nobody signed in: what was typed stays.': 'لم يسجّل أحد الدخول: يبقى ما كُتب.',
    'The money is in the wallet.': 'المال في المحفظة.',
    'The shop refused and said why.': 'رفض المتجر وذكر السبب.',
  },
};
