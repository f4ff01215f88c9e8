import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'بعد تسجيل الدخول',
  events: {
    'finishLogin.retried': 'تم الضغط على حاول مرة أخرى',
    'finishLogin.cartChosen': 'تم اختيار إحدى السلتين',
    'finishLogin.skipped': 'تم تخطي اختيار السلة',
  },
  guards: {
    hasTwoCarts: 'هناك سلتان',
    isSettled: 'بقيت سلة واحدة',
    isNextConflict: 'في قسم آخر سلتان',
    isForHome: 'الصفحة الرئيسية تالية',
    isForInterests: 'الفئات المفضلة تالية',
  },
  unmet: {
    hasTwoCarts: 'ليست هناك سلتان',
    isSettled: 'بقي أكثر من سلة واحدة',
    isNextConflict: 'لا يُعرف قسم آخر فيه سلتان',
    isForHome: 'الصفحة الرئيسية ليست التالية',
    isForInterests: 'الفئات المفضلة ليست التالية',
  },
  actors: {
    storeToken: 'حفظ تسجيل الدخول في المتصفح',
    takeOverCart: 'الاحتفاظ بالسلة المختارة',
    refetchCart: 'قراءة السلة والمفضلة من جديد',
    refreshProfile: 'قراءة الملف الشخصي من جديد',
  },
  actions: {
    keepConflict: 'تدوين السلال التي لم تُحسم',
    keepRefusal: 'تدوين سبب الرفض',
    goHome: 'الذهاب إلى الصفحة الرئيسية',
    goToInterests: 'الذهاب إلى الفئات المفضلة',
    forgetRefusal: 'إزالة سبب الرفض',
    welcome: 'الترحيب بالعميل',
  },
  delays: {
    refreshLimit: 'أطول انتظار للسلة والملف الشخصي (4 ثوانٍ)',
  },
  states: {
    'finishLogin.storingToken': 'حفظ تسجيل الدخول',
    'finishLogin.unstored': 'تعذّر حفظ الدخول',
    'finishLogin.choosingCart': 'اختيار السلة',
    'finishLogin.takingOverCart': 'نقل السلة',
    'finishLogin.cartRefused': 'رُفض نقل السلة',
    'finishLogin.cartFailed': 'تعذّر نقل السلة',
    'finishLogin.refetchingCart': 'تحديث السلة',
    'finishLogin.refreshingProfile': 'تحديث الملف الشخصي',
    'finishLogin.welcoming': 'الترحيب',
    'finishLogin.finished': 'اكتمل الدخول',
  },
  descriptions: {
    finishLogin: 'ما يتبع قبول تسجيل الدخول: يُحفظ، وتصبح السلة والملف الشخصي للعميل.',
    'finishLogin.storingToken': 'أولًا يحفظ المتصفح تسجيل الدخول.',
    'finishLogin.unstored': 'تعذّر على المتصفح حفظ تسجيل الدخول؛ يمكن للمتسوّق المحاولة مجددًا.',
    'finishLogin.choosingCart': 'يختار المتسوّق أي السلتين يحتفظ بها.',
    'finishLogin.takingOverCart': 'يحتفظ السوق بالسلة المختارة.',
    'finishLogin.cartRefused': 'يقرأ المتسوّق السبب ثم يختار مجددًا أو يتابع.',
    'finishLogin.cartFailed': 'تعذّر الوصول إلى السوق؛ يختار المتسوّق مجددًا أو يتابع.',
    'finishLogin.refetchingCart': 'تصبح السلة والمفضلة للعميل.',
    'finishLogin.refreshingProfile': 'يصبح الملف الشخصي للعميل.',
    'finishLogin.welcoming': 'يقرأ المتسوّق أن الأمر نجح؛ ويُقرَّر أين يتابع.',
    'finishLogin.finished': 'سجّل العميل الدخول وتُغلق النافذة.',
  },
  choices: {
    'Guest and customer both have a cart, of different stores or trips.':
      'للضيف وللعميل سلتان من متجرين مختلفين أو لرحلتين مختلفتين.',
    'There is one cart, taken over already.': 'هناك سلة واحدة، وقد انتقلت إلى العميل.',
    'Nothing is chosen: the customer’s cart stays, the guest’s waits aside.':
      'لم يُختر شيء: تبقى سلة العميل، وسلة الضيف محفوظة جانبًا.',
    'One cart is left.': 'بقيت سلة واحدة.',
    'Another module has two carts as well.': 'في قسم آخر سلتان أيضًا.',
    'The carts could not be settled so.': 'تعذّر حسم السلتين هكذا.',
    'The sign-in stands; the cart tells where it is shown that it is missing.':
      'تسجيل الدخول قائم؛ ويظهر غياب السلة في مكانها.',
    'A slow answer must not hold the shopper up.': 'إجابة بطيئة يجب ألا تؤخّر المتسوّق.',
    'The sign-in stands; the profile tells where it is shown that it is missing.':
      'تسجيل الدخول قائم؛ ويظهر غياب الملف الشخصي في مكانه.',
    'From the password page, or new in the parcel module: home.':
      'من صفحة كلمة المرور، أو جديد في قسم الطرود: الصفحة الرئيسية.',
    'Somebody new, in a known zone: favourite categories come next.':
      'شخص جديد في منطقة معروفة: الفئات المفضلة تالية.',
    'The shopper stays on the page.': 'يبقى المتسوّق في الصفحة.',
  },
};
