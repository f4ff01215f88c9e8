import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'طلب استرداد المبلغ',
  events: {
    'requestRefund.sent': 'الضغط على إرسال الطلب',
    'requestRefund.closed': 'إغلاق النافذة',
  },
  guards: {
    isSignInNeeded: 'انتهت الجلسة',
    hasSignedIn: 'سُجّل الدخول',
    hasArrived: 'وصل الطلب إلى المتجر',
  },
  unmet: {
    isSignInNeeded: 'لم تنتهِ الجلسة',
    hasSignedIn: 'لم يسجّل أحد الدخول',
    hasArrived: 'لم يصل الطلب إلى المتجر',
  },
  actors: { askToSignIn: 'طلب تسجيل الدخول', askRefund: 'إرسال الطلب' },
  actions: {
    keepWish: 'تدوين السبب والكلمات والصور',
    keepMessage: 'تدوين ما قاله المتجر',
    markAsked: 'تدوين أنه طُلب',
    sayAsked: 'إبلاغ العميل بأن المتجر سيرد',
  },
  delays: {},
  states: {
    'requestRefund.signingIn': 'تسجيل الدخول',
    'requestRefund.explaining': 'بيان السبب',
    'requestRefund.sending': 'إرسال الطلب',
    'requestRefund.refused': 'رُفض الطلب',
    'requestRefund.failed': 'تعذّر الوصول إلى المتجر',
    'requestRefund.asked': 'وصل الطلب',
    'requestRefund.closed': 'أُغلقت النافذة',
  },
  descriptions: {
    'requestRefund.signingIn': 'يسجّل العميل الدخول مجددًا، ثم يُرسَل الطلب.',
    requestRefund: 'يطلب المتسوّق استرداد مبلغ طلب وصل ويذكر السبب.',
    'requestRefund.explaining': 'يختار المتسوّق سببًا، ويضيف كلمات وصورًا إن أحب.',
    'requestRefund.sending': 'يُرسَل الطلب؛ ويُحفظ مرة واحدة مهما تكرر إرساله.',
    'requestRefund.refused': 'لم يقبل المتجر الطلب وذكر السبب؛ يمكن تعديله وإرساله.',
    'requestRefund.failed': 'تعذّر الوصول إلى المتجر؛ يبقى ما أُدخل ويمكن إرساله مجددًا.',
    'requestRefund.asked': 'وصل الطلب؛ وتظهر حالته في صفحة الطلب.',
    'requestRefund.closed': 'أُغلقت النافذة ولم يُطلب شيء.',
  },
  choices: {
    'The session has ended meanwhile.': 'انتهت الجلسة في هذه الأثناء.',
    'Signed in: the request is sent.': 'سُجّل الدخول: يُرسَل الطلب.',
    'Nobody signed in: what was entered stays.': 'لم يسجّل أحد الدخول: يبقى ما أُدخل.',
    'The shop has it and will answer.': 'وصل إلى المتجر وسيرد.',
    'A file was no photo, or it is too late for this order.':
      'أحد الملفات ليس صورة، أو فات الأوان لهذا الطلب.',
  },
};
