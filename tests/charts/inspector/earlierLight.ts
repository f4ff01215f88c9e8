import { fromPromise, setup } from 'xstate';
import type { Fuse } from './light';

/** The light as it was once: it rested longer, asked for a stronger fuse, broke by itself, and stayed on when it was dimmed much. */
export const earlierLight = setup({
  types: {
    context: {} as { presses: number },
    input: {} as { note: string },
    events: {} as
      | { type: 'light.switched' }
      | { type: 'light.dimmed'; by: number }
      | { type: 'light.broken' },
  },
  actors: { readFuse: fromPromise<Fuse, { amperes: number }>(() => Promise.reject(new Error())) },
  actions: { countPress: () => undefined, hum: () => undefined },
  guards: {
    isWhole: (_, params: Fuse) => params.ok,
    isMuch: (_, params: { by: number }) => params.by > 5,
    isNight: () => true,
  },
  delays: { rest: 9_000 },
}).createMachine({
  id: 'light',
  version: '0.9.0',
  context: { presses: 0 },
  initial: 'off',
  states: {
    off: { on: { 'light.switched': { target: 'checking', actions: 'countPress' } } },
    checking: {
      invoke: {
        id: 'fuse',
        src: 'readFuse',
        input: { amperes: 16 },
        onDone: [
          { guard: { type: 'isWhole', params: ({ event }) => event.output }, target: 'on' },
          { target: 'off' },
        ],
        onError: 'broken',
      },
    },
    on: {
      after: { rest: 'dark' },
      on: {
        'light.dimmed': [
          { guard: { type: 'isMuch', params: ({ event }) => ({ by: event.by }) }, target: 'off' },
          {},
        ],
        'light.broken': { guard: 'isNight', target: 'dark' },
        'light.switched': { target: 'off', actions: ['countPress', 'hum'] },
      },
    },
    broken: {},
    dark: { type: 'final' },
  },
});
