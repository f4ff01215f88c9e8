import { fromPromise, setup } from 'xstate';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

/** How a browser stands to pushed news: it cannot, it may not, nobody asked for it, or it was asked for before. */
export type PushFacts = { kind: 'unsupported' | 'blocked' | 'off' | 'wanted' };
export type PushPermission = 'granted' | 'denied' | 'default';

export type PushNewsEvent = { type: 'pushNews.wanted' } | { type: 'pushNews.declined' };

export type PushNewsScreen =
  | 'looking'
  | 'unsupported'
  | 'blocked'
  | 'off'
  | 'on'
  | 'failed'
  | 'stillOn';

const missing = () => Promise.reject(new Error('not provided'));

/** News pushed to this browser: asked for by a button, never by itself, and ended the same way. */
export const pushNewsMachine = setup({
  types: typesOf<{
    events: PushNewsEvent;
    tags: Tag;
    meta: { screen: PushNewsScreen; requirements: readonly string[] };
  }>(),
  actors: {
    readPush: fromPromise<PushFacts>(missing),
    askPermission: fromPromise<PushPermission>(missing),
    /** Makes the browser known to the shop, or renews what is known. */
    registerPush: fromPromise<void>(missing),
    endPush: fromPromise<void>(missing),
  },
  guards: {
    isUnsupported: (_, facts: PushFacts) => facts.kind === 'unsupported',
    isBlocked: (_, facts: PushFacts) => facts.kind === 'blocked',
    isWantedAlready: (_, facts: PushFacts) => facts.kind === 'wanted',
    isAllowed: (_, { answer }: { answer: PushPermission }) => answer === 'granted',
    isForbidden: (_, { answer }: { answer: PushPermission }) => answer === 'denied',
  },
}).createMachine({
  id: 'pushNews',
  version: '1.0.0',
  description:
    'News of orders and money pushed to this browser: asked for by a button, never by itself.',
  initial: 'looking',
  states: {
    looking: {
      description: 'The shop looks whether this browser takes pushed news; nobody is asked.',
      meta: { screen: 'looking', requirements: ['SESS-15'] },
      tags: ['busy'],
      invoke: {
        id: 'readPush',
        src: 'readPush',
        onDone: [
          {
            guard: { type: 'isUnsupported', params: ({ event }) => event.output },
            target: 'unsupported',
            description: 'The browser, or the shop, cannot.',
          },
          {
            guard: { type: 'isBlocked', params: ({ event }) => event.output },
            target: 'blocked',
            description: 'It was forbidden in the browser.',
          },
          {
            guard: { type: 'isWantedAlready', params: ({ event }) => event.output },
            target: 'registering',
            description: 'It was asked for before: what the shop knows of the browser is renewed.',
          },
          { target: 'off', description: 'Nobody has asked for it.' },
        ],
        onError: 'unsupported',
      },
    },
    unsupported: {
      description: 'News are shown on the page alone.',
      meta: { screen: 'unsupported', requirements: ['SESS-15'] },
      type: 'final',
    },
    blocked: {
      description: 'The browser was told to take no news: it says where that is changed.',
      meta: { screen: 'blocked', requirements: ['SESS-15'] },
      type: 'final',
    },
    off: {
      description: 'A button offers news in this browser.',
      meta: { screen: 'off', requirements: ['SESS-15'] },
      on: { 'pushNews.wanted': 'asking' },
    },
    asking: {
      description: 'The browser asks whether it may.',
      meta: { screen: 'off', requirements: ['SESS-15'] },
      tags: ['busy', 'quiet'],
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: [
          {
            guard: { type: 'isAllowed', params: ({ event }) => ({ answer: event.output }) },
            target: 'registering',
            description: 'It may.',
          },
          {
            guard: { type: 'isForbidden', params: ({ event }) => ({ answer: event.output }) },
            target: 'blocked',
            description: 'It may not.',
          },
          { target: 'off', description: 'The question was closed without an answer.' },
        ],
        onError: 'failed',
      },
    },
    registering: {
      description: 'The browser is made known to the shop.',
      meta: { screen: 'off', requirements: ['SESS-15'] },
      tags: ['busy'],
      invoke: { id: 'registerPush', src: 'registerPush', onDone: 'on', onError: 'failed' },
    },
    on: {
      description: 'News reach this browser, also while the shop is closed.',
      meta: { screen: 'on', requirements: ['SESS-15'] },
      tags: ['done'],
      on: { 'pushNews.declined': 'ending' },
    },
    ending: {
      description: 'The shop is told that this browser wants no more news.',
      meta: { screen: 'on', requirements: ['SESS-15'] },
      tags: ['busy'],
      invoke: { id: 'endPush', src: 'endPush', onDone: 'off', onError: 'stillOn' },
    },
    failed: {
      description: 'The browser could not be made known; it can be tried again.',
      meta: { screen: 'failed', requirements: ['SESS-15', 'ERR-01'] },
      tags: ['failed'],
      on: { 'pushNews.wanted': 'asking' },
    },
    stillOn: {
      description: 'The shop could not be told; news still come, and it can be tried again.',
      meta: { screen: 'stillOn', requirements: ['SESS-15', 'ERR-01'] },
      tags: ['failed'],
      on: { 'pushNews.declined': 'ending' },
    },
  },
});
