import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Choose a module',
  events: {
    'module.chosen': 'Module chosen',
    'module.retried': 'Try again pressed',
    'module.locationAsked': 'Change location pressed',
    'module.closed': 'Closed',
  },
  guards: {
    isAwaited: 'An opened page waits for the module',
    isUnasked: 'The customer has not been asked about it',
    hasChosen: 'A module was pressed already',
    hasNone: 'No module works there',
    isKept: 'The current module works there',
    isTaken: 'Nobody needs to be asked',
    canKeep: 'The current module may stay',
    isAnother: 'It is another module than before',
    isRental: 'It is the rental module',
    isServed: 'The trip can begin here',
    isUnserved: 'The trip cannot begin here',
  },
  unmet: {
    canKeep: 'the current module does not work here',
  },
  actors: {
    listModules: 'Ask for the modules of the place',
    checkTripZone: 'Hold the trip cart’s provider against the zones',
    resetTripCart: 'Clear the trip cart',
  },
  actions: {
    goToInterests: 'Go to the favourite categories',
    keepList: 'Note the modules',
    takeModule: 'Take the preferred or only module',
    keepChoice: 'Note the chosen module',
    rememberModule: 'Make the module current and store it',
    announceModule: 'Say that a module has been selected',
    goHome: 'Go to the home page',
    announceZone: 'Say that the location is set',
    announceCleared: 'Say that the trip cart was cleared, and why',
    announceTrouble: 'Say that the shop could not be reached',
    endAs: 'Note how it ended',
  },
  delays: {},
};
