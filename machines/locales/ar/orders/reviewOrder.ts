import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'تقييم طلب',
  events: {
    'review.rated': 'اختيار النجوم',
    'review.sent': 'الضغط على إرسال التقييم',
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
    markReviewed: 'تدوين أنه قُيّم',
    sayThanks: 'شكر العميل',
  },
  delays: {},
  states: {
    'reviewOrder.signingIn': 'تسجيل الدخول',
    'reviewOrder.choosing': 'كتابة التقييم',
    'reviewOrder.missingStars': 'النجوم ناقصة',
    'reviewOrder.sending': 'إرسال التقييم',
    'reviewOrder.refused': 'رُفض التقييم',
    'reviewOrder.failed': 'تعذّر الوصول إلى المتجر',
    'reviewOrder.closed': 'أُغلقت النافذة',
  },
  descriptions: {
    'reviewOrder.signingIn': 'يسجّل العميل الدخول مجددًا، ثم يُرسَل التقييم.',
    reviewOrder: 'نجوم وكلمات وصور لصنف من طلب وصل أو لمن أوصله.',
    'reviewOrder.choosing': 'يعطي المتسوّق نجومًا، وكلمات وحتى ثلاث صور إن أحب.',
    'reviewOrder.missingStars': 'يُخبَر المتسوّق بأن النجوم لازمة؛ ويزول ذلك مع أول نجمة.',
    'reviewOrder.sending': 'يُرسَل التقييم؛ ويبقى السؤال حتى يُعرف الرد.',
    'reviewOrder.refused': 'لم يقبل المتجر التقييم وذكر السبب؛ يمكن تعديله وإرساله.',
    'reviewOrder.failed': 'تعذّر الوصول إلى المتجر؛ يبقى ما أُدخل ويمكن إرساله مجددًا.',
    'reviewOrder.closed': 'أُغلقت النافذة.',
  },
  choices: {
    'The session has ended meanwhile.': 'انتهت الجلسة في هذه الأثناء.',
    'Signed in: the review is sent.': 'سُجّل الدخول: يُرسَل التقييم.',
    'Nobody signed in: what was entered stays.': 'لم يسجّل أحد الدخول: يبقى ما أُدخل.',
    'The shopper leaves the question.': 'يترك المتسوّق السؤال.',
    'Stars, words and photos are sent.': 'تُرسل النجوم والكلمات والصور.',
    'A review needs stars.': 'يحتاج التقييم إلى نجوم.',
    'The shop took it.': 'قبله المتجر.',
    'A file was no photo, or there is a review already.':
      'أحد الملفات ليس صورة، أو هناك تقييم سابق.',
  },
};
