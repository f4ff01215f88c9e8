import { changeStoreSetup } from './changeStoreSetup';

export const refusedState = changeStoreSetup.createStateConfig({
  description: 'The shop does not do so, and says why; what was said after it waits.',
  meta: { screen: 'refused', requirements: ['DESK-10', 'DESK-11'] },
  tags: ['needsAnswer'],
  on: {
    'changeStore.retried': { target: 'telling', description: 'It is told again.' },
    'changeStore.read': {
      target: 'noted',
      actions: 'dropFirst',
      description: 'It was read; it stays as it was.',
    },
    'changeStore.asked': [
      {
        guard: { type: 'isGrave', params: ({ event }) => event },
        target: 'noted',
        actions: ['dropFirst', { type: 'keepGrave', params: ({ event }) => event }],
        description: 'Something that is asked about first.',
      },
      {
        target: 'telling',
        actions: ['dropFirst', { type: 'enqueue', params: ({ event }) => event }],
        description: 'Something else, or the same in another way.',
      },
    ],
  },
});

export const failedState = changeStoreSetup.createStateConfig({
  description: 'The shop is not reached; nothing of what was said is lost.',
  meta: { screen: 'trouble', requirements: ['DESK-10', 'DESK-11', 'ERR-01'] },
  tags: ['failed', 'needsAnswer'],
  on: {
    'changeStore.retried': { target: 'telling', description: 'It is told again.' },
    'changeStore.givenUp': {
      target: 'ready',
      actions: ['forgetQueue', 'forgetGrave'],
      description: 'It stays as it was.',
    },
    'changeStore.asked': [
      {
        guard: { type: 'isGrave', params: ({ event }) => event },
        target: 'telling',
        actions: { type: 'keepGrave', params: ({ event }) => event },
        description: 'It is asked about once the rest is told.',
      },
      {
        target: 'telling',
        actions: { type: 'enqueue', params: ({ event }) => event },
        description: 'Something else is said: all of it is told.',
      },
    ],
  },
});
