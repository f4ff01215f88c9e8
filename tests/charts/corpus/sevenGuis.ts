import { and, assertEvent, assign, createMachine, enqueueActions, setup } from 'xstate';
import { specimen } from './specimen';

/** A machine without states of its own. */
const counter = createMachine({
  context: ({ input }: { input: { from?: number } }) => ({ count: input.from ?? 0 }),
  on: {
    INCREMENT: { actions: assign({ count: ({ context }) => context.count + 1 }) },
    DECREMENT: {
      guard: ({ context }) => context.count > 0,
      actions: assign({ count: ({ context }) => context.count - 1 }),
    },
  },
});

const temperature = createMachine({
  context: { celsius: null as number | null, fahrenheit: null as number | null },
  on: {
    'CELSIUS.CHANGED': {
      actions: assign(({ event }) => ({
        celsius: event.value,
        fahrenheit: event.value * 1.8 + 32,
      })),
    },
    'FAHRENHEIT.CHANGED': {
      actions: assign(({ event }) => ({
        celsius: (event.value - 32) / 1.8,
        fahrenheit: event.value,
      })),
    },
  },
});

const flightBooker = setup({
  types: {
    context: {} as { kind: 'one way' | 'return'; start: string; end: string | null },
    events: {} as
      | { type: 'KIND'; value: 'one way' | 'return' }
      | { type: 'END'; value: string }
      | { type: 'BOOK' },
  },
  guards: {
    isReturn: ({ context }) => context.kind === 'return',
    isLater: ({ context }) => context.end !== null && context.end > context.start,
    isOneWay: ({ context }) => context.kind === 'one way',
  },
  actions: {
    keepEnd: assign({
      end: ({ event }) => {
        assertEvent(event, 'END');
        return event.value;
      },
    }),
  },
}).createMachine({
  id: 'flightBooker',
  context: { kind: 'one way', start: '2030-01-10', end: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        KIND: { actions: assign({ kind: ({ event }) => event.value }) },
        END: { guard: 'isReturn', actions: 'keepEnd' },
        BOOK: [
          { guard: 'isOneWay', target: 'booked' },
          { guard: and(['isReturn', 'isLater']), target: 'booked' },
        ],
      },
    },
    booked: { type: 'final' },
  },
});

const crud = setup({
  types: {
    context: {} as { people: readonly string[]; chosen: number | null },
    events: {} as
      | { type: 'CREATE'; name: string }
      | { type: 'CHOOSE'; index: number }
      | { type: 'DELETE' },
  },
  guards: { isChosen: ({ context }) => context.chosen !== null },
}).createMachine({
  id: 'crud',
  context: { people: [], chosen: null },
  on: {
    CREATE: {
      guard: ({ context }) => context.people.length < 2,
      actions: assign({ people: ({ context, event }) => [...context.people, event.name] }),
    },
    CHOOSE: {
      guard: ({ context, event }) => event.index < context.people.length,
      actions: assign({ chosen: ({ event }) => event.index }),
    },
    DELETE: {
      actions: enqueueActions(({ context, enqueue, check }) => {
        if (!check('isChosen')) return;
        enqueue.assign({
          people: context.people.filter((_, index) => index !== context.chosen),
          chosen: null,
        });
      }),
    },
  },
});

/** A sheet whose cells are kept in a Map: JSON knows nothing of them. */
const cells = createMachine({
  id: 'cells',
  context: { values: new Map<string, number>(), editing: null as string | null },
  initial: 'looking',
  states: {
    looking: {
      on: { EDIT: { target: 'editing', actions: assign({ editing: ({ event }) => event.cell }) } },
    },
    editing: {
      on: {
        SAVE: {
          target: 'looking',
          actions: assign({
            values: ({ context, event }) =>
              new Map<string, number>([...context.values, [context.editing ?? '', event.value]]),
            editing: null,
          }),
        },
        CANCEL: { target: 'looking', actions: assign({ editing: null }) },
      },
    },
  },
});

export const sevenGuis = [
  specimen(
    'counter',
    counter,
    { inputs: { zero: {}, two: { from: 2 } }, events: { INCREMENT: [{}], DECREMENT: [{}] } },
    { bound: 20 },
  ),
  specimen('temperature', temperature, {
    events: { 'CELSIUS.CHANGED': [{ value: 0 }], 'FAHRENHEIT.CHANGED': [{ value: 212 }] },
  }),
  specimen(
    'flight booker',
    flightBooker,
    {
      events: {
        KIND: [{ value: 'one way' }, { value: 'return' }],
        END: [{ value: '2030-01-09' }, { value: '2030-01-11' }],
        BOOK: [{}],
      },
    },
    { values: ['editing', 'booked'] },
  ),
  specimen('crud', crud, {
    events: { CREATE: [{ name: 'Ann' }], CHOOSE: [{ index: 0 }, { index: 1 }], DELETE: [{}] },
  }),
  specimen(
    'cells',
    cells,
    {
      events: { EDIT: [{ cell: 'A0' }, { cell: 'B1' }], SAVE: [{ value: 1 }], CANCEL: [{}] },
    },
    { values: ['looking', 'editing'] },
  ),
];
