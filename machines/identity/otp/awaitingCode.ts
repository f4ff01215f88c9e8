import { otpSetup, submittedCode } from './otpSetup';

export const awaitingCode = otpSetup.createStateConfig({
  description: 'A code is on its way; another may be asked for after 60 seconds.',
  meta: { screen: 'code', requirements: ['OTP-01', 'OTP-02', 'OTP-03', 'OTP-06'] },
  initial: 'enteringCode',
  entry: ['forbidResend', 'rememberCode'],
  after: {
    resendCooldown: { actions: 'allowResend', description: 'Another code may be asked for.' },
  },
  on: {
    'otp.codeSubmitted': {
      guard: { type: 'isSixDigits', params: ({ event }) => event },
      target: '.checkingCode',
      description: 'Six digits are given.',
    },
    'otp.resendRequested': {
      guard: 'canResend',
      target: 'sendingCode',
      description: 'The wait is over: another code is sent.',
    },
  },
  states: {
    enteringCode: {
      description: 'The shopper types the six digits.',
      meta: { screen: 'code', requirements: ['OTP-01', 'OTP-04', 'OTP-05'] },
    },
    checkingCode: {
      description: 'The code is checked; a second press does nothing.',
      meta: { screen: 'checking', requirements: ['OTP-07', 'OTP-08', 'OTP-09', 'OTP-10'] },
      tags: ['busy'],
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: submittedCode,
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => event.output },
            target: '#otp.verified',
            description: 'It is right.',
            actions: {
              type: 'reportVerified',
              params: ({ event }) => ({ facts: event.output.ok ? event.output.facts : null }),
            },
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'expired',
            description: 'It is too old.',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isSpent', params: ({ event }) => event.output },
            target: 'spent',
            description: 'It was guessed at too often.',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'wrong',
            description: 'It is not the code that was sent.',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
      on: {
        'otp.changeRequested': { description: 'What is begun is finished.' },
        'otp.cancelled': { description: 'What is begun is finished.' },
        'otp.codeSubmitted': { description: 'The code is being checked already.' },
        'otp.resendRequested': { description: 'Another code would spoil the one being checked.' },
      },
    },
    wrong: {
      description: 'The shopper reads that the code is wrong, until the next key pressed.',
      meta: { screen: 'codeWrong', requirements: ['OTP-11'] },
      tags: ['failed'],
      entry: 'announceRefusal',
      exit: 'forgetRefusal',
      on: { 'otp.edited': 'enteringCode' },
    },
    expired: {
      description: 'The shopper reads that the code is too old, and may ask for another.',
      meta: { screen: 'codeExpired', requirements: ['OTP-11'] },
      tags: ['failed'],
      entry: ['announceRefusal', 'noteDead', 'rememberCode'],
      exit: 'forgetRefusal',
      on: { 'otp.edited': 'enteringCode' },
    },
    spent: {
      description: 'The shopper reads that only another code helps now.',
      meta: { screen: 'codeSpent', requirements: ['OTP-11'] },
      tags: ['failed'],
      entry: ['announceRefusal', 'noteDead', 'rememberCode'],
      exit: 'forgetRefusal',
      on: { 'otp.edited': 'enteringCode' },
    },
    failed: {
      description: 'The code could not be checked; it can be sent again.',
      meta: { screen: 'codeTrouble', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: { 'otp.edited': 'enteringCode' },
    },
  },
});
