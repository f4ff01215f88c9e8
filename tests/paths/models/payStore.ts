import { defineModel } from '../../../charts/package/define';
import { payStoreMachine } from '../../../machines/operator/payStore';

export const payStore = defineModel(payStoreMachine, {
  inputs: {
    'a store that is owed something': {
      storeId: 7,
      kind: 'payout',
      balance: 120,
      lastPayment: 31,
      amount: 120,
    },
    'a store that owes the shop': {
      storeId: 7,
      kind: 'receipt',
      balance: -120,
      lastPayment: 31,
      amount: 120,
    },
  },
  events: {
    'payStore.entered': [{ amount: 100, reference: 'T-1' }],
    'payStore.confirmed': [{}],
    'payStore.corrected': [{}],
    'payStore.retried': [{}],
    'payStore.closed': [{}],
  },
  results: {
    recordPayment: {
      'it is noted': { ok: true },
      'the account has changed': { ok: false, reason: 'changed' },
      'the session has ended': { ok: false, reason: 'signedOut' },
      'the shop says no': { ok: false, reason: 'refused', message: 'No.' },
    },
  },
});
