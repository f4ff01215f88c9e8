import { assign, createMachine, log, not, setup, stateIn } from 'xstate';
import { specimen } from './specimen';

const toggle = createMachine({
  initial: 'inactive',
  states: {
    inactive: { on: { TOGGLE: 'active' } },
    active: { on: { TOGGLE: { target: 'inactive', actions: log('off again') } } },
  },
});

/** A light whose red holds a pedestrian light of its own, which ends. */
const trafficLight = createMachine({
  id: 'trafficLight',
  initial: 'green',
  states: {
    green: { after: { 10000: 'yellow' }, on: { POWER_OUT: 'broken' } },
    yellow: { after: { 3000: 'red' }, tags: 'caution' },
    red: {
      initial: 'walk',
      states: {
        walk: { after: { 4000: 'wait' } },
        wait: { after: { 2000: 'stop' } },
        stop: { type: 'final' },
      },
      onDone: 'green',
    },
    broken: { type: 'final' },
  },
  output: { repaired: false },
});

const turnstile = setup({
  types: {
    context: {} as { coins: number },
    events: {} as { type: 'COIN' } | { type: 'PUSH' } | { type: 'KICK' },
    tags: {} as 'closed' | 'open',
  },
  actions: { collect: assign({ coins: ({ context }) => context.coins + 1 }) },
}).createMachine({
  context: { coins: 0 },
  initial: 'locked',
  states: {
    locked: { tags: 'closed', on: { COIN: { target: 'unlocked', actions: 'collect' } } },
    unlocked: { tags: 'open', on: { COIN: { actions: 'collect' }, PUSH: 'locked' } },
  },
});

const microwave = setup({
  types: { events: {} as { type: 'START' | 'STOP' | 'OPEN' | 'CLOSE' } },
  guards: { isClosed: stateIn({ door: 'closed' }) },
  delays: { cookingTime: 90_000 },
}).createMachine({
  id: 'microwave',
  type: 'parallel',
  states: {
    door: {
      initial: 'closed',
      states: { closed: { on: { OPEN: 'open' } }, open: { on: { CLOSE: 'closed' } } },
    },
    heat: {
      initial: 'off',
      states: {
        off: { on: { START: { guard: 'isClosed', target: 'on' } } },
        on: { after: { cookingTime: 'off' }, on: { STOP: 'off', OPEN: 'off' } },
      },
    },
  },
});

const elevator = setup({
  types: {
    context: {} as { floor: number; goal: number },
    events: {} as { type: 'CALL'; floor: number } | { type: 'ARRIVED' },
  },
  guards: {
    isAbove: ({ context }, params: { than: number }) => context.goal > context.floor + params.than,
    isHere: ({ context }) => context.goal === context.floor,
  },
  actions: {
    aim: assign({
      goal: ({ event, context }) => (event.type === 'CALL' ? event.floor : context.goal),
    }),
    climb: assign({ floor: ({ context }) => context.floor + 1 }),
    descend: assign({ floor: ({ context }) => context.floor - 1 }),
  },
}).createMachine({
  id: 'elevator',
  context: { floor: 0, goal: 0 },
  initial: 'idle',
  states: {
    idle: { on: { CALL: { target: 'deciding', actions: 'aim' } } },
    deciding: {
      always: [
        { guard: 'isHere', target: 'open' },
        { guard: { type: 'isAbove', params: { than: 0 } }, target: 'up' },
        { guard: not('isHere'), target: 'down' },
      ],
    },
    up: { on: { ARRIVED: { target: 'deciding', actions: 'climb' } } },
    down: { on: { ARRIVED: { target: 'deciding', actions: 'descend' } } },
    open: { after: { 5000: 'idle' } },
  },
});

export const lights = [
  specimen('toggle', toggle, { events: { TOGGLE: [{}] } }, { values: ['inactive', 'active'] }),
  specimen(
    'traffic light',
    trafficLight,
    { events: { POWER_OUT: [{}] } },
    {
      values: ['green', 'yellow', 'broken', { red: 'walk' }, { red: 'wait' }],
    },
  ),
  specimen(
    'turnstile',
    turnstile,
    { events: { COIN: [{}], PUSH: [{}], KICK: [{}] } },
    { bound: 20, values: ['locked', 'unlocked'] },
  ),
  specimen(
    'microwave',
    microwave,
    { events: { START: [{}], STOP: [{}], OPEN: [{}], CLOSE: [{}] } },
    {
      values: [
        { door: 'closed', heat: 'off' },
        { door: 'open', heat: 'off' },
        { door: 'closed', heat: 'on' },
      ],
    },
  ),
  specimen(
    'elevator',
    elevator,
    { events: { CALL: [{ floor: 0 }, { floor: 2 }], ARRIVED: [{}] } },
    { values: ['idle', 'open', 'up', 'down'] },
  ),
];
