import { assign, fromPromise, setup } from 'xstate';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { decideGrave, type StoreChange } from './storeChange';

/** `link`: by which somebody who was invited joins. */
export type ChangeAnswer =
  | { ok: true; link: string }
  | { ok: false; reason: 'signedOut' }
  | { ok: false; reason: 'refused'; message: string };

export type ChangeStoreEvent =
  | { type: 'changeStore.asked'; change: StoreChange }
  | { type: 'changeStore.confirmed' }
  | { type: 'changeStore.declined' }
  | { type: 'changeStore.retried' }
  | { type: 'changeStore.givenUp' }
  | { type: 'changeStore.read' };

export type ChangeStoreScreen = 'ready' | 'confirming' | 'refused' | 'trouble' | 'none';

interface ChangeStoreContext {
  /** What the shop is told, one after the other; the first is under way. */
  queue: readonly StoreChange[];
  /** What is asked about first. */
  grave: StoreChange | null;
  message: string;
  link: string;
}

const missing = () => Promise.reject(new Error('actor not provided'));

export const changeStoreSetup = setup({
  types: typesOf<{
    context: ChangeStoreContext;
    events: ChangeStoreEvent;
    tags: Tag;
    meta: { screen: ChangeStoreScreen; requirements: readonly string[] };
  }>(),
  actors: { tellShop: fromPromise<ChangeAnswer, StoreChange | undefined>(missing) },
  actions: {
    enqueue: assign(({ context }, { change }: { change: StoreChange }) => ({
      queue: [...context.queue, change],
    })),
    dropFirst: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    forgetQueue: assign({ queue: [] }),
    keepGrave: assign((_, { change }: { change: StoreChange }) => ({ grave: change })),
    enqueueGrave: assign(({ context: { queue, grave } }) => ({
      queue: grave ? [...queue, grave] : queue,
    })),
    forgetGrave: assign({ grave: null }),
    keepLink: assign((_, answer: ChangeAnswer) => ({ link: answer.ok ? answer.link : '' })),
    forgetLink: assign({ link: '' }),
    keepMessage: assign((_, answer: ChangeAnswer) => ({
      message: 'message' in answer ? answer.message : '',
    })),
  },
  guards: {
    isGrave: (_, { change }: { change: StoreChange }) => decideGrave(change),
    isDone: (_, answer: ChangeAnswer) => answer.ok,
    isSignedOut: (_, answer: ChangeAnswer) => !answer.ok && answer.reason === 'signedOut',
    hasGrave: ({ context }) => context.grave !== null,
    hasMore: ({ context }) => context.queue.length > 0,
  },
});
