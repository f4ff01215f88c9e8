import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { recordingIn } from '../../../charts/inspector/log/share';
import { type Arc, explore } from '../../../charts/paths/explore';
import { keep, keptPaths, linkTo, shorterWays } from '../../../charts/paths/failures';
import { defineModel } from '../../../charts/paths/fixtures';
import { planPaths } from '../../../charts/paths/plan';
import type { Divergence } from '../../../charts/paths/run';
import { takeOne, waitingPaths } from '../../../charts/paths/taking';
import { parseRecording } from '../../../charts/recordings/recording';
import { replay } from '../../../charts/recordings/replay';

const lamp = setup({ types: { events: {} as { type: 'press' | 'break' } } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: 'on', break: 'broken' } },
    on: { on: { press: 'off' } },
    broken: {},
  },
});
const fixtures = { inputs: { new: undefined }, events: { press: [{}], break: [{}] }, results: {} };
const explored = explore(defineModel(lamp, fixtures));
const arc = (from: string | null, type: string): Arc => {
  const found = explored.arcs.find(
    (one) =>
      (one.from === null ? null : explored.configurations[one.from]?.snapshot.value) === from &&
      (one.cause.kind === 'start' ? '' : one.cause.kind === 'event' && one.cause.event.type) ===
        type,
  );
  if (!found) throw new Error(`no step ${type} in ${from}`);
  return found;
};
const start = arc(null, '');
const round = [start, arc('off', 'press'), arc('on', 'press'), arc('off', 'break')];
const atEnd = (path: readonly Arc[]): Divergence => ({
  step: path.length - 1,
  expected: 'broken',
  found: 'off',
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a path that failed', () => {
  it('is kept as the shortest way to where it failed, if that fails too', async () => {
    const file = await keep(folder, explored, round, atEnd(round), async (path) => atEnd(path));
    expect(keptPaths(folder, explored)).toEqual([{ file, path: [start, arc('off', 'break')] }]);
    expect(shorterWays(explored, [start, arc('off', 'break')])).toEqual([]);
    expect(await keep(folder, explored, round, atEnd(round), async (path) => atEnd(path))).toBe(
      file,
    );
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('is kept as it was where the shortest way works', async () => {
    await keep(folder, explored, round, atEnd(round), async () => null);
    expect(keptPaths(folder, explored).map(({ path }) => path)).toEqual([round]);
  });

  it('is not shortened to where nobody agreed that it leads', async () => {
    const stray = async (path: readonly Arc[]): Promise<Divergence> => ({
      ...atEnd(path),
      isStray: true,
    });
    await keep(folder, explored, round, atEnd(round), stray);
    expect(keptPaths(folder, explored).map(({ path }) => path)).toEqual([round]);
  });

  it('is a recording that the machine replays, up to the failing step', async () => {
    const divergence = { ...atEnd(round), step: 2 };
    const file = await keep(folder, explored, round, divergence, async () => null);
    const recording = parseRecording(readFileSync(file, 'utf8'));
    expect(recording.steps.map(({ expected }) => expected)).toEqual(['on', 'off']);
    expect(replay(lamp, recording)).toBeNull();
  });

  it('has a link that opens it in the inspector', async () => {
    const file = await keep(folder, explored, round, atEnd(round), async () => null);
    const [page, text = ''] = (await linkTo(file, 'http://shop/inspector')).split('#recording=');
    expect(page).toBe('http://shop/inspector');
    expect(await recordingIn(text)).toEqual(parseRecording(readFileSync(file, 'utf8')));
  });

  it('is left out when the chart no longer has it, and others of the folder are not its own', async () => {
    await keep(folder, explored, round, atEnd(round), async () => null);
    const events = { press: [{}], break: [] };
    const other = explore(defineModel(lamp, { ...fixtures, events }));
    expect(keptPaths(folder, other)).toEqual([]);
    expect(readdirSync(folder)).toEqual(['lamp-1.json']);
  });

  it('has no shorter way where the screens lead to none of its kind', () => {
    const step = arc('on', 'press');
    const shown = { ...explored, arcs: explored.arcs.filter(({ from }) => from !== null) };
    expect(shorterWays(shown, [start, arc('off', 'press'), step])).toEqual([]);
  });

  it('comes before all others next time, and is forgotten once it goes well', async () => {
    const plan = await planPaths(explored, 'transitions');
    const keeping = { failures: folder, inspector: 'http://shop/inspector' };
    const [first] = waitingPaths(folder, plan);
    if (!first) throw new Error('a plan has a path');
    const { told, result } = await takeOne(explored, first, keeping, async (path) => atEnd(path));
    expect(told).toMatch(/^lamp, path 1: .+ leaves the chart at step/);
    expect(told).toContain('http://shop/inspector#recording=');
    expect([result.name.split(':')[0], result.outcome]).toEqual(['path 1', 'failed']);
    const [again, ...others] = waitingPaths(folder, plan);
    expect(again?.file).toBe(join(folder, 'lamp-1.json'));
    expect(others.map(({ path }) => path)).toEqual(plan.paths);
    if (!again) throw new Error('what failed is taken again');
    const once = await takeOne(explored, again, keeping, async () => null);
    expect([once.told, once.result.outcome, once.result.failure]).toEqual([null, 'passed', null]);
    expect(readdirSync(folder)).toEqual([]);
  });
});
