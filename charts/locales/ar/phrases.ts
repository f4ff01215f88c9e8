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
  reported: (actor) => `${actor}: خبر جديد`,
  finished: 'اكتمل كل هذا',
  anythingElse: 'أي شيء آخر',
  routed: 'وصول بعنوان',
  seconds: (count) => `بعد ${count} ث`,
  unnamed: 'شرط بلا اسم',
};
