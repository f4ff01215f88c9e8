import type { Screens } from '../../../charts/paths/screens';
import { type DeliveryPlace, selectedAddressType } from '../../../domain/checkout/draft';
import { type ParcelPerson, parcelPayloadOf } from '../../../domain/parcel/parcelDraft';
import { noHouse } from '../../../domain/place/house';
import type { ParcelInput, parcelMachine } from '../../../machines/parcel/parcel';
import { decideParcelStep } from '../../../machines/parcel/parcel/decideParcelStep';
import {
  parcelQuote,
  placedParcel,
  sampleParcel,
  sampleParcelFacts,
} from '../../machines/parcel/parcel/samples';
import { refused } from '../../support/identity';
import { signIn } from '../answers';

const place = (address: string, latitude: number, longitude: number): DeliveryPlace => ({
  id: null,
  address,
  address_type: selectedAddressType,
  latitude,
  longitude,
  ...noHouse,
});

/** Where the shopper is, what the search finds in the same house, and what the map is put upon. */
const home = place('12 Palm Street', 25.2, 55.3);
const nextDoor = place('12 Palm Street, Marsa Noor', 25.2, 55.3);
const harbour = place('9 Harbour Road', 25.23, 55.33);

const lina: ParcelPerson = {
  name: 'Lina Haddad',
  phone: '+971 50 123 4567',
  place: { ...home, house: '4' },
};
const omar = (at: DeliveryPlace): ParcelPerson => ({
  name: 'Omar Saleh',
  phone: '+971 50 765 4321',
  place: at,
});

const fresh = sampleParcel({
  categoryId: null,
  note: '',
  instruction: '',
  leaveAtDoor: false,
  sender: { name: '', phone: '', place: home },
  receiver: { name: '', phone: '', place: null },
  whatDone: false,
  senderDone: false,
  receiverDone: false,
});
const facts = sampleParcelFacts();
const closed = sampleParcelFacts({ guestAllowed: false });
const start: ParcelInput = { draft: fresh, facts, step: null, pending: null };

export const notThere = 'We do not go there.';
export const noCash = 'Cash is not taken for this.';

export const told: NonNullable<Screens<typeof parcelMachine>['told']> = {
  // All is typed from the beginning: the parcel whose answer is awaited has lost its draft.
  inputs: {
    'nothing filled in': start,
    'guests may not order': { ...start, facts: closed },
    'a parcel without an answer': { ...start, pending: parcelPayloadOf(sampleParcel(), 3.5) },
  },
  events: {
    'parcel.factsChanged': [{ facts }, { facts: closed }],
    'parcel.orderedElsewhere': [{ orderId: 100010 }],
    'parcel.typed': [
      { patch: { categoryId: 2 } },
      { patch: { tip: 2 } },
      { patch: { receiver: omar(harbour) } },
      { patch: { receiver: omar(nextDoor) } },
    ],
    'parcel.timeMoved': [{ scheduleAt: '2026-11-24T06:00:00.000Z' }],
    'parcel.placeAsked': [{ end: 'receiver' }],
    'parcel.stepFinished': [
      { patch: { whatDone: true } },
      { patch: { sender: lina, senderDone: true } },
      { patch: { receiver: omar(harbour), receiverDone: true } },
      { patch: { receiver: omar(nextDoor), receiverDone: true } },
    ],
    'parcel.stepOpened': [{ step: 'sender' }],
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
      'outside the zones': refused('destination_outside_zone', notThere),
    },
    askForPlace: {
      'a place': { place: harbour },
      'where it comes from': { place: nextDoor },
      nothing: { place: null },
    },
    placeOrder: {
      placed: placedParcel,
      refused: { kind: 'refused', refusal: { code: 'cod_limit', message: noCash } },
      'ordered in another window': { kind: 'elsewhere', orderId: 100010 },
      declined: { kind: 'declined' },
    },
    askToSignIn: signIn,
  },
  project: ({ draft, facts: { guestAllowed }, wanted, pending }) => [
    draft.categoryId,
    draft.whatDone,
    draft.senderDone,
    draft.receiverDone,
    draft.receiver.place?.address,
    draft.tip,
    guestAllowed,
    decideParcelStep(draft, wanted),
    pending !== null,
  ],
};
