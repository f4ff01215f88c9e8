import { defineModel } from '../../../charts/package/define';
import { type PassedOn, passOnOrderMachine } from '../../../machines/operator/passOnOrder';

const replies: Record<string, PassedOn> = {
  'it is noted': { ok: true },
  'somebody was faster': { ok: false, reason: 'handled', by: 'Samir' },
  'somebody was faster, nobody knows who': { ok: false, reason: 'handled', by: '' },
  'the session has ended': { ok: false, reason: 'signedOut' },
  'the shop says no': { ok: false, reason: 'refused', message: 'No.' },
};

export const passOnOrder = defineModel(passOnOrderMachine, {
  inputs: { 'a parcel': { orderId: 100007 } },
  events: {
    'passOnOrder.started': [{}],
    'passOnOrder.kept': [{}],
    'passOnOrder.chosen': [{ way: 'back' }, { way: 'fetch' }, { way: 'cancel' }],
    'passOnOrder.retried': [{}],
    'passOnOrder.closed': [{}],
  },
  results: { passOn: replies },
});
