import { defineModel } from '../../../charts/package/define';
import { orderPayloadOf } from '../../../domain/checkout/payload';
import { type CheckoutInput, checkoutMachine } from '../../../machines/checkout/checkout';
import { sampleDraft, sampleFacts, sampleQuote } from '../../machines/checkout/checkout/samples';
import { refused } from '../../support/identity';
import { signIn } from '../answers';

const start: CheckoutInput = {
  page: 'cart',
  draft: sampleDraft(),
  facts: sampleFacts(),
  lines: null,
  step: null,
  pending: null,
  left: null,
};
const payload = orderPayloadOf(sampleDraft(), null, 24.5);
const nothing = sampleFacts({ hasLines: false });
const closed = sampleFacts({ guestAllowed: false });
const changed = (facts: CheckoutInput['facts'], linesChanged = false) => ({
  facts,
  lines: null,
  linesChanged,
});

export const checkout = defineModel(checkoutMachine, {
  inputs: {
    'a guest, all filled in': start,
    'a guest, nothing filled in': {
      ...start,
      draft: sampleDraft({ placeDone: false, detailsDone: false }),
    },
    'an empty cart': { ...start, facts: nothing },
    'guests may not order': { ...start, facts: closed },
    'an order without an answer': { ...start, facts: nothing, pending: payload },
    'an order left, its lines gone': { ...start, facts: nothing, left: payload },
  },
  events: {
    'checkout.factsChanged': [
      changed(sampleFacts()),
      changed(sampleFacts(), true),
      changed(nothing),
      changed(closed),
    ],
    'checkout.orderedElsewhere': [{ orderId: 100008 }],
    'checkout.typed': [
      { patch: { note: 'Ring twice' } },
      { patch: { couponCode: 'TEN' } },
      { patch: { placeDone: false } },
      { patch: { placeDone: true } },
      { patch: { detailsDone: true } },
    ],
    'checkout.timeMoved': [{ scheduleAt: '2026-11-24T06:00:00.000Z' }],
    'checkout.stepFinished': [{}],
    'checkout.stepOpened': [{ step: 'place' }],
    'checkout.priceRetried': [{}],
    'checkout.orderRequested': [{}],
    'checkout.signInRequested': [{}],
    'checkout.priceOutdated': [],
    'checkout.draftChanged': [],
  },
  results: {
    quoteOrder: {
      'a price': { ok: true, quote: sampleQuote() },
      'the cart is empty': refused('cart_empty'),
      'the coupon is over': refused('coupon_expired'),
    },
    placeOrder: {
      placed: {
        kind: 'placed',
        orderId: 100007,
        redirect: null,
        contactNumber: '+971501234567',
        earlier: false,
      },
      'sold out': { kind: 'refused', refusal: { code: 'out_of_stock', message: 'No.' } },
      'the store is closed': { kind: 'refused', refusal: { code: 'store_closed', message: 'No.' } },
      'ordered in another window': { kind: 'elsewhere', orderId: 100008 },
      declined: { kind: 'declined' },
      'left unanswered': { kind: 'left', payload },
    },
    signIn,
  },
  project: ({ draft, facts, wanted, pending, left }) => [
    draft.placeDone,
    draft.detailsDone,
    facts.hasLines,
    facts.guestAllowed,
    wanted,
    pending !== null,
    left !== null,
  ],
});
