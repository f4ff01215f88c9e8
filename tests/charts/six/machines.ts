import { createAsyncLogic, createMachine, setup, types } from 'xstate-v6';

/** A transition function that may refuse, a choice by an answer, a time, an effect, an event that is told. */
export const light = setup({
  schemas: {
    context: types<{ presses: number }>(),
    events: { press: types<object>(), dim: types<{ to: number }>(), repair: types<object>() },
    emitted: { rung: types<{ times: number }>() },
  },
  actors: { readFuse: createAsyncLogic({ run: async () => ({ isWhole: true }) }) },
}).createMachine({
  id: 'light',
  version: '2.0.0',
  context: { presses: 0 },
  initial: 'off',
  states: {
    off: {
      description: 'It is dark',
      on: {
        press: ({ context }, enq) => {
          enq.emit({ type: 'rung', times: context.presses });
          return { target: 'checking', context: { presses: context.presses + 1 } };
        },
      },
    },
    checking: {
      tags: ['busy'],
      invoke: {
        src: 'readFuse',
        onDone: ({ output }) => (output.isWhole ? { target: 'on' } : { target: 'broken' }),
        onError: { target: 'broken' },
      },
    },
    on: {
      on: {
        press: { target: 'off' },
        dim: ({ event }) => {
          if (event.to >= 5) return;
          return { target: 'off' };
        },
      },
      after: { 60000: { target: 'off' } },
    },
    broken: { on: { repair: { target: 'off', context: { presses: 0 } } } },
  },
});

/** Choice states, `always`, raised events, a timeout, a final state with an output. */
export const order = createMachine({
  id: 'order',
  schemas: {
    context: types<{ sum: number; isVip: boolean }>(),
    events: { add: types<{ price: number }>(), vip: types<object>(), send: types<object>() },
  },
  context: { sum: 0, isVip: false },
  initial: 'filling',
  output: ({ context }) => ({ paid: context.sum }),
  states: {
    filling: {
      on: {
        add: ({ context, event }) => ({ context: { ...context, sum: context.sum + event.price } }),
        vip: (_, enq) => {
          enq.raise({ type: 'send' });
          return { context: { sum: 100, isVip: true } };
        },
        send: { target: 'routing' },
      },
    },
    routing: {
      type: 'choice',
      choice: ({ context }) => {
        if (context.isVip) return { target: 'sent' };
        return { target: context.sum > 10 ? 'review' : 'filling' };
      },
    },
    review: {
      timeout: 5_000,
      onTimeout: { target: 'sent' },
      always: ({ context }) => (context.sum > 1_000 ? { target: 'refused' } : undefined),
      on: { send: { target: 'sent' } },
    },
    refused: { type: 'final', output: { paid: 0 } },
    sent: { type: 'final' },
  },
});

/** Regions, targets in several of them, history, entry and exit that set and do, a state that is done. */
export const player = createMachine({
  id: 'player',
  schemas: {
    context: types<{ log: string[] }>(),
    events: { play: types<object>(), stop: types<object>(), next: types<object>() },
  },
  context: { log: [] },
  initial: 'idle',
  states: {
    idle: { on: { play: () => ({ target: 'active.sound.last' }) } },
    active: {
      type: 'parallel',
      entry: ({ context }) => ({ context: { log: [...context.log, 'in'].slice(-2) } }),
      exit: ({ context }) => ({ context: { log: [...context.log, 'out'].slice(-2) } }),
      states: {
        sound: {
          initial: 'soft',
          states: {
            last: { type: 'history', target: 'soft' },
            soft: { on: { next: { target: 'loud' } } },
            loud: {},
          },
        },
        light: {
          initial: 'dim',
          states: { dim: { on: { next: { target: 'bright' } } }, bright: { type: 'final' } },
          onDone: { target: '#player.over' },
        },
      },
      on: {
        stop: { target: 'idle' },
        play: { target: ['.sound.soft', '.light.dim'], reenter: true },
      },
    },
    over: { on: { play: { target: 'idle' } } },
  },
});
