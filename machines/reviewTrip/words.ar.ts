import type { TranslatedWords } from '../wordList';

export const wordsAr: TranslatedWords = {
  title: 'تقييم رحلة',
  events: {
    'reviewTrip.rated': 'اختيار النجوم',
    'reviewTrip.sent': 'تم الضغط على إرسال التقييم',
    'reviewTrip.closed': 'إغلاق النافذة',
  },
  guards: { hasRating: 'توجد نجوم', isTaken: 'قبله المتجر' },
  actors: { sendReview: 'إرسال التقييم' },
  actions: {
    keepRating: 'تدوين النجوم',
    keepComment: 'تدوين الكلمات',
    keepMessage: 'تدوين ما قاله المتجر',
    markReviewed: 'تدوين إتمام التقييم',
    announceReview: 'شكر المتسوّق',
  },
  delays: {},
  descriptions: {
    reviewTrip: 'تؤخذ نجوم وكلمات عن مركبة بعد رحلتها.',
    'reviewTrip.choosing': 'يعطي المتسوّق نجومًا، وكلمات إن شاء.',
    'reviewTrip.missingStars': 'يُقال للمتسوّق إن النجوم لازمة؛ ويزول ذلك مع أول نجمة.',
    'reviewTrip.sending': 'يُرسل التقييم؛ ويبقى السؤال حتى يُعرف جوابه.',
    'reviewTrip.refused': 'لم يقبل المتجر التقييم ويذكر السبب.',
    'reviewTrip.failed': 'تعذّر الوصول إلى المتجر؛ يبقى ما أُدخل ويمكن إرساله مجددًا.',
    'reviewTrip.closed': 'أُغلقت النافذة.',
  },
  choices: {
    'The shopper leaves the question.': 'يترك المتسوّق السؤال.',
    'Stars and words are sent.': 'تُرسل النجوم والكلمات.',
    'A review needs stars.': 'التقييم يحتاج إلى نجوم.',
    'The shop took it.': 'قبله المتجر.',
    'The shop refuses, for instance because there is a review already.':
      'يرفض المتجر، مثلًا لوجود تقييم سابق.',
  },
};
