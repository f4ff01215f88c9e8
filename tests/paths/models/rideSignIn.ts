import { defineModel } from '../../../charts/package/define';
import { rideSignInMachine } from '../../../machines/ride/rideSignIn';

export const rideSignIn = defineModel(rideSignInMachine, {
  inputs: { 'as on any day': { invite: '' }, 'by a link': { invite: 'secret' } },
  events: {
    'rideSignIn.submitted': [{ login: 'samir@ride.example', password: 'correct horse' }],
    'rideSignIn.passwordChosen': [{ password: 'correct horse' }],
    'rideSignIn.edited': [{}],
    'rideSignIn.toSignIn': [{}],
  },
  results: {
    signInToRide: {
      'they are right': { ok: true, token: 't' },
      'they are wrong': { ok: false, reason: 'wrong' },
      'too many tries': { ok: false, reason: 'tooMany', wait: 60 },
    },
    choosePassword: {
      'the link is good': { ok: true, token: 't' },
      'the link is used': { ok: false, reason: 'expired' },
      'too many tries': { ok: false, reason: 'tooMany', wait: 60 },
      'the shop says no': { ok: false, reason: 'wrong' },
    },
  },
});
