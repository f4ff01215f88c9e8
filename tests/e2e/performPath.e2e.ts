import { expect, test } from '@playwright/test';
import { fromPromise, setup } from 'xstate';
import { defineModel, defineScreens, defineSurroundings } from '../../charts/package/define';
import { explore } from '../../charts/package/paths';
import { performPath } from '../../charts/paths/perform';
import { inBrowser } from '../../charts/paths/surroundings';

const machine = setup({
  types: { events: {} as { type: 'left' } },
  actors: { ask: fromPromise<string>(() => Promise.reject(new Error('not provided'))) },
}).createMachine({
  id: 'asking',
  initial: 'asking',
  states: {
    asking: { invoke: { id: 'ask', src: 'ask', onDone: 'heard' }, on: { left: 'left' } },
    heard: { type: 'final' },
    left: { type: 'final' },
  },
});

const page = `<output>asking</output><button>Leave</button><script>
  const say = (word) => {
    const output = document.querySelector('output');
    if (output.textContent === 'asking') output.textContent = word;
  };
  document.querySelector('button').addEventListener('click', () => say('left'));
  fetch('/api/v1/order').then(() => say('heard'));
</script>`;

const model = defineModel(machine, {
  inputs: { begun: undefined },
  events: { left: [{}] },
  results: { ask: { heard: 'here' } },
});
const screens = defineScreens(machine, {
  gestures: { left: () => [{ press: { role: 'button', name: 'Leave' } }] },
  seen: { asking: { says: ['asking'] }, heard: { says: ['heard'] }, left: { says: ['left'] } },
});
const surroundings = defineSurroundings(machine, {
  starts: {
    begun: async (shown) => {
      await shown.route('http://asked.test/', (route) =>
        route.fulfill({ contentType: 'text/html', body: page }),
      );
      await shown.context().route('**/api/v1/order', (route) => route.fulfill({ json: 'here' }));
      await shown.goto('http://asked.test/');
    },
  },
  answers: { ask: (result) => (result === 'heard' ? { call: 'GET /order' } : null) },
});

test('what a press leaves unanswered is answered after it', async ({ page: shown }) => {
  const play = { model, screens, surroundings };
  const explored = inBrowser(explore(model), play);
  const path = explored.arcs.filter(
    ({ cause }) => cause.kind === 'start' || cause.kind === 'event',
  );
  expect(path.map(({ cause }) => cause.kind)).toEqual(['start', 'event']);
  expect(await performPath(explored, path, play, shown)).toBeNull();
});
