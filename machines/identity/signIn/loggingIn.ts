import { signInSetup, submittedCredentials } from './signInSetup';

export const loggingIn = signInSetup.createStateConfig({
  description: 'The shopper signs in in one of the ways that the shop offers.',
  meta: { screen: 'passwordForm', requirements: ['LOGIN-01', 'LOGIN-04', 'LOGIN-05', 'LOGIN-06'] },
  initial: 'choosingForm',
  entry: 'forgetFacts',
  on: {
    'signIn.signUpChosen': { target: 'signingUp', description: 'Somebody new.' },
    'signIn.forgotPasswordChosen': {
      guard: 'offersPassword',
      target: 'dismissed',
      actions: 'goToForgotPassword',
      description: 'The password is forgotten: its page opens.',
    },
    'signIn.providerChosen': {
      guard: { type: 'isOffered', params: ({ event }) => event },
      target: 'askingProvider',
      actions: { type: 'noteProvider', params: ({ event }) => event },
      description: 'Google, Facebook or Apple.',
    },
    'signIn.codeChosen': {
      guard: 'offersCode',
      target: '.enteringPhone',
      actions: { type: 'noteForm', params: { form: 'code' } },
      description: 'A code instead of the password.',
    },
    'signIn.passwordChosen': {
      guard: 'offersPassword',
      target: '.enteringCredentials',
      actions: { type: 'noteForm', params: { form: 'password' } },
      description: 'The password instead of a code.',
    },
  },
  states: {
    choosingForm: {
      description: 'The form that the shop offers first is shown.',
      meta: { screen: 'none', requirements: ['LOGIN-04', 'LOGIN-05'] },
      always: [
        {
          guard: 'offersNothing',
          target: 'notSetUp',
          description: 'What the shop has switched on cannot be reached here.',
        },
        {
          guard: 'isByCode',
          target: 'enteringPhone',
          description: 'The shopper was signing in by code.',
        },
        { guard: 'offersPassword', target: 'enteringCredentials', description: 'By password.' },
        { guard: 'offersCode', target: 'enteringPhone', description: 'By code.' },
        { target: 'choosingProvider', description: 'By a provider only.' },
      ],
    },
    enteringCredentials: {
      description: 'The shopper types e-mail or phone, and password.',
      meta: {
        screen: 'passwordForm',
        requirements: ['LOGIN-10', 'LOGIN-11', 'LOGIN-12', 'LOGIN-13', 'LOGIN-26'],
      },
      on: { 'signIn.credentialsSubmitted': 'checkingCredentials' },
    },
    checkingCredentials: {
      description: 'The shop checks them.',
      meta: { screen: 'passwordForm', requirements: ['LOGIN-07', 'LOGIN-09', 'SESS-07'] },
      tags: ['busy'],
      entry: 'noteManual',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: submittedCredentials,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: '#signIn.deciding',
            actions: {
              type: 'keepFacts',
              params: ({ event }) => ({ facts: event.output.ok ? event.output.facts : null }),
            },
            description: 'They are right.',
          },
          {
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
            description: 'They are not, or there were too many attempts.',
          },
        ],
        onError: 'failed',
      },
      on: { 'signIn.dismissed': { description: 'What is begun is finished.' } },
    },
    refused: {
      description: 'The shopper reads why; it leaves with the first key pressed.',
      meta: { screen: 'passwordForm', requirements: ['LOGIN-25', 'ERR-01'] },
      tags: ['failed'],
      entry: 'announceRefusal',
      exit: 'forgetRefusal',
      on: {
        'signIn.edited': 'enteringCredentials',
        'signIn.credentialsSubmitted': 'checkingCredentials',
      },
    },
    failed: {
      description: 'The shop could not be reached; what was typed is kept for another try.',
      meta: { screen: 'passwordFormTrouble', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: {
        'signIn.edited': 'enteringCredentials',
        'signIn.credentialsSubmitted': 'checkingCredentials',
      },
    },
    enteringPhone: {
      description: 'The shopper types the phone that gets the code.',
      meta: { screen: 'phoneForm', requirements: ['LOGIN-03', 'LOGIN-14', 'LOGIN-15'] },
      on: {
        'signIn.phoneSubmitted': {
          target: '#signIn.provingLogin',
          actions: [
            { type: 'notePhone', params: ({ event }) => event.values },
            {
              type: 'rememberIdentifier',
              params: ({ event: { values } }) => ({
                identifier: values.phone,
                remember: values.remember,
              }),
            },
          ],
          description: 'A code is sent there.',
        },
      },
    },
    notSetUp: {
      description:
        'The shopper reads that signing in is not set up, since no form would be answered.',
      meta: { screen: 'notSetUp', requirements: ['LOGIN-04', 'LOGIN-05'] },
      tags: ['failed'],
    },
    choosingProvider: {
      description: 'The shopper chooses Google, Facebook or Apple.',
      meta: { screen: 'providers', requirements: ['LOGIN-04', 'SOC-11'] },
    },
  },
});
