import { assign, fromPromise, setup } from 'xstate';
import { hasSignedIn } from '../../identity/askToSignIn';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

export interface ChosenPicture {
  readonly name: string;
  readonly size: number;
}

/** A message that the shop has not confirmed; its key stays, so that it is kept once however often it is sent. */
export interface Draft {
  readonly key: string;
  readonly text: string;
  readonly pictures: readonly ChosenPicture[];
}

/** What came of it; `message` is the server's own sentence. */
export type SendMessageAnswer =
  | { ok: true }
  | { ok: false; reason: 'refused' | 'signedOut'; message: string };

export type SendMessageEvent =
  | { type: 'sendMessage.written'; draft: Draft }
  | { type: 'sendMessage.retried' }
  | { type: 'sendMessage.discarded' };

export type SendMessageScreen = 'ready' | 'sending' | 'signedOut' | 'failed' | 'refused';

interface SendMessageContext {
  conversationId: number;
  /** In the order in which they were written; the first is on its way. */
  unsent: readonly Draft[];
  /** Why the first one is not taken; empty when nothing. */
  refusal: string;
}

/** So many may wait at once; what is written then stays where it is written. */
export const mostUnsent = 5;

type Written = Extract<SendMessageEvent, { type: 'sendMessage.written' }>;

const missing = () => Promise.reject(new Error('not provided'));

export const sendMessageSetup = setup({
  types: typesOf<{
    context: SendMessageContext;
    events: SendMessageEvent;
    input: { conversationId: number; unsent: readonly Draft[] };
    tags: Tag;
    meta: { screen: SendMessageScreen; requirements: readonly string[] };
  }>(),
  actors: {
    sendMessage: fromPromise<SendMessageAnswer, { conversationId: number; draft: Draft | null }>(
      missing,
    ),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    keepDraft: assign(({ context }, { draft }: Written) => ({
      unsent: [...context.unsent, draft],
    })),
    dropFirst: assign(({ context }) => ({ unsent: context.unsent.slice(1), refusal: '' })),
    keepRefusal: assign((_, answer: SendMessageAnswer) => ({
      refusal: answer.ok ? '' : answer.message,
    })),
  },
  guards: {
    isSent: (_, answer: SendMessageAnswer) => answer.ok,
    isSentAndMoreWait: ({ context }, answer: SendMessageAnswer) =>
      answer.ok && context.unsent.length > 1,
    isSignedOut: (_, answer: SendMessageAnswer) => !answer.ok && answer.reason === 'signedOut',
    hasSignedIn,
    areThereUnsent: ({ context }) => context.unsent.length > 0,
    areThereMore: ({ context }) => context.unsent.length > 1,
    isRoomLeft: ({ context }) => context.unsent.length < mostUnsent,
  },
  delays: {
    /** A lost connection is often back by then. */
    retryPause: 5_000,
  },
});
