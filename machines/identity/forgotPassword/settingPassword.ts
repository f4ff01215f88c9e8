import { forgotPasswordSetup, passwordInput } from './forgotPasswordSetup';

export const settingPassword = forgotPasswordSetup.createStateConfig({
  description: 'The code was right: the shopper sets a new password.',
  meta: { screen: 'password', step: 2, requirements: ['FORGOT-02'] },
  initial: 'enteringPassword',
  exit: ['forgetCode', 'forgetProof'],
  on: {
    'forgotPassword.stepRequested': [
      {
        guard: { type: 'isForRequest', params: ({ event }) => event },
        target: 'requesting',
        description: 'The shopper goes back to the start.',
      },
      {
        guard: { type: 'isForCode', params: ({ event }) => event },
        target: 'provingCode',
        description: 'The shopper goes back to the code, which is typed anew.',
      },
    ],
  },
  states: {
    enteringPassword: {
      description: 'The shopper types the new password twice.',
      meta: {
        screen: 'password',
        step: 2,
        requirements: ['FORGOT-11', 'FORGOT-12', 'FORGOT-13', 'FORGOT-14'],
      },
      on: { 'forgotPassword.passwordSubmitted': 'savingPassword' },
    },
    savingPassword: {
      description: 'The shop changes the password, and ends every other session.',
      meta: { screen: 'password', step: 2, requirements: ['FORGOT-18', 'FORGOT-21'] },
      tags: ['busy'],
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: passwordInput,
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: '#forgotPassword.signingIn',
            description: 'The password is changed.',
            actions: [
              'forgetRequest',
              'forgetRememberedRequest',
              { type: 'announceChanged', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isCodeUsedUp', params: ({ event }) => event.output },
            target: '#forgotPassword.codeUsedUp',
            description: 'The code no longer counts.',
            actions: [
              'forgetRequest',
              'forgetRememberedRequest',
              { type: 'keepRefusal', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'refused',
            description: 'The password cannot be taken.',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
    },
    refused: {
      description: 'The shopper reads why, until the next key pressed.',
      meta: { screen: 'password', step: 2, requirements: ['FORGOT-23'] },
      tags: ['failed'],
      entry: 'announceRefusal',
      exit: 'forgetRefusal',
      on: {
        'forgotPassword.edited': 'enteringPassword',
        'forgotPassword.passwordSubmitted': 'savingPassword',
      },
    },
    failed: {
      description: 'The shop could not be reached; what was typed is kept for another try.',
      meta: { screen: 'passwordTrouble', step: 2, requirements: ['ERR-01'] },
      tags: ['failed'],
      on: {
        'forgotPassword.edited': 'enteringPassword',
        'forgotPassword.passwordSubmitted': 'savingPassword',
      },
    },
  },
});
