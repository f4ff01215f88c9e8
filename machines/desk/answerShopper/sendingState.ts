import { answerShopperSetup } from './answerShopperSetup';

export const sendingState = answerShopperSetup.createStateConfig({
  description: 'The answer is on its way.',
  meta: { screen: 'sending', requirements: ['DESK-13', 'DESK-14', 'DESK-15'] },
  tags: ['busy'],
  invoke: {
    id: 'sendAnswer',
    src: 'sendAnswer',
    input: ({ context: { about, id, answer } }) => ({ about, id, answer }),
    onDone: [
      {
        guard: { type: 'isTaken', params: ({ event }) => event.output },
        target: 'writing',
        actions: [
          {
            type: 'forgetDraft',
            params: ({ context: { about, id, answer } }) => ({ asked: { about, id }, answer }),
          },
          'forgetAnswer',
        ],
        description: 'The shop has it.',
      },
      {
        guard: { type: 'isSignedOut', params: ({ event }) => event.output },
        target: 'signedOut',
        description: 'The session has ended.',
      },
      {
        guard: { type: 'isAnswered', params: ({ event }) => event.output },
        target: 'answeredElsewhere',
        actions: { type: 'keepWho', params: ({ event }) => event.output },
        description: 'Somebody else was faster.',
      },
      {
        target: 'refused',
        actions: { type: 'keepMessage', params: ({ event }) => event.output },
        description: 'The shop does not take it.',
      },
    ],
    onError: { target: 'failed', description: 'Nothing answers.' },
  },
});
