/** The few words that the charts themselves say. */
export interface Phrases {
  anywhere: string;
  atOnce: string;
  otherwise: string;
  if: string;
  not: string;
  and: string;
  or: string;
  in: string;
  done: (actor: string) => string;
  failed: (actor: string) => string;
  reported: (actor: string) => string;
  finished: string;
  anythingElse: string;
  routed: string;
  seconds: (count: number) => string;
  unnamed: string;
}

const english: Phrases = {
  anywhere: 'From anywhere here',
  atOnce: 'At once',
  otherwise: 'Otherwise',
  if: 'If',
  not: 'not',
  and: 'and',
  or: 'or',
  in: 'in',
  done: (actor) => `${actor}: done`,
  failed: (actor) => `${actor}: failed`,
  reported: (actor) => `${actor}: news`,
  finished: 'All of this is done',
  anythingElse: 'Anything else',
  routed: 'Sent here by address',
  seconds: (count) => `After ${count} s`,
  unnamed: 'a condition without a name',
};

const arabic: Phrases = {
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

/** The phrases of a language; English where it has none. */
export const phrasesOf = (language: string): Phrases => (language === 'ar' ? arabic : english);

/** Whether a language is written from right to left. */
export const isRightToLeft = (language: string): boolean =>
  ['ar', 'fa', 'he', 'ur'].includes(language.split('-')[0] ?? '');
