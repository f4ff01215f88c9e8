import { defineScreens } from '../../../charts/package/define';
import { fromWithout, type Gesture } from '../../../charts/paths/screens';
import type { ParcelPerson } from '../../../domain/parcel/parcelDraft';
import { type ParcelStep, parcelSteps } from '../../../domain/parcel/parcelSteps';
import { firstOpenParcelStep, parcelMachine } from '../../../machines/parcel/parcel';
import {
  changing,
  notices,
  pickingPlace,
  placed,
  placing,
  prices,
  step,
  strangers,
  toElsewhere,
  toItself,
} from './parcelSights';
import { told } from './parcelTold';
import { button, fill, press, pressing, radio } from './pieces';

const open = {
  'filling.steps.choosingKind': 'what',
  'filling.steps.addressingSender': 'sender',
  'filling.steps.addressingReceiver': 'receiver',
  'filling.steps.mendingDestination': 'receiver',
  'filling.steps.choosingPayment': 'payment',
} as const;
/** The step that can be worked on; none while a dialog stands over it. */
const openIn = (places: readonly string[]): ParcelStep | undefined =>
  places.flatMap((place) => open[place as keyof typeof open] ?? [])[0];

const typed = (end: string, { name, phone }: ParcelPerson): Gesture[] => [
  fill(`${end}’s name`, name),
  fill(`${end}’s phone`, phone),
];
/** Somebody can be typed where the place is the one that is known: it is picked, and not typed. */
const isAt = (known: ParcelPerson, { place }: ParcelPerson) =>
  known.place?.address === place?.address;
const go = press('Continue');

/** A parcel: what the sender does and sees (MOD-01, CHK-04 to CHK-08, PRICE-23, GATE-09). */
export const parcel = defineScreens(parcelMachine, {
  gestures: {
    // The settings have two buttons here.
    'parcel.factsChanged': ({ facts: { guestAllowed } }) => [
      press(guestAllowed ? 'Guests may order' : 'Guests may order no more'),
    ],
    'parcel.orderedElsewhere': () => fromWithout,
    'parcel.typed': ({ patch: { categoryId, tip, receiver } }, { at, context: { draft } }) => {
      const here = openIn(at);
      if (categoryId)
        return here === 'what' && !draft.categoryId ? [{ press: radio(/^Box/) }] : null;
      if (tip) return here === 'payment' && !draft.tip ? [{ press: radio(/^\$2\.00/) }] : null;
      return receiver && here === 'receiver' && isAt(draft.receiver, receiver)
        ? [fill('Receiver’s name', 'Omar'), ...typed('Receiver', receiver)]
        : null;
    },
    'parcel.timeMoved': () => null,
    'parcel.placeAsked': (_, { at, context: { draft } }) =>
      openIn(at) === 'receiver'
        ? [press(draft.receiver.place?.address ?? 'Where does it go?')]
        : null,
    'parcel.stepFinished': ({ patch: { sender, receiver } }, { at, context: { draft } }) => {
      const here = openIn(at);
      if (sender)
        return here === 'sender'
          ? [...typed('Sender', sender), fill('House number', sender.place?.house ?? ''), go]
          : null;
      if (receiver)
        return here === 'receiver' && isAt(draft.receiver, receiver)
          ? [...typed('Receiver', receiver), go]
          : null;
      return here === 'what' && draft.categoryId
        ? [
            { tick: { role: 'checkbox', name: 'Keep it upright' } },
            fill('Note (optional)', 'Ring twice'),
            go,
          ]
        : null;
    },
    'parcel.stepOpened': ({ step: wanted }, { at, context: { draft } }) => {
      const here = openIn(at);
      const isDone = parcelSteps.indexOf(wanted) < parcelSteps.indexOf(firstOpenParcelStep(draft));
      return here && isDone && wanted !== here ? [{ press: changing(wanted) }] : null;
    },
    'parcel.priceRetried': (_, { at }) =>
      openIn(at) && !at.includes('filling.price.refused') ? [press('Try again')] : null,
    'parcel.orderRequested': (_, { at }) =>
      openIn(at) === 'payment'
        ? [
            { tick: radio(/^The receiver pays/) },
            { press: radio(/^Cash at the door/) },
            press('Send the parcel · $3.50'),
          ]
        : null,
    'parcel.signInRequested': pressing('Sign in'),
    'parcel.priceOutdated': () => null,
    'parcel.draftChanged': () => null,
  },
  own: {
    payload: 'The page sends what was written so far',
    receiver_details: 'The page sends what was written so far',
  },
  seen: {
    arriving: null,
    needingSignIn: strangers.alone,
    signingIn: strangers.asked,
    'filling.steps.findingStep': null,
    'filling.steps.choosingKind': step('what'),
    'filling.steps.addressingSender': step('sender'),
    'filling.steps.addressingReceiver': toElsewhere,
    'filling.steps.mendingDestination': toItself,
    'filling.steps.pickingPlace': pickingPlace,
    'filling.steps.choosingPayment': step('payment'),
    'filling.price.settling': prices.awaited,
    'filling.price.weighing': null,
    'filling.price.unknown': prices.unknown,
    'filling.price.asking': prices.awaited,
    'filling.price.known': prices.known,
    'filling.price.refused': prices.refused,
    'filling.price.wayUnknown': prices.wayUnknown,
    'filling.price.failed': prices.failed,
    'filling.notice.quiet': notices.quiet,
    'filling.notice.telling': notices.telling,
    placing,
    orderedElsewhere: {
      says: ['Already ordered in another window: #100010', 'Nothing was ordered twice.'],
      shown: [{ role: 'link', name: 'Track Order' }],
      stored: { 'parcel-draft': null },
    },
    placed,
  },
  answers: {
    // The dialog is the product's own, its map a stand-in with a button.
    askForPlace: (result) => {
      const ways: Record<string, Gesture[]> = {
        'a place': [
          press('Pick from map'),
          press('The map is put on 9 Harbour Road'),
          { press: { ...button('Deliver here'), disabled: false } },
        ],
        'where it comes from': [
          { fill: { role: 'combobox', name: 'Delivery address' }, with: 'Palm' },
          { press: { role: 'option', name: /^12 Palm Street/ } },
        ],
        nothing: [press('Close')],
      };
      return ways[result] ?? null;
    },
    // A stand-in, whose buttons are called what they answer.
    askToSignIn: (result) => [press(`It ends: ${result}`)],
  },
  told,
  unseen: {
    'parcel.timeMoved': 'The clock, or the couriers’ hours, move it',
    'parcel.filling.steps|parcel.stepFinished|0':
      'What is filled in is told while it is typed, so that Continue changes the price no more',
    'parcel.filling.price.refused|parcel.priceRetried|0':
      'A price that was refused is asked again after a change, which no button has to say',
  },
});
