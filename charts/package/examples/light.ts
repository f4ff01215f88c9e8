import { fromPromise, setup } from 'xstate';

export const lightMachine = setup({
  types: { events: {} as { type: 'press' } | { type: 'dim'; to: number } | { type: 'repair' } },
  actors: { readFuse: fromPromise(async () => ({ isWhole: true })) },
  guards: { isDark: (_, percent: number) => percent < 5 },
}).createMachine({
  id: 'light',
  initial: 'off',
  states: {
    off: { on: { press: 'checking' } },
    checking: {
      invoke: {
        src: 'readFuse',
        onDone: [
          { guard: ({ event }) => event.output.isWhole, target: 'on' },
          { target: 'broken' },
        ],
        onError: 'broken',
      },
    },
    on: {
      on: {
        press: 'off',
        dim: { guard: { type: 'isDark', params: ({ event }) => event.to }, target: 'off' },
      },
      after: { 60000: 'off' },
    },
    broken: { on: { repair: 'off' } },
  },
});
