import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

/** What was read of the board: the numbers of the orders that wait to be accepted. */
export type BoardAnswer =
  | { ok: true; waiting: readonly number[] }
  | { ok: false; reason: 'signedOut' };

export type BoardNews =
  | { type: 'ordersBoard.connected' }
  | { type: 'ordersBoard.changed'; waiting: readonly number[] }
  | { type: 'ordersBoard.streamEnded' };

export type OrdersBoardEvent =
  | BoardNews
  | { type: 'ordersBoard.retried' }
  | { type: 'ordersBoard.networkLost' }
  | { type: 'ordersBoard.leaving' };

export type OrdersBoardScreen = 'loading' | 'failed' | 'board' | 'none';
export type BoardConnection = 'connecting' | 'live' | 'polling' | 'lost';

const missing = () => Promise.reject(new Error('actor not provided'));
const waitingIn = (answer: BoardAnswer) => (answer.ok ? answer.waiting : []);

export const boardSetup = setup({
  types: typesOf<{
    context: {
      /** Orders that wait, or have come back, and have rung. */
      known: readonly number[];
      failures: number;
      hasLeft: boolean;
    };
    output: { hasLeft: boolean };
    events: OrdersBoardEvent;
    tags: Tag;
    meta: {
      screen: OrdersBoardScreen;
      connection?: BoardConnection;
      requirements: readonly string[];
    };
  }>(),
  actors: {
    loadBoard: fromPromise<BoardAnswer>(missing),
    /** Tells of changes for as long as it lives, and when it ends. */
    followBoard: fromCallback<BoardNews>(({ sendBack }) =>
      sendBack({ type: 'ordersBoard.streamEnded' }),
    ),
    signOut: fromPromise<unknown>(missing),
  },
  actions: {
    ring: () => {
      throw new Error('action not provided');
    },
    keepWaiting: assign((_, answer: BoardAnswer) => ({ known: waitingIn(answer) })),
    noteLeaving: assign({ hasLeft: true }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
  },
  guards: {
    isRead: (_, answer: BoardAnswer) => answer.ok,
    hasNew: ({ context }, answer: BoardAnswer) =>
      waitingIn(answer).some((id) => !context.known.includes(id)),
  },
  delays: {
    connectLimit: 8_000,
    /** Streams speak at least every fifteen seconds; one that is silent for long is dead. */
    silenceLimit: 40_000,
    pollPause: 4_000,
    /** 2, 4, 8, then 15 seconds: a kitchen waits for this. */
    retryPause: ({ context }) => Math.min(15_000, 1_000 * 2 ** Math.min(context.failures, 6)),
  },
});
