import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Another language',
  events: {
    'language.chosen': 'Language pressed',
    'language.confirmed': 'Change confirmed',
    'language.declined': 'Change declined',
    'language.retried': 'Try again pressed',
    'language.closed': 'Closed',
  },
  guards: { isAnother: 'It is another language than now' },
  unmet: {
    isAnother: 'it is the language in use already',
  },
  actors: {
    turnToLanguage: 'Speak the language and remember it',
    fetchTexts: 'Fetch the server’s texts in it',
  },
  actions: {
    keepChoice: 'Note the language',
    announceChange: 'Say that the language has been changed',
  },
  delays: { textsLimit: 'Longest wait for the texts (2 s)' },
};
