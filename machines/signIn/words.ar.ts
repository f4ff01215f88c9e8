import type { TranslatedWords } from '../wordList';

export const wordsAr: TranslatedWords = {
  events: {
    'signIn.credentialsSubmitted': 'تم الضغط على تسجيل الدخول',
    'signIn.accountSubmitted': 'تم الضغط على إنشاء حساب',
    'signIn.edited': 'كُتب شيء في النموذج',
    'signIn.loginChosen': 'الانتقال إلى نموذج تسجيل الدخول',
    'signIn.signUpChosen': 'الانتقال إلى نموذج إنشاء حساب',
    'signIn.dismissed': 'أُغلقت النافذة',
  },
  guards: {
    isNewcomer: 'المطلوب حساب جديد',
    isAccepted: 'قبله المتجر',
  },
  actors: {
    logIn: 'التحقق من بيانات الدخول',
    signUp: 'إنشاء الحساب',
    refreshShop: 'قراءة السلة والملف الشخصي من جديد',
  },
  actions: {
    chooseLogin: 'عرض نموذج تسجيل الدخول',
    chooseSignUp: 'عرض نموذج إنشاء حساب',
    keepRefusal: 'تدوين سبب الرفض',
    forgetRefusal: 'إزالة سبب الرفض',
    noteSignedIn: 'تدوين أن العميل سجّل الدخول',
    welcome: 'الترحيب بالعميل',
  },
  delays: {
    refreshLimit: 'أطول انتظار للسلة والملف الشخصي (4 ثوانٍ)',
  },
  descriptions: {
    'signIn.opening': 'تُفتح النافذة بالنموذج المطلوب.',
    'signIn.loggingIn': 'يسجّل العميل الدخول بالبريد الإلكتروني أو الهاتف وكلمة المرور.',
    'signIn.loggingIn.enteringCredentials':
      'يكتب المتسوّق البريد الإلكتروني أو الهاتف وكلمة المرور.',
    'signIn.loggingIn.checkingCredentials': 'يتحقق المتجر منها؛ فإن صحّت حُفظ الرمز أولًا.',
    'signIn.loggingIn.refused': 'يقرأ المتسوّق السبب، ويزول مع أول حرف يُكتب.',
    'signIn.loggingIn.failed': 'تعذّر الوصول إلى المتجر؛ ما كُتب محفوظ لمحاولة أخرى.',
    'signIn.signingUp': 'شخص جديد ينشئ حسابًا.',
    'signIn.signingUp.enteringDetails':
      'يكتب المتسوّق الاسم والبريد الإلكتروني والهاتف وكلمة المرور ويقبل الشروط.',
    'signIn.signingUp.creatingAccount': 'ينشئ المتجر الحساب؛ ويُحفظ رمزه أولًا.',
    'signIn.signingUp.refused': 'يقرأ المتسوّق السبب، ويزول مع أول حرف يُكتب.',
    'signIn.signingUp.failed': 'تعذّر الوصول إلى المتجر؛ ما كُتب محفوظ لمحاولة أخرى.',
    'signIn.welcoming': 'حُفظ الرمز؛ وتصبح السلة والملف الشخصي للعميل.',
    'signIn.signedIn': 'سجّل العميل الدخول وتُغلق النافذة.',
    'signIn.dismissed': 'يتابع المتسوّق دون تسجيل الدخول.',
  },
  choices: {
    'Somebody new.': 'شخص جديد.',
    'Somebody who has an account.': 'شخص لديه حساب.',
    'They are right.': 'البيانات صحيحة.',
    'They are not, or there were too many attempts.': 'غير صحيحة، أو كثرت المحاولات.',
    'The account is made.': 'أُنشئ الحساب.',
    'E-mail or phone are known already, or something is not right.':
      'البريد الإلكتروني أو الهاتف مسجّل من قبل، أو هناك خطأ ما.',
    'The sign-in stands; what could not be fetched tells so where it is shown.':
      'تسجيل الدخول قائم؛ وما تعذّرت قراءته يظهر ذلك في موضعه.',
    'A slow answer must not hold the shopper up.': 'لا ينبغي لرد بطيء أن يؤخر المتسوّق.',
  },
};
