import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { askToSignIn, hasSignedIn } from '../../identity/askToSignIn';
import { type IdentityRefusal, type PlainAnswer, withRefusal } from '../../identity/identityAnswer';
import { notProvided } from '../../notProvided';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

export type DeleteAccountEvent =
  | { type: 'deleteAccount.confirmed' }
  | { type: 'deleteAccount.declined' };
export type DeleteAccountOutput = { deleted: boolean };
export type DeleteAccountScreen = 'question' | 'questionRefused' | 'questionTrouble' | 'none';

interface DeleteAccountContext {
  /** Held only while it is told. */
  refusal: IdentityRefusal | null;
  deleted: boolean;
  /** It was asked for, and no answer came: the account may be gone. */
  isUnknown: boolean;
}

const missing = () => Promise.reject(new Error('not provided'));

const isNobody = (answer: PlainAnswer) => !answer.ok && answer.refusal.code === 'unauthenticated';

export const deleteAccountMachine = setup({
  types: typesOf<{
    context: DeleteAccountContext;
    output: DeleteAccountOutput;
    events: DeleteAccountEvent;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: DeleteAccountScreen; requirements: readonly string[] };
  }>(),
  actors: {
    deleteAccount: fromPromise<PlainAnswer, { isUnknown: boolean }>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    removeToken: notProvided,
    /** Profile, cart and wishlist leave the memory. */
    dropPrivateData: notProvided,
    forgetOrders: notProvided,
    keepRefusal: assign(withRefusal),
    noteUnknown: assign({ isUnknown: true }),
    /** It was refused, so it is there. */
    noteThere: assign({ isUnknown: false }),
    forgetRefusal: assign({ refusal: null }),
    noteDeleted: assign({ deleted: true }),
    announceRefusal: emit(({ context }) => ({
      type: 'notify' as const,
      tone: 'error' as const,
      message: 'server.refusal' as const,
      ...(context.refusal?.message && { text: context.refusal.message }),
    })),
    announceDeletion: emit({ type: 'notify', tone: 'success', message: 'account.deleted' }),
    goToStart: emit({ type: 'navigate', to: '/' }),
  },
  guards: {
    isDeleted: (_, answer: PlainAnswer) => answer.ok,
    /** The sign-in died with the account. */
    wasDeleted: ({ context }, answer: PlainAnswer) => context.isUnknown && isNobody(answer),
    isSignInNeeded: (_, answer: PlainAnswer) => isNobody(answer),
    hasSignedIn,
  },
}).createMachine({
  id: 'deleteAccount',
  version: '1.0.0',
  description: 'A customer deletes the account, for good.',
  context: { refusal: null, deleted: false, isUnknown: false },
  output: ({ context: { deleted } }) => ({ deleted }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The customer is asked whether the account shall really go.',
      meta: { screen: 'question', requirements: ['DEL-01'] },
      tags: ['needsAnswer'],
      on: { 'deleteAccount.confirmed': 'deletingAccount', 'deleteAccount.declined': 'stayed' },
    },
    deletingAccount: {
      description: 'The shop deletes the account.',
      meta: { screen: 'question', requirements: ['DEL-01'] },
      tags: ['busy'],
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context: { isUnknown } }) => ({ isUnknown }),
        onDone: [
          {
            guard: { type: 'isDeleted', params: ({ event }) => event.output },
            target: 'deleted',
            description: 'It is gone.',
          },
          {
            guard: { type: 'wasDeleted', params: ({ event }) => event.output },
            target: 'deleted',
            description: 'It was gone already: the answer to the attempt before was lost.',
          },
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The session has ended meanwhile.',
          },
          {
            target: 'refused',
            description: 'It cannot go now, as long as an order is under way.',
            actions: ['noteThere', { type: 'keepRefusal', params: ({ event }) => event.output }],
          },
        ],
        onError: {
          target: 'failed',
          actions: 'noteUnknown',
          description: 'No answer came: the account may be gone or not.',
        },
      },
    },
    signingIn: {
      description: 'The shopper signs in again, and is asked again.',
      meta: { screen: 'none', requirements: ['SESS-11'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: { target: 'asking', description: 'Signed in.' },
        nobody: { target: 'stayed', description: 'Not signed in: nothing happens.' },
        failed: 'failed',
      }),
    },
    refused: {
      description: 'The customer reads why the account stays for now.',
      meta: { screen: 'questionRefused', requirements: ['DEL-02'] },
      tags: ['failed', 'needsAnswer'],
      entry: 'announceRefusal',
      exit: 'forgetRefusal',
      on: { 'deleteAccount.confirmed': 'deletingAccount', 'deleteAccount.declined': 'stayed' },
    },
    failed: {
      description: 'The shop could not be reached; the customer may try again.',
      meta: { screen: 'questionTrouble', requirements: ['ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: { 'deleteAccount.confirmed': 'deletingAccount', 'deleteAccount.declined': 'stayed' },
    },
    deleted: {
      type: 'final',
      description: 'The account is gone, and its traces in this browser with it.',
      meta: { screen: 'none', requirements: ['DEL-03', 'DEL-04', 'DEL-05'] },
      tags: ['done'],
      entry: [
        'noteDeleted',
        'removeToken',
        'dropPrivateData',
        'forgetOrders',
        'announceDeletion',
        'goToStart',
      ],
    },
    stayed: {
      type: 'final',
      description: 'The account stays.',
      meta: { screen: 'none', requirements: ['DEL-01'] },
    },
  },
});
