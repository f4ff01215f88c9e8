import { expect, it } from 'vitest';
import { type AnyActorRef, createActor, fromPromise } from 'xstate';
import { isKeptLog, type KeptLog } from '../../../charts/inspector/log/keeping';
import { contextAt } from '../../../charts/inspector/log/known';
import type { Log } from '../../../charts/inspector/log/log';
import { recordingOf } from '../../../charts/inspector/log/recordingOf';
import { canary, carrier } from './carrier';
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

/** What an inspector keeps for itself while its page is loaded again: as text, as a browser keeps it. */
function kept(log: Log, most = 6_000): KeptLog {
  const text: unknown = JSON.parse(JSON.stringify(log.kept(most)));
  log.close();
  if (!isKeptLog(text)) throw new Error('What was kept is none');
  return text;
}

const litContext = (presses: number) => ({ presses, owner: { email: '•••', note: '•••' } });

async function lit() {
  const both = pair({ open: { keys: ['ok'] } });
  const actor = createActor(whole, { input: { note: 'kitchen' } });
  both.watcher.watch(actor);
  actor.start();
  const on = reached(actor, 'on');
  actor.send({ type: 'light.switched' });
  await on;
  both.known();
  return { ...both, actor };
}

const lightIn = (log: Log) => {
  const found = [...log.getKnown().actors.values()].find(({ seen }) => seen.name === 'light');
  if (!found) throw new Error('The light is not known');
  return found;
};

it('goes on after another load where it was, and is replayed from its start', async () => {
  const { log, openAnother, settle, actor } = await lit();
  const before = kept(log);
  const again = openAnother(before);
  expect(lightIn(again).standing.status).toBe('active');
  expect('gap' in lightIn(again)).toBe(false);
  actor.send({ type: 'light.switched' });
  settle();
  // The third was the end of the actor that read the fuse.
  expect(lightIn(again).steps.map(({ n, event }) => [n, event.type])).toEqual([
    [1, 'light.switched'],
    [2, 'xstate.done.actor.fuse'],
    [4, 'light.switched'],
  ]);
  expect(recordingOf(lightIn(again))?.steps.map(({ expected }) => expected)).toEqual([
    'checking',
    'on',
    'off',
  ]);
});

it('says where something happened unseen, and ends the recording there', async () => {
  const { log, openAnother, settle, actor } = await lit();
  const before = kept(log);
  actor.send({ type: 'light.switched' });
  settle();
  const again = openAnother(before);
  actor.send({ type: 'light.switched' });
  settle();
  const light = lightIn(again);
  expect(light.gap).toBe(3);
  expect(light.steps.map(({ event, value }) => [event.type, value])).toEqual([
    ['light.switched', 'checking'],
    ['xstate.done.actor.fuse', 'on'],
    ['xstate.unseen', 'off'],
    ['light.switched', 'checking'],
  ]);
  expect(contextAt(light, 3)).toEqual(litContext(1));
  expect(contextAt(light, 4)).toEqual(litContext(2));
  expect(recordingOf(light)?.steps.map(({ expected }) => expected)).toEqual(['checking', 'on']);
});

it('knows that a page has gone meanwhile', async () => {
  const { log, watcher } = await lit();
  const before = kept(log);
  watcher.leave();
  const again = pair().openAnother(before);
  const [page] = before.pages;
  expect(again.getKnown().pages.get(page?.id ?? '')?.isHere).toBe(false);
  expect(lightIn(again).standing.status).toBe('left');
});

it('keeps the end of what is too long', async () => {
  const { log, openAnother } = await lit();
  const again = openAnother(kept(log, 1));
  expect(again.getKnown().steps.map(({ n }) => n)).toEqual([3]);
  expect(recordingOf(lightIn(again))).toBeNull();
  expect(contextAt(lightIn(again), 3)).toEqual(litContext(1));
});

it('keeps nothing that was masked', async () => {
  const { watcher, settle, log } = pair({ role: 'developer' });
  const actor = createActor(carrier, { input: { email: canary, free: canary } });
  watcher.watch(actor);
  actor.start();
  actor.send({ type: 'told', password: canary, words: [canary] });
  actor.send({ type: 'asked' });
  await new Promise<void>((resolve) => {
    actor.subscribe({ complete: resolve });
  });
  settle();
  const text = JSON.stringify(kept(log));
  expect(text).toContain('carrier');
  expect(text).not.toContain(canary);
});
