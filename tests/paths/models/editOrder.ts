import { defineModel } from '../../../charts/package/define';
import { type EditAnswer, editOrderMachine } from '../../../machines/orders/editOrder';
import { sampleDraft } from '../../machines/checkout/checkout/samples';
import { signIn } from '../answers';

const no = (reason: Exclude<EditAnswer, { ok: true }>['reason']): EditAnswer => ({
  ok: false,
  reason,
  message: reason === 'refused' ? 'The shop is closed.' : '',
});

export const editOrder = defineModel(editOrderMachine, {
  inputs: {
    'an order': { orderId: 100007, key: 'k'.repeat(32), draft: sampleDraft(), former: null },
  },
  events: {
    'editOrder.confirmed': [{}],
    'editOrder.replacementConfirmed': [{}],
    'editOrder.orderMoved': [{ status: 'confirmed' }, { status: 'canceled' }],
    'editOrder.retried': [{}],
    'editOrder.closed': [{}],
  },
  results: {
    editOrder: {
      'all of it': { ok: true, leftOut: [], short: [] },
      'some of it': { ok: true, leftOut: ['Bread'], short: ['Tea (1 of 4 left)'] },
      'the store has accepted it': no('accepted'),
      'something else in the cart': no('cartHolds'),
      'nothing of it': no('nothingLeft'),
      'the session has ended': no('signedOut'),
      'an order of somebody else': no('notTheirs'),
      refused: no('refused'),
    },
    askToSignIn: signIn,
  },
});
