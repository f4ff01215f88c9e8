import { assign, fromPromise, setup } from 'xstate';

export type Fuse = { ok: boolean };

/** A light with a fuse that is asked for, a clock and a guard on what an event brings. */
export const lightMachine = setup({
  types: {
    context: {} as { presses: number; owner: { email: string; note: string } },
    input: {} as { note: string },
    events: {} as
      | { type: 'light.switched' }
      | { type: 'light.dimmed'; by: number }
      | { type: 'light.broken' },
  },
  actors: { readFuse: fromPromise<Fuse>(() => Promise.reject(new Error('no fuse'))) },
  actions: { countPress: assign({ presses: ({ context }) => context.presses + 1 }) },
  guards: {
    isWhole: (_, params: Fuse) => params.ok,
    isMuch: (_, params: { by: number }) => params.by > 5,
    wasPressedOften: ({ context }) => context.presses > 2,
  },
  delays: { rest: 5_000 },
}).createMachine({
  id: 'light',
  version: '1.0.0',
  context: ({ input }) => ({
    presses: 0,
    owner: { email: 'ann@shop.example', note: input.note },
  }),
  initial: 'off',
  states: {
    off: { on: { 'light.switched': { target: 'checking', actions: 'countPress' } } },
    checking: {
      invoke: {
        id: 'fuse',
        src: 'readFuse',
        onDone: [
          { guard: { type: 'isWhole', params: ({ event }) => event.output }, target: 'on' },
          { target: 'off' },
        ],
        onError: 'off',
      },
    },
    on: {
      after: { rest: 'dark' },
      on: {
        'light.dimmed': [
          { guard: { type: 'isMuch', params: ({ event }) => ({ by: event.by }) }, target: 'dark' },
          {},
        ],
        'light.broken': { guard: 'wasPressedOften', target: 'dark' },
        'light.switched': { target: 'off', actions: 'countPress' },
      },
    },
    dark: { type: 'final' },
  },
});
