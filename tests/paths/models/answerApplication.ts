import { defineModel } from '../../../charts/package/define';
import {
  type ApplicationAnswer,
  answerApplicationMachine,
} from '../../../machines/operator/answerApplication';

const not: Record<string, ApplicationAnswer> = {
  'somebody was faster': { ok: false, reason: 'answered' },
  'the session has ended': { ok: false, reason: 'signedOut' },
  'the shop says no': { ok: false, reason: 'refused', message: 'No.' },
};

export const answerApplication = defineModel(answerApplicationMachine, {
  inputs: { 'an application': { applicationId: 1001 } },
  events: {
    'answerApplication.accepted': [{}],
    'answerApplication.refusing': [{}],
    'answerApplication.kept': [{}],
    'answerApplication.refused': [{ why: 'Too far away' }],
    'answerApplication.retried': [{}],
    'answerApplication.closed': [{}],
  },
  results: {
    acceptApplication: { 'it is a store': { ok: true, opened: { kind: 'store', id: 12 } }, ...not },
    refuseApplication: { 'it is refused': { ok: true, opened: null }, ...not },
  },
});
