import type { TranslatedWords } from '../wordList';

export const wordsAr: TranslatedWords = {
  title: 'إلغاء طلب',
  events: {
    'cancelOrder.confirmed': 'الضغط على إلغاء الطلب',
    'cancelOrder.retried': 'إعادة المحاولة',
    'cancelOrder.closed': 'إغلاق النافذة',
  },
  guards: {
    isCancelled: 'أُلغي الطلب',
    isTooLate: 'بدأ المتجر',
  },
  actors: {
    cancelOrder: 'إلغاء الطلب',
  },
  actions: {
    keepReason: 'حفظ السبب',
    reportCancelled: 'الإبلاغ عن الإلغاء',
    announceCancelled: 'الإعلام بإلغاء الطلب',
  },
  delays: {},
  states: {
    'cancelOrder.choosingReason': 'اختيار السبب',
    'cancelOrder.cancelling': 'إلغاء الطلب',
    'cancelOrder.tooLate': 'فات الأوان',
    'cancelOrder.refused': 'رُفض الإلغاء',
    'cancelOrder.failed': 'تعذّر الوصول إلى المتجر',
    'cancelOrder.closed': 'أُغلقت النافذة',
  },
  descriptions: {
    cancelOrder: 'يُلغى طلب لم يبدأه المتجر مع ذكر السبب؛ وإن فات الأوان أُخبر المتسوّق.',
    'cancelOrder.choosingReason': 'يقول المتسوّق سبب إلغاء الطلب.',
    'cancelOrder.cancelling': 'يُبلَّغ المتجر.',
    'cancelOrder.tooLate': 'بدأ المتجر، فلم يعد إلغاء الطلب ممكنًا هنا.',
    'cancelOrder.refused': 'رفض المتجر إلغاء الطلب.',
    'cancelOrder.failed': 'تعذّر الوصول إلى المتجر؛ يمكن للمتسوّق المحاولة مجددًا.',
    'cancelOrder.closed': 'أُغلقت النافذة.',
  },
  choices: {
    'The shopper keeps the order.': 'يُبقي المتسوّق الطلب.',
    'The shopper cancels the order.': 'يلغي المتسوّق الطلب.',
    'Too late to change one’s mind: the shop is being told.': 'فات أوان التراجع: يُبلَّغ المتجر.',
    'The order is cancelled.': 'أُلغي الطلب.',
    'The store has already begun.': 'بدأ المتجر بالفعل.',
    'The shop refuses.': 'يرفض المتجر.',
    'The shopper tries again.': 'يحاول المتسوّق مجددًا.',
  },
};
