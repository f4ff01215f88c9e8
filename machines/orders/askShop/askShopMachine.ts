import { assign, fromPromise, setup } from 'xstate';
import type { SupportTopic } from '../../../domain/orders/support';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

/** What somebody writes to the shop; its key stays with the draft, so that it is kept once however often it is sent. */
export interface Question {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly topic: SupportTopic;
  readonly message: string;
}

/** `wait` are seconds until another may be sent; `message` is the server's own sentence. */
export type AskAnswer =
  | { ok: true }
  | { ok: false; reason: 'refused'; field: string; message: string }
  | { ok: false; reason: 'tooMany'; wait: number };

export type AskShopEvent =
  | { type: 'askShop.sent'; question: Question }
  | { type: 'askShop.edited' }
  | { type: 'askShop.another' };

export type AskShopScreen = 'writing' | 'sending' | 'refused' | 'tooMany' | 'failed' | 'sent';

interface AskShopContext {
  question: Question | null;
  /** The field that is not right, and why; both empty when nothing is known. */
  field: string;
  message: string;
  /** Milliseconds until another question may be sent. */
  wait: number;
}

const missing = () => Promise.reject(new Error('not provided'));

export const askShopMachine = setup({
  types: typesOf<{
    context: AskShopContext;
    events: AskShopEvent;
    tags: Tag;
    meta: { screen: AskShopScreen; requirements: readonly string[] };
  }>(),
  actors: { sendQuestion: fromPromise<AskAnswer, { question: Question | null }>(missing) },
  actions: {
    keepQuestion: assign((_, { question }: { question: Question }) => ({ question })),
    forgetQuestion: assign({ question: null }),
    keepRefusal: assign((_, answer: AskAnswer) => ({
      field: !answer.ok && answer.reason === 'refused' ? answer.field : '',
      message: !answer.ok && answer.reason === 'refused' ? answer.message : '',
    })),
    keepWait: assign((_, answer: AskAnswer) => ({
      wait: !answer.ok && answer.reason === 'tooMany' ? answer.wait * 1000 : 0,
    })),
    forgetRefusal: assign({ field: '', message: '' }),
  },
  guards: {
    hasArrived: (_, answer: AskAnswer) => answer.ok,
    isTooMany: (_, answer: AskAnswer) => !answer.ok && answer.reason === 'tooMany',
  },
  delays: { untilAnother: ({ context }) => context.wait },
}).createMachine({
  id: 'askShop',
  version: '1.0.0',
  description:
    'A question to the shop itself, from guests and customers, answered by mail or text message.',
  context: { question: null, field: '', message: '', wait: 0 },
  initial: 'writing',
  states: {
    writing: {
      description: 'The question is written; what is typed outlives a reload.',
      meta: { screen: 'writing', requirements: ['PAGE-05'] },
      on: {
        'askShop.sent': {
          target: 'sending',
          actions: { type: 'keepQuestion', params: ({ event }) => event },
        },
      },
    },
    sending: {
      description: 'The question is on its way; a second press does not send it twice.',
      meta: { screen: 'sending', requirements: ['PAGE-05'] },
      tags: ['busy'],
      invoke: {
        id: 'sendQuestion',
        src: 'sendQuestion',
        input: ({ context: { question } }) => ({ question }),
        onDone: [
          {
            guard: { type: 'hasArrived', params: ({ event }) => event.output },
            target: 'sent',
            description: 'The shop has it.',
          },
          {
            guard: { type: 'isTooMany', params: ({ event }) => event.output },
            target: 'tooMany',
            actions: { type: 'keepWait', params: ({ event }) => event.output },
            description: 'Too many came from here in a short time.',
          },
          {
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
            description: 'The shop does not take a field as it is.',
          },
        ],
        onError: 'failed',
      },
    },
    refused: {
      description: 'The field says what the shop says of it, until it is edited.',
      meta: { screen: 'refused', requirements: ['PAGE-05', 'ERR-01'] },
      tags: ['failed'],
      exit: 'forgetRefusal',
      on: {
        'askShop.edited': 'writing',
        'askShop.sent': {
          target: 'sending',
          actions: { type: 'keepQuestion', params: ({ event }) => event },
        },
      },
    },
    tooMany: {
      description: 'Nothing more is taken for a while; what was written stays.',
      meta: { screen: 'tooMany', requirements: ['PAGE-05'] },
      tags: ['failed'],
      after: {
        untilAnother: { target: 'writing', description: 'Another question may be sent again.' },
      },
    },
    failed: {
      description: 'The shop could not be reached; what was written stays, it can be sent again.',
      meta: { screen: 'failed', requirements: ['PAGE-05', 'ERR-01'] },
      tags: ['failed'],
      on: {
        'askShop.edited': 'writing',
        'askShop.sent': {
          target: 'sending',
          actions: { type: 'keepQuestion', params: ({ event }) => event },
        },
      },
    },
    sent: {
      description: 'The shop has the question, and says how it will answer.',
      meta: { screen: 'sent', requirements: ['PAGE-05'] },
      tags: ['done'],
      on: { 'askShop.another': { target: 'writing', actions: 'forgetQuestion' } },
    },
  },
});
