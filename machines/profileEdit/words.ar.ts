import type { TranslatedWords } from '../wordList';

export const wordsAr: TranslatedWords = {
  title: 'تعديل الملف الشخصي',
  events: {
    'profileEdit.submitted': 'تم الضغط على تحديث الملف',
    'profileEdit.left': 'تم الضغط على الرجوع',
    'profileEdit.edited': 'كُتب شيء',
  },
  guards: {
    isSaved: 'تم الحفظ',
    isPhoneToProveByProvider: 'يُثبت الهاتف عن طريق مزوّد التحقق',
    isPhoneToProve: 'يجب إثبات الهاتف',
    isEmailToProve: 'يجب إثبات البريد الإلكتروني',
    isSignInNeeded: 'انتهت الجلسة',
    isVerified: 'الرمز صحيح',
  },
  actors: {
    updateProfile: 'تغيير الملف الشخصي',
    otp: 'الإثبات برمز',
    readNextProof: 'السؤال عمّا إذا كان تغيير آخر ينتظر رمزه',
    askToSignIn: 'طلب تسجيل الدخول',
    refetchProfile: 'قراءة الملف الشخصي من جديد',
  },
  actions: {
    keepProof: 'تدوين الإثبات',
    keepRefusals: 'تدوين كل ما ليس صحيحًا',
    announceRefusals: 'الإعلام بكل ما ليس صحيحًا',
    forgetRefusals: 'إزالة الأسباب',
    noteSaved: 'تدوين الحفظ',
    announceSaved: 'الإعلام بالحفظ',
  },
  delays: {
    refetchLimit: 'أطول انتظار للإجابة',
  },
  states: {
    'profileEdit.editing': 'تعديل الملف',
    'profileEdit.saving': 'حفظ التغيير',
    'profileEdit.provingPhoneByProvider': 'إثبات الهاتف لدى المزوّد',
    'profileEdit.provingPhone': 'إثبات الهاتف',
    'profileEdit.provingEmail': 'إثبات البريد',
    'profileEdit.readingNextProof': 'معرفة الإثبات التالي',
    'profileEdit.signingIn': 'تسجيل الدخول',
    'profileEdit.refused': 'رُفض التغيير',
    'profileEdit.failed': 'تعذّر الوصول إلى المتجر',
    'profileEdit.refetchingProfile': 'تحديث الملف',
    'profileEdit.saved': 'حُفظ التغيير',
    'profileEdit.left': 'غادر دون تغيير',
  },
  descriptions: {
    profileEdit: 'تُعدَّل البيانات الشخصية؛ ولا يُعتمد هاتف أو بريد جديد قبل إثباته.',
    'profileEdit.editing':
      'يغيّر العميل الاسم أو الصورة أو البريد الإلكتروني أو الهاتف أو كلمة المرور.',
    'profileEdit.saving': 'يقبل المتجر التغيير.',
    'profileEdit.provingPhoneByProvider':
      'يرسل مزوّد التحقق رمزًا إلى الهاتف الجديد، ويكتبه المتسوّق.',
    'profileEdit.provingPhone': 'أرسل المتجر رمزًا إلى الهاتف الجديد، ويكتبه المتسوّق.',
    'profileEdit.provingEmail': 'أرسل المتجر رمزًا إلى البريد الإلكتروني الجديد، ويكتبه المتسوّق.',
    'profileEdit.readingNextProof': 'يخبر المتجر ما إذا كان تغيير آخر ينتظر رمزًا خاصًا به.',
    'profileEdit.signingIn': 'يسجّل المتسوّق الدخول مجددًا؛ والنموذج كما كان.',
    'profileEdit.refused': 'يقرأ العميل كل ما ليس صحيحًا حتى أول حرف يُكتب.',
    'profileEdit.failed': 'تعذّر الوصول إلى المتجر؛ ما كُتب محفوظ لمحاولة أخرى.',
    'profileEdit.refetchingProfile': 'يُقرأ الملف الشخصي من جديد.',
    'profileEdit.saved': 'تم التغيير وتُغلق الشاشة.',
    'profileEdit.left': 'يعود العميل دون تغيير.',
  },
  choices: {
    'The change is made.': 'تم التغيير.',
    'The new phone is proved first, by the phone-auth provider.':
      'يُثبت الهاتف الجديد أولًا عن طريق مزوّد التحقق.',
    'The new phone is proved first.': 'يُثبت الهاتف الجديد أولًا.',
    'The new e-mail is proved first.': 'يُثبت البريد الإلكتروني الجديد أولًا.',
    'The session has ended meanwhile.': 'انتهت الجلسة في هذه الأثناء.',
    'Something is not right.': 'هناك ما ليس صحيحًا.',
    'It is proved, and the change is made.': 'تم الإثبات وتم التغيير.',
    'The shopper goes back to the form.': 'يعود المتسوّق إلى النموذج.',
    'The change stands; the profile tells where it is shown that it is missing.':
      'التغيير قائم؛ ويظهر غياب الملف الشخصي في مكانه.',
    'A slow answer must not hold the customer up.': 'إجابة بطيئة يجب ألا تؤخّر العميل.',
  },
};
