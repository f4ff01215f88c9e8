import type { Words } from '../../wordList';

export const words: Words = {
  title: 'News pushed to the browser',
  events: {
    'pushNews.wanted': 'Turn on news in this browser',
    'pushNews.declined': 'Turn off news in this browser',
  },
  guards: {
    isUnsupported: 'The browser cannot',
    isBlocked: 'The browser may not',
    isWantedAlready: 'It was asked for before',
    isAllowed: 'It was allowed',
    isForbidden: 'It was forbidden',
  },
  unmet: {
    isUnsupported: 'the browser can',
    isBlocked: 'the browser is not forbidden to',
    isWantedAlready: 'it was not asked for before',
    isAllowed: 'it was not allowed',
    isForbidden: 'it was not forbidden',
  },
  actors: {
    readPush: 'Look what the browser takes',
    askPermission: 'Ask for permission',
    registerPush: 'Make the browser known',
    endPush: 'Take the browser off',
  },
  actions: {},
  delays: {},
};
