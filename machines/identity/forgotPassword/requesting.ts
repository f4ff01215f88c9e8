import { forgotPasswordSetup, requestInput } from './forgotPasswordSetup';

const submitted = {
  target: 'requestingCode',
  actions: {
    type: 'keepAddress' as const,
    params: ({ event }: { event: { to: string } }) => event,
  },
} as const;

/** Step 0: where the code goes. */
export const requesting = forgotPasswordSetup.createStateConfig({
  description: 'The shopper says where the code shall go.',
  meta: { screen: 'request', step: 0, requirements: ['FORGOT-02'] },
  initial: 'enteringAddress',
  on: {
    'forgotPassword.methodChosen': {
      guard: { type: 'isOffered', params: ({ event }) => event },
      target: '.enteringAddress',
      actions: { type: 'chooseMethod', params: ({ event }) => ({ method: event.method }) },
      description: 'Phone instead of e-mail, or the other way round.',
    },
    'forgotPassword.stepRequested': {
      guard: { type: 'isForCode', params: ({ event }) => event },
      target: 'provingCode',
      description: 'The code that was asked for before may still be typed.',
    },
  },
  states: {
    enteringAddress: {
      description: 'The shopper types the phone or the e-mail of the account.',
      meta: {
        screen: 'request',
        step: 0,
        requirements: ['FORGOT-07', 'FORGOT-08', 'FORGOT-09', 'FORGOT-10'],
      },
      on: { 'forgotPassword.submitted': submitted },
    },
    requestingCode: {
      description:
        'A code is asked for; the answer is the same whether there is an account or not.',
      meta: {
        screen: 'request',
        step: 0,
        requirements: ['FORGOT-15', 'FORGOT-16', 'FORGOT-19', 'FORGOT-06'],
      },
      tags: ['busy'],
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: requestInput,
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: '#forgotPassword.provingCode',
            description: 'The request was taken.',
            actions: [
              { type: 'keepRequest', params: ({ event }) => event.output },
              'rememberRequest',
              { type: 'announceSent', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isOnItsWay', params: ({ event }) => event.output },
            target: '#forgotPassword.provingCode',
            description: 'One was sent a moment ago: the shopper uses that.',
            actions: [
              { type: 'keepRequest', params: ({ event }) => event.output },
              'rememberRequest',
            ],
          },
          {
            target: 'refused',
            description: 'No code may be sent there, or not now.',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
    },
    refused: {
      description: 'The shopper reads why, until the next key pressed.',
      meta: { screen: 'request', step: 0, requirements: ['FORGOT-23'] },
      tags: ['failed'],
      entry: 'announceRefusal',
      exit: 'forgetRefusal',
      on: {
        'forgotPassword.edited': 'enteringAddress',
        'forgotPassword.submitted': submitted,
      },
    },
    failed: {
      description: 'The shop could not be reached; what was typed is kept for another try.',
      meta: { screen: 'requestTrouble', step: 0, requirements: ['ERR-01'] },
      tags: ['failed'],
      on: {
        'forgotPassword.edited': 'enteringAddress',
        'forgotPassword.submitted': submitted,
      },
    },
  },
});
