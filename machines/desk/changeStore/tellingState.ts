import { changeStoreSetup } from './changeStoreSetup';

export const tellingState = changeStoreSetup.createStateConfig({
  description: 'The shop is told the first of what was said; more can be said meanwhile.',
  meta: { screen: 'ready', requirements: ['DESK-10', 'DESK-11'] },
  tags: ['busy'],
  on: {
    'changeStore.asked': [
      {
        guard: { type: 'isGrave', params: ({ event }) => event },
        actions: { type: 'keepGrave', params: ({ event }) => event },
        description: 'It is asked about once this is told.',
      },
      {
        actions: { type: 'enqueue', params: ({ event }) => event },
        description: 'It is told after the others.',
      },
    ],
  },
  invoke: {
    id: 'tellShop',
    src: 'tellShop',
    input: ({ context }) => context.queue[0],
    onDone: [
      {
        guard: { type: 'isDone', params: ({ event }) => event.output },
        target: 'noted',
        actions: [{ type: 'keepLink', params: ({ event }) => event.output }, 'dropFirst'],
        description: 'It is noted.',
      },
      {
        guard: { type: 'isSignedOut', params: ({ event }) => event.output },
        target: 'signedOut',
        description: 'The session has ended.',
      },
      {
        target: 'refused',
        actions: { type: 'keepMessage', params: ({ event }) => event.output },
        description: 'The shop does not do so.',
      },
    ],
    onError: { target: 'failed', description: 'Nothing answers.' },
  },
});
