import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'إنشاء حساب',
  events: {
    'signUp.submitted': 'تم الضغط على إنشاء حساب',
    'signUp.loginChosen': 'تم اختيار تسجيل الدخول بدلًا من ذلك',
    'signUp.cancelled': 'تم التراجع عن إنشاء الحساب',
    'signUp.edited': 'كُتب شيء',
  },
  guards: {
    isCreated: 'أُنشئ الحساب',
  },
  unmet: {
    isCreated: 'لم يُنشأ حساب',
  },
  actors: {
    createAccount: 'إنشاء الحساب',
  },
  actions: {
    reportLogin: 'الإبلاغ بوجود حساب',
    reportCancelled: 'الإبلاغ عن عودة المتسوّق',
    reportCreated: 'الإبلاغ عن الحساب الجديد',
    keepRefusal: 'تدوين سبب الرفض',
    forgetRefusal: 'إزالة سبب الرفض',
    announceRefusal: 'الإعلام بسبب الرفض حين لا يخص حقلًا بعينه',
  },
  delays: {},
  states: {
    'signUp.enteringDetails': 'كتابة البيانات',
    'signUp.creatingAccount': 'إنشاء الحساب',
    'signUp.refused': 'رُفضت البيانات',
    'signUp.failed': 'تعذّر الوصول إلى السوق',
    'signUp.created': 'أُنشئ الحساب',
    'signUp.loginChosen': 'لديه حساب',
    'signUp.cancelled': 'أُلغي الإنشاء',
  },
  descriptions: {
    signUp: 'ينشئ متسوّق جديد حسابًا.',
    'signUp.enteringDetails':
      'يكتب المتسوّق الاسم والبريد الإلكتروني والهاتف وكلمة المرور ويقبل الشروط.',
    'signUp.creatingAccount': 'ينشئ السوق الحساب.',
    'signUp.refused': 'يقرأ المتسوّق ما ليس صحيحًا حتى أول حرف يُكتب.',
    'signUp.failed': 'تعذّر الوصول إلى السوق؛ ما كُتب محفوظ لمحاولة أخرى.',
    'signUp.created': 'أُنشئ الحساب؛ ويُسأل بعد ذلك عما ينقصه.',
    'signUp.loginChosen': 'لدى المتسوّق حساب بالفعل.',
    'signUp.cancelled': 'يعود المتسوّق دون حساب.',
  },
  choices: {
    'The account is made.': 'أُنشئ الحساب.',
    'E-mail or phone are known already, or something is not right.':
      'البريد الإلكتروني أو الهاتف معروف من قبل، أو هناك ما ليس صحيحًا.',
  },
};
