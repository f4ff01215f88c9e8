import { awaitingCode } from './awaitingCode';
import { otpSetup } from './otpSetup';

export const otpMachine = otpSetup.createMachine({
  id: 'otp',
  version: '1.1.0',
  description: 'A phone or an e-mail is proved by a code of six digits.',
  context: ({ input: { sent, ...request } }) => ({
    request,
    sent,
    isDead: false,
    round: 0,
    mayResend: false,
    refusal: null,
    output: { kind: 'cancelled' },
  }),
  output: ({ context }) => context.output,
  initial: 'opening',
  on: {
    'otp.changeRequested': {
      target: '.identifierChange',
      description: 'The shopper wants the code at another phone or e-mail.',
      actions: 'reportChange',
    },
    'otp.cancelled': {
      target: '.cancelled',
      description: 'The shopper gives up the proof.',
      actions: 'reportCancelled',
    },
  },
  states: {
    opening: {
      description: 'We look whether a code is on its way already.',
      meta: { screen: 'sending', requirements: ['OTP-13', 'OTP-14'] },
      tags: ['busy'],
      always: [
        {
          guard: 'isAddressMissing',
          target: 'notSent',
          actions: 'logInvalidPhone',
          description: 'There is no phone or e-mail to send to: nothing is sent.',
        },
        { guard: 'hasSentCode', target: 'awaitingCode', description: 'A code was sent already.' },
        { target: 'sendingCode', description: 'A code has yet to be sent.' },
      ],
    },
    sendingCode: {
      description: 'A code is asked for, of the shop or of the phone-auth provider.',
      meta: { screen: 'sending', requirements: ['LOGIN-18', 'LOGIN-19', 'OTP-14'] },
      tags: ['busy'],
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'awaitingCode',
            description: 'The code is on its way.',
            actions: [
              { type: 'keepSent', params: ({ event }) => ({ sent: event.output.sent }) },
              'announceSent',
            ],
          },
          {
            guard: { type: 'isOnItsWay', params: ({ event }) => event.output },
            target: 'awaitingCode',
            description: 'One was sent a moment ago: the shopper uses that.',
            actions: { type: 'keepDeadline', params: ({ event }) => ({ sent: event.output.sent }) },
          },
          {
            target: 'notSent',
            description: 'No code may be sent there, or not now.',
            actions: ['endCooldown', { type: 'keepRefusal', params: ({ event }) => event.output }],
          },
        ],
        onError: { target: 'failedToSend', actions: 'endCooldown' },
      },
    },
    notSent: {
      description: 'The shopper reads why no code was sent, in the words of who refused.',
      meta: { screen: 'notSent', requirements: ['OTP-12', 'OTP-13'] },
      tags: ['failed'],
      exit: 'forgetRefusal',
      on: {
        'otp.resendRequested': 'opening',
        'otp.earlierCodeWanted': {
          guard: 'isCodeAlive',
          target: 'awaitingCode',
          description: 'The code sent before may still be typed.',
        },
      },
    },
    failedToSend: {
      description: 'Nobody could be reached who sends a code; the shopper may try again.',
      meta: { screen: 'notSentTrouble', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: {
        'otp.resendRequested': 'sendingCode',
        'otp.earlierCodeWanted': {
          guard: 'isCodeAlive',
          target: 'awaitingCode',
          description: 'The code sent before may still be typed.',
        },
      },
    },
    awaitingCode,
    verified: {
      type: 'final',
      description: 'The code was right.',
      meta: { screen: 'none', requirements: ['OTP-09', 'OTP-10'] },
      tags: ['done'],
      entry: 'forgetCode',
    },
    identifierChange: {
      type: 'final',
      description: 'The shopper goes back to give another phone or e-mail.',
      meta: { screen: 'none', requirements: [] },
      entry: 'forgetCode',
    },
    cancelled: {
      type: 'final',
      description: 'The shopper goes back without the proof.',
      meta: { screen: 'none', requirements: [] },
      entry: 'forgetCode',
    },
  },
});
