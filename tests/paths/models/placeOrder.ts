import { defineModel } from '../../../charts/package/define';
import { orderPayloadOf } from '../../../domain/checkout/payload';
import { placeOrderMachine } from '../../../machines/checkout/placeOrder';
import { mostTries } from '../../../machines/checkout/placeOrder/placeOrderSetup';
import { sampleDraft, sampleQuote } from '../../machines/checkout/checkout/samples';

const payload = orderPayloadOf(sampleDraft(), null, 24.5);
const refused = (code: string) => ({ ok: false as const, refusal: { code, message: 'No.' } });

export const placeOrder = defineModel(placeOrderMachine, {
  inputs: { 'a filled checkout': { payload, seen: sampleQuote({ total: 24.5 }) } },
  events: {
    'placeOrder.totalConfirmed': [{}],
    'placeOrder.totalDeclined': [{}],
    'placeOrder.retried': [{}],
    'placeOrder.left': [{}],
    'placeOrder.signInChosen': [{}],
    'placeOrder.orderedAnew': [{}],
  },
  results: {
    rememberAttempt: {
      'written down': { attempt: { key: 'new', payload }, resumed: false, sender: 'self' },
      'an earlier order of unknown outcome': {
        attempt: { key: 'earlier', payload: { ...payload, order_amount: 3 } },
        resumed: true,
        sender: 'self',
      },
      'an order of a customer who is not signed in': {
        attempt: { key: 'theirs', payload },
        resumed: true,
        sender: 'customer',
      },
    },
    placeOrder: {
      taken: {
        ok: true,
        order: { message: 'ok', order_id: 100007, total_amount: 24.5, redirect_link: null },
      },
      'the total has changed': refused('amount_changed'),
      'the session has ended': refused('unauthenticated'),
      'sold out': refused('out_of_stock'),
      'ordered in another window': {
        ok: false,
        refusal: { code: 'already_ordered', message: '', orderId: 100008 },
      },
      'the device is offline': refused('offline'),
    },
    quoteOrder: {
      'a new total': { ok: true, quote: sampleQuote({ total: 30 }) },
      'sold out': refused('out_of_stock'),
    },
    signIn: { 'signed in': { signedIn: true }, 'went away': { signedIn: false } },
  },
  project: ({ attempt, resumed, tries, changed }) => [
    attempt?.key,
    resumed,
    Math.min(tries, mostTries),
    changed !== null,
  ],
  journeys: {
    'places an order': ['placeOrder.rememberingAttempt', 'placeOrder.placed'],
    'agrees to a changed total': ['placeOrder.confirmingChangedTotal', 'placeOrder.placed'],
    'waits until the shop can be reached': ['placeOrder.unreachable', 'placeOrder.placed'],
  },
});
