import { defineModel } from '../../../charts/package/define';
import { parcelPayloadOf } from '../../../domain/parcel/parcelDraft';
import { type ParcelInput, parcelMachine } from '../../../machines/parcel/parcel';
import { samplePlace } from '../../machines/checkout/checkout/samples';
import {
  elsewhere,
  parcelQuote,
  placedParcel,
  sampleParcel,
  sampleParcelFacts,
} from '../../machines/parcel/parcel/samples';
import { refused } from '../../support/identity';
import { signIn } from '../answers';

const start: ParcelInput = {
  draft: sampleParcel(),
  facts: sampleParcelFacts(),
  step: null,
  pending: null,
};
const payload = parcelPayloadOf(sampleParcel(), 3.5);
const closed = sampleParcelFacts({ guestAllowed: false });
const { receiver } = sampleParcel();
const toItself = { ...receiver, place: samplePlace };

export const parcel = defineModel(parcelMachine, {
  inputs: {
    'all filled in': start,
    'nothing filled in': {
      ...start,
      draft: sampleParcel({ whatDone: false, senderDone: false, receiverDone: false }),
    },
    'guests may not order': { ...start, facts: closed },
    'a parcel without an answer': { ...start, pending: payload },
  },
  events: {
    'parcel.factsChanged': [{ facts: sampleParcelFacts() }, { facts: closed }],
    'parcel.orderedElsewhere': [{ orderId: 100010 }],
    'parcel.typed': [{ patch: { note: 'Ring' } }, { patch: { receiver: toItself } }],
    'parcel.timeMoved': [{ scheduleAt: '2026-11-24T06:00:00.000Z' }],
    'parcel.placeAsked': [{ end: 'receiver' }],
    'parcel.stepFinished': [
      { patch: { whatDone: true } },
      { patch: { senderDone: true } },
      { patch: { receiverDone: true } },
      { patch: { receiver: toItself, receiverDone: true } },
    ],
    'parcel.stepOpened': [{ step: 'what' }],
    'parcel.priceRetried': [{}],
    'parcel.orderRequested': [{}],
    'parcel.signInRequested': [{}],
    'parcel.priceOutdated': [],
    'parcel.draftChanged': [],
  },
  results: {
    quoteParcel: {
      'a price': { ok: true, quote: parcelQuote() },
      'the way is not measured': refused('routing_unavailable'),
      'outside the zones': refused('destination_outside_zone'),
    },
    askForPlace: { 'a place': { place: elsewhere }, nothing: { place: null } },
    placeOrder: {
      placed: placedParcel,
      refused: { kind: 'refused', refusal: { code: 'cod_limit', message: 'No.' } },
      'ordered in another window': { kind: 'elsewhere', orderId: 100010 },
      declined: { kind: 'declined' },
    },
    askToSignIn: signIn,
  },
  project: ({ draft, facts, wanted, asking, pending }) => [
    draft.whatDone,
    draft.senderDone,
    draft.receiverDone,
    draft.receiver.place?.address,
    facts.guestAllowed,
    wanted,
    asking,
    pending !== null,
  ],
});
