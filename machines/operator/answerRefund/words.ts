import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Answer a refund request',
  events: {
    'answerRefund.granting': 'Give money back pressed',
    'answerRefund.refusing': 'Refuse pressed',
    'answerRefund.kept': 'Back pressed',
    'answerRefund.granted': 'The amount is sent',
    'answerRefund.refused': 'The reason is sent',
    'answerRefund.retried': 'Try again',
    'answerRefund.corrected': 'Change it',
    'answerRefund.closed': 'Request closed',
  },
  guards: {
    isDone: 'The shop has noted it',
    isAnswered: 'Somebody else was faster',
    isSignedOut: 'The session has ended',
    wasGranting: 'Money was going back',
  },
  unmet: {
    isDone: 'the shop has not noted it',
    isAnswered: 'nobody else was faster',
    isSignedOut: 'the session has not ended',
    wasGranting: 'no money was going back',
  },
  actors: { approveRefund: 'Give money back', rejectRefund: 'Refuse the request' },
  actions: {
    keepGrant: 'Keep amount and words',
    keepRefusal: 'Keep the words',
    keepMessage: 'Note what the shop said',
    noteSignedOut: 'Note that the session has ended',
  },
  delays: {},
};
