import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Find a place',
  events: {
    'search.textChanged': 'Text typed',
    'search.suggestionChosen': 'Suggestion chosen',
    'search.retried': 'Try again pressed',
  },
  guards: {
    isLongEnough: 'There are at least two letters',
    isSuggested: 'The place is on the list',
    hasFound: 'Places were found',
    isLocated: 'The position is known',
    hasChoice: 'A place was chosen already',
  },
  unmet: {
    isLongEnough: 'there are fewer than two letters',
    isSuggested: 'the place is not on the list',
    hasFound: 'no places were found',
    isLocated: 'the position is not known',
    hasChoice: 'no place was chosen yet',
  },
  actors: {
    searchPlaces: 'Search for places',
    locatePlace: 'Ask where the place is',
  },
  actions: {
    keepText: 'Note the text',
    showSuggestions: 'Show the places found',
    forgetSuggestions: 'Take the list away',
    keepChoice: 'Note the chosen place',
    forgetChoice: 'Forget the chosen place',
    keepPlace: 'Note where it is',
  },
  delays: { searchPause: 'Short pause in typing (0.25 s)' },
};
