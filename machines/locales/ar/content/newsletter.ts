import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'النشرة البريدية',
  events: {
    'newsletter.submitted': 'تم الضغط على اشتراك',
    'newsletter.edited': 'تم تعديل العنوان',
  },
  guards: {
    isAddress: 'عنوان بريد إلكتروني',
    isSubscribed: 'العنوان في القائمة',
  },
  unmet: {
    isAddress: 'ليس عنوان بريد إلكتروني',
    isSubscribed: 'لم يُضَف العنوان إلى القائمة',
  },
  actors: { subscribe: 'اشتراك العنوان' },
  actions: {
    keepAddress: 'تدوين العنوان',
    forgetAddress: 'نسيان العنوان',
    keepRefusal: 'تدوين سبب الرفض',
    forgetRefusal: 'إزالة السبب',
    announceSubscribed: 'الإعلام بنجاح الاشتراك',
  },
  delays: {},
  states: {
    'newsletter.editing': 'كتابة البريد',
    'newsletter.invalid': 'عنوان غير صحيح',
    'newsletter.subscribing': 'إرسال الاشتراك',
    'newsletter.subscribed': 'تم الاشتراك',
    'newsletter.refused': 'رُفض الاشتراك',
    'newsletter.failed': 'تعذّر الوصول إلى الخادم',
  },
  descriptions: {
    newsletter: 'يشترك زائر في النشرة البريدية من أسفل الصفحة.',
    'newsletter.editing': 'يكتب القارئ عنوان بريد إلكتروني.',
    'newsletter.invalid': 'يقول الحقل ما الخطأ في العنوان حتى يُعدَّل.',
    'newsletter.subscribing': 'يضيف الخادم العنوان إلى قائمته.',
    'newsletter.subscribed': 'يُعلَم القارئ، ويعود الحقل فارغًا.',
    'newsletter.refused': 'يذكر الحقل سبب الخادم حتى يُعدَّل.',
    'newsletter.failed': 'تعذّر الوصول إلى الخادم؛ يمكن للقارئ المحاولة مجددًا.',
  },
  choices: {
    'What was typed is an e-mail address.': 'ما كُتب عنوان بريد إلكتروني.',
    'It is none.': 'ليس عنوانًا.',
    'The address is on the list.': 'العنوان في القائمة.',
    'The server does not take it.': 'لا يقبله الخادم.',
    'A second press does not subscribe twice.': 'ضغطة ثانية لا تُكرّر الاشتراك.',
    'The address on its way stays as it was sent.': 'يبقى العنوان المُرسَل كما هو.',
  },
};
