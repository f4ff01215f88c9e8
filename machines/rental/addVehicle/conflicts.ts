import { addVehicleSetup, callOf } from './addVehicleSetup';
import { tripWanted } from './decideAddVehicle';

const confirmingReset = addVehicleSetup.createStateConfig({
  description: 'The shopper is asked whether the other provider’s vehicles may be given up.',
  meta: { screen: 'resetDialog', requirements: ['CONF-01', 'TRIP-07'] },
  tags: ['needsAnswer'],
  on: { 'addVehicle.resetConfirmed': 'resetting', 'addVehicle.dismissed': 'cancelled' },
});

const resetting = addVehicleSetup.createStateConfig({
  description: 'The trip cart is emptied and the vehicle put into the new one, both or neither.',
  meta: { screen: 'none', requirements: ['CONF-02', 'CONF-03', 'BOOK-02'] },
  tags: ['busy'],
  invoke: {
    id: 'replaceCart',
    src: 'replaceCart',
    input: ({ context }) => callOf(context, true),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'added',
        actions: 'announceReset',
        description: 'The new trip cart holds the vehicle.',
      },
      {
        target: 'weighingRefusal',
        actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }],
        description: 'The server did not do it; the old cart stands.',
      },
    ],
    onError: 'failed',
  },
});

const changingTripType = addVehicleSetup.createStateConfig({
  description: 'The whole trip becomes of the searched kind, if the shopper agrees.',
  meta: { screen: 'changeTrip', requirements: ['CONF-05', 'CONF-06', 'CONF-07'] },
  tags: ['needsAnswer'],
  invoke: {
    id: 'changeTrip',
    src: 'changeTrip',
    input: ({ context }) => ({ ask: 'tripType', plan: tripWanted(context), cart: context.cart }),
    onDone: [
      {
        guard: { type: 'isTripChanged', params: ({ event }) => event.output },
        target: 'addingToChangedTrip',
        description: 'The trip is changed: the vehicle fits now.',
      },
      {
        target: 'cancelled',
        description: 'The trip was not changed: the vehicle does not fit it.',
      },
    ],
    onError: 'failed',
  },
});

const choosingDuration = addVehicleSetup.createStateConfig({
  description: 'The shopper chooses: add to the trip as it is, or update its duration.',
  meta: { screen: 'hourDialog', requirements: ['CONF-09', 'CONF-10'] },
  tags: ['needsAnswer'],
  on: {
    'addVehicle.durationKept': 'adding',
    'addVehicle.durationUpdated': 'updatingDuration',
    'addVehicle.dismissed': 'cancelled',
  },
});

const updatingDuration = addVehicleSetup.createStateConfig({
  description: 'The whole trip takes the searched duration.',
  meta: { screen: 'changeTrip', requirements: ['CONF-09', 'CONF-12'] },
  tags: ['needsAnswer'],
  invoke: {
    id: 'changeTrip',
    src: 'changeTrip',
    input: ({ context }) => ({ ask: 'nothing', plan: tripWanted(context), cart: context.cart }),
    onDone: [
      {
        guard: { type: 'isTripChanged', params: ({ event }) => event.output },
        target: 'addingToChangedTrip',
        description: 'The duration is changed.',
      },
      {
        target: 'cancelled',
        description: 'The trip was not changed: the vehicle does not fit it.',
      },
    ],
    onError: 'failed',
  },
});

const addingToChangedTrip = addVehicleSetup.createStateConfig({
  description: 'The vehicle is put into the cart of the changed trip.',
  meta: { screen: 'none', requirements: ['CONF-07', 'TRIP-10'] },
  tags: ['busy'],
  invoke: {
    id: 'addVehicle',
    src: 'addVehicle',
    input: ({ context }) => callOf(context, true),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'added',
        actions: 'announceAdded',
        description: 'The server took it.',
      },
      {
        target: 'weighingRefusal',
        actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }],
        description: 'The server did not take it.',
      },
    ],
    onError: 'notAdded',
  },
});

const notAdded = addVehicleSetup.createStateConfig({
  description:
    'The trip is changed, but the shop could not be reached for the vehicle; the shopper may retry.',
  meta: { screen: 'none', requirements: ['CONF-07', 'ERR-01'] },
  tags: ['failed'],
  entry: 'offerRetryAdding',
  on: {
    'addVehicle.retried': {
      target: 'addingToChangedTrip',
      description: 'The vehicle alone is tried again: the trip is changed already.',
    },
  },
  after: {
    retryOffer: { target: 'refused', description: 'The offer to try again has passed.' },
  },
});

/** What is asked and done when the vehicle does not fit the trip cart as it is. */
export const conflicts = {
  confirmingReset,
  resetting,
  changingTripType,
  choosingDuration,
  updatingDuration,
  addingToChangedTrip,
  notAdded,
};
