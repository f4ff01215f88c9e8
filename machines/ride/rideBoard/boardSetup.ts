import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

/** What a phone buzzes for: the numbers of the orders that are offered, and of messages that nobody has answered. */
export interface Calling {
  readonly offers: readonly number[];
  readonly messages: readonly number[];
}

export type RideBoardAnswer = ({ ok: true } & Calling) | { ok: false; reason: 'signedOut' };

export type RideBoardNews =
  | { type: 'rideBoard.connected' }
  | ({ type: 'rideBoard.changed' } & Calling)
  | { type: 'rideBoard.streamEnded' };

export type RideBoardEvent =
  | RideBoardNews
  | { type: 'rideBoard.retried' }
  | { type: 'rideBoard.networkLost' }
  | { type: 'rideBoard.leaving' };

export type RideBoardScreen = 'loading' | 'failed' | 'board' | 'none';
export type RideConnection = 'connecting' | 'live' | 'polling' | 'lost';

const missing = () => Promise.reject(new Error('actor not provided'));
const nothing: Calling = { offers: [], messages: [] };
const callingIn = (answer: RideBoardAnswer): Calling => (answer.ok ? answer : nothing);

export const rideBoardSetup = setup({
  types: typesOf<{
    context: {
      /** What has buzzed. */
      offers: readonly number[];
      messages: readonly number[];
      failures: number;
      hasLeft: boolean;
    };
    output: { hasLeft: boolean };
    events: RideBoardEvent;
    tags: Tag;
    meta: {
      screen: RideBoardScreen;
      connection?: RideConnection;
      requirements: readonly string[];
    };
  }>(),
  actors: {
    /** Reads the board, or what stood on the phone last where the shop is not reached. */
    beginBoard: fromPromise<RideBoardAnswer>(missing),
    loadBoard: fromPromise<RideBoardAnswer>(missing),
    /** Tells of changes for as long as it lives, and when it ends. */
    followBoard: fromCallback<RideBoardNews>(({ sendBack }) =>
      sendBack({ type: 'rideBoard.streamEnded' }),
    ),
    signOut: fromPromise<unknown>(missing),
  },
  actions: {
    buzz: () => {
      throw new Error('action not provided');
    },
    keepCalling: assign((_, answer: RideBoardAnswer) => {
      const { offers, messages } = callingIn(answer);
      return { offers, messages };
    }),
    noteLeaving: assign({ hasLeft: true }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
  },
  guards: {
    isRead: (_, answer: RideBoardAnswer) => answer.ok,
    hasNew: ({ context }, answer: RideBoardAnswer) => {
      const { offers, messages } = callingIn(answer);
      return (
        offers.some((id) => !context.offers.includes(id)) ||
        messages.some((id) => !context.messages.includes(id))
      );
    },
  },
  delays: {
    connectLimit: 8_000,
    /** Streams speak at least every fifteen seconds; one that is silent for long is dead. */
    silenceLimit: 40_000,
    pollPause: 4_000,
    /** 2, 4, 8, then 15 seconds: a courier waits for this. */
    retryPause: ({ context }) => Math.min(15_000, 1_000 * 2 ** Math.min(context.failures, 6)),
  },
});
