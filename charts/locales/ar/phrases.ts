import type { Phrases } from '../locale';

export const phrases: Phrases = {
  anywhere: 'من أي موضع هنا',
  atOnce: 'فورًا',
  otherwise: 'وإلا',
  if: 'إذا',
  not: 'ليس',
  and: 'و',
  or: 'أو',
  in: 'في',
  done: (actor) => `${actor}: تمّ`,
  failed: (actor) => `${actor}: لم ينجح`,
  doneAlone: 'تمّ',
  failedAlone: 'لم ينجح',
  reported: (actor) => `${actor}: خبر جديد`,
  finished: 'اكتمل كل هذا',
  anythingElse: 'أي شيء آخر',
  routed: 'وصول بعنوان',
  seconds: (count) => `بعد ${count} ث`,
  within: (count) => {
    if (count === 1) return 'حالة واحدة';
    if (count === 2) return 'حالتان';
    return `${count} ${count <= 10 ? 'حالات' : 'حالة'}`;
  },
  unnamed: 'شرط بلا اسم',
};
