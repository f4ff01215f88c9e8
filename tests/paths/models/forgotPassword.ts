import { defineModel } from '../../../charts/package/define';
import { forgotPasswordMachine } from '../../../machines/identity/forgotPassword';
import { facts, refused, sent } from '../../support/identity';
import { signIn } from '../answers';

const to = '+12025550123';

export const forgotPassword = defineModel(forgotPasswordMachine, {
  inputs: {
    'by phone and e-mail': {
      methods: ['phone', 'email'],
      phoneByProvider: false,
      request: null,
    },
    'a code asked for earlier': {
      methods: ['phone'],
      phoneByProvider: true,
      request: { method: 'phone', channel: 'server', to, sent: sent() },
    },
    'no way': { methods: [], phoneByProvider: false, request: null },
  },
  events: {
    'forgotPassword.methodChosen': [{ method: 'email' }],
    'forgotPassword.submitted': [{ to }, { to: 'a@b.co' }],
    'forgotPassword.passwordSubmitted': [{ password: 'secret2', confirmPassword: 'secret2' }],
    'forgotPassword.edited': [{}],
    'forgotPassword.stepRequested': [{ step: 0 }, { step: 1 }, { step: 2 }],
    'forgotPassword.signInRequested': [{}],
  },
  results: {
    requestCode: {
      sent: { ok: true, sent: sent(), message: 'Sent.' },
      'sent just before': { ...refused('otp_too_soon'), sent: sent() },
      'too many asked for': refused('otp_too_many'),
    },
    otp: {
      proved: { kind: 'verified', facts: facts() },
      'another address is wanted': { kind: 'identifierChange' },
    },
    setPassword: {
      changed: { ok: true, message: 'Changed.' },
      'the code is used up': refused('otp_expired'),
      'the password is refused': refused('validation'),
    },
    askToSignIn: signIn,
  },
  project: ({ methods, method, to: address, request, isProved, refusal }) => [
    methods,
    method,
    address,
    request !== null,
    isProved,
    refusal?.code,
  ],
});
