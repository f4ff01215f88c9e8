import { parcelPayloadOf } from '../../../domain/parcel/parcelDraft';
import { orderElsewhere, placedOf, placeRefusalOf } from '../../checkout/checkout';
import { askToSignIn } from '../../identity/askToSignIn';
import { filling } from './filling';
import { parcelSetup } from './parcelSetup';
import type { ParcelFacts } from './types';

const keepFacts = {
  type: 'keepFacts',
  params: ({ event: { facts } }: { event: { facts: ParcelFacts } }) => ({
    facts,
  }),
} as const;

/**
 * A parcel from what it is to the order: four steps beside a price that is always the server's. What was
 * typed is never lost, and the order is placed by a child that does it once.
 */
export const parcelMachine = parcelSetup.createMachine({
  id: 'parcel',
  version: '1.0.0',
  description:
    'A shopper sends a parcel across the city: what, from whom, to whom, who pays, and the order.',
  context: ({ input: { step, ...input } }) => ({
    ...input,
    wanted: step,
    asking: 'receiver',
    price: null,
    priceRefusal: null,
    refusal: null,
    placed: null,
    elsewhere: null,
  }),
  output: ({ context }) => context.placed,
  initial: 'arriving',
  states: {
    arriving: {
      description: 'It is decided what the shopper finds.',
      meta: { screen: 'steps', requirements: ['GATE-09'] },
      always: [
        {
          guard: 'isResuming',
          description: 'A parcel was sent from here and its answer never came: it is asked about.',
          target: 'placing',
        },
        {
          guard: 'isClosedToGuests',
          description: 'Guests may not order.',
          target: 'needingSignIn',
        },
        { description: 'The steps begin.', target: 'filling' },
      ],
    },
    needingSignIn: {
      description: 'The shopper is told that an account is needed, and may sign in.',
      meta: { screen: 'signIn', requirements: ['GATE-09'] },
      tags: ['needsSignIn', 'needsAnswer'],
      on: {
        'parcel.signInRequested': { description: 'The shopper signs in.', target: 'signingIn' },
        'parcel.factsChanged': {
          description: 'The shopper or the shop’s settings have changed.',
          target: 'arriving',
          actions: keepFacts,
        },
      },
    },
    signingIn: {
      description: 'The shopper signs in over the page.',
      meta: { screen: 'signIn', requirements: ['GATE-05'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: { description: 'Signed in: the steps open.', target: 'filling' },
        nobody: { description: 'The dialog was closed.', target: 'needingSignIn' },
        failed: 'needingSignIn',
      }),
      on: {
        'parcel.factsChanged': {
          description: 'Facts change while the dialog is open.',
          actions: keepFacts,
        },
      },
    },
    filling,
    placing: {
      description: 'The parcel is ordered, once.',
      meta: { screen: 'placing', requirements: ['ORD-02'] },
      tags: ['busy'],
      on: {
        'parcel.factsChanged': {
          description: 'The session may end meanwhile: what comes after stands on the new facts.',
          actions: keepFacts,
        },
      },
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context: { draft, pending, price } }) => ({
          payload: pending ?? parcelPayloadOf(draft, price?.total ?? 0),
          ...(draft.key !== undefined && { draftKey: draft.key }),
          seen: price,
        }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event.output },
            description: 'The parcel is ordered.',
            target: 'placed',
            actions: [
              { type: 'keepPlaced', params: ({ event }) => ({ placed: placedOf(event.output) }) },
              { type: 'rememberParcel', params: ({ event }) => placedOf(event.output) },
            ],
          },
          {
            guard: { type: 'isOrderedElsewhere', params: ({ event }) => event.output },
            description: 'The same parcel was ordered in another window.',
            target: 'orderedElsewhere',
            actions: {
              type: 'keepElsewhere',
              params: ({ event }) => ({
                orderId: orderElsewhere(event.output, null) ?? 0,
              }),
            },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            description: 'The order was refused: the step that can mend it opens and tells why.',
            target: ['#parcel.filling.steps.findingStep', '#parcel.filling.notice.telling'],
            actions: {
              type: 'keepRefusal',
              params: ({ event }) => ({ refusal: placeRefusalOf(event.output) }),
            },
          },
          {
            description: 'The shopper came back without ordering.',
            target: 'arriving',
            actions: 'forgetPending',
          },
        ],
        onError: {
          description: 'Something unexpected happened; the order stays written down.',
          target: ['#parcel.filling.steps.findingStep', '#parcel.filling.notice.telling'],
          actions: {
            type: 'keepRefusal',
            params: { refusal: { code: 'unavailable', message: '' } },
          },
        },
      },
    },
    orderedElsewhere: {
      type: 'final',
      description:
        'The same parcel was ordered in another window; the shopper reads its number and finds the way to it.',
      meta: { screen: 'orderedElsewhere', requirements: ['ORD-02'] },
      tags: ['done'],
      entry: 'forgetDraft',
    },
    placed: {
      type: 'final',
      description: 'The parcel is ordered; the shopper goes on to pay or to follow it.',
      meta: { screen: 'placing', requirements: ['ORD-02'] },
      tags: ['done'],
    },
  },
});
