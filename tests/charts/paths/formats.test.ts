import { describe, expect, it } from 'vitest';
import { explore } from '../../../charts/paths/explore';
import { together } from '../../../charts/paths/formats';
import { millisecondsOf, shardOf } from '../../../charts/paths/options';
import { planPaths } from '../../../charts/paths/plan';
import { recordingsOf } from '../../../charts/paths/recordings';
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
});

describe('exports', () => {
  /** A reader of RFC 4180. */
  const readCsv = (text: string): string[][] =>
    [...text.matchAll(/((?:"(?:[^"]|"")*"|[^",\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\n]*))*)(?:\n|$)/g)]
      .map(([, line = '']) => line)
      .filter((line) => line !== '')
      .map((line) =>
        [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
          ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
        ),
      );

  it('of several flows are one list of recordings, and one table', async () => {
    const names = ['cancelOrder', 'logout'];
    const plans = await Promise.all(names.map(planned));
    const told = plans.map((plan) => ({ plan, words: plan.explored.model.words.en ?? {} }));
    const recordings: unknown = JSON.parse(together('json', told, 'en') ?? '');
    expect(recordings).toEqual(JSON.parse(JSON.stringify(plans.flatMap(recordingsOf))));
    const [head, ...rows] = readCsv(together('csv', told, 'en') ?? '');
    expect(head).toEqual(['flow', 'path', 'step', 'action', 'state', 'expected']);
    expect(rows.map(({ length }) => length)).toEqual(rows.map(() => 6));
    expect(rows.map(([flow, path, step]) => [flow, path, step])).toEqual(
      plans.flatMap(({ explored, paths }) =>
        paths.flatMap((path, number) =>
          path.map((_, step) => [explored.model.name, String(number + 1), String(step)]),
        ),
      ),
    );
  });

  it('of Mermaid hold one flow each', async () => {
    const format = 'mermaid';
    const plans = await Promise.all(['cancelOrder', 'logout'].map(planned));
    const told = plans.map((plan) => ({ plan, words: {} }));
    expect(together(format, told, 'en')).toBeNull();
    expect(together(format, told.slice(0, 1), 'en')).toContain('cancelOrder');
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
    expect(['60s', '2m', '500ms', '40'].map((text) => millisecondsOf('--budget', text))).toEqual([
      60_000, 120_000, 500, 40,
    ]);
    expect(() => millisecondsOf('--budget', 'soon')).toThrow('--budget');
  });
});
