import { defineModel } from '../../../charts/package/define';
import { type SocialAnswer, socialLoginMachine } from '../../../machines/identity/socialLogin';
import { facts, refusal, sent } from '../../support/identity';

const refused = (code: string): SocialAnswer => ({
  ok: false,
  refusal: refusal(code),
  proof: null,
});
const answers: Record<string, SocialAnswer> = {
  'let in': { ok: true, facts: facts() },
  'somebody like that is known': {
    ok: true,
    facts: facts({ hasToken: false, existing: { name: 'Ann', image: '' } }),
  },
  'a proof is asked for': {
    ok: false,
    refusal: refusal('unverified_match'),
    proof: { on: 'email', to: 'a@b.co', sent: sent() },
  },
  refused: refused('social_disabled'),
};

export const socialLogin = defineModel(socialLoginMachine, {
  inputs: {
    'by Google': { medium: 'google', interrupted: null },
    'a reload at the phone': {
      medium: 'google',
      interrupted: { verified: 'no', phone: '', existing: null, proof: null },
    },
    'a reload at Is It You?': {
      medium: 'google',
      interrupted: {
        verified: 'default',
        phone: '',
        existing: { name: 'Ann', image: '' },
        proof: null,
      },
    },
    'a reload at the account’s proof': {
      medium: 'google',
      interrupted: {
        verified: 'yes',
        phone: '',
        existing: null,
        proof: { on: 'email', to: 'a@b.co', sent: sent() },
      },
    },
  },
  events: {
    'socialLogin.retried': [{}],
    'socialLogin.anotherWayChosen': [{}],
    'socialLogin.recognised': [{}],
    'socialLogin.denied': [{}],
    'socialLogin.phoneSubmitted': [{ phone: '+12025550123' }],
    'socialLogin.edited': [{}],
  },
  results: {
    askProvider: {
      identified: { ok: true },
      closed: { ok: false, reason: 'closed', message: '' },
      blocked: { ok: false, reason: 'blocked', message: '' },
      unreachable: { ok: false, reason: 'unreachable', message: '' },
      refused: { ok: false, reason: 'refused', message: 'No.' },
    },
    logInWithProvider: { ...answers, 'a phone is asked for': refused('email') },
    registerWithPhone: answers,
    otp: {
      proved: { kind: 'verified', facts: facts() },
      'proved, and nobody let in': { kind: 'verified', facts: null },
      'given up': { kind: 'cancelled' },
    },
  },
  project: ({ verified, phone, existing, proof, refusal: said, output }) => [
    verified,
    phone,
    existing !== null,
    proof !== null,
    said?.code,
    output.kind,
  ],
});
