import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import { discover } from '../../../charts/atlas/discover';
import { definitionOf } from '../../../charts/inspector/sink/definition';
import { tellStately } from '../../../charts/inspector/sink/stately';
import { readChart } from '../../../charts/model/readChart';
import { type Fuse, lightMachine } from './light';
import { pair } from './pair';
import { settled, statelyWindow } from './statelyWindow';

const found = await discover(fileURLToPath(new URL('../../../machines', import.meta.url)));

describe.each(found.map(({ chart }) => [chart.id, chart] as const))(
  'the definition of %s',
  (_, chart) => {
    it('makes a machine with the same states and ways', () => {
      const again = readChart(createMachine(definitionOf(chart) as never));
      const shape = ({ states }: typeof chart) =>
        states.map(({ id, type, initial, transitions }) => ({
          id,
          type,
          initial: initial?.targets,
          ways: transitions.map((way) => [way.id, way.kind, way.targets]),
        }));
      expect(shape(again)).toEqual(shape(chart));
    });
  },
);

it('Stately’s inspector is told each actor, event and snapshot, also those from before it opened', async () => {
  const { watcher, log, known } = pair();
  const machine = lightMachine.provide({
    actors: { readFuse: fromPromise<Fuse>(() => Promise.resolve({ ok: true })) },
  });
  const actor = createActor(machine, { input: { note: 'kitchen' } });
  watcher.watch(actor);
  actor.start();
  actor.send({ type: 'light.switched' });
  known();
  const { sent, opened, inspector } = statelyWindow();
  const chart = readChart(machine);
  const stop = tellStately(log, inspector, (id) => Promise.resolve(id === 'light' ? chart : null));
  await settled();
  known();
  await settled();
  expect(opened).toEqual(['https://stately.test']);
  const light = [...log.getKnown().actors.values()].find(({ seen }) => seen.name === 'light');
  const id = light?.seen.actor;
  const [first] = sent as { definition: string }[];
  expect(JSON.parse(first?.definition ?? '').states.on.after.rest[0].target).toEqual([
    '#light.dark',
  ]);
  expect(
    sent
      .filter((one) => (one as { sessionId: string }).sessionId === id)
      .map((one) => {
        const { type, event, snapshot } = one as Record<string, Record<string, unknown>>;
        return [type, event?.type, snapshot?.value];
      }),
  ).toEqual([
    ['@xstate.actor', undefined, 'off'],
    ['@xstate.event', 'light.switched', undefined],
    ['@xstate.snapshot', 'light.switched', 'checking'],
    ['@xstate.event', 'xstate.done.actor.fuse', undefined],
    ['@xstate.snapshot', 'xstate.done.actor.fuse', 'on'],
  ]);
  expect(JSON.stringify(sent)).not.toContain('kitchen');
  stop();
  actor.send({ type: 'light.switched' });
  known();
  await settled();
  expect(sent.at(-1)).toEqual({ type: '@statelyai.disconnected' });
});
