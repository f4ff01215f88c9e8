import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'إرسال الأخبار إلى المتصفح',
  events: {
    'pushNews.wanted': 'تشغيل الأخبار في هذا المتصفح',
    'pushNews.declined': 'إيقاف الأخبار في هذا المتصفح',
  },
  guards: {
    isUnsupported: 'المتصفح لا يدعم ذلك',
    isBlocked: 'المتصفح ممنوع من ذلك',
    isWantedAlready: 'سبق طلبها',
    isAllowed: 'سُمح بها',
    isForbidden: 'مُنعت',
  },
  actors: {
    readPush: 'معرفة ما يقبله المتصفح',
    askPermission: 'طلب الإذن',
    registerPush: 'تعريف المتجر بالمتصفح',
    endPush: 'إزالة المتصفح',
  },
  actions: {},
  delays: {},
  states: {
    'pushNews.looking': 'فحص المتصفح',
    'pushNews.unsupported': 'غير مدعوم',
    'pushNews.blocked': 'ممنوع في المتصفح',
    'pushNews.off': 'متوقفة',
    'pushNews.asking': 'طلب الإذن',
    'pushNews.registering': 'تعريف المتصفح',
    'pushNews.on': 'تعمل',
    'pushNews.ending': 'إيقاف الأخبار',
    'pushNews.failed': 'تعذّر التشغيل',
    'pushNews.stillOn': 'تعذّر الإيقاف',
  },
  descriptions: {
    pushNews: 'أخبار الطلبات والمال تُرسل إلى هذا المتصفح: تُطلب بزر ولا تبدأ من نفسها.',
    'pushNews.looking': 'يفحص المتجر إن كان المتصفح يقبل الأخبار، ولا يُسأل أحد.',
    'pushNews.unsupported': 'تظهر الأخبار في الصفحة فقط.',
    'pushNews.blocked': 'طُلب من المتصفح ألا يقبل الأخبار، ويُذكر أين يُغيَّر ذلك.',
    'pushNews.off': 'يعرض زر تشغيل الأخبار في هذا المتصفح.',
    'pushNews.asking': 'يسأل المتصفح إن كان مسموحًا له.',
    'pushNews.registering': 'يُعرَّف المتجر بالمتصفح.',
    'pushNews.on': 'تصل الأخبار إلى هذا المتصفح حتى والمتجر مغلق.',
    'pushNews.ending': 'يُخبَر المتجر أن هذا المتصفح لا يريد المزيد.',
    'pushNews.failed': 'تعذّر تعريف المتصفح، ويمكن المحاولة من جديد.',
    'pushNews.stillOn': 'تعذّر إخبار المتجر؛ تبقى الأخبار تصل، ويمكن المحاولة من جديد.',
  },
  choices: {
    'The browser, or the shop, cannot.': 'المتصفح أو المتجر لا يدعم ذلك.',
    'It was forbidden in the browser.': 'مُنعت في المتصفح.',
    'It was asked for before: what the shop knows of the browser is renewed.':
      'سبق طلبها: يُجدَّد ما يعرفه المتجر عن المتصفح.',
    'Nobody has asked for it.': 'لم يطلبها أحد.',
    'It may.': 'مسموح.',
    'It may not.': 'غير مسموح.',
    'The question was closed without an answer.': 'أُغلق السؤال بلا جواب.',
  },
};
