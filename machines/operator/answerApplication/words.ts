import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Answer an application',
  events: {
    'answerApplication.accepted': 'Accept pressed',
    'answerApplication.refusing': 'Refuse pressed',
    'answerApplication.kept': 'Back pressed',
    'answerApplication.refused': 'The reason is sent',
    'answerApplication.retried': 'Try again',
    'answerApplication.closed': 'Application closed',
  },
  guards: {
    isDone: 'The shop has noted it',
    isAnswered: 'Somebody else was faster',
    isSignedOut: 'The session has ended',
    wasRefusing: 'It was being refused',
  },
  unmet: {
    isDone: 'the shop has not noted it',
    isAnswered: 'nobody else was faster',
    isSignedOut: 'the session has not ended',
    wasRefusing: 'it was not being refused',
  },
  actors: {
    acceptApplication: 'Accept the application',
    refuseApplication: 'Refuse the application',
  },
  actions: {
    keepWhy: 'Keep the reason',
    forgetWhy: 'Forget the reason',
    keepOpened: 'Keep what was made of it',
    keepMessage: 'Note what the shop said',
    noteSignedOut: 'Note that the session has ended',
  },
  delays: {},
};
