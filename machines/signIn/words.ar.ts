import type { TranslatedWords } from '../wordList';

export const wordsAr: TranslatedWords = {
  events: {
    'signIn.credentialsSubmitted': 'الضغط على تسجيل الدخول',
    'signIn.accountSubmitted': 'الضغط على إنشاء الحساب',
    'signIn.edited': 'كتابة شيء',
    'signIn.loginChosen': 'إلى نموذج تسجيل الدخول',
    'signIn.signUpChosen': 'إلى نموذج إنشاء الحساب',
    'signIn.dismissed': 'إغلاق النافذة',
  },
  guards: { isNewcomer: 'شخص جديد', isAccepted: 'قبل المتجر' },
  actors: {
    logIn: 'التحقق من البيانات وحفظ الرمز',
    signUp: 'إنشاء الحساب وحفظ الرمز',
    refreshShop: 'جلب السلة والملف من جديد',
  },
  actions: {
    chooseLogin: 'تدوين: تسجيل الدخول',
    chooseSignUp: 'تدوين: إنشاء حساب',
    keepRefusal: 'تدوين سبب رفض المتجر',
    forgetRefusal: 'نسيان الرفض',
    noteSignedIn: 'تدوين أن العميل سجّل الدخول',
    welcome: 'الإعلام بالنجاح',
  },
  delays: { refreshLimit: 'أطول انتظار للسلة والملف (4 ثوانٍ)' },
  descriptions: {
    'signIn.opening': 'تُفتح النافذة بالنموذج المطلوب.',
    'signIn.loggingIn': 'يسجّل العميل الدخول بالبريد أو الهاتف وكلمة المرور.',
    'signIn.loggingIn.enteringCredentials': 'يكتب المتسوّق البريد أو الهاتف وكلمة المرور.',
    'signIn.loggingIn.checkingCredentials': 'يتحقق المتجر منها؛ وإن صحّت حُفظ الرمز أولًا.',
    'signIn.loggingIn.refused': 'يقرأ المتسوّق السبب؛ ويزول مع أول حرف يُكتب.',
    'signIn.loggingIn.failed': 'تعذّر الوصول إلى المتجر؛ يبقى المكتوب لمحاولة أخرى.',
    'signIn.signingUp': 'شخص جديد ينشئ حسابًا.',
    'signIn.signingUp.enteringDetails':
      'يكتب المتسوّق الاسم والبريد والهاتف وكلمة المرور ويقبل الشروط.',
    'signIn.signingUp.creatingAccount': 'ينشئ المتجر الحساب؛ ويُحفظ رمزه أولًا.',
    'signIn.signingUp.refused': 'يقرأ المتسوّق السبب؛ ويزول مع أول حرف يُكتب.',
    'signIn.signingUp.failed': 'تعذّر الوصول إلى المتجر؛ يبقى المكتوب لمحاولة أخرى.',
    'signIn.welcoming': 'حُفظ الرمز؛ وتصبح السلة والملف للعميل.',
    'signIn.signedIn': 'سجّل العميل الدخول وأُغلقت النافذة.',
    'signIn.dismissed': 'يتابع المتسوّق دون تسجيل الدخول.',
  },
  choices: {
    'Somebody new.': 'شخص جديد.',
    'Somebody who has an account.': 'شخص لديه حساب.',
    'They are right.': 'البيانات صحيحة.',
    'They are not, or there were too many attempts.': 'ليست صحيحة، أو كثرت المحاولات.',
    'The account is made.': 'أُنشئ الحساب.',
    'E-mail or phone are known already, or something is not right.':
      'البريد أو الهاتف معروف من قبل، أو ثمة خطأ.',
    'The sign-in stands; what could not be fetched tells so where it is shown.':
      'تسجيل الدخول قائم؛ وما تعذّر جلبه يُذكر في مكانه.',
    'A slow answer must not hold the shopper up.': 'لا ينبغي لجواب بطيء أن يؤخر المتسوّق.',
  },
};
