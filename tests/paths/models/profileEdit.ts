import { defineModel } from '../../../charts/package/define';
import type { ProfileAnswer } from '../../../machines/account/profileEdit';
import { profileEditMachine } from '../../../machines/account/profileEdit';
import type { IdentityRefusal } from '../../../machines/identity/identityAnswer';
import { facts, refusal, sent } from '../../support/identity';
import { done, signIn } from '../answers';

const newPhone = '+12025550199';
const newEmail = 'new@b.co';
const accepted = (on: 'phone' | 'email' | null): ProfileAnswer => ({
  ok: true,
  proof: on && {
    on,
    to: on === 'phone' ? newPhone : newEmail,
    sent: sent(),
    isRestSaved: true,
  },
  message: '',
});
const refused = (...refusals: IdentityRefusal[]): ProfileAnswer => ({ ok: false, refusals });

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
      interrupted: { on: 'phone', to: newPhone, sent: sent() },
    },
    'a reload at the provider’s code': {
      phoneByProvider: true,
      interrupted: { on: 'phone', to: newPhone, sent: sent() },
    },
    'a reload at the e-mail’s code': {
      phoneByProvider: false,
      interrupted: { on: 'email', to: newEmail, sent: sent() },
    },
  },
  events: {
    'profileEdit.submitted': [
      {
        values: {
          name: 'Ann',
          email: newEmail,
          phone: newPhone,
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
      'the session has ended': refused(refusal('unauthenticated')),
      'e-mail and phone are taken': refused(
        refusal('email_taken', 'The e-mail is taken.'),
        refusal('phone_taken', 'The phone is taken.'),
      ),
    },
    otp: { proved: { kind: 'verified', facts: facts() }, 'given up': { kind: 'cancelled' } },
    readNextProof: answers,
    refetchProfile: done,
    askToSignIn: signIn,
  },
});
