import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'تقييم رحلة',
  events: {
    'review.rated': 'اختيار النجوم',
    'review.sent': 'تم الضغط على إرسال التقييم',
    'review.closed': 'إغلاق النافذة',
  },
  guards: {
    isSignInNeeded: 'انتهت الجلسة',
    hasSignedIn: 'سُجّل الدخول',
    hasRating: 'اختيرت نجوم',
    isTaken: 'قبله المتجر',
  },
  unmet: {
    isSignInNeeded: 'لم تنتهِ الجلسة',
    hasSignedIn: 'لم يسجّل أحد الدخول',
    hasRating: 'لم تُختر نجوم',
    isTaken: 'لم يقبله المتجر',
  },
  actors: { askToSignIn: 'طلب تسجيل الدخول', sendReview: 'إرسال التقييم' },
  actions: {
    keepRating: 'تدوين النجوم',
    keepText: 'تدوين الكلمات والصور',
    keepMessage: 'تدوين ما قاله المتجر',
    markReviewed: 'تدوين إتمام التقييم',
    sayThanks: 'شكر المتسوّق',
  },
  delays: {},
  states: {
    'reviewTrip.signingIn': 'تسجيل الدخول',
    'reviewTrip.choosing': 'كتابة التقييم',
    'reviewTrip.missingStars': 'النجوم ناقصة',
    'reviewTrip.sending': 'إرسال التقييم',
    'reviewTrip.refused': 'رُفض التقييم',
    'reviewTrip.failed': 'تعذّر الوصول إلى المتجر',
    'reviewTrip.closed': 'أُغلقت النافذة',
  },
  descriptions: {
    'reviewTrip.signingIn': 'يسجّل العميل الدخول مجددًا، ثم يُرسَل التقييم.',
    reviewTrip: 'تؤخذ نجوم وكلمات وصور عن مركبة بعد رحلتها.',
    'reviewTrip.choosing': 'يعطي المتسوّق نجومًا، وكلمات وحتى ثلاث صور إن أحب.',
    'reviewTrip.missingStars': 'يُقال للمتسوّق إن النجوم لازمة؛ ويزول ذلك مع أول نجمة.',
    'reviewTrip.sending': 'يُرسل التقييم؛ ويبقى السؤال حتى يُعرف جوابه.',
    'reviewTrip.refused': 'لم يقبل المتجر التقييم ويذكر السبب؛ يمكن تعديله وإرساله.',
    'reviewTrip.failed': 'تعذّر الوصول إلى المتجر؛ يبقى ما أُدخل ويمكن إرساله مجددًا.',
    'reviewTrip.closed': 'أُغلقت النافذة.',
  },
  choices: {
    'The session has ended meanwhile.': 'انتهت الجلسة في هذه الأثناء.',
    'Signed in: the review is sent.': 'سُجّل الدخول: يُرسَل التقييم.',
    'Nobody signed in: what was entered stays.': 'لم يسجّل أحد الدخول: يبقى ما أُدخل.',
    'The shopper leaves the question.': 'يترك المتسوّق السؤال.',
    'Stars, words and photos are sent.': 'تُرسل النجوم والكلمات والصور.',
    'A review needs stars.': 'التقييم يحتاج إلى نجوم.',
    'The shop took it.': 'قبله المتجر.',
    'A file was no photo, or there is a review already.':
      'أحد الملفات ليس صورة، أو هناك تقييم سابق.',
  },
};
