import { assign, fromPromise, setup } from 'xstate';
import type { PlacePrediction, Point } from '../../../domain/place/place';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

export type PlaceSearchEvent =
  | { type: 'search.textChanged'; text: string }
  | { type: 'search.suggestionChosen'; placeId: string }
  | { type: 'search.retried' };

export interface PlaceSearchContext {
  text: string;
  /** Those of the last answer stay on screen until the next one, so that the list does not flicker. */
  suggestions: PlacePrediction[];
  chosen: PlacePrediction | null;
  found: FoundPlace | null;
}

export interface FoundPlace {
  address: string;
  point: Point;
}

export type PlaceSearchScreen =
  | 'waiting'
  | 'searching'
  | 'suggesting'
  | 'nothingFound'
  | 'locating'
  | 'failed';

export type PointAnswer = { ok: true; point: Point } | { ok: false; reason: 'unknown' };

const shortestText = 2;
const mostSuggestions = 10;

const addressOf = ({ structuredFormat: { mainText, secondaryText } }: PlacePrediction) =>
  [mainText.text, secondaryText.text]
    .filter(Boolean)
    .join(/\p{Script=Arabic}/u.test(mainText.text) ? '، ' : ', ');

/** Finds a place by the beginning of its name (LOC-15, LOC-16); its output is the place found. */
export const placeSearchMachine = setup({
  types: typesOf<{
    context: PlaceSearchContext;
    events: PlaceSearchEvent;
    input: { text: string };
    output: FoundPlace | null;
    tags: Tag;
    meta: { screen: PlaceSearchScreen; requirements: string[] };
  }>(),
  actors: {
    searchPlaces: fromPromise<PlacePrediction[], { text: string }>(() =>
      Promise.reject(new Error('not provided')),
    ),
    locatePlace: fromPromise<PointAnswer, { placeId: string }>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  actions: {
    keepText: assign((_, params: { text: string }) => ({ text: params.text })),
    showSuggestions: assign((_, params: { found: PlacePrediction[] }) => ({
      suggestions: params.found.slice(0, mostSuggestions),
    })),
    forgetSuggestions: assign({ suggestions: [] }),
    keepChoice: assign(({ context }, params: { placeId: string }) => {
      const chosen = context.suggestions.find(({ placeId }) => placeId === params.placeId) ?? null;
      return { chosen, text: chosen ? chosen.structuredFormat.mainText.text : context.text };
    }),
    forgetChoice: assign({ chosen: null }),
    keepPlace: assign(({ context }, params: PointAnswer) => ({
      found:
        params.ok && context.chosen
          ? { address: addressOf(context.chosen), point: params.point }
          : null,
    })),
  },
  guards: {
    isLongEnough: (_, params: { text: string }) => params.text.trim().length >= shortestText,
    isSuggested: ({ context }, params: { placeId: string }) =>
      context.suggestions.some(({ placeId }) => placeId === params.placeId),
    hasFound: (_, params: { found: PlacePrediction[] }) => params.found.length > 0,
    isLocated: (_, params: PointAnswer) => params.ok,
    hasChoice: ({ context }) => context.chosen !== null,
  },
  delays: {
    searchPause: 250,
  },
}).createMachine({
  id: 'placeSearch',
  version: '1.0.0',
  description: 'A place is found by the beginning of its name.',
  context: ({ input }) => ({ text: input.text, suggestions: [], chosen: null, found: null }),
  output: ({ context }) => context.found,
  initial: 'waiting',
  on: {
    'search.textChanged': [
      {
        guard: { type: 'isLongEnough', params: ({ event }) => event },
        target: '.pausing',
        actions: ['forgetChoice', { type: 'keepText', params: ({ event }) => event }],
        description: 'Enough letters to look for; what was being looked for is dropped.',
      },
      {
        target: '.waiting',
        actions: [
          'forgetChoice',
          'forgetSuggestions',
          { type: 'keepText', params: ({ event }) => event },
        ],
        description: 'Too few letters to look for.',
      },
    ],
    'search.suggestionChosen': {
      guard: { type: 'isSuggested', params: ({ event }) => event },
      target: '.locatingPlace',
      actions: { type: 'keepChoice', params: ({ event }) => event },
    },
  },
  states: {
    waiting: {
      description: 'The shopper has typed nothing, or too little to look for.',
      tags: ['needsAnswer'],
      meta: { screen: 'waiting', requirements: ['LOC-15'] },
    },
    pausing: {
      description: 'The shopper is typing; we wait for a short pause.',
      meta: { screen: 'searching', requirements: ['LOC-15'] },
      after: { searchPause: 'searching' },
    },
    searching: {
      description: 'We ask for places that begin with what was typed.',
      meta: { screen: 'searching', requirements: ['LOC-15'] },
      invoke: {
        id: 'searchPlaces',
        src: 'searchPlaces',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: [
          {
            guard: { type: 'hasFound', params: ({ event }) => ({ found: event.output }) },
            target: 'suggesting',
            actions: { type: 'showSuggestions', params: ({ event }) => ({ found: event.output }) },
            description: 'Places were found.',
          },
          {
            target: 'nothingFound',
            actions: 'forgetSuggestions',
            description: 'No place begins like this.',
          },
        ],
        onError: { target: 'failed', actions: 'forgetSuggestions' },
      },
    },
    suggesting: {
      description: 'The shopper chooses among the places found, at most ten.',
      tags: ['needsAnswer'],
      meta: { screen: 'suggesting', requirements: ['LOC-15'] },
    },
    nothingFound: {
      description: 'No place was found; the shopper types another name or picks on the map.',
      tags: ['needsAnswer'],
      meta: { screen: 'nothingFound', requirements: ['LOC-15'] },
    },
    locatingPlace: {
      description: 'We ask where the chosen place is.',
      tags: ['busy'],
      meta: { screen: 'locating', requirements: ['LOC-16'] },
      invoke: {
        id: 'locatePlace',
        src: 'locatePlace',
        input: ({ context }) => ({ placeId: context.chosen?.placeId ?? '' }),
        onDone: [
          {
            guard: { type: 'isLocated', params: ({ event }) => event.output },
            target: 'found',
            actions: { type: 'keepPlace', params: ({ event }) => event.output },
            description: 'We know where the place is.',
          },
          {
            target: 'nothingFound',
            actions: ['forgetChoice', 'forgetSuggestions'],
            description: 'The place does not exist any more.',
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The search did not work; the shopper can try again or go on typing.',
      tags: ['failed'],
      meta: { screen: 'failed', requirements: ['LOC-15', 'LOC-16'] },
      on: {
        'search.retried': [
          {
            guard: 'hasChoice',
            target: 'locatingPlace',
            description: 'A place was chosen already: only its position is asked for again.',
          },
          { target: 'searching', description: 'The search is made again.' },
        ],
      },
    },
    found: {
      type: 'final',
      description: 'The place is found.',
      tags: ['done'],
      meta: { screen: 'locating', requirements: ['LOC-16'] },
    },
  },
});
