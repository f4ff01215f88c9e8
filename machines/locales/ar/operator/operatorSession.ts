import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'جلسة مشغّل السوق',
  events: {
    'operatorSession.leaving': 'الضغط على تسجيل الخروج',
    'operatorSession.ended': 'انتهت الجلسة',
  },
  guards: {},
  actors: {
    signOut: 'إنهاء الجلسة',
  },
  actions: {
    noteLeaving: 'تدوين الخروج',
  },
  delays: {},
  states: {
    'operatorSession.working': 'العمل',
    'operatorSession.signingOut': 'تسجيل الخروج',
    'operatorSession.signedOut': 'انتهت الجلسة',
  },
  descriptions: {
    operatorSession: 'يعمل مشغّل السوق في غرفة السوق إلى أن يغادرها أو تنتهي جلسته.',
    'operatorSession.working': 'الغرفة مفتوحة.',
    'operatorSession.signingOut': 'يُبلَّغ السوق؛ وتنتهي الجلسة في هذا المتصفح على كل حال.',
    'operatorSession.signedOut': 'لا أحد في الغرفة.',
  },
  choices: {
    'They sign out.': 'يسجّل خروجه.',
    'The shop says that it has ended.': 'يقول السوق إنها انتهت.',
    'It is being ended.': 'يجري إنهاؤها.',
  },
};
