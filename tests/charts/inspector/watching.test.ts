import { describe, expect, it } from 'vitest';
import { type AnyActorRef, createActor, fromPromise, SimulatedClock } from 'xstate';
import { contextAt, standingAt } from '../../../charts/inspector/log/known';
import { pathOf } from '../../../charts/inspector/log/pathOf';
import { recordingOf } from '../../../charts/inspector/log/recordingOf';
import { actorOfRecording } from '../../../charts/inspector/log/replayed';
import { recordingIn, sharedText } from '../../../charts/inspector/log/share';
import { readChart } from '../../../charts/model/readChart';
import { replay } from '../../../charts/recordings/replay';
import { type Fuse, lightMachine } from './light';
import { pair } from './pair';

const whole = lightMachine.provide({
  actors: { readFuse: fromPromise<Fuse>(() => Promise.resolve({ ok: true })) },
});

const reached = (actor: AnyActorRef, state: string) =>
  new Promise<void>((resolve) => {
    const seen = (snapshot: { value: unknown }) => snapshot.value === state && resolve();
    actor.subscribe(seen);
    seen(actor.getSnapshot());
  });

async function lit(options: Parameters<typeof pair>[0] = {}) {
  const both = pair(options);
  const clock = new SimulatedClock();
  const actor = createActor(whole, { clock, input: { note: 'kitchen' } });
  const stop = both.watcher.watch(actor);
  actor.start();
  both.wait(300);
  const on = reached(actor, 'on');
  actor.send({ type: 'light.switched' });
  await on;
  return { ...both, actor, clock, stop };
}

const lightIn = (known: ReturnType<ReturnType<typeof pair>['known']>) => {
  const found = [...known.actors.values()].find(({ seen }) => seen.name === 'light');
  if (!found) throw new Error('The light is not known');
  return found;
};

