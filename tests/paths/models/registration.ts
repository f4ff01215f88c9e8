import { defineModel } from '../../../charts/package/define';
import { registrationMachine } from '../../../machines/account/registration';
import { sampleApplication } from '../../machines/account/registration/samples';

const spot = { zoneId: 1, point: { lat: 24.7, lng: 46.7 } };
const refused = (field?: string) => ({
  ok: false as const,
  refusal: { code: 'validation', message: 'No.', ...(field && { field }) },
});

export const registration = defineModel(registrationMachine, {
  inputs: { 'a store': { kind: 'store' }, 'a courier': { kind: 'courier' } },
  events: {
    'registration.stepFinished': [{}],
    'registration.placeGiven': [{ spot }],
    'registration.submitted': [{ values: sampleApplication() }],
    'registration.wentBack': [{}],
    'registration.edited': [{}],
  },
  results: {
    checkPlace: { inside: { isInside: true }, outside: { isInside: false } },
    sendApplication: {
      accepted: { ok: true, message: 'Thank you.' },
      'about the person': refused('email'),
      'about the business': refused('logo'),
      'about the place': refused('zone_id'),
      'about no field': refused(),
    },
  },
  project: ({ kind, refusal }) => [kind, refusal?.field],
});
