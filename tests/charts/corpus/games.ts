import { assign, createMachine, raise, setup } from 'xstate';
import { specimen } from './specimen';

/** Stately's auction of a car; one of its reducers trusts an event too much. */
const carAuction = setup({
  types: {
    context: {} as { bids: readonly { by: string; amount: number }[] },
    events: {} as
      | { type: 'BID'; bid?: { by: string; amount: number } }
      | { type: 'CLOSE' }
      | { type: 'PAY' },
  },
  guards: { hasBids: ({ context }) => context.bids.length > 0 },
}).createMachine({
  id: 'carAuction',
  context: { bids: [] },
  initial: 'open',
  states: {
    open: {
      on: {
        BID: {
          guard: ({ context }) => context.bids.length < 2,
          actions: assign({
            bids: ({ context, event }) => {
              const { bid } = event as { bid: { by: string; amount: number } };
              return [...context.bids, { by: bid.by, amount: bid.amount }];
            },
          }),
        },
        CLOSE: [{ guard: 'hasBids', target: 'sold' }, { target: 'unsold' }],
      },
    },
    sold: { on: { PAY: 'delivered' } },
    unsold: { type: 'final' },
    delivered: { type: 'final' },
  },
  output: ({ context }) => context.bids.at(-1),
});

/** Coins go in, a drink comes out; what is said to the display can fail. */
const vendingMachine = createMachine(
  {
    id: 'vending',
    context: { coins: 0 },
    initial: 'idle',
    states: {
      idle: {
        on: {
          COIN: { target: 'ready', actions: assign({ coins: ({ context }) => context.coins + 1 }) },
        },
      },
      ready: {
        on: {
          COIN: {
            guard: ({ context }) => context.coins < 2,
            actions: assign({ coins: ({ context }) => context.coins + 1 }),
          },
          CHOOSE: [
            { guard: ({ context }) => context.coins === 2, target: 'vending' },
            {
              actions: {
                type: 'display',
                params: ({ context }) => ({ missing: 2 - context.coins }),
              },
            },
          ],
          REFUND: { target: 'idle', actions: assign({ coins: 0 }) },
        },
      },
      vending: {
        entry: 'thank',
        after: { 2000: { target: 'idle', actions: assign({ coins: 0 }) } },
      },
    },
  },
  {
    actions: {
      display: (_, params) => {
        throw new Error(`No display for ${JSON.stringify(params)}`);
      },
      thank: () => undefined,
    },
  },
);

const lines = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
] as const;

/** On a board of two by two: whoever moves second never wins. */
const ticTacToe = createMachine({
  id: 'ticTacToe',
  context: { board: [null, null, null, null] as (string | null)[], player: 'x' },
  initial: 'playing',
  states: {
    playing: {
      always: [
        {
          guard: ({ context: { board } }) =>
            lines.some(([a, b]) => board[a] !== null && board[a] === board[b]),
          target: 'over.won',
        },
        { guard: ({ context: { board } }) => board.every(Boolean), target: 'over.drawn' },
      ],
      on: {
        PLAY: {
          guard: ({ context, event }) => context.board[event.at] === null,
          actions: assign({
            board: ({ context, event }) => context.board.with(event.at, context.player),
            player: ({ context }) => (context.player === 'x' ? 'o' : 'x'),
          }),
        },
      },
    },
    over: {
      initial: 'drawn',
      states: { won: { tags: 'winner' }, drawn: { tags: 'draw' } },
      on: {
        RESET: {
          target: 'playing',
          actions: assign({ board: [null, null, null, null], player: 'x' }),
        },
      },
    },
  },
});

