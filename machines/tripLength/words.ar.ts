import type { TranslatedWords } from '../wordList';

export const wordsAr: TranslatedWords = {
  title: 'تمديد رحلة أو تقصيرها',
  events: {
    'tripLength.chosen': 'إدخال مدة أخرى',
    'tripLength.confirmed': 'قبول السعر الجديد',
    'tripLength.retried': 'إعادة المحاولة',
    'tripLength.closed': 'إغلاق النافذة',
  },
  guards: {
    isSameLength: 'هذه هي مدتها بالفعل',
    isOffered: 'قدّم المتجر عرضًا',
    isChanged: 'غيّرها المتجر',
    isAmountChanged: 'تغيّر السعر في هذه الأثناء',
  },
  actors: { quoteLength: 'السؤال عن السعر', changeLength: 'تغيير الرحلة' },
  actions: {
    keepHours: 'تدوين الساعات',
    keepOffer: 'تدوين العرض',
    keepMessage: 'تدوين ما قاله المتجر',
    markChanged: 'تدوين تغيير الرحلة',
    announceChange: 'الإعلام بتحديث الرحلة',
  },
  delays: {},
  states: {
    'tripLength.choosing': 'تحديد المدة',
    'tripLength.choosingOther': 'طلب مدة أخرى',
    'tripLength.quoting': 'السؤال عن المبلغ',
    'tripLength.deciding': 'عرض الفرق والقرار',
    'tripLength.changing': 'تغيير الرحلة',
    'tripLength.refused': 'رُفض التغيير',
    'tripLength.failed': 'تعذّر الوصول إلى المتجر',
    'tripLength.closed': 'أُغلقت النافذة',
  },
  descriptions: {
    tripLength: 'تُمدَّد رحلة محجوزة أو تُقصَّر: ويظهر فرق السعر قبل أن يتغيّر شيء.',
    'tripLength.choosing': 'يذكر المتسوّق كم ستدوم الرحلة.',
    'tripLength.choosingOther': 'يُقال للمتسوّق إن هذه هي مدة الرحلة بالفعل.',
    'tripLength.quoting': 'يُسأل المتجر هل المركبات متاحة وكم التكلفة.',
    'tripLength.deciding': 'يرى المتسوّق المبلغ القديم والجديد وموعد إعادة المركبات.',
    'tripLength.changing': 'تُغيَّر الرحلة؛ ويبقى السؤال حتى يُعرف الجواب.',
    'tripLength.refused': 'يذكر المتجر سبب تعذّر ذلك؛ ويمكن السؤال عن مدة أخرى.',
    'tripLength.failed': 'تعذّر الوصول إلى المتجر؛ والسؤال مجددًا يبيّن ما آل إليه الأمر.',
    'tripLength.closed': 'أُغلقت النافذة.',
  },
  choices: {
    'That is how long the trip is already.': 'هذه هي مدة الرحلة بالفعل.',
    'The shopper wants to know what it would cost.': 'يريد المتسوّق معرفة التكلفة.',
    'The trip stays as it is.': 'تبقى الرحلة كما هي.',
    'It is possible, at this price.': 'ذلك ممكن بهذا السعر.',
    'It is not possible, for instance because a vehicle is taken by then.':
      'ذلك غير ممكن، مثلًا لأن مركبة محجوزة حينها.',
    'The new amount is accepted.': 'قُبل المبلغ الجديد.',
    'The trip is as long as wished.': 'صارت الرحلة بالمدة المطلوبة.',
    'The price is another one by now: it is shown again.':
      'تغيّر السعر في هذه الأثناء: ويُعرض من جديد.',
    'It is no longer possible.': 'لم يعد ذلك ممكنًا.',
    'The shopper tries again.': 'يعيد المتسوّق المحاولة.',
  },
};
