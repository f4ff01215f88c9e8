import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'حذف الحساب',
  events: {
    'deleteAccount.confirmed': 'تم تأكيد الحذف',
    'deleteAccount.declined': 'تم التراجع عن الحذف',
  },
  guards: {
    isDeleted: 'حُذف الحساب',
    wasDeleted: 'حذفته المحاولة السابقة',
    isSignInNeeded: 'انتهت الجلسة',
    hasSignedIn: 'سجّل المتسوّق الدخول',
  },
  unmet: {
    isDeleted: 'ما زال الحساب موجودًا',
    wasDeleted: 'لم تحذفه محاولة سابقة',
    isSignInNeeded: 'لم تنتهِ الجلسة',
    hasSignedIn: 'لم يسجّل أحد الدخول',
  },
  actors: {
    deleteAccount: 'حذف الحساب',
    askToSignIn: 'طلب تسجيل الدخول',
  },
  actions: {
    keepRefusal: 'تدوين سبب الرفض',
    noteUnknown: 'تدوين أن ردًا لم يصل',
    noteThere: 'تدوين أن الحساب ما زال موجودًا',
    announceRefusal: 'الإعلام بسبب الرفض',
    forgetRefusal: 'إزالة سبب الرفض',
    noteDeleted: 'تدوين أن الحساب حُذف',
    removeToken: 'إزالة تسجيل الدخول من المتصفح',
    dropPrivateData: 'مسح البيانات الشخصية من الذاكرة',
    forgetOrders: 'نسيان المسودات والطلبات على هذا الجهاز',
    announceDeletion: 'الإعلام بحذف الحساب',
    goToStart: 'الذهاب إلى صفحة البداية',
  },
  delays: {},
  states: {
    'deleteAccount.asking': 'تأكيد الحذف',
    'deleteAccount.deletingAccount': 'حذف الحساب',
    'deleteAccount.signingIn': 'تسجيل الدخول',
    'deleteAccount.refused': 'رُفض الحذف',
    'deleteAccount.failed': 'تعذّر الوصول إلى المتجر',
    'deleteAccount.deleted': 'حُذف الحساب',
    'deleteAccount.stayed': 'بقي الحساب',
  },
  descriptions: {
    deleteAccount: 'يحذف العميل حسابه نهائيًا.',
    'deleteAccount.asking': 'يُسأل العميل هل يُحذف الحساب حقًا.',
    'deleteAccount.deletingAccount': 'يحذف المتجر الحساب.',
    'deleteAccount.signingIn': 'يسجّل المتسوّق الدخول مجددًا ثم يُسأل مجددًا.',
    'deleteAccount.refused': 'يقرأ العميل لماذا يبقى الحساب الآن.',
    'deleteAccount.failed': 'تعذّر الوصول إلى المتجر؛ يمكن للعميل المحاولة مجددًا.',
    'deleteAccount.deleted': 'حُذف الحساب وآثاره في هذا المتصفح.',
    'deleteAccount.stayed': 'يبقى الحساب.',
  },
  choices: {
    'It is gone.': 'حُذف.',
    'It was gone already: the answer to the attempt before was lost.':
      'كان قد حُذف: ضاع الرد على المحاولة السابقة.',
    'No answer came: the account may be gone or not.': 'لم يصل رد: ربما حُذف الحساب وربما لا.',
    'The session has ended meanwhile.': 'انتهت الجلسة في هذه الأثناء.',
    'It cannot go now, as long as an order is under way.': 'لا يمكن حذفه الآن ما دام هناك طلب جارٍ.',
    'Signed in.': 'تم تسجيل الدخول.',
    'Not signed in: nothing happens.': 'لم يُسجَّل الدخول: لا يحدث شيء.',
  },
};
