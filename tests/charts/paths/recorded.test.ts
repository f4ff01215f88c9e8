import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { approvedOf } from '../../../charts/paths/approved/approve';
import { elementAt } from '../../../charts/paths/elementAt';
import { explore } from '../../../charts/paths/explore';
import { keepRecording, linkTo } from '../../../charts/paths/failures';
import { defineAnyModel } from '../../../charts/paths/fixtures';
import { pathLike } from '../../../charts/paths/recorded';
import { junitOf } from '../../../charts/paths/results/junit';
import { takeOnMachine } from '../../../charts/paths/results/onMachine';
import { stageResult } from '../../../charts/paths/results/report';
import { inBrowser } from '../../../charts/paths/surroundings';
import { createRecorder } from '../../../charts/recordings/recorder';
import type { Recording, SeenDoing } from '../../../charts/recordings/recording';
import type { CartAnswer } from '../../../machines/cart/cartAnswer';
import { clearCartMachine } from '../../../machines/cart/clearCart';
import { models } from '../../paths/models';
import { plays } from '../../paths/plays';

const model = elementAt(
  models.filter(({ name }) => name === 'clearCart'),
  0,
);
const folder = mkdtempSync(join(tmpdir(), 'flowmart-recorded-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a watcher of the shop keeps of somebody who clears a cart, whom the shop fails once. */
async function lived(): Promise<Recording> {
  const recorder = createRecorder();
  const answers = [() => Promise.reject(new Error('offline')), async () => ({ ok: true as const })];
  const machine = clearCartMachine.provide({
    actors: { clearCart: fromPromise<CartAnswer>(() => elementAt(answers.splice(0, 1), 0)()) },
  });
  const actor = createActor(machine, { inspect: recorder.inspect }).start();
  const rest = () => new Promise((resolve) => setImmediate(resolve));
  actor.send({ type: 'clearCart.confirmed' });
  await rest();
  actor.send({ type: 'clearCart.confirmed' });
  await rest();
  return elementAt(recorder.recordings(), 0);
}

const keeping = (recorded: string) => ({
  failures: join(folder, 'failures'),
  inspector: '',
  recorded,
});
const approved = approvedOf('tests/paths/approved', 'clearCart');

describe('recordings of people', () => {
  it('become paths of the model, in the browser too, with the model’s own things', async () => {
    const recording = await lived();
    for (const explored of [
      explore(model),
      inBrowser(explore(plays.clearCart.model), plays.clearCart),
    ]) {
      const like = pathLike(explored, recording);
      const causes = 'path' in like ? like.path.map(({ cause }) => cause) : [];
      expect(
        causes.map((cause) => (cause.kind === 'event' ? cause.event.type : cause.kind)),
      ).toEqual(['start', 'clearCart.confirmed', 'failure', 'clearCart.confirmed', 'result']);
    }
  });

  it('are taken with the approved paths from then on, and red where they lead elsewhere', async () => {
    const recorded = join(folder, 'recorded');
    const file = keepRecording(recorded, 'clearCart', await lived());
    const well = await takeOnMachine(model, approved, keeping(recorded));
    expect(well.told).toEqual([]);
    expect(well.result.paths.at(-1)).toMatchObject({
      name: `recorded: ${file}`,
      outcome: 'passed',
    });

    const other = JSON.parse(readFileSync(file, 'utf8'));
    other.steps[1].expected = 'kept';
    writeFileSync(file, JSON.stringify(other));
    const { told, result } = await takeOnMachine(model, approved, keeping(recorded));
    expect(told).toEqual([
      `clearCart, recorded: ${file}: step 2, clearCart fails: nothing leads to "kept"`,
    ]);
    const { steps, failure, ...path } = elementAt(result.paths.slice(-1), 0);
    expect(path).toEqual({ name: `recorded: ${file}`, outcome: 'failed', milliseconds: 0 });
    expect(steps.map(({ cause, place, outcome }) => `${outcome}: ${cause} → ${place}`)).toEqual([
      'not reached: start → "confirming"',
      'not reached: clearCart.confirmed → "clearing"',
      'failed: clearCart fails → "kept"',
      'not reached: clearCart.confirmed → "clearing"',
      'not reached: clearCart answers → "cleared"',
    ]);
    expect(failure).toEqual({
      step: 2,
      expected: ['→ "kept"'],
      got: ['nothing leads there'],
      toBeAt: [],
      recording: file,
      link: await linkTo(file, ''),
      screenshot: null,
      trace: null,
    });
    const junit = junitOf(stageResult('machine', [result], new Date(0)));
    expect(junit).toContain('failures="1"');
    expect(junit).toContain(
      'message="step 2, clearCart fails: expected → &quot;kept&quot;, got nothing leads there"',
    );
  });

  it('stray where something was done that nothing does any more, though the place is the same', () => {
    const counter = setup({ types: { context: {} as { count: number } } }).createMachine({
      id: 'counter',
      context: { count: 0 },
      initial: 'counting',
      states: { counting: { on: { more: { actions: assign({ count: 1 }) }, idle: {} } } },
    });
    const likeOf = (step: SeenDoing) =>
      pathLike(
        explore(defineAnyModel('counter', counter, { events: { more: [{}], less: [{}] } })),
        {
          ...{ format: 1, machine: 'counter', version: null, input: null, start: 'counting' },
          steps: [
            { kind: 'event', event: { type: 'less' }, elapsed: 0, expected: 'counting', ...step },
          ],
        },
      );
    const stray = { step: 1, cause: 'less', expected: 'counting' };
    expect(likeOf({ taken: ['counter.counting|less|0'] })).toEqual(stray);
    expect(likeOf({ context: { count: 2 } })).toEqual(stray);
    expect(likeOf({ actions: [{ name: 'emit told' }] })).toEqual(stray);
    const idle = likeOf({ taken: [], context: {} });
    expect('path' in idle && idle.path.map(({ cause }) => cause.kind)).toEqual(['start']);
  });
});
