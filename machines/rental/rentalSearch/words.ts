import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Plan a trip',
  events: {
    'rentalSearch.pickupAsked': 'Pickup location pressed',
    'rentalSearch.destinationAsked': 'Destination pressed',
    'rentalSearch.destinationRecalled': 'A former destination chosen',
    'rentalSearch.changed': 'Trip type, length or time changed',
    'rentalSearch.submitted': 'Search pressed',
    'rentalSearch.routeRetried': 'Measure again pressed',
    'rentalSearch.dismissed': 'Closed',
  },
  guards: {
    isWayOpen: 'Both ends are known, the way is not',
    isReady: 'The trip is whole',
    isWayNeeded: 'Only the way is missing',
  },
  unmet: {
    isWayOpen: 'an end is missing, or the way is known',
    isReady: 'the trip is not whole',
    isWayNeeded: 'it is not the way alone that is missing',
  },
  actors: {
    askForPlace: 'Ask for a place',
    measureRoute: 'Measure the way',
  },
  actions: {
    keepChoices: 'Note what was entered',
    keepPickup: 'Note the pickup location',
    keepDestination: 'Note the destination',
    rememberDestination: 'Keep the destination for the next time (the last five)',
    keepRoute: 'Note distance and time',
    noteTrouble: 'Note what is missing or cannot be',
    forgetTrouble: 'Forget what was wrong',
    keepPlan: 'Note the trip',
  },
  delays: {},
};
