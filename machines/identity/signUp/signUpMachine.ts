import { signUpSetup, submittedAccount } from './signUpSetup';

export const signUpMachine = signUpSetup.createMachine({
  id: 'signUp',
  version: '1.0.0',
  description: 'Somebody new makes an account.',
  context: ({ input }) => ({ ...input, refusal: null, output: { kind: 'cancelled' } }),
  output: ({ context }) => context.output,
  initial: 'enteringDetails',
  states: {
    enteringDetails: {
      description: 'The shopper types name, e-mail, phone and password, and accepts the terms.',
      meta: {
        screen: 'signUp',
        requirements: [
          'SIGN-01',
          'SIGN-02',
          'SIGN-03',
          'SIGN-04',
          'SIGN-05',
          'SIGN-06',
          'SIGN-07',
          'SIGN-08',
          'SIGN-09',
          'SIGN-10',
        ],
      },
      on: {
        'signUp.submitted': 'creatingAccount',
        'signUp.loginChosen': { target: 'loginChosen', actions: 'reportLogin' },
        'signUp.cancelled': { target: 'cancelled', actions: 'reportCancelled' },
      },
    },
    creatingAccount: {
      description: 'The shop makes the account.',
      meta: { screen: 'signUp', requirements: ['SIGN-11', 'SIGN-12', 'SESS-07'] },
      tags: ['busy'],
      invoke: {
        id: 'createAccount',
        src: 'createAccount',
        input: submittedAccount,
        onDone: [
          {
            guard: { type: 'isCreated', params: ({ event }) => event.output },
            target: 'created',
            description: 'The account is made.',
            actions: { type: 'reportCreated', params: ({ event }) => event.output },
          },
          {
            target: 'refused',
            description: 'E-mail or phone are known already, or something is not right.',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
    },
    refused: {
      description: 'The shopper reads what is not right, until the next key pressed.',
      meta: { screen: 'signUp', requirements: ['SIGN-16', 'ERR-01'] },
      tags: ['failed'],
      entry: 'announceRefusal',
      exit: 'forgetRefusal',
      on: {
        'signUp.edited': 'enteringDetails',
        'signUp.submitted': 'creatingAccount',
        'signUp.loginChosen': { target: 'loginChosen', actions: 'reportLogin' },
        'signUp.cancelled': { target: 'cancelled', actions: 'reportCancelled' },
      },
    },
    failed: {
      description: 'The shop could not be reached; what was typed is kept for another try.',
      meta: { screen: 'signUpTrouble', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: {
        'signUp.edited': 'enteringDetails',
        'signUp.submitted': 'creatingAccount',
        'signUp.loginChosen': { target: 'loginChosen', actions: 'reportLogin' },
        'signUp.cancelled': { target: 'cancelled', actions: 'reportCancelled' },
      },
    },
    created: {
      type: 'final',
      description: 'The account is made; what it lacks is asked next.',
      meta: { screen: 'none', requirements: ['SIGN-12'] },
      tags: ['done'],
    },
    loginChosen: {
      type: 'final',
      description: 'The shopper has an account already.',
      meta: { screen: 'none', requirements: ['LOGIN-01'] },
    },
    cancelled: {
      type: 'final',
      description: 'The shopper goes back without an account.',
      meta: { screen: 'none', requirements: ['LOGIN-01'] },
    },
  },
});