describe('an inspector', () => {
  it('sees each step, the ways that were taken and what changed', async () => {
    const { known } = await lit();
    const light = lightIn(known());
    expect(light.seen).toMatchObject({
      machine: { id: 'light', version: '1.0.0' },
      isWhole: true,
      value: 'off',
      input: { note: '•••' },
      context: { presses: 0, owner: { email: '•••', note: '•••' } },
    });
    const steps = light.steps.map(({ event, taken, value, changes, at }) => ({
      type: event.type,
      taken,
      value,
      changes,
      at,
    }));
    expect(steps).toEqual([
      {
        type: 'light.switched',
        taken: ['light.off|light.switched|0'],
        value: 'checking',
        changes: [[['presses'], 1]],
        at: 1_300,
      },
      {
        type: 'xstate.done.actor.fuse',
        taken: ['light.checking|xstate.done.actor.fuse|0'],
        value: 'on',
        changes: undefined,
        at: 1_300,
      },
    ]);
    expect(light.standing.active).toEqual(['light', 'light.on']);
    expect(light.standing.timers.map(({ event }) => event)).toEqual(['xstate.after.rest.light.on']);
  });

  it('goes back to any step', async () => {
    const { known, actor } = await lit();
    actor.send({ type: 'light.switched' });
    const light = lightIn(known());
    const [first, second] = light.steps;
    expect(standingAt(light, first?.n ?? 0)).toMatchObject({ value: 'checking', status: 'active' });
    expect(standingAt(light, (first?.n ?? 0) - 1)).toMatchObject({ value: 'off' });
    const owner = { email: '•••', note: '•••' };
    expect(contextAt(light, second?.n ?? 0)).toEqual({ presses: 1, owner });
    expect(contextAt(light, Number.POSITIVE_INFINITY)).toEqual({ presses: 2, owner });
  });

  it('hears what the guards of the ways out say, and what they looked at', async () => {
    const { known } = await lit();
    const light = lightIn(known());
    expect(light.standing.asked).toEqual([
      { id: 'light.on|light.dimmed|0', verdict: { name: 'isMuch', holds: null } },
      {
        id: 'light.on|light.broken|0',
        verdict: { name: 'wasPressedOften', holds: false, read: [['presses', 1]] },
      },
    ]);
    const [first] = light.steps;
    expect(standingAt(light, first?.n ?? 0).asked).toEqual([
      { id: 'light.checking|xstate.done.actor.fuse|0', verdict: { name: 'isWhole', holds: null } },
    ]);
    expect(standingAt(light, (first?.n ?? 0) - 1).asked).toEqual([]);
  });

  it('hears what the guards said by which a step went, also when nothing came of it', async () => {
    const { known, actor } = await lit({ open: { keys: ['ok'] } });
    actor.send({ type: 'light.broken' });
    actor.send({ type: 'light.dimmed', by: 3 });
    expect(
      lightIn(known()).steps.map(({ event, taken, weighed }) => ({
        type: event.type,
        taken,
        weighed,
      })),
    ).toEqual([
      { type: 'light.switched', taken: ['light.off|light.switched|0'], weighed: undefined },
      {
        type: 'xstate.done.actor.fuse',
        taken: ['light.checking|xstate.done.actor.fuse|0'],
        weighed: [
          {
            id: 'light.checking|xstate.done.actor.fuse|0',
            verdict: { name: 'isWhole', holds: true, read: [['event.output.ok', true]] },
          },
        ],
      },
      {
        type: 'light.broken',
        taken: undefined,
        weighed: [
          {
            id: 'light.on|light.broken|0',
            verdict: { name: 'wasPressedOften', holds: false, read: [['presses', 1]] },
          },
        ],
      },
      {
        type: 'light.dimmed',
        taken: ['light.on|light.dimmed|1'],
        weighed: [
          {
            id: 'light.on|light.dimmed|0',
            verdict: { name: 'isMuch', holds: false, read: [['event.by', 3]] },
          },
        ],
      },
    ]);
  });

  it('hears of the end, also when nobody watches any longer', async () => {
    const { known, clock, stop, actor } = await lit();
    actor.subscribe({ complete: stop });
    clock.increment(5_000);
    expect(lightIn(known()).standing).toMatchObject({ value: 'dark', status: 'done' });

    const left = await lit();
    left.stop();
    left.actor.stop();
    expect(lightIn(left.known()).standing.status).toBe('stopped');
  });

  it('that opens late knows how things stand, but nothing to replay', async () => {
    const actor = createActor(whole, { input: { note: '' } }).start();
    const { known } = pair({ before: [actor] });
    const light = lightIn(known());
    expect(light.standing.value).toBe('off');
    expect(light.seen.isWhole).toBe(false);
    expect(recordingOf(light)).toBeNull();
    actor.send({ type: 'light.switched' });
    expect(lightIn(known()).standing.value).toBe('checking');
  });

  it('and a second one see the same', async () => {
    const { known, openAnother, actor, settle } = await lit();
    const second = openAnother();
    actor.send({ type: 'light.switched' });
    settle();
    expect(lightIn(second.getKnown()).standing.value).toBe('off');
    expect(lightIn(known()).standing.value).toBe('off');
    expect(lightIn(known()).steps.length).toBe(3);
    expect(lightIn(second.getKnown()).steps.length).toBe(1);
  });

  it('forgets the steps when asked, and keeps how things stand', async () => {
    const { known, log } = await lit();
    known();
    log.clear();
    expect(known().steps).toEqual([]);
    expect(lightIn(known()).standing.value).toBe('on');
    expect(contextAt(lightIn(known()), 0)).toMatchObject({ presses: 1 });
  });
});

describe('sending events', () => {
  it('is refused to those who only watch', async () => {
    const { known, log, actor } = await lit();
    log.send(lightIn(known()).seen.actor, { type: 'light.switched' });
    expect(known().sent?.wasPossible).toBe(false);
    expect(actor.getSnapshot().value).toBe('on');
  });

  it('is open to developers, for what is possible now', async () => {
    const { known, log, actor } = await lit({ role: 'developer' });
    const id = lightIn(known()).seen.actor;
    log.send(id, { type: 'light.broken' });
    expect(known().sent?.wasPossible).toBe(false);
    log.send(id, { type: 'xstate.done.actor.fuse', output: { ok: true } });
    expect(known().sent?.wasPossible).toBe(false);
    log.send(id, { type: 'light.switched' });
    expect(known().sent?.wasPossible).toBe(true);
    expect(actor.getSnapshot().value).toBe('off');
  });
});

