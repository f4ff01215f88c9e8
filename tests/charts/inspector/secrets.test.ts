import { inflateRawSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { pathOf } from '../../../charts/inspector/log/pathOf';
import { recordingOf } from '../../../charts/inspector/log/recordingOf';
import { sharedText } from '../../../charts/inspector/log/share';
import { tellStately } from '../../../charts/inspector/sink/stately';
import { readChart } from '../../../charts/model/readChart';
import { canary, carrier } from './carrier';
import { pair } from './pair';
import { statelyWindow } from './statelyWindow';

/** A flow full of secrets from its start to its end, with an inspector open that asks for all it can. */
async function watched() {
  const both = pair({ role: 'developer' });
  const { watcher, settle } = both;
  const actor = createActor(carrier, { input: { email: canary, free: canary } });
  watcher.watch(actor);
  actor.start();
  actor.send({ type: 'told', password: canary, words: [canary] });
  const over = new Promise<void>((resolve) => {
    actor.subscribe({ complete: resolve });
  });
  actor.send({ type: 'asked' });
  await over;
  settle();
  return both;
}

function expectClean(text: string) {
  expect(text).not.toContain(canary);
  // Not as a part of a random number, such as Stately's inspector calls events by.
  expect(text).not.toMatch(/(?<!\d)123456(?!\d)/);
}

it('lets nothing secret out of the page, wherever it stands', async () => {
  const { sent } = await watched();
  const text = JSON.stringify(sent);
  expect(text).toContain('isTold');
  expect(text).toContain('carrier.failing');
  expect(text).toContain('xstate.error.actor.fails');
  expectClean(text);
});

it('keeps nothing secret in a recording, a test path or a link', async () => {
  const { known } = await watched();
  const machines = [...known().actors.values()].filter(({ seen }) => seen.machine);
  const recordings = machines.map((actor) => recordingOf(actor));
  expect(recordings.map((recording) => recording?.machine)).toEqual(['child', 'carrier']);
  for (const recording of recordings) {
    if (!recording) throw new Error('nothing was recorded');
    const shared = await sharedText(recording);
    const opened = inflateRawSync(Buffer.from(shared ?? '', 'base64url')).toString();
    expect(opened).toContain(`"machine":"${recording.machine}"`);
    expectClean(JSON.stringify([recording, pathOf(recording)]) + opened);
  }
});

it('tells Stately’s inspector nothing secret, definitions included', async () => {
  const { log, known } = await watched();
  known();
  const { sent, inspector } = statelyWindow();
  tellStately(log, inspector, (id) =>
    Promise.resolve(id === 'carrier' ? readChart(carrier) : null),
  );
  // How many turns of the event loop lie before the last of it is Stately's.
  await vi.waitFor(() => {
    for (const told of ['#carrier.failing', 'xstate.error.actor.fails', '"status":"done"'])
      expect(JSON.stringify(sent)).toContain(told);
  });
  expectClean(JSON.stringify(sent));
});
