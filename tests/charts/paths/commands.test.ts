import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assign, createMachine, fromPromise } from 'xstate';
import { keepApproved } from '../../../charts/paths/approved/approve';
import { firstWrong } from '../../../charts/paths/approved/compare';
import { draft } from '../../../charts/paths/approved/write';
import { plan, planInBrowser } from '../../../charts/paths/commands';
import type { RunVariables } from '../../../charts/paths/components';
import { defineModel, type Model } from '../../../charts/paths/fixtures';
import { type Options, UsageError } from '../../../charts/paths/options';
import { stageResult } from '../../../charts/paths/results/report';
import {
  type Outcome,
  parseResults,
  type StageResult,
} from '../../../charts/paths/results/results';
import { gather, writePart } from '../../../charts/paths/results/store';
import { models } from '../../paths/models';
import { type Mistake, withMistake } from '../../support/planted';

const modelNamed = (name: string): Model => {
  const found = models.find((one) => one.name === name);
  if (!found) throw new Error(`There is no model ${name}`);
  return found;
};

/** Stands for vitest, which takes the flows that its test files play. */
const spawned = vi.hoisted(() => ({
  played: ['hall'],
  asked: [''],
  status: 0,
  outcome: null as Outcome | null,
  until: undefined as string | undefined,
}));
vi.mock('node:child_process', async (load) => ({
  ...(await load<typeof import('node:child_process')>()),
  spawnSync: (_: string, __: string[], { env }: { env: RunVariables }) => {
    spawned.asked.push(env.PATHS_FLOWS);
    spawned.until = env.PATHS_UNTIL;
    const flows = env.PATHS_FLOWS.split(',').filter((name) => spawned.played.includes(name));
    for (const flow of flows) {
      const { outcome } = spawned;
      const path = { name: 'path 1', milliseconds: 0, steps: [], failure: null };
      const none = { wrong: [], paths: outcome ? [{ ...path, outcome }] : [], unreached: [] };
      const reached = { version: null, states: {}, transitions: {} };
      const result = { flow, chart: 'lamp', title: 'Lamp', ...none, reached };
      writePart(env.PATHS_RESULTS, flow, stageResult('jsdom', [result], new Date()));
    }
    return { status: spawned.status };
  },
}));

// Test files share their modules here: others are to have them with the real runner, and this one with its stand-in.
vi.resetModules();
const { planOnComponents } = await import('../../../charts/paths/components');
afterAll(() => {
  vi.resetModules();
});

