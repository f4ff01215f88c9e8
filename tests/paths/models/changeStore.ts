import { defineModel } from '../../../charts/package/define';
import { type ChangeAnswer, changeStoreMachine } from '../../../machines/desk/changeStore';

const answers: Record<string, ChangeAnswer> = {
  'it is noted': { ok: true, link: '' },
  'the session has ended': { ok: false, reason: 'signedOut' },
  'the shop says no': { ok: false, reason: 'refused', message: 'No.' },
};

export const changeStore = defineModel(changeStoreMachine, {
  inputs: { 'a store': undefined },
  events: {
    'changeStore.asked': [
      { change: { kind: 'invite', email: 'noor@store.example' } },
      { change: { kind: 'pause', minutes: 60 } },
    ],
    'changeStore.confirmed': [{}],
    'changeStore.declined': [{}],
    'changeStore.retried': [{}],
    'changeStore.givenUp': [{}],
    'changeStore.read': [{}],
  },
  results: { tellShop: answers },
  project: ({ queue, grave }) => [Math.min(queue.length, 2), grave],
});
