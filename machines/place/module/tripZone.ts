import { moduleSetup } from './moduleSetup';

const arrived = moduleSetup.createStateConfig({
  description: 'The module stands; a trip cart is looked at when it is the rental one.',
  tags: ['busy'],
  meta: { screen: 'loading', requirements: ['MOD-10'] },
  always: [
    {
      guard: 'isRental',
      target: 'checkingTripZone',
      description: 'Vehicles are picked up in zones of their provider.',
    },
    { target: 'ended', description: 'No other module has such a question.' },
  ],
});

const checkingTripZone = moduleSetup.createStateConfig({
  description: 'We ask whether the trip cart’s provider picks up in the zones of the place.',
  tags: ['busy'],
  meta: { screen: 'loading', requirements: ['MOD-10', 'MOD-11', 'MOD-12'] },
  invoke: {
    id: 'checkTripZone',
    src: 'checkTripZone',
    onDone: [
      {
        guard: { type: 'isUnserved', params: ({ event }) => event.output },
        target: 'resettingTripCart',
        description: 'It does not: the trip cannot begin there.',
      },
      {
        guard: { type: 'isServed', params: ({ event }) => event.output },
        target: 'ended',
        actions: 'announceZone',
        description: 'It does.',
      },
      { target: 'ended', description: 'The trip cart is empty.' },
    ],
    onError: { target: 'ended', description: 'Nobody knows; the booking itself asks again.' },
  },
});

const resettingTripCart = moduleSetup.createStateConfig({
  description: 'The trip cart is cleared, since its provider does not pick up here.',
  tags: ['busy'],
  meta: { screen: 'loading', requirements: ['MOD-12', 'MOD-13', 'ERR-02'] },
  invoke: {
    id: 'resetTripCart',
    src: 'resetTripCart',
    onDone: { target: 'ended', actions: 'announceCleared' },
    onError: {
      target: 'ended',
      actions: 'announceTrouble',
      description: 'It stays, and the shopper is told; the booking itself asks again.',
    },
  },
});

/** What a trip cart makes of another place or module (MOD-10 to MOD-13). */
export const tripZone = { arrived, checkingTripZone, resettingTripCart };
