import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Pick on the map',
  events: {
    'pick.pinMoved': 'The map moved beneath the pin',
    'pick.confirmed': 'Place confirmed',
    'pick.retried': 'Try again pressed',
    'pick.mapFailed': 'The map cannot be shown',
    'pick.closed': 'Map closed',
  },
  guards: {
    hasPin: 'A place is known already',
    isServed: 'We deliver there',
  },
  unmet: {
    hasPin: 'no place is known yet',
    isServed: 'we do not deliver there',
  },
  actors: {
    findDefaultPoint: 'Ask for the middle of the city',
    namePoint: 'Ask for the address of the pin',
    lookUpZone: 'Ask for the zone of the pin',
  },
  actions: {
    movePin: 'Note where the pin stands',
    keepAddress: 'Note the address',
    keepZones: 'Note the zones',
    markPicked: 'End with the place',
    markMapFailed: 'End because the map failed',
    markClosed: 'End without a place',
  },
  delays: { pinPause: 'The map stands still (0.3 s)' },
};
