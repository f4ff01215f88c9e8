import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'تسجيل الدخول إلى مكتب المتجر',
  events: {
    'deskSignIn.submitted': 'الضغط على تسجيل الدخول',
    'deskSignIn.passwordChosen': 'اختيار كلمة مرور',
    'deskSignIn.edited': 'تعديل أحد الحقول',
    'deskSignIn.toSignIn': 'إلى تسجيل الدخول',
  },
  guards: {
    hasInvite: 'جاء عبر رابط',
    isLetIn: 'يسمح المتجر بالدخول',
    isTooMany: 'محاولات كثيرة',
  },
  unmet: {
    hasInvite: 'لم يأتِ عبر رابط',
    isLetIn: 'لا يسمح المتجر بالدخول',
    isTooMany: 'لم تكن المحاولات كثيرة',
  },
  actors: {
    signInAtDesk: 'تسجيل الدخول',
    choosePassword: 'حفظ كلمة المرور',
  },
  actions: {
    keepCredentials: 'حفظ ما كُتب',
    keepPassword: 'حفظ كلمة المرور حتى تُرسل',
    forgetPassword: 'نسيان كلمة المرور',
    forgetInvite: 'نسيان الرابط',
    keepToken: 'حفظ الجلسة',
    keepWait: 'تدوين مدة الانتظار',
  },
  delays: {
    untilNextTry: 'حتى تُقبل محاولة أخرى',
  },
  states: {
    'deskSignIn.arriving': 'الوصول',
    'deskSignIn.entering': 'كتابة البيانات',
    'deskSignIn.signingIn': 'تسجيل الدخول',
    'deskSignIn.wrong': 'بيانات خاطئة',
    'deskSignIn.tooMany': 'محاولات كثيرة',
    'deskSignIn.failed': 'تعذّر الوصول',
    'deskSignIn.choosing': 'اختيار كلمة مرور',
    'deskSignIn.keepingPassword': 'حفظ كلمة المرور',
    'deskSignIn.choosingFailed': 'تعذّر الحفظ',
    'deskSignIn.expired': 'رابط منتهٍ',
    'deskSignIn.signedIn': 'في المكتب',
  },
  descriptions: {
    deskSignIn:
      'يسجّل أحد العاملين في المتجر دخوله إلى مكتبه، أو يأتي عبر رابط ويختار كلمة مرور أولًا.',
    'deskSignIn.arriving': 'يُنظر كيف جاء.',
    'deskSignIn.entering': 'يُكتب البريد الإلكتروني وكلمة المرور.',
    'deskSignIn.signingIn': 'يتحقق المتجر من صحتها.',
    'deskSignIn.wrong': 'البريد أو كلمة المرور خطأ، حتى يُعدَّل أحدهما.',
    'deskSignIn.tooMany': 'بعد محاولات كثيرة لا تُقبل أخرى لبعض الوقت.',
    'deskSignIn.failed': 'تعذّر الوصول إلى المتجر؛ يمكن إعادة المحاولة.',
    'deskSignIn.choosing': 'من جاء عبر رابط يختار كلمة مرور.',
    'deskSignIn.keepingPassword': 'يحفظ المتجر كلمة المرور ويسمح بالدخول.',
    'deskSignIn.choosingFailed': 'تعذّر الوصول إلى المتجر؛ يمكن إرسال كلمة المرور من جديد.',
    'deskSignIn.expired': 'لم يعد الرابط يفتح شيئًا؛ يستطيع المالك إعطاء رابط آخر.',
    'deskSignIn.signedIn': 'أصبح في المكتب.',
  },
  choices: {
    'By a link that was given them.': 'عبر رابط أُعطي له.',
    'As on any day.': 'كأي يوم.',
    'They are right.': 'البيانات صحيحة.',
    'There were too many tries.': 'كانت المحاولات كثيرة.',
    'They are wrong, and which of them is not said.': 'البيانات خاطئة، ولا يُقال أيّها.',
    'Another try is looked at.': 'تُقبل محاولة أخرى.',
    'The link was good.': 'الرابط صالح.',
    'The link was used, or is too old.': 'استُخدم الرابط أو انتهت مدته.',
  },
};
