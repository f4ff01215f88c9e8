import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'رسائل نصية عن الطلبات',
  events: { 'textNews.switched': 'تشغيل الرسائل النصية أو إيقافها' },
  guards: { isNoted: 'سجّله المتجر' },
  unmet: { isNoted: 'انتهت الجلسة' },
  actors: { noteWish: 'إبلاغ المتجر هل هي مرغوبة' },
  actions: {
    keepWish: 'حفظ ما يُراد',
    takeWish: 'إظهار ما سُجّل',
    dropWish: 'إظهاره كما كان',
  },
  delays: {},
  states: {
    'textNews.resting': 'ثابت',
    'textNews.noting': 'إبلاغ المتجر',
    'textNews.failed': 'تعذّر الوصول',
    'textNews.signedOut': 'انتهت الجلسة',
  },
  descriptions: {
    textNews: 'يقول العميل هل يريد رسائل نصية عن طلباته ورحلاته، ويلتزم المتجر بذلك.',
    'textNews.resting': 'يظهر هل هي مرغوبة.',
    'textNews.noting': 'يُبلَّغ المتجر، ويظهر كما اختير.',
    'textNews.failed': 'تعذّر إبلاغ المتجر: بقي كما كان، ويمكن تغييره من جديد.',
    'textNews.signedOut': 'لا يغيّره إلا من سجّل دخوله.',
  },
  choices: {
    'It is switched.': 'يُغيَّر.',
    'The shop keeps to it from now on.': 'يلتزم به المتجر من الآن.',
    'The session has ended: nothing was changed.': 'انتهت الجلسة: لم يتغيّر شيء.',
    'It is switched again.': 'يُغيَّر من جديد.',
  },
};
