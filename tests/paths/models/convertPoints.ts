import { defineModel } from '../../../charts/paths/fixtures';
import { convertPointsMachine } from '../../../machines/convertPoints';

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
      refused: { ok: false, message: 'You do not have so many points.' },
    },
  },
});
