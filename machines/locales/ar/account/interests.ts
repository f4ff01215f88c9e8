import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'الفئات المفضلة',
  events: {
    'interests.toggled': 'تم النقر على فئة',
    'interests.submitted': 'تم إرسال الاختيار',
    'interests.skipped': 'تم تخطي الاختيار',
  },
  guards: {
    hasChosen: 'اختير واحد على الأقل',
    isSaved: 'تم الحفظ',
    isSignInNeeded: 'انتهت الجلسة',
    hasSignedIn: 'سجّل المتسوّق الدخول',
  },
  unmet: {
    hasChosen: 'لم يُختر شيء',
    isSaved: 'لم يتم الحفظ',
    isSignInNeeded: 'لم تنتهِ الجلسة',
    hasSignedIn: 'لم يسجّل أحد الدخول',
  },
  actors: {
    saveInterests: 'حفظ الفئات',
    askToSignIn: 'طلب تسجيل الدخول',
  },
  actions: {
    toggleCategory: 'اختيار الفئة أو التراجع عنها',
    keepRefusal: 'تدوين سبب الرفض',
    announceRefusal: 'الإعلام بسبب الرفض',
    forgetRefusal: 'إزالة سبب الرفض',
    announceSaved: 'الإعلام بالحفظ',
    goHome: 'الذهاب إلى الصفحة الرئيسية',
  },
  delays: {
    skipLimit: 'أطول انتظار للتدوين (ثانيتان)',
  },
  states: {
    'interests.choosing': 'اختيار الفئات',
    'interests.saving': 'حفظ الاختيار',
    'interests.signingIn': 'تسجيل الدخول',
    'interests.refused': 'رُفض الاختيار',
    'interests.failed': 'تعذّر الوصول إلى المتجر',
    'interests.skipping': 'تخطّي الاختيار',
    'interests.saved': 'حُفظ الاختيار',
    'interests.skipped': 'تم التخطّي',
  },
  descriptions: {
    interests: 'يختار المتسوّق ما يفضّله من فئات القسم.',
    'interests.choosing': 'يختار المتسوّق فئاته المفضلة.',
    'interests.saving': 'يحفظ المتجر الاختيار.',
    'interests.signingIn': 'يسجّل المتسوّق الدخول مجددًا ثم يُحفظ الاختيار.',
    'interests.refused': 'يقرأ المتسوّق السبب ويمكنه تغيير اختياره.',
    'interests.failed': 'تعذّر الوصول إلى المتجر؛ الاختيار محفوظ لمحاولة أخرى.',
    'interests.skipping': 'يدوّن المتجر أنه لا اختيار كي لا يسأل مجددًا.',
    'interests.saved': 'حُفظ الاختيار؛ يتابع المتسوّق إلى الصفحة الرئيسية.',
    'interests.skipped': 'يتابع المتسوّق إلى الصفحة الرئيسية دون اختيار.',
  },
  choices: {
    'A category is chosen, or no longer.': 'اختيرت فئة أو لم تعد مختارة.',
    'At least one is chosen.': 'اختيرت واحدة على الأقل.',
    'It is remembered.': 'حُفظ.',
    'The session has ended meanwhile.': 'انتهت الجلسة في هذه الأثناء.',
    'The choice cannot be taken.': 'لا يمكن قبول الاختيار.',
    'Signed in.': 'تم تسجيل الدخول.',
    'Not signed in: the choice stays as it is.': 'لم يُسجَّل الدخول: يبقى الاختيار كما هو.',
    'Nobody is kept here for that: it will be asked again some day.':
      'لا يُؤخَّر أحد لأجل ذلك: سيُسأل مرة أخرى لاحقًا.',
    'Nobody waits for that.': 'لا أحد ينتظر ذلك.',
  },
};
