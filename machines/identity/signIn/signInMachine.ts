import { knownProfile, loginToFinish, socialStart } from './childInputs';
import { loggingIn } from './loggingIn';
import { provingEmail, provingLogin, provingPhone } from './proving';
import { factsOf, signInSetup, startOf } from './signInSetup';

export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  version: '2.3.0',
  description: 'The dialog in which a shopper becomes a customer, whichever way the shop offers.',
  context: ({ input }) => startOf(input),
  output: ({ context }) => ({ signedIn: context.signedIn }),
  initial: 'opening',
  on: {
    'signIn.dismissed': {
      target: '.dismissed',
      description: 'The shopper closes the dialog.',
    },
    'signIn.signedInElsewhere': {
      target: '.signedInElsewhere',
      description: 'The shopper has signed in in another tab.',
    },
  },
  states: {
    opening: {
      description: 'The dialog opens with the form that was asked for.',
      meta: { screen: 'none', requirements: ['GATE-07', 'GATE-08', 'LOGIN-01', 'LOGIN-02'] },
      always: [
        {
          guard: 'wasProvingLogin',
          target: 'provingLogin',
          description: 'A code to sign in with was on its way when the page was loaded again.',
        },
        {
          guard: 'wasProvingEmail',
          target: 'provingEmail',
          description: 'The e-mail was being proved when the page was loaded again.',
        },
        {
          guard: 'wasProvingPhone',
          target: 'provingPhone',
          description: 'The phone was being proved when the page was loaded again.',
        },
        {
          guard: 'wasWithProvider',
          target: 'askingProvider',
          description: 'The provider had answered when the page was loaded again.',
        },
        {
          guard: 'wasCompletingProfile',
          target: 'completingProfile',
          description: 'Details were being given when the page was loaded again.',
        },
        { guard: 'isNewcomer', target: 'signingUp', description: 'Somebody new.' },
        { target: 'loggingIn', description: 'Somebody who has an account.' },
      ],
    },
    loggingIn,
    askingProvider: {
      description: 'Google, Facebook or Apple say who the shopper is.',
      meta: { screen: 'socialLogin', requirements: ['SOC-01', 'SOC-02', 'SOC-03', 'SOC-09'] },
      exit: 'forgetInterrupted',
      invoke: {
        id: 'socialLogin',
        src: 'socialLogin',
        input: socialStart,
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'keepFacts', params: ({ event }) => factsOf(event.output) },
            description: 'The shop knows who it is.',
          },
          { target: 'loggingIn', description: 'The shopper signs in another way.' },
        ],
        onError: 'loggingIn',
      },
    },
    signingUp: {
      description: 'Somebody new makes an account.',
      meta: { screen: 'signUp', requirements: ['SIGN-01', 'SIGN-09', 'SIGN-12'] },
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => ({ mayRefer: context.settings.mayRefer }),
        onDone: [
          {
            guard: { type: 'isCreated', params: ({ event }) => event.output },
            target: 'deciding',
            actions: [
              'noteNew',
              { type: 'keepFacts', params: ({ event }) => factsOf(event.output) },
            ],
            description: 'The account is made.',
          },
          { target: 'loggingIn', description: 'The shopper has an account already.' },
        ],
        onError: 'stuck',
      },
    },
    deciding: {
      description: 'It is decided what the login still lacks.',
      meta: { screen: 'none', requirements: ['LOGIN-08', 'LOGIN-16', 'LOGIN-17', 'LOGIN-18'] },
      always: [
        {
          guard: 'isProfileIncomplete',
          target: 'completingProfile',
          description: 'Personal details are missing.',
        },
        { guard: 'isFinished', target: 'finishing', description: 'Nothing is missing.' },
        {
          guard: 'isEmailUnproved',
          target: 'provingEmail',
          description: 'The e-mail is to be proved.',
        },
        {
          guard: 'isPhoneUnproved',
          target: 'provingPhone',
          description: 'The phone is to be proved.',
        },
        { target: 'stuck', description: 'The shop lets nobody in, and asks for nothing.' },
      ],
    },
    completingProfile: {
      description: 'The shopper gives the details that are missing.',
      meta: { screen: 'profileCompletion', requirements: ['LOGIN-16', 'SOC-02', 'INFO-01'] },
      entry: {
        type: 'rememberDetails',
        params: ({ context }) => ({ ...knownProfile({ context }), isNew: context.isNew }),
      },
      exit: ['forgetInterrupted', 'forgetStep'],
      invoke: {
        id: 'profileCompletion',
        src: 'profileCompletion',
        input: knownProfile,
        onDone: [
          {
            guard: { type: 'isCompleted', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'keepFacts', params: ({ event }) => factsOf(event.output) },
            description: 'They are complete.',
          },
          {
            guard: { type: 'isTooLate', params: ({ event }) => event.output },
            target: 'expired',
            description: 'The login is too long ago.',
          },
          { target: 'loggingIn', description: 'The shopper goes back to the form.' },
        ],
        onError: 'stuck',
      },
    },
    provingLogin,
    provingEmail,
    provingPhone,
    expired: {
      description: 'The shopper reads that it took too long, and begins anew.',
      meta: { screen: 'loginExpired', requirements: ['LOGIN-25'] },
      tags: ['failed'],
      on: { 'signIn.edited': 'loggingIn' },
    },
    stuck: {
      description: 'The shopper reads that it did not work, and begins anew.',
      meta: { screen: 'stuck', requirements: ['LOGIN-25', 'ERR-01'] },
      tags: ['failed'],
      on: { 'signIn.edited': 'loggingIn' },
    },
    finishing: {
      description: 'The shop becomes the customer’s: sign-in, cart, profile, a word of welcome.',
      meta: { screen: 'finishLogin', requirements: ['LOGIN-20', 'LOGIN-21', 'LOGIN-22'] },
      entry: 'noteSignedIn',
      on: {
        'signIn.dismissed': { description: 'What is begun is finished.' },
        'signIn.signedInElsewhere': { description: 'It is this tab that signs in.' },
      },
      invoke: {
        id: 'finishLogin',
        src: 'finishLogin',
        input: loginToFinish,
        onDone: 'signedIn',
        onError: 'signedIn',
      },
    },
    signedIn: {
      type: 'final',
      description: 'The customer is signed in, and the dialog closes.',
      meta: { screen: 'none', requirements: ['LOGIN-23', 'SIGN-13'] },
      tags: ['done'],
      entry: 'forgetSecrets',
    },
    signedInElsewhere: {
      type: 'final',
      description: 'The customer is signed in by another tab; what waited for it goes on.',
      meta: { screen: 'none', requirements: ['SESS-02', 'SESS-11'] },
      tags: ['done'],
      entry: ['noteSignedIn', 'forgetSecrets'],
    },
    dismissed: {
      type: 'final',
      description: 'The shopper goes on without signing in.',
      meta: { screen: 'none', requirements: ['LOGIN-01'] },
      entry: 'forgetSecrets',
    },
  },
});
