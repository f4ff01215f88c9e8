import { expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { explore } from '../../../charts/paths/explore';
import { defineModel } from '../../../charts/paths/fixtures';
import { planPaths } from '../../../charts/paths/plan';
import { planOnPage } from '../../../charts/paths/planOnPage';
import { defineScreens } from '../../../charts/paths/screens';
import { defineSurroundings, inBrowser } from '../../../charts/paths/surroundings';

const doorMachine = setup({
  types: { events: {} as { type: 'push' } },
  actors: { close: fromPromise<null>(() => new Promise(() => undefined)) },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { push: 'swinging' } },
    swinging: { invoke: { src: 'close', onDone: 'open' } },
    open: { on: { push: 'swinging' } },
  },
});

const model = defineModel(doorMachine, {
  inputs: { new: undefined },
  events: { push: [{}] },
  results: { close: { done: null } },
});
const play = {
  model,
  screens: defineScreens(doorMachine, {
    gestures: { push: () => [{ press: { role: 'button', name: 'Push' } }] },
    seen: { shut: {}, swinging: {}, open: {} },
  }),
  surroundings: defineSurroundings(doorMachine, {
    starts: { new: async () => undefined },
    answers: { close: () => 'at once' },
  }),
};

it('a path on a page goes on until there is something to see', async () => {
  const explored = inBrowser(explore(model), play);
  const places = (paths: readonly (readonly { to: number }[])[]) =>
    paths.map((path) => path.map(({ to }) => explored.configurations[to]?.snapshot.value));
  expect(places((await planPaths(explored, 'transitions')).paths)).toEqual([
    ['shut', 'swinging', 'open', 'swinging'],
  ]);
  expect(places((await planOnPage(explored, play, 'transitions')).paths)).toEqual([
    ['shut', 'swinging', 'open', 'swinging', 'open'],
  ]);
});
