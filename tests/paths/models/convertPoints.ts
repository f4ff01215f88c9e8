import { defineModel } from '../../../charts/package/define';
import { convertPointsMachine } from '../../../machines/account/convertPoints';
import { signIn } from '../answers';

export const convertPoints = defineModel(convertPointsMachine, {
  inputs: { 'some points': undefined },
  events: {
    'convertPoints.submitted': [{ request: { points: 40, key: 'one' } }],
    'convertPoints.retried': [{}],
    'convertPoints.closed': [{}],
  },
  results: {
    convertPoints: {
      converted: { ok: true },
      'the session has ended': { ok: false, reason: 'signedOut', message: '' },
      refused: { ok: false, reason: 'refused', message: 'You do not have so many points.' },
    },
    askToSignIn: signIn,
  },
});
