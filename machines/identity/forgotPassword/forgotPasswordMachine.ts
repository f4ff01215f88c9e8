import { askToSignIn } from '../askToSignIn';
import { codeInput, forgotPasswordSetup } from './forgotPasswordSetup';
import { requesting } from './requesting';
import { settingPassword } from './settingPassword';

export const forgotPasswordMachine = forgotPasswordSetup.createMachine({
  id: 'forgotPassword',
  version: '1.0.0',
  description: 'A new password in three steps: ask for a code, prove it, set the password.',
  context: ({ input }) => ({
    ...input,
    method: input.request?.method ?? input.methods[0] ?? 'phone',
    to: input.request?.to ?? '',
    isProved: false,
    refusal: null,
  }),
  output: ({ context }) => ({ signedIn: context.methods.length > 0 }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'It is decided at which step the shopper arrives.',
      meta: { screen: 'none', requirements: ['FORGOT-01', 'FORGOT-05'] },
      always: [
        {
          guard: 'hasNoMethod',
          target: 'withoutMethod',
          description: 'The shop can send no code at all.',
        },
        {
          guard: 'isRequested',
          target: 'provingCode',
          description: 'A code was asked for before the page was loaded again.',
        },
        { target: 'requesting', description: 'The first step.' },
      ],
    },
    withoutMethod: {
      type: 'final',
      description: 'The shopper reads that it does not work here, and where help is.',
      meta: { screen: 'noMethod', requirements: ['FORGOT-03', 'FORGOT-04'] },
      tags: ['failed'],
    },
    requesting,
    provingCode: {
      description: 'Step 1: the shopper types the code, or asks for another.',
      meta: {
        screen: 'code',
        step: 1,
        requirements: ['FORGOT-02', 'FORGOT-15', 'FORGOT-17', 'FORGOT-20', 'FORGOT-22', 'OTP-03'],
      },
      invoke: {
        id: 'otp',
        src: 'otp',
        input: codeInput,
        onDone: [
          {
            guard: { type: 'isProved', params: ({ event }) => event.output },
            target: 'settingPassword',
            actions: 'keepProof',
            description: 'The code is right.',
          },
          { target: 'requesting', description: 'The shopper goes back to the start.' },
        ],
        onError: 'requesting',
      },
      on: {
        'forgotPassword.stepRequested': {
          guard: { type: 'isForRequest', params: ({ event }) => event },
          target: 'requesting',
          description: 'The shopper goes back to the start.',
        },
      },
    },
    settingPassword,
    codeUsedUp: {
      description: 'The shopper reads that another code is needed, and goes back for it.',
      meta: { screen: 'codeUsedUp', step: 2, requirements: ['FORGOT-23'] },
      tags: ['failed'],
      entry: 'announceRefusal',
      exit: 'forgetRefusal',
      on: { 'forgotPassword.edited': 'requesting' },
    },
    signingIn: {
      description: 'The password is changed; the shopper signs in with it.',
      meta: { screen: 'changed', requirements: ['LOGIN-24'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: { target: 'done', description: 'Signed in.' },
        nobody: { target: 'changed', description: 'The shopper closed the dialog.' },
        failed: 'changed',
      }),
    },
    changed: {
      description: 'The shopper reads that the password is changed, and may sign in.',
      meta: { screen: 'changed', requirements: ['FORGOT-23', 'LOGIN-24'] },
      on: { 'forgotPassword.signInRequested': 'signingIn' },
    },
    done: {
      type: 'final',
      description: 'The shopper is signed in with the new password.',
      meta: { screen: 'none', requirements: ['LOGIN-24'] },
      tags: ['done'],
      entry: 'goHome',
    },
  },
});
