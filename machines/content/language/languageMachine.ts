import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

export type LanguageEvent =
  | { type: 'language.chosen'; code: string }
  | { type: 'language.confirmed' }
  | { type: 'language.declined' }
  | { type: 'language.retried' }
  | { type: 'language.closed' };
export type LanguageScreen = 'languages' | 'question' | 'changing' | 'failed' | 'none';

interface LanguageContext {
  /** Code of the language that the shop speaks. */
  current: string;
  /** Code of the language that was pressed; the current one until then. */
  chosen: string;
}

const missing = () => Promise.reject(new Error('not provided'));

export const languageMachine = setup({
  types: typesOf<{
    context: LanguageContext;
    input: { current: string };
    events: LanguageEvent;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: LanguageScreen; requirements: readonly string[] };
  }>(),
  actors: {
    /** Shows the shop's own words in the language, and remembers it with its country and direction. */
    turnToLanguage: fromPromise<void, { code: string }>(missing),
    /** Fetches anew what the server says in the shopper's language. */
    fetchTexts: fromPromise<void>(missing),
  },
  actions: {
    keepChoice: assign((_, params: { code: string }) => ({ chosen: params.code })),
    announceChange: emit({ type: 'notify', tone: 'success', message: 'language.changed' }),
  },
  guards: {
    isAnother: ({ context }, params: { code: string }) => params.code !== context.current,
  },
  delays: { textsLimit: 2_000 },
}).createMachine({
  id: 'language',
  version: '1.0.0',
  description:
    'The shop turns to another language in place: asked first, then what depends on it is fetched anew.',
  context: ({ input }) => ({ current: input.current, chosen: input.current }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The shopper sees the languages on offer.',
      meta: { screen: 'languages', requirements: ['LANG-01', 'LANG-07'] },
      tags: ['needsAnswer'],
      on: {
        'language.chosen': [
          {
            guard: { type: 'isAnother', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'keepChoice', params: ({ event }) => event },
            description: 'It is another language than now.',
          },
          { target: 'kept', description: 'The shop speaks it already.' },
        ],
        'language.closed': 'kept',
      },
    },
    confirming: {
      description: 'The shopper is asked whether the shop shall speak that language.',
      meta: { screen: 'question', requirements: ['LANG-02'] },
      tags: ['needsAnswer'],
      on: {
        'language.confirmed': 'turning',
        'language.declined': 'choosing',
        'language.closed': 'kept',
      },
    },
    turning: {
      description: 'The shop’s own words and the direction of writing change where they stand.',
      meta: {
        screen: 'changing',
        requirements: ['LANG-03', 'LANG-04', 'LANG-08', 'LANG-09', 'LANG-10'],
      },
      tags: ['busy'],
      invoke: {
        id: 'turnToLanguage',
        src: 'turnToLanguage',
        input: ({ context }) => ({ code: context.chosen }),
        onDone: 'fetchingTexts',
        onError: 'failed',
      },
    },
    fetchingTexts: {
      description:
        'What the server says is fetched anew in that language; the page is not loaded again.',
      meta: { screen: 'changing', requirements: ['LANG-06'] },
      tags: ['busy'],
      invoke: {
        id: 'fetchTexts',
        src: 'fetchTexts',
        onDone: 'changed',
        onError: {
          target: 'changed',
          description: 'The language stands; what is missing tells so where it is shown.',
        },
      },
      after: {
        textsLimit: {
          target: 'changed',
          description: 'Slow answers do not hold the shopper up: they arrive where they belong.',
        },
      },
    },
    failed: {
      description: 'The words of that language could not be had; everything is as it was.',
      meta: { screen: 'failed', requirements: ['ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: { 'language.retried': 'turning', 'language.closed': 'kept' },
    },
    changed: {
      type: 'final',
      description: 'The shopper reads, in the new language, that it has been changed.',
      meta: { screen: 'none', requirements: ['LANG-05'] },
      tags: ['done'],
      entry: 'announceChange',
    },
    kept: {
      type: 'final',
      description: 'The shop goes on in the language of before.',
      meta: { screen: 'none', requirements: ['LANG-02'] },
    },
  },
});
