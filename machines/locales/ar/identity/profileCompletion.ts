import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'إكمال البيانات',
  events: {
    'profileCompletion.cancelled': 'تم التراجع عن الإكمال',
    'profileCompletion.submitted': 'تم إرسال البيانات',
    'profileCompletion.edited': 'كُتب شيء',
  },
  guards: {
    isCompleted: 'اكتمل الحساب',
    isTooLate: 'استغرق وقتًا طويلًا',
  },
  unmet: {
    isCompleted: 'لم يكتمل الحساب',
    isTooLate: 'لم يستغرق وقتًا طويلًا',
  },
  actors: {
    completeProfile: 'إكمال الحساب',
  },
  actions: {
    reportCancelled: 'الإبلاغ عن عودة المتسوّق',
    reportCompleted: 'الإبلاغ عن اكتمال الحساب',
    reportExpired: 'الإبلاغ بأن الوقت انتهى',
    keepRefusal: 'تدوين سبب الرفض',
    forgetRefusal: 'إزالة سبب الرفض',
    announceRefusal: 'الإعلام بسبب الرفض حين لا يخص حقلًا بعينه',
  },
  delays: {},
  states: {
    'profileCompletion.enteringDetails': 'كتابة البيانات',
    'profileCompletion.savingDetails': 'حفظ البيانات',
    'profileCompletion.refused': 'رُفضت البيانات',
    'profileCompletion.failed': 'تعذّر الوصول إلى السوق',
    'profileCompletion.completed': 'اكتمل الحساب',
    'profileCompletion.expired': 'انتهت المهلة',
    'profileCompletion.cancelled': 'أُلغي الإكمال',
  },
  descriptions: {
    profileCompletion: 'تُطلب البيانات الشخصية التي ما زالت تنقص تسجيل الدخول.',
    'profileCompletion.enteringDetails':
      'يكتب المتسوّق الاسم والبريد الإلكتروني أو الهاتف، ورمز إحالة إن أراد.',
    'profileCompletion.savingDetails': 'يكمل السوق الحساب بها.',
    'profileCompletion.refused': 'يقرأ المتسوّق ما ليس صحيحًا حتى أول حرف يُكتب.',
    'profileCompletion.failed': 'تعذّر الوصول إلى السوق؛ ما كُتب محفوظ لمحاولة أخرى.',
    'profileCompletion.completed': 'اكتمل الحساب.',
    'profileCompletion.expired': 'يجب بدء تسجيل الدخول من جديد.',
    'profileCompletion.cancelled': 'يعود المتسوّق دون إكماله.',
  },
  choices: {
    'The shopper goes back; the login stays unfinished.':
      'يعود المتسوّق؛ ويبقى تسجيل الدخول غير مكتمل.',
    'The account is complete.': 'اكتمل الحساب.',
    'The login is too long ago to be finished.': 'مضى على تسجيل الدخول وقت طويل فلا يمكن إنهاؤه.',
    'E-mail or phone are known already, or something is not right.':
      'البريد الإلكتروني أو الهاتف معروف من قبل، أو هناك ما ليس صحيحًا.',
    'What is begun is finished.': 'ما بدأ يُنهى.',
  },
};
