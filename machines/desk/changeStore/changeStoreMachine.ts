import { changeStoreSetup } from './changeStoreSetup';
import { failedState, refusedState } from './notNoted';
import { tellingState } from './tellingState';

export const changeStoreMachine = changeStoreSetup.createMachine({
  id: 'changeStore',
  version: '1.0.0',
  description:
    'Somebody at the desk says what is sold out, what it costs, when the store is open and who works there; the shop is told one thing after the other.',
  context: { queue: [], grave: null, message: '', link: '' },
  initial: 'ready',
  states: {
    ready: {
      description: 'Everything said has been noted; something can be changed.',
      meta: { screen: 'ready', requirements: ['DESK-10', 'DESK-11'] },
      on: {
        'changeStore.asked': [
          {
            guard: { type: 'isGrave', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'keepGrave', params: ({ event }) => event },
            description: 'It turns shoppers or a person away: it is asked about first.',
          },
          {
            target: 'telling',
            actions: ['forgetLink', { type: 'enqueue', params: ({ event }) => event }],
            description: 'It is noted at once.',
          },
        ],
      },
    },
    confirming: {
      description: 'Whether it is meant is asked: the store closes, or somebody leaves it.',
      meta: { screen: 'confirming', requirements: ['DESK-11'] },
      tags: ['needsAnswer'],
      on: {
        'changeStore.confirmed': {
          target: 'telling',
          actions: ['enqueueGrave', 'forgetGrave'],
          description: 'It is meant.',
        },
        'changeStore.declined': {
          target: 'noted',
          actions: 'forgetGrave',
          description: 'It was not meant.',
        },
      },
    },
    telling: tellingState,
    noted: {
      description: 'It is looked at what else was said.',
      meta: { screen: 'ready', requirements: ['DESK-10', 'DESK-11'] },
      always: [
        { guard: 'hasGrave', target: 'confirming', description: 'Something to be asked about.' },
        { guard: 'hasMore', target: 'telling', description: 'Something to be told.' },
        { target: 'ready', description: 'Nothing.' },
      ],
    },
    refused: refusedState,
    failed: failedState,
    signedOut: {
      type: 'final',
      description: 'The session has ended: what was said is not noted.',
      meta: { screen: 'none', requirements: ['DESK-01'] },
      tags: ['done', 'needsSignIn'],
    },
  },
});
