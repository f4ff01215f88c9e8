import { askToSignIn } from '../../identity/askToSignIn';
import { changeOf, changeTripSetup, lackingLines } from './changeTripSetup';

/**
 * Changes the trip that the vehicles of a cart share: its kind, its duration, its places or its time.
 * Vehicles that are not offered for the new kind of trip are listed, and given up only if the shopper says so.
 */
export const changeTripMachine = changeTripSetup.createMachine({
  id: 'changeTrip',
  version: '1.1.0',
  description:
    'The trip that the vehicles of a cart share is changed: its kind, its duration, its places or its time.',
  context: ({ input }) => ({ ...input, lacking: [], isGivenUp: false, ending: 'kept' }),
  output: ({ context }) => ({ kind: context.ending }),
  initial: 'starting',
  states: {
    starting: {
      description: 'What changes decides what the shopper is asked.',
      meta: { screen: 'none', requirements: ['CONF-05'] },
      always: [
        {
          guard: 'asksForTripType',
          target: 'confirmingTripType',
          description: 'Another kind of trip.',
        },
        {
          guard: 'asksForDuration',
          target: 'confirmingDuration',
          description: 'Another duration.',
        },
        { target: 'saving', description: 'The shopper has agreed before.' },
      ],
    },
    confirmingTripType: {
      description: 'The shopper is asked whether the whole trip becomes of another kind.',
      meta: { screen: 'tripTypeDialog', requirements: ['CONF-05'] },
      tags: ['needsAnswer'],
      on: { 'changeTrip.confirmed': 'saving', 'changeTrip.dismissed': 'ended' },
    },
    confirmingDuration: {
      description: 'The shopper is asked whether the trip’s duration is to be changed.',
      meta: { screen: 'durationDialog', requirements: ['CONF-11'] },
      tags: ['needsAnswer'],
      on: { 'changeTrip.confirmed': 'saving', 'changeTrip.dismissed': 'ended' },
    },
    saving: {
      description: 'The trip is being changed for all its vehicles.',
      meta: { screen: 'none', requirements: ['CONF-05', 'CONF-12', 'CONF-13'] },
      tags: ['busy'],
      invoke: {
        id: 'changeTrip',
        src: 'changeTrip',
        input: ({ context }) => changeOf(context),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'ended',
            actions: 'markChanged',
            description: 'The trip is changed.',
          },
          {
            guard: { type: 'isLacking', params: ({ event }) => event.output },
            target: 'listingVehicles',
            actions: [{ type: 'keepLacking', params: ({ event }) => event.output }],
            description: 'Some vehicles are not offered for such a trip, and nothing was changed.',
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The session has ended meanwhile.',
          },
          {
            target: 'leaving',
            actions: [{ type: 'sayWhyRefused', params: ({ event }) => event.output }],
            description: 'The server refused; the trip is not changed.',
          },
        ],
        onError: 'failed',
      },
    },
    listingVehicles: {
      description: 'The vehicles that lack the chosen trip type are listed; they may be given up.',
      meta: { screen: 'vehicleList', requirements: ['CONF-06', 'CONF-08'] },
      tags: ['needsAnswer'],
      on: {
        'changeTrip.vehiclesGivenUp': 'removingVehicles',
        'changeTrip.dismissed': 'leaving',
      },
    },
    removingVehicles: {
      description: 'The listed vehicles are taken out of the cart.',
      meta: { screen: 'none', requirements: ['TRIP-26'] },
      tags: ['busy'],
      invoke: {
        id: 'removeVehicles',
        src: 'removeVehicles',
        input: ({ context }) => ({ lineIds: lackingLines(context).map(({ id }) => id) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'saving',
            actions: 'markGivenUp',
            description: 'They are out: the trip can be changed.',
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The session has ended meanwhile.',
          },
          {
            target: 'leaving',
            actions: [{ type: 'sayWhyRefused', params: ({ event }) => event.output }],
            description: 'The server refused.',
          },
        ],
        onError: 'failed',
      },
    },
    signingIn: {
      description: 'The customer signs in again, and the trip is changed after all.',
      meta: { screen: 'none', requirements: ['SESS-11'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: { target: 'saving', description: 'Signed in: it goes on.' },
        nobody: { target: 'leaving', description: 'Nobody signed in: the trip is not changed.' },
        failed: 'failed',
      }),
    },
    failed: {
      description:
        'The shop could not be reached, the shopper may retry; vehicles that were given up stay out of the cart.',
      meta: { screen: 'none', requirements: ['ERR-01'] },
      tags: ['failed'],
      entry: 'offerRetry',
      on: { 'changeTrip.retried': 'saving' },
      after: {
        retryOffer: { target: 'ended', description: 'The offer to try again has passed.' },
      },
    },
    leaving: {
      description: 'The trip is not changed; the shopper is told of vehicles that are out already.',
      meta: { screen: 'none', requirements: ['TRIP-26', 'CONF-06', 'CONF-07'] },
      always: [
        {
          guard: 'hasGivenUp',
          target: 'ended',
          actions: 'sayTakenOut',
          description: 'The listed vehicles were taken out before.',
        },
        { target: 'ended', description: 'The trip and its vehicles are as before.' },
      ],
    },
    ended: {
      type: 'final',
      description: 'The trip is changed, or is as before but for vehicles that were given up.',
      meta: { screen: 'none', requirements: ['CONF-07'] },
      tags: ['done'],
    },
  },
});
