import type { TranslatedWords } from '../wordList';

export const wordsAr: TranslatedWords = {
  title: 'إرسال الرسائل',
  events: {
    'sendMessage.written': 'إرسال رسالة',
    'sendMessage.retried': 'إعادة المحاولة',
    'sendMessage.discarded': 'حذف الرسالة',
  },
  guards: {
    isSent: 'وصلت الرسالة إلى المتجر',
    isSentAndMoreWait: 'وصلت وغيرها ينتظر',
    areThereUnsent: 'هناك رسائل لم تُرسل',
    areThereMore: 'رسائل أخرى تنتظر',
    isRoomLeft: 'أقل من خمس تنتظر',
  },
  actors: { sendMessage: 'إرسال الرسالة' },
  actions: {
    keepDraft: 'حفظ الرسالة',
    dropFirst: 'رفع الرسالة من القائمة',
    keepRefusal: 'تذكّر ما قاله الخادم',
  },
  delays: { retryPause: 'مهلة قبل إعادة المحاولة' },
  states: {
    'sendMessage.ready': 'جاهز للكتابة',
    'sendMessage.sending': 'إرسال رسالة',
    'sendMessage.failed': 'تعذّر الإرسال',
    'sendMessage.refused': 'رُفضت الرسالة',
  },
  descriptions: {
    sendMessage: 'رسائل محادثة واحدة: تظهر فورًا، وتُرسل واحدة تلو الأخرى، وتُحفظ حتى تصل إلى المتجر.',
    'sendMessage.ready': 'وصل كل شيء إلى المتجر، ويمكن للعميل الكتابة.',
    'sendMessage.sending': 'أول رسالة لم تُرسل في طريقها، ويمكن كتابة غيرها في الأثناء.',
    'sendMessage.failed': 'تعذّر الوصول إلى المتجر: تُحفظ الرسائل ويعاد إرسالها.',
    'sendMessage.refused': 'لا يقبل المتجر الرسالة الأولى ويذكر السبب، وتبقى حتى يُتخلى عنها.',
  },
  choices: {
    'Something was left unsent when the page was closed.': 'بقي شيء لم يُرسل عند إغلاق الصفحة.',
    'The customer sends a message; it is shown at once.': 'يرسل العميل رسالة فتظهر فورًا.',
    'The shop has it; the next one goes.': 'وصلت إلى المتجر، وتُرسل التالية.',
    'The shop has them all.': 'وصلت كلها إلى المتجر.',
    'The shop does not take this message.': 'لا يقبل المتجر هذه الرسالة.',
    'Another message waits its turn.': 'رسالة أخرى تنتظر دورها.',
    'The customer tries again now.': 'يعيد العميل المحاولة الآن.',
    'Another message is written: all are tried again.': 'كُتبت رسالة أخرى: يعاد إرسال الكل.',
    'It is tried again by itself.': 'تعاد المحاولة تلقائيًا.',
    'Another message waits behind it.': 'رسالة أخرى تنتظر خلفها.',
    'It is given up, and the next one goes.': 'يُتخلى عنها وتُرسل التالية.',
    'It is given up.': 'يُتخلى عنها.',
  },
};
