import { defineScreens, type Piece, type Seen } from '../../../charts/paths/screens';
import { parcelMachine } from '../../../machines/parcel';
import { button, dialog, press, pressing } from './pieces';

const heading = (name: string): Piece => ({ role: 'heading', name });
const what: Seen = { shown: [heading('What are you sending?')] };

/** A parcel: what the sender does and sees (PAR-01 to PAR-20). */
export const parcel = defineScreens(parcelMachine, {
  gestures: {
    'parcel.factsChanged': () => null,
    'parcel.typed': () => null,
    'parcel.placeAsked': (_, { at: places }) =>
      places.includes('filling.steps.addressingReceiver') ? [press(/address/i)] : null,
    'parcel.stepFinished': () => null,
    'parcel.stepOpened': (_, { at: places }) =>
      places.includes('filling.steps.choosingKind') ? null : [press('Change')],
    'parcel.priceRetried': pressing('Try again'),
    'parcel.orderRequested': () => [press(/^Send the parcel/)],
    'parcel.signInRequested': pressing('Sign in'),
    'parcel.priceOutdated': () => null,
    'parcel.draftChanged': () => null,
  },
  seen: {
    arriving: null,
    needingSignIn: { shown: [button('Sign in')] },
    signingIn: {},
    'filling.steps.findingStep': null,
    'filling.steps.choosingKind': { shown: [...(what.shown ?? []), button('Continue')] },
    'filling.steps.addressingSender': what,
    'filling.steps.addressingReceiver': what,
    'filling.steps.mendingDestination': what,
    'filling.steps.pickingPlace': what,
    'filling.steps.choosingPayment': { shown: [heading('When, and who pays?')] },
    'filling.price.settling': what,
    'filling.price.weighing': null,
    'filling.price.unknown': what,
    'filling.price.asking': what,
    'filling.price.known': what,
    'filling.price.refused': what,
    'filling.price.wayUnknown': what,
    'filling.price.failed': what,
    'filling.notice.quiet': what,
    'filling.notice.telling': what,
    placing: { shown: [dialog('Placing your order…')] },
    placed: {},
  },
  unseen: {
    'parcel.factsChanged': 'What else happens in the shop changes them',
    'parcel.typed': 'The whole draft is typed in many fields',
    'parcel.stepFinished': 'The whole draft is typed in many fields',
    'parcel.priceOutdated': 'The chart raises it',
    'parcel.draftChanged': 'The chart raises it',
  },
});