/** A counter whose past and future are kept. */
const undo = createMachine({
  id: 'undo',
  context: { past: [] as number[], now: 0, future: [] as number[] },
  on: {
    ADD: {
      guard: ({ context }) => context.now < 2,
      actions: assign(({ context }) => ({
        past: [...context.past, context.now],
        now: context.now + 1,
        future: [],
      })),
    },
    UNDO: {
      guard: ({ context }) => context.past.length > 0,
      actions: assign(({ context }) => ({
        past: context.past.slice(0, -1),
        now: context.past.at(-1) ?? 0,
        future: [context.now, ...context.future],
      })),
    },
    REDO: {
      guard: ({ context }) => context.future.length > 0,
      actions: assign(({ context }) => ({
        past: [...context.past, context.now],
        now: context.future[0] ?? 0,
        future: context.future.slice(1),
      })),
    },
  },
});

const dragAndDrop = createMachine({
  id: 'drag',
  context: { x: 0, dx: 0, from: 0 },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'mouse.down': { target: 'dragging', actions: assign({ from: ({ event }) => event.x }) },
      },
    },
    dragging: {
      on: {
        'mouse.move': { actions: assign({ dx: ({ context, event }) => event.x - context.from }) },
        'mouse.up': {
          target: 'idle',
          actions: [
            assign({ x: ({ context }) => Math.min(10, context.x + context.dx) }),
            assign({ dx: 0, from: 0 }),
          ],
        },
        'key.*': { target: 'idle', actions: assign({ dx: 0, from: 0 }) },
        'key.shift': undefined,
      },
    },
  },
  on: { '*': { actions: () => undefined } },
});

const stone = (event: string, actions: ReturnType<typeof raise>[] = []) => ({
  initial: 'standing',
  states: {
    standing: { on: { [event]: { target: 'fallen', actions } } },
    fallen: { type: 'final' as const },
  },
});

/** Raised at once, and told in every region; the end comes when all have fallen. */
const dominoes = createMachine({
  id: 'dominoes',
  initial: 'row',
  states: {
    row: {
      type: 'parallel',
      states: { first: stone('PUSH', [raise({ type: 'HIT' })]), second: stone('HIT') },
      onDone: { target: 'over', actions: 'clap' },
    },
    over: { type: 'final', output: { fallen: 2 } },
  },
  output: ({ event }) => event.output,
});

export const games = [
  specimen(
    'car auction',
    carAuction,
    {
      events: { BID: [{ bid: { by: 'Ann', amount: 5 } }, {}], CLOSE: [{}], PAY: [{}] },
    },
    {
      values: ['open', 'sold', 'unsold', 'delivered'],
      bugs: ["bug: TypeError: Cannot read properties of undefined (reading 'by') (after new, BID)"],
    },
  ),
  specimen(
    'vending machine',
    vendingMachine,
    { events: { COIN: [{}], CHOOSE: [{}], REFUND: [{}] }, effects: true },
    {
      values: ['idle', 'ready', 'vending'],
      bugs: ['bug: Error: No display for {"missing":1} (after new, COIN, CHOOSE)'],
    },
  ),
  specimen(
    'tic-tac-toe',
    ticTacToe,
    { events: { PLAY: [0, 1, 2, 3].map((at) => ({ at })), RESET: [{}] } },
    { values: ['playing', { over: 'won' }, { over: 'drawn' }] },
  ),
  specimen('undo', undo, { events: { ADD: [{}], UNDO: [{}], REDO: [{}] } }),
  specimen(
    'drag and drop',
    dragAndDrop,
    {
      events: {
        'mouse.down': [{ x: 0 }],
        'mouse.move': [{ x: 5 }],
        'mouse.up': [{}],
        'key.escape': [{}],
        'key.shift': [{}],
        'wheel.turn': [{}],
      },
    },
    { values: ['idle', 'dragging'] },
  ),
  specimen(
    'dominoes',
    dominoes,
    { events: { PUSH: [{}], HIT: [{}] } },
    {
      values: [
        { row: { first: 'standing', second: 'standing' } },
        { row: { first: 'standing', second: 'fallen' } },
        'over',
      ],
    },
  ),
];
