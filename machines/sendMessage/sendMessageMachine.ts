import { assign, fromPromise, setup } from 'xstate';
import { askToSignIn } from '../askToSignIn';
import type { Tag } from '../tags';

/** A picture that the customer chose on the device. */
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
export type SendAnswer =
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

const sendMessageSetup = setup({
  types: {
    context: {} as SendMessageContext,
    events: {} as SendMessageEvent,
    input: {} as { conversationId: number; unsent: readonly Draft[] },
    tags: {} as Tag,
    meta: {} as { screen: SendMessageScreen; requirements: readonly string[] },
  },
  actors: {
    sendMessage: fromPromise<SendAnswer, { conversationId: number; draft: Draft | null }>(missing),
    askToSignIn: fromPromise<{ signedIn: boolean }>(missing),
  },
  actions: {
    keepDraft: assign(({ context }, { draft }: Written) => ({
      unsent: [...context.unsent, draft],
    })),
    dropFirst: assign(({ context }) => ({ unsent: context.unsent.slice(1), refusal: '' })),
    keepRefusal: assign((_, answer: SendAnswer) => ({
      refusal: answer.ok ? '' : answer.message,
    })),
  },
  guards: {
    isSent: (_, answer: SendAnswer) => answer.ok,
    isSentAndMoreWait: ({ context }, answer: SendAnswer) => answer.ok && context.unsent.length > 1,
    isSignedOut: (_, answer: SendAnswer) => !answer.ok && answer.reason === 'signedOut',
    hasSignedIn: (_, { signedIn }: { signedIn: boolean }) => signedIn,
    areThereUnsent: ({ context }) => context.unsent.length > 0,
    areThereMore: ({ context }) => context.unsent.length > 1,
    isRoomLeft: ({ context }) => context.unsent.length < mostUnsent,
  },
  delays: {
    /** A lost connection is often back by then. */
    retryPause: 5_000,
  },
});

/** Messages of one conversation: shown at once, sent one after another, kept until the shop has them. */
export const sendMessageMachine = sendMessageSetup.createMachine({
  id: 'sendMessage',
  version: '1.0.0',
  description:
    'Messages of one conversation: shown at once, sent one after another, kept until the shop has them.',
  context: ({ input }) => ({ ...input, refusal: '' }),
  initial: 'ready',
  states: {
    ready: {
      description: 'The shop has everything; the customer may write.',
      meta: { screen: 'ready', requirements: ['SESS-08', 'HEAD-09'] },
      always: {
        guard: 'areThereUnsent',
        target: 'sending',
        description: 'Something was left unsent when the page was closed.',
      },
      on: {
        'sendMessage.written': {
          target: 'sending',
          actions: { type: 'keepDraft', params: ({ event }) => event },
          description: 'The customer sends a message; it is shown at once.',
        },
      },
    },
    sending: {
      description: 'The first unsent message is on its way; more may be written meanwhile.',
      meta: { screen: 'sending', requirements: ['SESS-08'] },
      tags: ['busy'],
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { conversationId, unsent } }) => ({
          conversationId,
          draft: unsent[0] ?? null,
        }),
        onDone: [
          {
            guard: { type: 'isSentAndMoreWait', params: ({ event }) => event.output },
            target: 'sending',
            reenter: true,
            actions: 'dropFirst',
            description: 'The shop has it; the next one goes.',
          },
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'ready',
            actions: 'dropFirst',
            description: 'The shop has them all.',
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The session has ended meanwhile.',
          },
          {
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
            description: 'The shop does not take this message.',
          },
        ],
        onError: 'failed',
      },
      on: {
        'sendMessage.written': {
          guard: 'isRoomLeft',
          actions: { type: 'keepDraft', params: ({ event }) => event },
          description: 'Another message waits its turn.',
        },
      },
    },
    signingIn: {
      description: 'The customer signs in again, and the messages go after all.',
      meta: { screen: 'sending', requirements: ['SESS-11'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: { target: 'sending', description: 'Signed in: it goes on.' },
        nobody: { target: 'signedOut', description: 'Nobody signed in: the messages are kept.' },
        failed: 'signedOut',
      }),
      on: {
        'sendMessage.written': {
          guard: 'isRoomLeft',
          actions: { type: 'keepDraft', params: ({ event }) => event },
          description: 'Another message waits its turn.',
        },
      },
    },
    signedOut: {
      description:
        'The messages are kept until their customer signs in; nothing is tried by itself.',
      meta: { screen: 'signedOut', requirements: ['SESS-11'] },
      tags: ['needsAnswer'],
      on: {
        'sendMessage.retried': { target: 'signingIn', description: 'The customer signs in.' },
        'sendMessage.written': {
          guard: 'isRoomLeft',
          actions: { type: 'keepDraft', params: ({ event }) => event },
          description: 'Another message waits its turn.',
        },
      },
    },
    failed: {
      description: 'The shop could not be reached: the messages are kept, and tried again.',
      meta: { screen: 'failed', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: {
        'sendMessage.retried': { target: 'sending', description: 'The customer tries again now.' },
        'sendMessage.written': {
          guard: 'isRoomLeft',
          target: 'sending',
          actions: { type: 'keepDraft', params: ({ event }) => event },
          description: 'Another message is written: all are tried again.',
        },
      },
      after: { retryPause: { target: 'sending', description: 'It is tried again by itself.' } },
    },
    refused: {
      description:
        'The shop does not take the first message and says why; it is kept until it is given up.',
      meta: { screen: 'refused', requirements: ['SESS-08'] },
      tags: ['needsAnswer'],
      on: {
        'sendMessage.written': {
          guard: 'isRoomLeft',
          actions: { type: 'keepDraft', params: ({ event }) => event },
          description: 'Another message waits behind it.',
        },
        'sendMessage.discarded': [
          {
            guard: 'areThereMore',
            target: 'sending',
            actions: 'dropFirst',
            description: 'It is given up, and the next one goes.',
          },
          { target: 'ready', actions: 'dropFirst', description: 'It is given up.' },
        ],
      },
    },
  },
});
