import { defineModel } from '../../../charts/paths/fixtures';
import type { ProfileAnswer } from '../../../machines/account/profileEdit';
import { profileEditMachine } from '../../../machines/account/profileEdit';
import { facts, refusal, sent } from '../../support/identity';
import { done, signIn } from '../answers';

const accepted = (on: 'phone' | 'email' | null): ProfileAnswer => ({
  ok: true,
  proof: on && { on, to: 'x', sent: sent() },
  message: '',
});
const refused = (code: string): ProfileAnswer => ({ ok: false, refusals: [refusal(code)] });
const answers: Record<string, ProfileAnswer> = {
  saved: accepted(null),
  'the phone is to be proved': accepted('phone'),
  'the e-mail is to be proved': accepted('email'),
};

export const profileEdit = defineModel(profileEditMachine, {
  inputs: {
    'codes by the shop': { phoneByProvider: false, interrupted: null },
    'by a provider': { phoneByProvider: true, interrupted: null },
    'a reload at the phone’s code': {
      phoneByProvider: false,
      interrupted: { on: 'phone', to: 'x', sent: sent() },
    },
    'a reload at the provider’s code': {
      phoneByProvider: true,
      interrupted: { on: 'phone', to: 'x', sent: sent() },
    },
    'a reload at the e-mail’s code': {
      phoneByProvider: false,
      interrupted: { on: 'email', to: 'x', sent: sent() },
    },
  },
  events: {
    'profileEdit.submitted': [
      {
        values: {
          name: 'Ann',
          email: 'new@b.co',
          phone: '+12025550199',
          password: '',
          confirm_password: '',
          image: null,
        },
        proves: null,
      },
    ],
    'profileEdit.edited': [{}],
    'profileEdit.left': [{}],
  },
  results: {
    updateProfile: {
      ...answers,
      'the session has ended': refused('unauthenticated'),
      'the e-mail is taken': refused('email_taken'),
    },
    otp: { proved: { kind: 'verified', facts: facts() }, 'given up': { kind: 'cancelled' } },
    readNextProof: answers,
    refetchProfile: done,
    askToSignIn: signIn,
  },
});
