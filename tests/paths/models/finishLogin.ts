import { defineModel } from '../../../charts/package/define';
import { finishLoginMachine } from '../../../machines/identity/finishLogin';
import { refused } from '../../support/identity';
import { done } from '../answers';

const conflict = {
  module_id: 1,
  customer_store: { id: 7, name: 'Palm Market' },
  guest_store: { id: 8, name: 'Corner Shop' },
};
const start = {
  isNew: false,
  atForgotPassword: false,
  isAwaited: false,
  hasZone: true,
  isParcel: false,
  conflict: null,
};

export const finishLogin = defineModel(finishLoginMachine, {
  inputs: {
    'a customer': start,
    'a customer with two carts': { ...start, conflict },
    'a new customer': { ...start, isNew: true },
    'a new customer of the parcel module': { ...start, isNew: true, isParcel: true },
    'a new customer without a place': { ...start, isNew: true, hasZone: false },
    'at the forgotten password': { ...start, atForgotPassword: true },
  },
  events: {
    'finishLogin.cartChosen': [{ keep: 'guest' }],
    'finishLogin.retried': [{}],
    'finishLogin.skipped': [{}],
  },
  results: {
    storeToken: done,
    takeOverCart: {
      settled: { ok: true, conflict: null },
      'the next two carts': { ok: true, conflict: { ...conflict, module_id: 2 } },
      refused: refused('refused'),
    },
    refetchCart: done,
    refreshProfile: done,
  },
});
