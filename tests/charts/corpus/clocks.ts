import { assign, cancel, createMachine, fromCallback, raise, sendTo, setup } from 'xstate';
import { specimen } from './specimen';

/** Counts without end: a callback ticks. */
const stopwatch = setup({
  types: {
    context: {} as { elapsed: number },
    events: {} as { type: 'start' | 'stop' | 'reset' | 'TICK' },
  },
  actors: {
    ticks: fromCallback(({ sendBack }) => {
      const interval = setInterval(() => sendBack({ type: 'TICK' }), 10);
      return () => clearInterval(interval);
    }),
  },
}).createMachine({
  id: 'stopwatch',
  context: { elapsed: 0 },
  initial: 'stopped',
  states: {
    stopped: { on: { start: 'running' } },
    running: {
      invoke: { src: 'ticks', onError: 'stopped' },
      on: {
        TICK: { actions: assign({ elapsed: ({ context }) => context.elapsed + 1 }) },
        stop: 'stopped',
      },
    },
  },
  on: { reset: { actions: assign({ elapsed: 0 }), target: '.stopped' } },
});

/** 7GUIs: a timer whose duration can be changed while it runs. */
const timer = createMachine({
  id: 'timer',
  context: { elapsed: 0, duration: 2 },
  initial: 'running',
  states: {
    running: {
      entry: raise({ type: 'TICK' }, { delay: 100, id: 'tick' }),
      exit: cancel('tick'),
      always: { guard: ({ context }) => context.elapsed >= context.duration, target: 'paused' },
      on: {
        TICK: {
          target: 'running',
          reenter: true,
          actions: assign({ elapsed: ({ context }) => context.elapsed + 1 }),
        },
      },
    },
    paused: {
      always: { guard: ({ context }) => context.elapsed < context.duration, target: 'running' },
    },
  },
  on: {
    'DURATION.UPDATE': { actions: assign({ duration: ({ event }) => event.value }) },
    RESET: { actions: assign({ elapsed: 0 }) },
  },
});

/** Work and rest in turns; the length depends on the round. */
const pomodoro = setup({
  types: { context: {} as { round: number }, events: {} as { type: 'START' | 'SKIP' } },
  delays: {
    work: 1_500_000,
    rest: ({ context }) => (context.round % 2 === 0 ? 900_000 : 300_000),
  },
  guards: { isLast: ({ context }) => context.round >= 2 },
}).createMachine({
  id: 'pomodoro',
  context: { round: 0 },
  initial: 'idle',
  states: {
    idle: { on: { START: 'working' } },
    working: {
      exit: assign({ round: ({ context }) => context.round + 1 }),
      after: { work: 'resting' },
      on: { SKIP: 'resting' },
    },
    resting: {
      after: { rest: [{ guard: 'isLast', target: 'finished' }, { target: 'working' }] },
    },
    finished: { type: 'final' },
  },
  output: ({ context }) => ({ rounds: context.round }),
});

/** Says what was typed once nothing has been typed for a while. */
const debounced = createMachine({
  context: { text: '', searched: null as string | null },
  on: {
    TYPE: {
      actions: [
        assign({ text: ({ event }) => event.text }),
        cancel('search'),
        sendTo(({ self }) => self, { type: 'SEARCH' }, { id: 'search', delay: 300 }),
      ],
    },
    SEARCH: { actions: assign({ searched: ({ context }) => context.text }) },
  },
});

export const clocks = [
  specimen(
    'stopwatch',
    stopwatch,
    { events: { start: [{}], stop: [{}], reset: [{}], TICK: [{}] }, results: { ticks: {} } },
    { bound: 30, values: ['stopped', 'running'] },
  ),
  specimen(
    'timer',
    timer,
    { events: { 'DURATION.UPDATE': [{ value: 1 }, { value: 3 }], RESET: [{}] } },
    { values: ['running', 'paused'] },
  ),
  specimen(
    'pomodoro',
    pomodoro,
    { events: { START: [{}], SKIP: [{}] } },
    { values: ['idle', 'working', 'resting', 'finished'] },
  ),
  specimen('debounced search', debounced, { events: { TYPE: [{ text: 'a' }, { text: 'b' }] } }),
];
