import { askToSignIn } from '../../identity/askToSignIn';
import { sendMessageSetup } from './sendMessageSetup';

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
        'sendMessage.retried': {
          target: 'sending',
          description: 'The customer sends it once more, as when the shop was asked too often.',
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
