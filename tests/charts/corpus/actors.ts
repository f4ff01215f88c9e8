import {
  assign,
  createMachine,
  emit,
  enqueueActions,
  forwardTo,
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stopChild,
  toObserver,
} from 'xstate';
import { specimen } from './specimen';

const fetchWithRetry = setup({
  types: { context: {} as { tries: number; data: unknown }, events: {} as { type: 'FETCH' } },
  actors: {
    load: fromPromise<{ name: string }, { url: string }>(async ({ input }) => ({
      name: input.url,
    })),
  },
  guards: { mayRetry: ({ context }) => context.tries < 2 },
  delays: { backoff: ({ context }) => 2 ** context.tries * 100 },
}).createMachine({
  id: 'fetch',
  context: { tries: 0, data: null },
  initial: 'idle',
  states: {
    idle: { on: { FETCH: 'loading' } },
    loading: {
      entry: assign({ tries: ({ context }) => context.tries + 1 }),
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ url: `/data?try=${context.tries}` }),
        onDone: { target: 'success', actions: assign({ data: ({ event }) => event.output }) },
        onError: [{ guard: 'mayRetry', target: 'waiting' }, { target: 'failure' }],
      },
    },
    waiting: { after: { backoff: 'loading' } },
    success: { type: 'final' },
    failure: { type: 'final' },
  },
  output: ({ context }) => context.data,
});

/** Two promises in two regions: who answers first wins, and the other one is left alone. */
const promiseRace = createMachine({
  id: 'race',
  initial: 'racing',
  states: {
    racing: {
      invoke: [
        { id: 'hare', src: fromPromise(async () => 'hare'), onDone: 'hareWon', onError: 'lost' },
        {
          id: 'tortoise',
          src: fromPromise(async () => 'tortoise'),
          onDone: 'tortoiseWon',
          onError: 'lost',
        },
      ],
    },
    hareWon: {},
    tortoiseWon: {},
    lost: {},
  },
});

const todo = setup({
  types: {
    context: {} as { text: string },
    events: {} as { type: 'toggle' },
    input: {} as { text: string },
  },
}).createMachine({
  id: 'todo',
  context: ({ input }) => ({ text: input.text }),
  initial: 'open',
  states: {
    open: { on: { toggle: { target: 'done', actions: sendParent({ type: 'todo.done' }) } } },
    done: { type: 'final' },
  },
});

/** As many children as there are things to do, none of them with an id of its own. */
const todos = setup({
  types: {
    context: {} as { refs: readonly unknown[]; done: number },
    events: {} as
      | { type: 'todo.add'; text: string }
      | { type: 'todo.done' }
      | { type: 'todo.drop' },
  },
  actors: { todo },
}).createMachine({
  id: 'todos',
  context: ({ spawn }) => ({ refs: [spawn('todo', { input: { text: 'the first' } })], done: 0 }),
  on: {
    'todo.add': {
      guard: ({ context }) => context.refs.length < 3,
      actions: assign({
        refs: ({ context, spawn, event }) => [
          ...context.refs,
          spawn('todo', { input: { text: event.text } }),
        ],
      }),
    },
    'todo.drop': {
      guard: ({ context }) => context.refs.length > 0,
      actions: enqueueActions(({ context, enqueue, self }) => {
        const [first] = Object.values(self.getSnapshot().children ?? {});
        if (first) enqueue.stopChild(first);
        enqueue.assign({ refs: context.refs.slice(1) });
      }),
    },
    'todo.done': {
      guard: ({ context }) => context.done < 1,
      actions: assign({ done: ({ context }) => context.done + 1 }),
    },
  },
});

const upload = setup({
  types: { context: {} as { sent: number }, events: {} as { type: 'chunk' } },
}).createMachine({
  id: 'upload',
  context: { sent: 0 },
  initial: 'sending',
  states: {
    sending: {
      on: { chunk: { actions: assign({ sent: ({ context }) => context.sent + 50 }) } },
      always: { guard: ({ context }) => context.sent >= 100, target: 'sent' },
    },
    sent: { type: 'final' },
  },
});

