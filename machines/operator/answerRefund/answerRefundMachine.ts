import { answerRefundSetup } from './answerRefundSetup';
import { refundStays, replied } from './replied';

export const answerRefundMachine = answerRefundSetup.createMachine({
  id: 'answerRefund',
  version: '1.0.0',
  description:
    'An operator reads why money is asked back, and gives back all of it or a part, or says why not.',
  context: ({ input }) => ({ ...input, amount: 0, words: '', message: '', isSignedOut: false }),
  output: ({ context }) => ({ signedOut: context.isSignedOut }),
  initial: 'reading',
  on: { 'answerRefund.closed': { target: '.closed', description: 'It is left as it is.' } },
  states: {
    reading: {
      description: 'The request is read.',
      meta: { screen: 'reading', requirements: ['OPER-03'] },
      tags: ['needsAnswer'],
      on: {
        'answerRefund.granting': { target: 'granting', description: 'Money goes back.' },
        'answerRefund.refusing': { target: 'refusing', description: 'None does.' },
      },
    },
    granting: {
      description: 'It is said how much goes back.',
      meta: { screen: 'granting', requirements: ['OPER-03'] },
      tags: ['needsAnswer'],
      on: {
        'answerRefund.granted': {
          target: 'givingBack',
          actions: { type: 'keepGrant', params: ({ event }) => event },
          description: 'So much goes back.',
        },
        'answerRefund.kept': { target: 'reading', description: 'The request is read again.' },
      },
    },
    refusing: {
      description: 'Why nothing goes back is written; the shopper reads it.',
      meta: { screen: 'refusing', requirements: ['OPER-03'] },
      tags: ['needsAnswer'],
      on: {
        'answerRefund.refused': {
          target: 'rejecting',
          actions: { type: 'keepRefusal', params: ({ event }) => event },
          description: 'The reason is written.',
        },
        'answerRefund.kept': { target: 'reading', description: 'The request is read again.' },
      },
    },
    givingBack: {
      description: 'The shop gives the money back by the way it came.',
      meta: { screen: 'granting', requirements: ['OPER-03'] },
      tags: ['busy'],
      on: refundStays,
      invoke: {
        id: 'approveRefund',
        src: 'approveRefund',
        input: ({ context: { orderId, amount, words } }) => ({ orderId, amount, words }),
        onDone: replied,
        onError: 'failed',
      },
    },
    rejecting: {
      description: 'The shop is told that nothing goes back.',
      meta: { screen: 'refusing', requirements: ['OPER-03'] },
      tags: ['busy'],
      on: refundStays,
      invoke: {
        id: 'rejectRefund',
        src: 'rejectRefund',
        input: ({ context: { orderId, words } }) => ({ orderId, words }),
        onDone: replied,
        onError: 'failed',
      },
    },
    failed: {
      description: 'The shop could not be reached; the same can be tried again.',
      meta: { screen: 'trouble', requirements: ['OPER-03', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: {
        'answerRefund.retried': [
          { guard: 'wasGranting', target: 'givingBack', description: 'Money was going back.' },
          { target: 'rejecting', description: 'It was being refused.' },
        ],
      },
    },
    refusedByShop: {
      description: 'The shop does not do so, and says why.',
      meta: { screen: 'refused', requirements: ['OPER-03', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: {
        'answerRefund.corrected': [
          { guard: 'wasGranting', target: 'granting', description: 'Another amount is said.' },
          { target: 'refusing', description: 'Other words are written.' },
        ],
      },
    },
    answeredElsewhere: {
      description: 'Somebody else has answered it already.',
      meta: { screen: 'answered', requirements: ['OPER-03'] },
      tags: ['needsAnswer'],
    },
    signedOut: {
      description: 'The session has ended: nothing was answered.',
      meta: { screen: 'signedOut', requirements: ['OPER-01'] },
      entry: 'noteSignedOut',
      tags: ['needsSignIn', 'needsAnswer'],
    },
    done: {
      type: 'final',
      description: 'It is answered, and the shopper is told.',
      meta: { screen: 'none', requirements: ['OPER-03'] },
      tags: ['done'],
    },
    closed: {
      type: 'final',
      description: 'The request is closed.',
      meta: { screen: 'none', requirements: ['OPER-03'] },
    },
  },
});
