import { defineModel } from '../../../charts/package/define';
import { profileCompletionMachine } from '../../../machines/identity/profileCompletion';
import { facts, refused } from '../../support/identity';

export const profileCompletion = defineModel(profileCompletionMachine, {
  inputs: {
    'by code': {
      loginType: 'otp',
      phone: '+15550101234',
      email: '',
      name: '',
      mayRefer: false,
    },
  },
  events: {
    'profileCompletion.submitted': [{ values: { name: 'Ann', email: 'a@b.co', ref_code: '' } }],
    'profileCompletion.edited': [{}],
    'profileCompletion.cancelled': [{}],
  },
  results: {
    completeProfile: {
      completed: { ok: true, facts: facts() },
      'too late': refused('completion_expired'),
      'the e-mail is taken': refused('email_taken'),
      'there were too many attempts': refused('rate_limited'),
    },
  },
});