let folder = '';
let said: string[] = [];
let warned: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
  said = [];
  warned = [];
  Object.assign(spawned, { asked: [], status: 0, outcome: null });
  vi.spyOn(console, 'log').mockImplementation((text: string) => said.push(text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => warned.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const optionsOf = (other: Partial<Options> = {}): Options => ({
  criterion: 'transitions',
  format: 'summary',
  language: 'en',
  bound: 100,
  budget: null,
  recordings: null,
  out: null,
  failures: join(folder, 'failures'),
  inspector: 'http://shop/inspector',
  only: new Map(),
  shard: '1/1',
  walks: 0,
  seed: 1,
  run: 'machine',
  results: null,
  url: null,
  audit: false,
  patience: 100,
  without: [],
  stage: '',
  recorded: join(folder, 'recorded'),
  approved: join(folder, 'approved'),
  plays: '',
  scripts: '',
  address: '',
  ...other,
});

/** A bulb whose code falls over when it is switched on. */
const faulty: Model = defineModel(
  createMachine({
    id: 'bulb',
    initial: 'off',
    types: { events: {} as { type: 'on' } },
    states: {
      off: {
        on: {
          on: {
            target: 'lit',
            actions: assign(() => {
              throw new Error('no wire');
            }),
          },
        },
      },
      lit: {},
    },
  }),
  { inputs: { new: undefined }, events: { on: [{}] }, results: {} },
);
const bug = 'bug: Error: no wire (after new, on)';

describe('a machine whose own code throws', () => {
  it('is red in each report of a run, and named beside every format', async () => {
    const { approved } = await draft(faulty, null);
    keepApproved(join(folder, 'approved'), 'bulb', approved);
    const results = join(folder, 'results');
    for (const criterion of ['transitions', 'states'] as const) {
      said = [];
      warned = [];
      const options = optionsOf({ format: 'junit', criterion, results });
      expect(await plan([faulty], options)).toBe(false);
      const [junit = ''] = said;
      expect(junit).toContain('failures="1"');
      expect(junit).toContain(`<failure message="${bug}`);
      expect(warned.filter((text) => text.includes(bug))).toEqual([`bulb: ${bug}`]);
      expect(readFileSync(join(results, 'index.html'), 'utf8')).toContain('no wire');
    }
    warned = [];
    expect(await plan([faulty], optionsOf({ format: 'csv', run: null }))).toBe(false);
    expect(warned).toEqual([`bulb: ${bug}`]);
  });

  it('can be approved though a guard of it throws', async () => {
    const machine = createMachine({
      id: 'fuse',
      types: { events: {} as { type: 'on' } | { type: 'off' } },
      initial: 'whole',
      states: {
        whole: {
          on: {
            on: {
              target: 'whole',
              guard: () => {
                throw new Error('no wire');
              },
            },
            off: 'blown',
          },
        },
        blown: {},
      },
    });
    const fixtures = { inputs: { new: undefined }, events: { on: [{}], off: [{}] }, results: {} };
    const { approved } = await draft(defineModel(machine, fixtures), null);
    expect(approved.paths.flatMap(({ steps }) => steps.map(({ takes }) => takes))).toEqual([
      'on, off',
      'nothing can be pressed or said',
    ]);
  });
});

/** A lamp with a switch. */
const lampOf = (name: string): Model => ({
  ...defineModel(
    createMachine({
      id: 'lamp',
      types: { events: {} as { type: 'press' } },
      initial: 'off',
      states: { off: { on: { press: 'lit' } }, lit: {} },
    }),
    { inputs: { new: undefined }, events: { press: [{}] }, results: {} },
  ),
  name,
});

it('an actor whose logic stands in the midst of the machine is played, and never asked itself', async () => {
  const asked = vi.fn(async () => 'paid');
  const payOf = (target: 'paid' | 'failed') =>
    defineModel(
      createMachine({
        id: 'pay',
        initial: 'paying',
        states: {
          paying: {
            invoke: { id: 'call', src: fromPromise(asked), onDone: target, onError: 'failed' },
          },
          paid: {},
          failed: {},
        },
      }),
      { inputs: { new: undefined }, events: {}, results: { call: { paid: 'paid' } } },
    );
  const { approved } = await draft(payOf('paid'), null);
  const [, transitions] = approved.figures;
  expect([transitions?.reached, transitions?.of]).toEqual([2, 2]);
  expect(firstWrong(payOf('paid'), approved)).toBeNull();
  expect(firstWrong(payOf('failed'), approved)).toContain('+ → Failed');
  expect(asked).not.toHaveBeenCalled();
});

it('a recording of a flow is taken where a part of the flow is too', async () => {
  const { approved } = await draft(lampOf('hall'), null);
  keepApproved(join(folder, 'approved'), 'hall', approved);
  const recorded = join(folder, 'recorded');
  mkdirSync(recorded);
  // What was recorded is not as the flow goes any more.
  writeFileSync(join(recorded, 'hall-1.json'), '{"format":1,"machine":"lamp"}');
  const run = (only: ReadonlySet<string> | null) =>
    plan([lampOf('hall')], optionsOf({ recorded, only: new Map([['hall', only]]) }));
  for (const only of [null, new Set(['lamp.off|press|0'])])
    await expect(run(only)).rejects.toThrow('A recording has a list of "steps"');
});

it('random walks find what nobody has approved', async () => {
  const right = modelNamed('addToCart');
  const { machine } = right;
  const mistake: Mistake = {
    flow: 'addToCart',
    code: ['states.deciding.always.2', 'target', 'replacing'],
  };
  const walked = (model: Model) =>
    plan(
      [model],
      optionsOf({ run: null, bound: 4_000, walks: 30, approved: 'tests/paths/approved' }),
    );
  expect(await walked(right)).toBe(true);
  expect(await walked({ ...right, machine: withMistake(machine, mistake) })).toBe(false);
  expect(said.filter((text) => text.includes('a walk leaves the chart'))).toEqual([
    expect.stringContaining('expected "Confirming replacement", found "Replacing"'),
  ]);
});

it.each(['transitions', 'states'] as const)(
  'a run by %s whose time is over tells what was not taken',
  async (criterion) => {
    const { approved } = await draft(lampOf('hall'), null);
    for (const name of ['hall', 'yard']) keepApproved(join(folder, 'approved'), name, approved);
    const results = join(folder, 'results');
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(1_000);
    const options = optionsOf({ criterion, budget: 1, format: 'junit', results });
    expect(await plan([lampOf('hall'), lampOf('yard')], options)).toBe(false);
    expect(warned[0]).toBe('The budget is used up before hall');
    const [junit = ''] = said;
    expect(junit).toContain('tests="2" failures="0" errors="0"');
    const { flows } = parseResults(readFileSync(join(results, 'machine.json'), 'utf8'));
    expect(flows.map(({ flow, paths }) => [flow, paths.map(({ outcome }) => outcome)])).toEqual([
      ['hall', ['not taken']],
      ['yard', ['not taken']],
    ]);
  },
);

describe('a shard', () => {
  it('leaves a part, and the report is of all', async () => {
    const results = join(folder, 'results');
    const criterion = 'states' as const;
    // Another division, whose parts are of a former run.
    await plan([lampOf('hall')], optionsOf({ results, criterion, shard: '1/3' }));
    await plan([lampOf('hall')], optionsOf({ results, criterion, shard: '1/2' }));
    await plan([lampOf('yard')], optionsOf({ results, criterion, shard: '2/2' }));
    expect(existsSync(join(results, 'machine.json'))).toBe(false);
    expect(said.at(-1)).toBe(`Shard 2/2: report --results ${results} makes one of all`);
    gather(results);
    const { flows } = parseResults(readFileSync(join(results, 'machine.json'), 'utf8'));
    expect(flows.map(({ flow, paths }) => [flow, paths.length])).toEqual([
      ['hall', 1],
      ['yard', 1],
    ]);
  });
});

describe('a shard whose flows are not played', () => {
  it('leaves a part in the browser all the same, and refuses a flow that was named', async () => {
    const stage = join(folder, 'stage.mjs');
    writeFileSync(
      stage,
      'export const open = async () => ({ plays: [], launch: {}, close: () => undefined });',
    );
    const results = join(folder, 'results');
    const options = optionsOf({ run: 'browser', stage, results, shard: '2/2' });
    expect(await planInBrowser([lampOf('hall')], options)).toBe(true);
    gather(results);
    const { flows } = parseResults(readFileSync(join(results, 'browser.json'), 'utf8'));
    expect(flows).toEqual([]);
    await expect(
      planInBrowser([lampOf('hall')], optionsOf({ run: 'browser', stage })),
    ).rejects.toThrow('It is not played in a browser');
  });

  it('leaves a part on mounted components too', async () => {
    const results = join(folder, 'results');
    const options = optionsOf({ run: 'jsdom', results, shard: '2/2' });
    expect(await planOnComponents([lampOf('yard')], options, 'tests/screens')).toBe(true);
    expect(existsSync(join(results, 'parts', 'jsdom', 'shard-2-of-2.json'))).toBe(true);
  });
});

describe('a run on mounted components', () => {
  it('refuses a flow that is not played there, and of several names it', async () => {
    const run = (...names: string[]) =>
      planOnComponents(names.map(lampOf), optionsOf({ run: 'jsdom' }), 'tests/screens');
    await expect(run('yard')).rejects.toThrow(
      new UsageError('It is not played on the components in tests/screens'),
    );
    expect(await run('hall')).toBe(true);
    expect(said).toEqual([]);
    expect(await run('hall', 'yard')).toBe(true);
    expect(said).toEqual(['Not played on the components in tests/screens: yard']);
  });

  it('is red in its report too where the runner found what is no path', async () => {
    const redOf = async (...names: string[]) => {
      const told: StageResult[] = [];
      const isRight = await planOnComponents(
        names.map(lampOf),
        optionsOf({ run: 'jsdom' }),
        'tests/screens',
        async (result) => void told.push(result),
      );
      return [
        isRight,
        ...told.flatMap(({ flows }) => flows.map(({ flow, wrong }) => [flow, wrong])),
      ];
    };
    spawned.status = 1;
    const ended = ['the runner ended with 1'];
    expect(await redOf('yard')).toEqual([false, ['yard', ended]]);
    expect(await redOf('hall', 'yard')).toEqual([false, ['hall', []], ['yard', ended]]);
    expect(await redOf('hall')).toEqual([false, ['hall', ended]]);
    spawned.outcome = 'failed';
    expect(await redOf('hall', 'yard')).toEqual([false, ['hall', []]]);
  });

  it('tells the runner when the time is over, and what was not taken then', async () => {
    spawned.outcome = 'not taken';
    const before = Date.now();
    const options = optionsOf({ run: 'jsdom', budget: 1_000, format: 'junit' });
    expect(await planOnComponents([lampOf('hall')], options, 'tests/screens')).toBe(false);
    expect(Number(spawned.until)).toBeGreaterThanOrEqual(before + 1_000);
    expect(warned).toEqual(['The budget is used up']);
    expect(said.join('')).toContain('tests="1" failures="0" errors="0" time="0.000" skipped="1"');
  });

  it('takes nothing where no flow is left', async () => {
    expect(await planOnComponents([], optionsOf({ run: 'jsdom' }), 'tests/screens')).toBe(true);
    expect(spawned.asked).toEqual([]);
  });
});
