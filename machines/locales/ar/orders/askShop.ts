import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'مراسلة المتجر',
  events: {
    'askShop.sent': 'إرسال الرسالة',
    'askShop.edited': 'تعديل أحد الحقول',
    'askShop.another': 'كتابة رسالة أخرى',
  },
  guards: {
    hasArrived: 'وصلت إلى المتجر',
    isTooMany: 'رسائل كثيرة في وقت قصير',
  },
  unmet: {
    hasArrived: 'لم تصل إلى المتجر',
    isTooMany: 'لم تكن الرسائل كثيرة في وقت قصير',
  },
  actors: { sendQuestion: 'إرسال الرسالة' },
  actions: {
    keepQuestion: 'حفظ ما كُتب',
    forgetQuestion: 'نسيان ما أُرسل',
    keepRefusal: 'تذكّر ما قاله المتجر',
    keepWait: 'تذكّر مدة الانتظار',
    forgetRefusal: 'إزالة السبب',
  },
  delays: { untilAnother: 'حتى يُسمح بإرسال أخرى' },
  states: {
    'askShop.writing': 'كتابة الرسالة',
    'askShop.sending': 'إرسال الرسالة',
    'askShop.refused': 'حقل مرفوض',
    'askShop.tooMany': 'رسائل كثيرة',
    'askShop.failed': 'تعذّر الإرسال',
    'askShop.sent': 'وصلت الرسالة',
  },
  descriptions: {
    askShop: 'سؤال إلى المتجر نفسه من الزوار والعملاء، يُجاب عنه بالبريد أو برسالة نصية.',
    'askShop.writing': 'تُكتب الرسالة، ويبقى ما كُتب بعد إعادة تحميل الصفحة.',
    'askShop.sending': 'الرسالة في طريقها، ولا تُرسل مرتين بضغطة ثانية.',
    'askShop.refused': 'يذكر الحقل ما قاله المتجر عنه حتى يُعدَّل.',
    'askShop.tooMany': 'لا يُقبل المزيد لبعض الوقت، ويبقى ما كُتب.',
    'askShop.failed': 'تعذّر الوصول إلى المتجر؛ يبقى ما كُتب ويمكن إرساله من جديد.',
    'askShop.sent': 'وصلت الرسالة إلى المتجر، ويذكر كيف سيجيب.',
  },
  choices: {
    'The shop has it.': 'وصلت إلى المتجر.',
    'Too many came from here in a short time.': 'وصلت من هنا رسائل كثيرة في وقت قصير.',
    'The shop does not take a field as it is.': 'لا يقبل المتجر أحد الحقول كما هو.',
    'Another question may be sent again.': 'يمكن إرسال رسالة أخرى من جديد.',
  },
};
