import { answerShopperSetup } from './answerShopperSetup';
import { sendingState } from './sendingState';

export const answerShopperMachine = answerShopperSetup.createMachine({
  id: 'answerShopper',
  version: '1.0.0',
  description:
    'Somebody at the desk or a courier answers a shopper’s message or review, or says that nothing is to be answered; what is written stays until the shop has it.',
  context: ({ input }) => ({ ...input, answer: null, message: '', by: '' }),
  initial: 'writing',
  states: {
    writing: {
      description: 'An answer can be written; what stands in the field is kept.',
      meta: { screen: 'writing', requirements: ['DESK-13', 'DESK-14', 'DESK-15', 'RIDE-17'] },
      on: {
        'answerShopper.given': {
          target: 'sending',
          actions: { type: 'keepAnswer', params: ({ event }) => event },
          description: 'It is answered, or said that nothing is to be.',
        },
      },
    },
    sending: sendingState,
    failed: {
      description: 'The shop is not reached: the answer is kept, and tried again.',
      meta: { screen: 'trouble', requirements: ['DESK-15', 'ERR-01'] },
      tags: ['failed'],
      on: {
        'answerShopper.retried': { target: 'sending', description: 'It is tried again now.' },
        'answerShopper.givenUp': {
          target: 'writing',
          actions: 'forgetAnswer',
          description: 'It is not sent, and stays in the field.',
        },
      },
      after: { retryPause: { target: 'sending', description: 'It is tried again by itself.' } },
    },
    refused: {
      description: 'The shop does not take the answer and says why; it stays in the field.',
      meta: { screen: 'refused', requirements: ['DESK-13', 'DESK-14', 'ERR-01'] },
      tags: ['needsAnswer'],
      on: {
        'answerShopper.read': {
          target: 'writing',
          actions: 'forgetAnswer',
          description: 'It was read.',
        },
      },
    },
    answeredElsewhere: {
      description:
        'Somebody else of the store has answered meanwhile: nothing was sent, and both stand there to be read.',
      meta: { screen: 'answered', requirements: ['DESK-15'] },
      tags: ['needsAnswer'],
      on: {
        'answerShopper.read': {
          target: 'writing',
          actions: 'forgetAnswer',
          description: 'It was read; what was written stays in the field.',
        },
      },
    },
    signedOut: {
      type: 'final',
      description: 'The session has ended: the answer is kept, and nothing was sent.',
      meta: { screen: 'none', requirements: ['DESK-01', 'DESK-15'] },
      tags: ['done', 'needsSignIn'],
    },
  },
});
