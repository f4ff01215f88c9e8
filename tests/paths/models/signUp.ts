import { defineModel } from '../../../charts/package/define';
import { signUpMachine } from '../../../machines/identity/signUp';
import { facts, refused } from '../../support/identity';

export const signUp = defineModel(signUpMachine, {
  inputs: { 'a newcomer': { mayRefer: false } },
  events: {
    'signUp.submitted': [
      {
        values: {
          name: 'Ann',
          email: 'a@b.co',
          phone: '+12025550123',
          password: 'secret1',
          confirm_password: 'secret1',
          ref_code: '',
          terms: true,
        },
      },
    ],
    'signUp.edited': [{}],
    'signUp.loginChosen': [{}],
    'signUp.cancelled': [{}],
  },
  results: {
    createAccount: {
      created: { ok: true, facts: facts() },
      'the e-mail is taken': refused('email_taken'),
      'there were too many attempts': refused('rate_limited'),
    },
  },
});
