import { signInSetup, submittedAccount, submittedCredentials } from './signInSetup';

/** Signing in or up with a password: two forms, one outcome. */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  version: '1.0.0',
  context: ({ input }) => ({ mode: input.mode, refusal: null, signedIn: false }),
  output: ({ context }) => ({ signedIn: context.signedIn }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The dialog opens with the form that was asked for.',
      meta: { screen: 'none', requirements: ['GATE-07', 'GATE-08'] },
      always: [
        { guard: 'isNewcomer', target: 'signingUp', description: 'Somebody new.' },
        { target: 'loggingIn', description: 'Somebody who has an account.' },
      ],
    },
    loggingIn: {
      description: 'A customer signs in with e-mail or phone and password.',
      meta: { screen: 'signIn', requirements: ['LOGIN-10', 'LOGIN-11', 'LOGIN-12', 'LOGIN-13'] },
      initial: 'enteringCredentials',
      on: {
        'signIn.signUpChosen': { target: 'signingUp', actions: 'chooseSignUp' },
        'signIn.dismissed': 'dismissed',
      },
      states: {
        enteringCredentials: {
          description: 'The shopper types e-mail or phone, and password.',
          meta: { screen: 'signIn', requirements: ['LOGIN-10', 'LOGIN-12', 'LOGIN-26'] },
          on: { 'signIn.credentialsSubmitted': 'checkingCredentials' },
        },
        checkingCredentials: {
          description: 'The shop checks them; if they are right, the token is stored first.',
          meta: { screen: 'signIn', requirements: ['LOGIN-07', 'LOGIN-09', 'LOGIN-20'] },
          tags: ['busy'],
          invoke: {
            id: 'logIn',
            src: 'logIn',
            input: submittedCredentials,
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: '#signIn.welcoming',
                description: 'They are right.',
              },
              {
                target: 'refused',
                actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }],
                description: 'They are not, or there were too many attempts.',
              },
            ],
            onError: 'failed',
          },
        },
        refused: {
          description: 'The shopper reads why; it leaves with the first key pressed.',
          meta: { screen: 'signIn', requirements: ['LOGIN-25'] },
          tags: ['failed'],
          exit: 'forgetRefusal',
          on: {
            'signIn.edited': 'enteringCredentials',
            'signIn.credentialsSubmitted': 'checkingCredentials',
          },
        },
        failed: {
          description: 'The shop could not be reached; what was typed is kept for another try.',
          meta: { screen: 'signInTrouble', requirements: ['ERR-01'] },
          tags: ['failed'],
          on: {
            'signIn.edited': 'enteringCredentials',
            'signIn.credentialsSubmitted': 'checkingCredentials',
          },
        },
      },
    },
    signingUp: {
      description: 'Somebody new makes an account.',
      meta: { screen: 'signUp', requirements: ['SIGN-01', 'SIGN-04', 'SIGN-09'] },
      initial: 'enteringDetails',
      on: {
        'signIn.loginChosen': { target: 'loggingIn', actions: 'chooseLogin' },
        'signIn.dismissed': 'dismissed',
      },
      states: {
        enteringDetails: {
          description: 'The shopper types name, e-mail, phone and password, and accepts the terms.',
          meta: { screen: 'signUp', requirements: ['SIGN-01', 'SIGN-05', 'SIGN-06', 'SIGN-09'] },
          on: { 'signIn.accountSubmitted': 'creatingAccount' },
        },
        creatingAccount: {
          description: 'The shop makes the account; its token is stored first.',
          meta: { screen: 'signUp', requirements: ['SIGN-11', 'SIGN-12', 'LOGIN-20'] },
          tags: ['busy'],
          invoke: {
            id: 'signUp',
            src: 'signUp',
            input: submittedAccount,
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: '#signIn.welcoming',
                description: 'The account is made.',
              },
              {
                target: 'refused',
                actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }],
                description: 'E-mail or phone are known already, or something is not right.',
              },
            ],
            onError: 'failed',
          },
        },
        refused: {
          description: 'The shopper reads why; it leaves with the first key pressed.',
          meta: { screen: 'signUp', requirements: ['SIGN-16'] },
          tags: ['failed'],
          exit: 'forgetRefusal',
          on: {
            'signIn.edited': 'enteringDetails',
            'signIn.accountSubmitted': 'creatingAccount',
          },
        },
        failed: {
          description: 'The shop could not be reached; what was typed is kept for another try.',
          meta: { screen: 'signUpTrouble', requirements: ['ERR-01'] },
          tags: ['failed'],
          on: {
            'signIn.edited': 'enteringDetails',
            'signIn.accountSubmitted': 'creatingAccount',
          },
        },
      },
    },
    welcoming: {
      description: 'The token is stored; cart and profile become the customer’s.',
      meta: { screen: 'welcome', requirements: ['LOGIN-21', 'LOGIN-22'] },
      tags: ['busy'],
      entry: 'noteSignedIn',
      invoke: {
        id: 'refreshShop',
        src: 'refreshShop',
        onDone: 'signedIn',
        onError: {
          target: 'signedIn',
          description: 'The sign-in stands; what could not be fetched tells so where it is shown.',
        },
      },
      after: {
        refreshLimit: {
          target: 'signedIn',
          description: 'A slow answer must not hold the shopper up.',
        },
      },
    },
    signedIn: {
      type: 'final',
      description: 'The customer is signed in, and the dialog closes.',
      meta: { screen: 'none', requirements: ['LOGIN-23', 'SIGN-13'] },
      tags: ['done'],
      entry: 'welcome',
    },
    dismissed: {
      type: 'final',
      description: 'The shopper goes on without signing in.',
      meta: { screen: 'none', requirements: ['LOGIN-01'] },
    },
  },
});
