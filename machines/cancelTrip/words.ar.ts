import type { TranslatedWords } from '../wordList';

export const wordsAr: TranslatedWords = {
  title: 'إلغاء رحلة',
  events: {
    'cancelTrip.confirmed': 'الضغط على إلغاء الرحلة',
    'cancelTrip.retried': 'إعادة المحاولة',
    'cancelTrip.closed': 'إغلاق النافذة',
  },
  guards: {
    isCancelled: 'أُلغيت الرحلة',
    isTooLate: 'بدأت الرحلة',
  },
  actors: {
    cancelTrip: 'إلغاء الرحلة',
  },
  actions: {
    keepReason: 'حفظ السبب',
    reportCancelled: 'الإبلاغ عن الإلغاء',
    announceCancelled: 'الإعلام بإلغاء الرحلة',
  },
  delays: {},
  states: {
    'cancelTrip.choosingReason': 'اختيار السبب',
    'cancelTrip.cancelling': 'إلغاء الرحلة',
    'cancelTrip.tooLate': 'فات الأوان',
    'cancelTrip.refused': 'رُفض الإلغاء',
    'cancelTrip.failed': 'تعذّر الوصول إلى المتجر',
    'cancelTrip.closed': 'أُغلقت النافذة',
  },
  descriptions: {
    cancelTrip: 'تُلغى رحلة لم تبدأ مع ذكر السبب؛ وإن فات الأوان أُخبر المتسوّق.',
    'cancelTrip.choosingReason': 'يقول المتسوّق سبب إلغاء الرحلة.',
    'cancelTrip.cancelling': 'يُبلَّغ المتجر.',
    'cancelTrip.tooLate': 'بدأت الرحلة، فلم يعد إلغاء الرحلة ممكنًا هنا.',
    'cancelTrip.refused': 'رفض المتجر إلغاء الرحلة.',
    'cancelTrip.failed': 'تعذّر الوصول إلى المتجر؛ يمكن للمتسوّق المحاولة مجددًا.',
    'cancelTrip.closed': 'أُغلقت النافذة.',
  },
  choices: {
    'The shopper keeps the trip.': 'يُبقي المتسوّق الرحلة.',
    'The shopper cancels the trip.': 'يلغي المتسوّق الرحلة.',
    'Too late to change one’s mind: the shop is being told.': 'فات أوان التراجع: يُبلَّغ المتجر.',
    'The trip is cancelled.': 'أُلغيت الرحلة.',
    'The trip has already begun.': 'بدأت الرحلة بالفعل.',
    'The shop refuses.': 'يرفض المتجر.',
    'The shopper tries again.': 'يحاول المتسوّق مجددًا.',
  },
};
