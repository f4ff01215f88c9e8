import { assign, fromPromise, setup } from 'xstate';

interface Context {
  readonly turns: number;
}

export const lampMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'lamp.pressed' } | { type: 'lamp.pulled' },
  },
  actors: {
    turn: fromPromise<boolean>(() => Promise.reject(new Error('Nobody turns it'))),
  },
  guards: {
    isWorn: ({ context }) => context.turns >= 2,
  },
  actions: { count: assign({ turns: ({ context }) => context.turns + 1 }) },
}).createMachine({
  id: 'lamp',
  context: { turns: 0 },
  initial: 'off',
  states: {
    off: { on: { 'lamp.pressed': 'turning', 'lamp.pulled': 'pulled' } },
    turning: {
      tags: 'busy',
      invoke: { src: 'turn', onDone: { target: 'on', actions: 'count' }, onError: 'failed' },
    },
    on: {
      on: { 'lamp.pressed': [{ guard: 'isWorn', target: 'worn' }, { target: 'off' }] },
    },
    failed: { on: { 'lamp.pressed': 'turning' } },
    worn: { type: 'final' },
    pulled: { type: 'final' },
  },
});
