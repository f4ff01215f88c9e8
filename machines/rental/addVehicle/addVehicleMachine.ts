import { askToSignIn } from '../../identity/askToSignIn';
import { addVehicleSetup, callOf, troubleOf } from './addVehicleSetup';
import { conflicts } from './conflicts';
import { tripWanted } from './decideAddVehicle';

/**
 * One press of "Rent This Car" or of a vehicle's plus: decides in the order of the specification, asks
 * what has to be asked, and saves. Lives until the vehicle is added, refused or given up.
 */
export const addVehicleMachine = addVehicleSetup.createMachine({
  id: 'addVehicle',
  version: '1.1.0',
  description:
    'One press of “Rent This Car”: whatever has to be asked is asked, then the vehicle joins the trip cart.',
  context: ({ input }) => ({
    ...input,
    cart: { carts: [], user_data: null },
    plan: null,
    now: new Date(0),
    refusal: null,
    surprises: 0,
    outcome: 'refused',
  }),
  output: ({ context }) => ({ kind: context.outcome }),
  initial: 'readingTrip',
  states: {
    readingTrip: {
      description: 'We look at the trip cart and at the trip that was searched for.',
      meta: { screen: 'none', requirements: ['RENT-05', 'CONF-04'] },
      tags: ['busy'],
      invoke: {
        id: 'readTrip',
        src: 'readTrip',
        input: ({ context }) => ({ vehicle: context.vehicle, fresh: context.surprises > 0 }),
        onDone: {
          target: 'deciding',
          actions: [{ type: 'keepTrip', params: ({ event }) => event.output }],
        },
        onError: { target: 'failed', description: 'The trip cart could not be read.' },
      },
    },
    deciding: {
      description: 'We see what adding this vehicle means for the trip cart.',
      meta: { screen: 'none', requirements: ['CONF-04', 'TRIP-07', 'TRIP-08', 'TRIP-09'] },
      always: [
        {
          guard: 'isTripToBeEntered',
          target: 'askingForTrip',
          description:
            'No trip was searched, its pickup is past, or the vehicle is not offered so.',
        },
        {
          guard: 'canBeAdded',
          target: 'adding',
          description: 'The cart is empty, or of this provider, trip type and duration.',
        },
        {
          guard: 'isOtherProvider',
          target: 'confirmingReset',
          description: 'The cart holds another provider’s vehicles.',
        },
        {
          guard: 'isOtherTripType',
          target: 'changingTripType',
          description: 'The cart is for another kind of trip.',
        },
        {
          guard: 'isOtherDuration',
          target: 'choosingDuration',
          description: 'The cart is for another duration.',
        },
        {
          target: 'refused',
          actions: 'sayWhyNot',
          description: 'Not one more of it can be had.',
        },
      ],
    },
    askingForTrip: {
      description: 'The shopper says where, when and for how long.',
      meta: { screen: 'none', requirements: ['RENT-01', 'RENT-03', 'RENT-06'] },
      invoke: {
        id: 'askForTrip',
        src: 'askForTrip',
        input: ({ context }) => ({
          vehicle: context.vehicle,
          trouble: troubleOf(context),
          plan: tripWanted(context),
        }),
        onDone: [
          {
            guard: { type: 'hasPlan', params: ({ event }) => event.output },
            target: 'readingTrip',
            actions: [{ type: 'keepPlan', params: ({ event }) => event.output }],
            description: 'The trip is known: once more, with its period.',
          },
          { target: 'cancelled', description: 'The shopper left the question.' },
        ],
        onError: 'failed',
      },
    },
    adding: {
      description: 'The vehicle is put into the trip cart.',
      meta: {
        screen: 'none',
        requirements: ['TRIP-08', 'TRIP-09', 'TRIP-10', 'TRIP-19', 'TRIP-20'],
      },
      tags: ['busy'],
      invoke: {
        id: 'addVehicle',
        src: 'addVehicle',
        input: ({ context }) => callOf(context),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'added',
            actions: 'announceAddedToTrip',
            description: 'The server took it.',
          },
          {
            target: 'weighingRefusal',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }],
            description: 'The server did not take it.',
          },
        ],
        onError: 'failed',
      },
    },
    ...conflicts,
    weighingRefusal: {
      description: 'The server refused; what it said decides what the shopper is told or asked.',
      meta: { screen: 'none', requirements: ['TRIP-12', 'TRIP-29'] },
      always: [
        {
          guard: 'isTripRefused',
          target: 'askingForTrip',
          description: 'The trip itself cannot be: its time, its places or its length.',
        },
        {
          guard: 'wasSignedOut',
          target: 'signingIn',
          description: 'The session has ended meanwhile.',
        },
        {
          guard: 'isCartAnother',
          target: 'readingTrip',
          actions: 'countSurprise',
          description: 'The cart was changed elsewhere, perhaps in another tab.',
        },
        {
          target: 'refused',
          actions: 'sayWhyRefused',
          description: 'Booked by others meanwhile, gone, or anything else that the server says.',
        },
      ],
    },
    signingIn: {
      description: 'The customer signs in again, and the vehicle is added after all.',
      meta: { screen: 'none', requirements: ['SESS-11'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: {
          target: 'readingTrip',
          actions: 'forgetRefusal',
          description: 'Signed in: it goes on with the trip cart as it is now.',
        },
        nobody: { target: 'cancelled', description: 'Nobody signed in: the vehicle is not added.' },
        failed: 'failed',
      }),
    },
    failed: {
      description: 'The shop could not be reached; the trip is as before, the shopper may retry.',
      meta: { screen: 'none', requirements: ['ERR-01'] },
      tags: ['failed'],
      entry: 'offerRetry',
      on: {
        'addVehicle.retried': {
          target: 'readingTrip',
          actions: 'forgetRefusal',
          description: 'It begins anew, with the trip cart as it is now.',
        },
      },
      after: {
        retryOffer: { target: 'refused', description: 'The offer to try again has passed.' },
      },
    },
    added: {
      type: 'final',
      description: 'The vehicle is in the trip cart.',
      meta: { screen: 'none', requirements: ['TRIP-10'] },
      tags: ['done'],
      entry: [{ type: 'noteOutcome', params: { kind: 'added' } }],
    },
    refused: {
      type: 'final',
      description: 'The vehicle was not added, and the shopper knows why.',
      meta: { screen: 'none', requirements: ['TRIP-11', 'TRIP-12', 'TRIP-13'] },
    },
    cancelled: {
      type: 'final',
      description: 'The shopper gave it up: the vehicle was not added.',
      meta: { screen: 'none', requirements: ['CONF-01'] },
      entry: [{ type: 'noteOutcome', params: { kind: 'cancelled' } }],
    },
  },
});
