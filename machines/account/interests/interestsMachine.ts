import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { askToSignIn, hasSignedIn } from '../../identity/askToSignIn';
import { type IdentityRefusal, type PlainAnswer, withRefusal } from '../../identity/identityAnswer';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

export type InterestsEvent =
  | { type: 'interests.toggled'; category: number }
  | { type: 'interests.submitted' }
  | { type: 'interests.skipped' };
export type InterestsScreen = 'categories' | 'categoriesTrouble' | 'none';

interface InterestsContext {
  /** Ids of the chosen categories. */
  chosen: number[];
  /** Held only while it is told. */
  refusal: IdentityRefusal | null;
}

const missing = () => Promise.reject(new Error('not provided'));
const toggled = (chosen: number[], category: number) =>
  chosen.includes(category) ? chosen.filter((id) => id !== category) : [...chosen, category];

export const interestsMachine = setup({
  types: typesOf<{
    context: InterestsContext;
    input: { chosen: number[] };
    events: InterestsEvent;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: InterestsScreen; requirements: readonly string[] };
  }>(),
  actors: {
    saveInterests: fromPromise<PlainAnswer, { categories: number[] }>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    toggleCategory: assign({
      chosen: ({ context }, params: { category: number }) =>
        toggled(context.chosen, params.category),
    }),
    keepRefusal: assign(withRefusal),
    forgetRefusal: assign({ refusal: null }),
    announceRefusal: emit(({ context }) => ({
      type: 'notify' as const,
      tone: 'error' as const,
      message: 'server.refusal' as const,
      ...(context.refusal?.message && { text: context.refusal.message }),
    })),
    announceSaved: emit({ type: 'notify', tone: 'success', message: 'interests.saved' }),
    goHome: emit({ type: 'navigate', to: '/home' }),
  },
  guards: {
    hasChosen: ({ context }) => context.chosen.length > 0,
    isSaved: (_, answer: PlainAnswer) => answer.ok,
    isSignInNeeded: (_, answer: PlainAnswer) =>
      !answer.ok && answer.refusal.code === 'unauthenticated',
    hasSignedIn,
  },
  delays: { skipLimit: 2_000 },
}).createMachine({
  id: 'interests',
  version: '1.0.0',
  description: 'The shopper chooses the categories of a module that they like.',
  context: ({ input }) => ({ chosen: input.chosen, refusal: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The shopper chooses favourite categories.',
      meta: { screen: 'categories', requirements: ['PAGE-15', 'SIGN-15', 'MOD-18', 'MOD-19'] },
      on: {
        'interests.toggled': {
          actions: { type: 'toggleCategory', params: ({ event }) => event },
          description: 'A category is chosen, or no longer.',
        },
        'interests.submitted': {
          guard: 'hasChosen',
          target: 'saving',
          description: 'At least one is chosen.',
        },
        'interests.skipped': 'skipping',
      },
    },
    saving: {
      description: 'The shop remembers the choice.',
      meta: { screen: 'categories', requirements: ['PAGE-15'] },
      tags: ['busy'],
      invoke: {
        id: 'saveInterests',
        src: 'saveInterests',
        input: ({ context }) => ({ categories: context.chosen }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'saved',
            description: 'It is remembered.',
          },
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The session has ended meanwhile.',
          },
          {
            target: 'refused',
            description: 'The choice cannot be taken.',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
    },
    signingIn: {
      description: 'The shopper signs in again, and the choice is saved then.',
      meta: { screen: 'categories', requirements: ['SESS-11'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: { target: 'saving', description: 'Signed in.' },
        nobody: { target: 'choosing', description: 'Not signed in: the choice stays as it is.' },
        failed: 'failed',
      }),
    },
    refused: {
      description: 'The shopper reads why, and may choose differently.',
      meta: { screen: 'categories', requirements: ['ERR-01'] },
      tags: ['failed'],
      entry: 'announceRefusal',
      exit: 'forgetRefusal',
      on: {
        'interests.toggled': {
          target: 'choosing',
          actions: { type: 'toggleCategory', params: ({ event }) => event },
        },
        'interests.submitted': 'saving',
        'interests.skipped': 'skipping',
      },
    },
    failed: {
      description: 'The shop could not be reached; the choice is kept for another try.',
      meta: { screen: 'categoriesTrouble', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: {
        'interests.toggled': {
          target: 'choosing',
          actions: { type: 'toggleCategory', params: ({ event }) => event },
        },
        'interests.submitted': 'saving',
        'interests.skipped': 'skipping',
      },
    },
    skipping: {
      description: 'The shop notes that there is no choice, so that it does not ask again.',
      meta: { screen: 'categories', requirements: ['PAGE-15', 'MOD-18'] },
      tags: ['busy'],
      invoke: {
        id: 'saveInterests',
        src: 'saveInterests',
        input: { categories: [] },
        onDone: 'skipped',
        onError: {
          target: 'skipped',
          description: 'Nobody is kept here for that: it will be asked again some day.',
        },
      },
      after: {
        skipLimit: { target: 'skipped', description: 'Nobody waits for that.' },
      },
    },
    saved: {
      type: 'final',
      description: 'The choice is saved; the shopper goes on to the home page.',
      meta: { screen: 'none', requirements: ['PAGE-15'] },
      tags: ['done'],
      entry: ['announceSaved', 'goHome'],
    },
    skipped: {
      type: 'final',
      description: 'The shopper goes on to the home page without a choice.',
      meta: { screen: 'none', requirements: ['PAGE-15'] },
      entry: 'goHome',
    },
  },
});
