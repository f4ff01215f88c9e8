import { expect, it } from 'vitest';
import { createActor, createMachine, fromPromise, SimulatedClock } from 'xstate';
import { isKeptLog } from '../../../charts/inspector/log/keeping';
import { pathOf } from '../../../charts/inspector/log/pathOf';
import { recordingOf } from '../../../charts/inspector/log/recordingOf';
import { actorOfRecording } from '../../../charts/inspector/log/replayed';
import { visitsOfAll } from '../../../charts/inspector/log/visits';
import { readChart } from '../../../charts/model/readChart';
import { type Fuse, lightMachine } from './light';
import { pair } from './pair';

const asks = () => {
  let answer: (fuse: Fuse) => void = () => undefined;
  const readFuse = fromPromise<Fuse>(() => new Promise((resolve) => (answer = resolve)));
  return { machine: lightMachine.provide({ actors: { readFuse } }), answer: () => answer };
};

/** A light that is switched on, rests until it is dark, as an inspector has watched it. */
async function watched() {
  const both = pair({ open: { keys: ['ok'] } });
  const { machine, answer } = asks();
  const clock = new SimulatedClock();
  const light = createActor(machine, { clock, input: { note: '' } });
  both.watcher.watch(light);
  light.start();
  light.send({ type: 'light.switched' });
  const lit = new Promise<void>((resolve) => {
    light.subscribe(({ value }) => value === 'on' && resolve());
  });
  answer()({ ok: true });
  await lit;
  light.send({ type: 'light.dimmed', by: 1 });
  clock.increment(5_000);
  both.settle();
  return both;
}

const counted = {
  light: {
    version: '1.0.0',
    states: {
      light: 5,
      'light.off': 1,
      'light.checking': 1,
      'light.on': 2,
      'light.dark': 1,
    },
    transitions: {
      'light.off|light.switched|0': 1,
      'light.checking|xstate.done.actor.fuse|0': 1,
      'light.on|light.dimmed|1': 1,
      'light.on|xstate.after.rest.light.on|0': 1,
    },
  },
};

it('counts where flows have been and which ways they took, also of steps that are forgotten', async () => {
  const { known, log } = await watched();
  expect(known().visited).toEqual(counted);
  log.clear();
  expect(known().visited).toEqual(counted);
  log.countAnew();
  expect(known().visited).toEqual({});
});

it('goes on counting after another load, and counts nothing twice that is told again', async () => {
  const { known, log, openAnother } = await watched();
  known();
  const kept: unknown = JSON.parse(JSON.stringify(log.kept(6_000)));
  expect(isKeptLog(kept)).toBe(true);
  if (!isKeptLog(kept)) return;
  expect(openAnother(kept).getKnown().visited).toEqual(counted);
});

it('counts an opened recording as it was lived through', async () => {
  const { known } = await watched();
  const [light] = [...known().actors.values()].filter(({ seen }) => seen.name === 'light');
  const recording = light && recordingOf(light);
  if (!recording) throw new Error('nothing was recorded');
  const opened = actorOfRecording(recording, readChart(lightMachine), 'one');
  expect(visitsOfAll([opened])).toEqual(counted);
  expect(visitsOfAll([opened, opened]).light?.transitions['light.on|light.dimmed|1']).toBe(2);
  const path = actorOfRecording(pathOf(recording), readChart(lightMachine), 'two');
  expect(visitsOfAll([path])).toEqual(counted);
});

it('counts no state of a recording again where nothing came of an event', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: {} },
  });
  const go = (taken: string[] | null) => ({
    kind: 'event' as const,
    event: { type: 'go' },
    elapsed: 1,
    expected: 'b',
    ...(taken && { taken }),
  });
  const recording = {
    format: 1 as const,
    ...{ machine: 'm', version: null, input: null, start: 'a' },
    steps: [go(['m.a|go|0']), go(null), go(null)],
  };
  const opened = actorOfRecording(recording, readChart(machine), 'file');
  expect(opened.steps.map(({ value, active }) => ({ value, active }))).toEqual([
    { value: 'b', active: ['m', 'm.b'] },
    { value: undefined, active: undefined },
    { value: undefined, active: undefined },
  ]);
  expect(opened.standing).toMatchObject({ value: 'b', active: ['m', 'm.b'] });
  expect(visitsOfAll([opened])).toEqual({
    m: {
      version: null,
      states: { m: 2, 'm.a': 1, 'm.b': 1 },
      transitions: { 'm.a|go|0': 1 },
    },
  });
});

it('counts a state that a step goes through, nothing for an event of which nothing comes, and from none when it is to', () => {
  const { watcher, known, log } = pair();
  const actor = createActor(
    createMachine({
      id: 'gate',
      initial: 'shut',
      states: {
        shut: { on: { push: 'turning' } },
        turning: { always: 'open' },
        open: { on: { pull: 'shut' } },
      },
    }),
  );
  watcher.watch(actor);
  actor.start();
  actor.send({ type: 'push' });
  actor.send({ type: 'push' });
  expect(known().visited.gate).toEqual({
    version: null,
    states: { gate: 2, 'gate.shut': 1, 'gate.open': 1, 'gate.turning': 1 },
    transitions: { 'gate.shut|push|0': 1, 'gate.turning||0': 1 },
  });
  log.countAnew();
  actor.send({ type: 'pull' });
  expect(known().visited.gate).toEqual({
    version: null,
    states: { gate: 1, 'gate.shut': 1 },
    transitions: { 'gate.open|pull|0': 1 },
  });
});