/** Shows how far a child machine has come. */
const uploading = setup({
  types: { context: {} as { percent: number | null }, events: {} as { type: 'UPLOAD' | 'CANCEL' } },
  actors: { upload },
}).createMachine({
  id: 'uploading',
  context: { percent: null },
  initial: 'choosing',
  states: {
    choosing: { on: { UPLOAD: 'uploading' } },
    uploading: {
      invoke: {
        id: 'file',
        src: 'upload',
        systemId: 'uploader',
        onSnapshot: { actions: assign({ percent: ({ event }) => event.snapshot.context.sent }) },
        onDone: 'uploaded',
        onError: 'failed',
      },
      on: { CANCEL: { target: 'choosing', actions: assign({ percent: null }) } },
    },
    uploaded: { type: 'final' },
    failed: {},
  },
});

/** Says aloud what it is told, through an echo known in all of the system. */
const chat = setup({
  types: {
    events: {} as
      | { type: 'chat.send'; text: string }
      | { type: 'chat.received' }
      | { type: 'LEAVE' },
    emitted: {} as { type: 'message'; text: string },
  },
  actors: {
    line: fromCallback(({ sendBack, receive }) => {
      receive(() => sendBack({ type: 'chat.received' }));
    }),
  },
}).createMachine({
  id: 'chat',
  initial: 'online',
  states: {
    online: {
      invoke: { id: 'line', src: 'line', systemId: 'line', onError: 'offline' },
      initial: 'quiet',
      states: {
        quiet: {
          on: { 'chat.send': { target: 'waiting', actions: sendTo('line', ({ event }) => event) } },
        },
        waiting: {
          on: {
            'chat.received': {
              target: 'quiet',
              actions: emit(({ event }) => ({ type: 'message', text: event.type })),
            },
          },
        },
      },
      on: { LEAVE: 'offline', 'chat.*': { actions: forwardTo('line') } },
    },
    offline: {},
  },
});

/** A game over an observable and a reducer, started by hand and stopped by hand. */
const mouseGame = setup({
  types: { context: {} as { score: number }, events: {} as { type: 'CLICK' | 'OVER' } },
  actors: {
    time: fromObservable(() => ({
      subscribe: (next: unknown) => {
        toObserver(next as () => void).next?.(0);
        return { unsubscribe: () => undefined };
      },
    })),
    score: fromTransition((state: number, event: { type: 'HIT' }) => state + event.type.length, 0),
  },
}).createMachine({
  id: 'mouseGame',
  context: { score: 0 },
  entry: spawnChild('score', { id: 'score', systemId: 'board' }),
  initial: 'playing',
  states: {
    playing: {
      invoke: {
        src: 'time',
        onDone: 'over',
        onError: 'broken',
        onSnapshot: { guard: ({ event }) => event.snapshot.context === 0, target: 'over' },
      },
      on: {
        CLICK: {
          guard: ({ context }) => context.score < 2,
          actions: [
            sendTo('score', { type: 'HIT' }),
            sendTo(({ system }) => system.get('board'), { type: 'HIT' }),
            assign({ score: ({ context }) => context.score + 1 }),
          ],
        },
        OVER: 'over',
      },
    },
    over: { entry: stopChild('score') },
    broken: {},
  },
});

export const actors = [
  specimen(
    'fetch with retry',
    fetchWithRetry,
    { events: { FETCH: [{}] }, results: { load: { data: { name: 'Ann' } } } },
    { values: ['idle', 'loading', 'success', 'waiting', 'failure'] },
  ),
  specimen(
    'promise race',
    promiseRace,
    { results: { hare: { first: 'hare' }, tortoise: { first: 'tortoise' } } },
    { values: ['racing', 'hareWon', 'lost', 'tortoiseWon'] },
  ),
  specimen('todos', todos, {
    events: { 'todo.add': [{ text: 'more' }], 'todo.done': [{}], 'todo.drop': [{}] },
    results: { todo: { done: undefined } },
  }),
  specimen(
    'upload',
    uploading,
    {
      events: { UPLOAD: [{}], CANCEL: [{}] },
      results: { upload: { sent: undefined } },
      snapshots: { upload: { half: { status: 'active', context: { sent: 50 } } } },
    },
    { values: ['choosing', 'uploading', 'uploaded', 'failed'] },
  ),
  specimen('chat', chat, {
    events: {
      'chat.send': [{ text: 'hello' }],
      'chat.received': [{}],
      'chat.typing': [{}],
      LEAVE: [{}],
    },
  }),
  specimen('mouse game', mouseGame, {
    events: { CLICK: [{}], OVER: [{}] },
    results: { time: { up: undefined } },
    snapshots: {
      time: { zero: { status: 'active', context: 0 }, one: { status: 'active', context: 1 } },
    },
  }),
];