describe('a recording of what was watched', () => {
  const open = { keys: ['ok'] };

  it('is replayed, shared in an address and looked at again', async () => {
    const { known } = await lit({ open });
    const recording = recordingOf(lightIn(known()));
    if (!recording) throw new Error('nothing was recorded');
    expect(recording.steps).toEqual([
      {
        kind: 'event',
        event: { type: 'light.switched' },
        elapsed: 300,
        expected: 'checking',
        taken: ['light.off|light.switched|0'],
        context: { presses: 1 },
        actions: [{ name: 'spawnChild readFuse' }],
      },
      {
        kind: 'result',
        actor: 'fuse',
        output: { ok: true },
        elapsed: 0,
        expected: 'on',
        taken: ['light.checking|xstate.done.actor.fuse|0'],
        weighed: [
          {
            id: 'light.checking|xstate.done.actor.fuse|0',
            verdict: { holds: true, name: 'isWhole', read: [['event.output.ok', true]] },
          },
        ],
        actions: [{ name: 'raise xstate.after.rest.light.on', params: { delay: 5_000 } }],
      },
    ]);
    expect(recording.begun).toEqual([]);
    expect(replay(lightMachine, recording)).toBeNull();
    expect(pathOf(recording).steps[0]?.elapsed).toBe(0);
    const text = await sharedText(recording);
    expect(await recordingIn(text ?? '')).toEqual(recording);
    const opened = actorOfRecording(recording, readChart(lightMachine), 'file');
    expect(opened.steps.map(({ active }) => active)).toEqual([
      ['light', 'light.checking'],
      ['light', 'light.on'],
    ]);
    // Nothing that a replay compares is lost by opening it.
    expect(recordingOf(opened)).toEqual(recording);
  });

  it('names what a changed machine does otherwise on the same way', async () => {
    const { known } = await lit({ open });
    const recording = recordingOf(lightIn(known()));
    if (!recording) throw new Error('nothing was recorded');
    expect(replay(lightMachine.provide({ delays: { rest: 9_000 } }), recording)).toEqual({
      step: 2,
      kind: 'delay',
      cause: 'fuse answered',
      field: 'raise xstate.after.rest.light.on.delay',
      expected: 5_000,
      found: 9_000,
    });
  });

  it('names the step at which a machine that was changed goes another way', async () => {
    const { known } = await lit({ open });
    const recording = recordingOf(lightIn(known()));
    if (!recording) throw new Error('nothing was recorded');
    const careful = lightMachine.provide({ guards: { isWhole: () => false } });
    expect(replay(careful, recording)).toEqual({
      step: 2,
      kind: 'state',
      cause: 'fuse answered',
      expected: 'on',
      found: 'off',
    });
  });

  it('that is long does not fit into an address', async () => {
    const { known } = await lit();
    const recording = recordingOf(lightIn(known()));
    if (!recording) throw new Error('nothing was recorded');
    const noise = Array.from({ length: 4_000 }, (_, n) => ({
      kind: 'event' as const,
      event: { type: `light.${(n * 7919) % 4001}` },
      elapsed: (n * 104_729) % 9_973,
      expected: 'on',
    }));
    expect(await sharedText({ ...recording, steps: noise })).toBeNull();
    const [step] = recording.steps.slice(-1);
    if (!step?.weighed) throw new Error('no guard was asked');
    const reasons = noise.map(({ event }) => ({ id: event.type, verdict: { holds: true } }));
    const told = { ...recording, steps: [{ ...step, weighed: reasons }] };
    const { weighed: _weighed, ...bare } = step;
    expect(await recordingIn((await sharedText(told)) ?? '')).toEqual({ ...told, steps: [bare] });
    await expect(recordingIn('no-recording')).rejects.toThrow();
  });
});
