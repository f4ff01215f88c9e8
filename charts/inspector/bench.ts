import { assign, createActor, setup } from 'xstate';
import { layOut } from '../layout/layout';
import { wordLabels } from '../model/labels';
import { readChart } from '../model/readChart';
import type { Channel, Message } from './protocol';
import { createWatcher } from './watch/createWatcher';

const events = 500;

/** A flow with a context of 200 products, of which each event changes one. */
const shelf = setup({
  types: { context: {} as { products: { id: number; name: string; quantity: number }[] } },
  actions: {
    change: assign(({ context }) => {
      const products = [...context.products];
      const place = products.reduce((sum, { quantity }) => sum + quantity, 0) % products.length;
      const one = products[place];
      if (one) products[place] = { ...one, quantity: one.quantity + 1 };
      return { products };
    }),
  },
}).createMachine({
  id: 'shelf',
  context: {
    products: Array.from({ length: 200 }, (_, id) => ({ id, name: `Product ${id}`, quantity: 0 })),
  },
  initial: 'full',
  states: {
    full: { on: { 'shelf.taken': { target: 'empty', actions: 'change' } } },
    empty: { on: { 'shelf.filled': { target: 'full', actions: 'change' } } },
  },
});

const toggle = (count: number) => ({ type: count % 2 === 0 ? 'shelf.taken' : 'shelf.filled' });

/** Milliseconds that each event takes, with somebody watching or without. */
function timed(isWatched: boolean) {
  const sent: Message[] = [];
  const waiting: (() => void)[] = [];
  let hear: (message: Message) => void = () => undefined;
  const channel: Channel = {
    post: (message) => sent.push(message),
    listen: (listener) => {
      hear = listener;
      return () => undefined;
    },
  };
  const actor = createActor(shelf);
  if (isWatched) {
    const later = (work: () => void) => void waiting.push(work);
    createWatcher({ channel, path: () => '/bench', later }).watch(actor);
  }
  actor.start();
  hear({ from: 'inspector', inspector: 'bench', kind: 'hello' });
  const times = Array.from({ length: events }, (_, count) => {
    const start = performance.now();
    actor.send(toggle(count));
    return performance.now() - start;
  });
  const start = performance.now();
  while (waiting.length > 0) waiting.shift()?.();
  const afterwards = (performance.now() - start) / events;
  return { times: times.sort((a, b) => a - b), afterwards, sent };
}

const at95 = (times: number[]) => times[Math.floor(times.length * 0.95)] ?? 0;

/** A chart of 120 states, as the inspector fetches it. */
async function bigChart() {
  const states = Object.fromEntries(
    Array.from({ length: 10 }, (_, group) => [
      `group${group}`,
      {
        description: 'A part of the flow, with steps of its own.',
        initial: 'step0',
        on: { 'big.left': `group${(group + 1) % 10}` },
        states: Object.fromEntries(
          Array.from({ length: 11 }, (_, step) => [
            `step${step}`,
            {
              description: 'The shopper does one thing here and goes on to the next one.',
              on: { 'big.done': `step${(step + 1) % 11}` },
            },
          ]),
        ),
      },
    ]),
  );
  const chart = readChart(setup({}).createMachine({ id: 'tracking', initial: 'group0', states }));
  return { chart, drawing: await layOut(chart, wordLabels(chart, {}, 'en')) };
}

timed(true);
const [plain, watched] = [timed(false), timed(true)];
const big = await bigChart();
console.log(
  JSON.stringify({
    events,
    added: Math.max(0, at95(watched.times) - at95(plain.times)),
    afterwards: watched.afterwards,
    bytes: watched.sent.reduce((sum, message) => sum + JSON.stringify(message).length, 0),
    ...big,
    states: big.chart.states.length - 1,
  }),
);
