import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { parseCoverage, reachedShare } from '../../../charts/model/coverage';
import { readChart } from '../../../charts/model/readChart';
import { explore } from '../../../charts/paths/explore';
import { defineModel } from '../../../charts/paths/fixtures';
import { formats } from '../../../charts/paths/formats';
import { mutate } from '../../../charts/paths/mutate';
import { millisecondsOf, shardOf } from '../../../charts/paths/options';
import { planPaths } from '../../../charts/paths/plan';
import { coverageOf, recordingsOf } from '../../../charts/paths/recordings';
import { parseRecording } from '../../../charts/recordings/recording';
import { replay } from '../../../charts/recordings/replay';
import { models } from '../../paths/models';

const flows = models.filter(({ name }) =>
  ['cancelOrder', 'clearCart', 'logout', 'placeOrder', 'session'].includes(name),
);
const planned = (name: string) => {
  const model = flows.find((one) => one.name === name);
  if (!model) throw new Error(`no model of ${name}`);
  return planPaths(explore(model), 'transitions');
};

describe.each(flows.map((model) => [model.name, model] as const))('paths of %s', (name, model) => {
  it('are recordings that the machine replays', async () => {
    const recordings = recordingsOf(await planned(name)).map((one) =>
      parseRecording(JSON.stringify(one)),
    );
    expect(recordings.map((one) => replay(model.machine, one))).toEqual(recordings.map(() => null));
  });

  it('cover the whole chart, in the format of the atlas', async () => {
    const text = JSON.stringify(coverageOf([await planned(name)]));
    const coverage = parseCoverage(text).charts[name];
    if (!coverage) throw new Error(`no coverage of ${name}`);
    const share = reachedShare(readChart(model.machine), coverage);
    expect(share).toEqual({
      ...share,
      states: share.ofStates,
      transitions: share.ofTransitions,
    });
  });
});

describe('exports', () => {
  it('report each path and each gap as a case', async () => {
    const plan = await planned('cancelOrder');
    const report = formats.junit(plan, {}, 'en');
    const cases = [...report.matchAll(/<testcase /g)];
    expect(cases).toHaveLength(plan.paths.length);
    expect([...report.matchAll(/<\/testcase>/g)]).toHaveLength(plan.paths.length);
  });

  it('write a sheet from right to left for testers who read Arabic', async () => {
    const plan = await planned('cancelOrder');
    const words = flows.find(({ name }) => name === 'cancelOrder')?.words.ar ?? {};
    const page = formats.sheet(plan, words, 'ar');
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('يقول المتسوّق سبب إلغاء الطلب.');
  });
});

describe('the command line', () => {
  it('shares flows out, each to one part', () => {
    const list = ['a', 'b', 'c', 'd', 'e'];
    const parts = ['1/3', '2/3', '3/3'].map((part) => shardOf(list, part));
    expect(parts).toEqual([['a', 'd'], ['b', 'e'], ['c']]);
    expect(() => shardOf(list, '4/3')).toThrow('--shard');
    expect(() => shardOf(list, '0/3')).toThrow('--shard');
  });

  it('reads times', () => {
    expect(['60s', '2m', '500ms', '40'].map(millisecondsOf)).toEqual([60_000, 120_000, 500, 40]);
    expect(() => millisecondsOf('soon')).toThrow('--budget');
  });
});

describe('a mutation run', () => {
  const machine = setup({
    types: { context: {} as { open: boolean }, events: {} as { type: 'toggle' | 'other' } },
    guards: { isOpen: ({ context }) => context.open },
  }).createMachine({
    id: 'door',
    context: { open: false },
    initial: 'shut',
    states: {
      shut: { on: { toggle: 'opened' }, always: { guard: 'isOpen', target: 'opened' } },
      opened: { on: { toggle: 'shut' } },
    },
  });
  const model = defineModel(machine, {
    inputs: { new: undefined },
    events: { toggle: [{}], other: [{}] },
    results: {},
    infeasible: { 'door.shut||0': 'It never starts open' },
  });

  it('finds what can be found, says why the rest cannot, and stops a machine that circles', async () => {
    expect(await mutate(model)).toEqual({
      flow: 'door',
      mutants: 7,
      killed: 5,
      survivors: [
        {
          mutation: 'transition dropped',
          at: 'door.shut||0',
          reason: 'Nothing can take it: It never starts open',
        },
        {
          mutation: 'transition led elsewhere',
          at: 'door.shut||0 to door.shut',
          reason: 'Nothing can take it: It never starts open',
        },
      ],
    });
  });
});
