import { defineModel } from '../../../charts/package/define';
import { deskSignInMachine } from '../../../machines/desk/deskSignIn';

export const deskSignIn = defineModel(deskSignInMachine, {
  inputs: { 'as on any day': { invite: '' }, 'by a link': { invite: 'secret' } },
  events: {
    'deskSignIn.submitted': [{ email: 'rana@store.example', password: 'correct horse' }],
    'deskSignIn.passwordChosen': [{ password: 'correct horse' }],
    'deskSignIn.edited': [{}],
    'deskSignIn.toSignIn': [{}],
  },
  results: {
    signInAtDesk: {
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
