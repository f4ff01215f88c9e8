import { defineModel } from '../../../charts/package/define';
import { type HandleTripAnswer, handleTripMachine } from '../../../machines/desk/handleTrip';

const answers: Record<string, HandleTripAnswer> = {
  'it is noted': { ok: true },
  'somebody was faster': { ok: false, reason: 'handled', by: 'samir@office.example' },
  'the session has ended': { ok: false, reason: 'signedOut' },
  'the shop says no': { ok: false, reason: 'refused', message: 'No.' },
};

export const handleTrip = defineModel(handleTripMachine, {
  inputs: {
    'a new trip': { tripId: 100012, status: 'pending' },
    'one that is confirmed': { tripId: 100012, status: 'confirmed' },
    'one that is on the road': { tripId: 100012, status: 'ongoing' },
  },
  events: {
    'handleTrip.confirmed': [{}],
    'handleTrip.declining': [{}],
    'handleTrip.kept': [{}],
    'handleTrip.declined': [{ words: 'The van broke down.' }],
    'handleTrip.started': [{ collected: 30 }],
    'handleTrip.ended': [{ collected: 30 }],
    'handleTrip.moved': [
      { status: 'confirmed', by: 'samir@office.example' },
      { status: 'canceled', by: '' },
    ],
    'handleTrip.left': [{}],
    'handleTrip.retried': [{}],
    'handleTrip.back': [{}],
    'handleTrip.closed': [{}],
  },
  results: { confirm: answers, decline: answers, start: answers, end: answers },
});
