import { fromCallback, fromPromise, setup } from 'xstate';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

export type FollowInboxEvent =
  | { type: 'followInbox.changed' }
  | { type: 'followInbox.streamEnded' };

export type FollowInboxScreen = 'live' | 'polling';

const missing = () => Promise.reject(new Error('not provided'));

/** News of the inbox as they happen; without a live connection it is asked about every few seconds. */
export const followInboxMachine = setup({
  types: typesOf<{
    events: FollowInboxEvent;
    tags: Tag;
    meta: { screen: FollowInboxScreen; requirements: readonly string[] };
  }>(),
  actors: {
    /** Tells of changes for as long as it lives, and when it ends. */
    streamInbox: fromCallback<FollowInboxEvent>(({ sendBack }) =>
      sendBack({ type: 'followInbox.streamEnded' }),
    ),
    askInbox: fromPromise<{ unread: number }>(missing),
  },
  delays: {
    connectLimit: 8_000,
    pollPause: 4_000,
    /** Streams speak at least every fifteen seconds; one that is silent for long is dead. */
    silenceLimit: 40_000,
  },
}).createMachine({
  id: 'followInbox',
  version: '1.0.0',
  description:
    'News of the inbox as they happen; without a live connection it is asked about every few seconds.',
  initial: 'streaming',
  states: {
    streaming: {
      description: 'New messages arrive as they are written.',
      meta: { screen: 'live', requirements: ['HEAD-09'] },
      initial: 'connecting',
      invoke: {
        id: 'streamInbox',
        src: 'streamInbox',
        onDone: { target: 'asking', description: 'The live connection ended.' },
        onError: 'asking',
      },
      on: {
        'followInbox.changed': {
          target: '.live',
          description: 'The inbox tells how it stands.',
        },
        'followInbox.streamEnded': {
          target: 'asking',
          description: 'The live connection broke.',
        },
      },
      states: {
        connecting: {
          description: 'The live connection is being made.',
          meta: { screen: 'live', requirements: ['HEAD-09'] },
          after: {
            connectLimit: { target: '#followInbox.asking', description: 'Nothing came.' },
          },
        },
        live: {
          description: 'The live connection stands.',
          meta: { screen: 'live', requirements: ['HEAD-09'] },
          after: {
            silenceLimit: {
              target: '#followInbox.asking',
              description: 'The live connection has fallen silent.',
            },
          },
        },
      },
    },
    asking: {
      description: 'Without a live connection the inbox is asked about.',
      meta: { screen: 'polling', requirements: ['HEAD-09'] },
      tags: ['busy', 'quiet'],
      invoke: { id: 'askInbox', src: 'askInbox', onDone: 'waiting', onError: 'waiting' },
    },
    waiting: {
      description: 'A short pause before a live connection is tried again.',
      meta: { screen: 'polling', requirements: ['HEAD-09'] },
      after: {
        pollPause: { target: 'streaming', description: 'A live connection is tried again.' },
      },
    },
  },
});
