import type { Words } from '../../wordList';

export const words: Words = {
  title: 'See to a trip',
  events: {
    'handleTrip.confirmed': 'Confirm pressed',
    'handleTrip.declining': 'Decline pressed',
    'handleTrip.kept': 'Back pressed',
    'handleTrip.declined': 'Words sent',
    'handleTrip.started': 'Keys handed over pressed',
    'handleTrip.ended': 'Vehicles back pressed',
    'handleTrip.moved': 'The trip stands elsewhere',
    'handleTrip.retried': 'Try again',
    'handleTrip.back': 'Back to the trip',
    'handleTrip.closed': 'Trip closed',
  },
  guards: {
    can: 'It can be done where the trip stands',
    canStill: 'It can still be declined',
    hasWords: 'Something is written',
    wasConfirming: 'It was being confirmed',
    wasDeclining: 'It was being declined',
    wasStarting: 'It was being started',
    isDone: 'The shop has noted it',
    isHandled: 'Somebody else was faster',
    isSignedOut: 'The session has ended',
  },
  unmet: {
    can: 'it cannot be done where the trip stands',
    hasWords: 'nothing is written',
  },
  actors: {
    confirm: 'Confirm the trip',
    decline: 'Decline the trip',
    start: 'Say that the keys were handed over',
    end: 'Say that the vehicles are back',
  },
  actions: {
    keepWords: 'Keep the words',
    keepCollected: 'Keep what was collected',
    noteStep: 'Note what is being done',
    keepStanding: 'Keep where it stands',
    keepWho: 'Note who was faster',
    noteSignedOut: 'Note that the session has ended',
    keepMessage: 'Note what the shop said',
  },
  delays: {},
};
