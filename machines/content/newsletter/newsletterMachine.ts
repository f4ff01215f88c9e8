import { assign, emit, fromPromise, setup } from 'xstate';
import { isNewsletterAddress } from '../../../domain/content/newsletterValidation';
import type { Emitted } from '../../emitted';
import { type IdentityRefusal, type PlainAnswer, withRefusal } from '../../identity/identityAnswer';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

export type NewsletterEvent =
  | { type: 'newsletter.submitted'; email: string }
  | { type: 'newsletter.edited' };
export type NewsletterScreen = 'field' | 'empty' | 'invalid' | 'refused' | 'failed';

interface NewsletterContext {
  /** The address on its way; empty otherwise. */
  email: string;
  /** Held only while it is told. */
  refusal: IdentityRefusal | null;
}

const missing = () => Promise.reject(new Error('not provided'));

export const newsletterMachine = setup({
  types: typesOf<{
    context: NewsletterContext;
    events: NewsletterEvent;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: NewsletterScreen; requirements: readonly string[] };
  }>(),
  actors: {
    subscribe: fromPromise<PlainAnswer, { email: string }>(missing),
  },
  actions: {
    keepAddress: assign((_, params: { email: string }) => ({ email: params.email.trim() })),
    forgetAddress: assign({ email: '' }),
    keepRefusal: assign(withRefusal),
    forgetRefusal: assign({ refusal: null }),
    announceSubscribed: emit({ type: 'notify', tone: 'success', message: 'newsletter.subscribed' }),
  },
  guards: {
    isAddress: (_, params: { email: string }) => isNewsletterAddress(params.email),
    isSubscribed: (_, answer: PlainAnswer) => answer.ok,
  },
}).createMachine({
  id: 'newsletter',
  version: '1.0.0',
  description: 'Somebody subscribes to the newsletter from the foot of a page.',
  context: { email: '', refusal: null },
  initial: 'editing',
  on: {
    'newsletter.submitted': [
      {
        guard: { type: 'isAddress', params: ({ event }) => event },
        target: '.subscribing',
        actions: { type: 'keepAddress', params: ({ event }) => event },
        description: 'What was typed is an e-mail address.',
      },
      { target: '.invalid', description: 'It is none.' },
    ],
    'newsletter.edited': '.editing',
  },
  states: {
    editing: {
      description: 'The reader types an e-mail address.',
      meta: { screen: 'field', requirements: ['NEWS-01'] },
    },
    invalid: {
      description: 'The field says what is wrong with the address, until it is edited.',
      meta: { screen: 'invalid', requirements: ['NEWS-02'] },
      tags: ['failed'],
    },
    subscribing: {
      description: 'The server takes the address on its list.',
      meta: { screen: 'field', requirements: ['NEWS-03'] },
      tags: ['busy'],
      exit: 'forgetAddress',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: 'isSubscribed', params: ({ event }) => event.output },
            target: 'subscribed',
            description: 'The address is on the list.',
          },
          {
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
            description: 'The server does not take it.',
          },
        ],
        onError: 'failed',
      },
      on: {
        'newsletter.submitted': { description: 'A second press does not subscribe twice.' },
        'newsletter.edited': { description: 'The address on its way stays as it was sent.' },
      },
    },
    subscribed: {
      description: 'The reader is told, and the field is empty again.',
      meta: { screen: 'empty', requirements: ['NEWS-04'] },
      tags: ['done'],
      entry: 'announceSubscribed',
    },
    refused: {
      description: 'The field gives the server’s reason, until it is edited.',
      meta: { screen: 'refused', requirements: ['ERR-01'] },
      tags: ['failed'],
      exit: 'forgetRefusal',
    },
    failed: {
      description: 'The server could not be reached; the reader can try again.',
      meta: { screen: 'failed', requirements: ['ERR-01'] },
      tags: ['failed'],
    },
  },
});
