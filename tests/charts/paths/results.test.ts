// @vitest-environment jsdom
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { recordingIn } from '../../../charts/inspector/log/share';
import { parseCoverage } from '../../../charts/model/coverage';
import { againName } from '../../../charts/paths/again';
import type { Approved } from '../../../charts/paths/approved/text';
import { draft } from '../../../charts/paths/approved/write';
import { explore } from '../../../charts/paths/explore';
import { defineModel, type Model } from '../../../charts/paths/fixtures';
import { planPaths } from '../../../charts/paths/plan';
import { takeOnMachine } from '../../../charts/paths/results/onMachine';
import { Collected, stageResult } from '../../../charts/paths/results/report';
import {
  type FlowResult,
  type Outcome,
  parseResults,
  type StageResult,
} from '../../../charts/paths/results/results';
import {
  gather,
  historyIn,
  writePage,
  writePart,
  writeStage,
} from '../../../charts/paths/results/store';
import { timesOf } from '../../../charts/paths/results/times';
import { takeOne, waitingPaths } from '../../../charts/paths/taking';
import { parseRecording } from '../../../charts/recordings/recording';
import { replay } from '../../../charts/recordings/replay';

/** A door that locks; with the mistake, a locked one opens by itself. */
const doorThat = (unlocks: 'shut' | 'open') =>
  setup({
    types: { events: {} as { type: 'push' | 'lock' | 'unlock' | 'smash' } },
  }).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { description: 'It is shut & "safe".', on: { push: 'open', lock: 'locked' } },
      open: { on: { push: 'shut', smash: 'gone' } },
      locked: { on: { unlock: unlocks } },
      gone: { type: 'final' },
    },
  });
const modelOf = (machine: ReturnType<typeof doorThat>): Model =>
  defineModel(
    machine,
    {
      inputs: { new: undefined },
      events: { push: [{}], lock: [{}], unlock: [{}], smash: [{}] },
      results: {},
    },
    { en: { title: 'A <door>' }, ar: { title: 'باب', events: { push: 'دفع' } } },
  );
const right = modelOf(doorThat('shut'));
const broken = modelOf(doorThat('open'));
const begun = new Date('2026-11-24T01:02:03.456Z');

let folder = '';
let approved: Approved;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
  ({ approved } = await draft(right, null));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keeping = () => ({ failures: join(folder, 'failures'), inspector: 'http://shop/inspector' });
const taken = async (model: Model): Promise<StageResult> => {
  const { result } = await takeOnMachine(model, approved, keeping());
  return stageResult('machine', [result], begun);
};
const text = (file: string) => readFileSync(join(folder, file), 'utf8');

const page = () => new DOMParser().parseFromString(text('index.html'), 'text/html');

/** An XML document; what is not well-formed throws. */
function xml(source: string): Document {
  const parsed = new DOMParser().parseFromString(source, 'application/xml');
  const [error] = parsed.getElementsByTagName('parsererror');
  if (error) throw new Error(error.textContent ?? 'not XML');
  return parsed;
}

/** What the schema of JUnit reports lets an element hold, and by which attributes it is told. */
const schema: Record<string, { attributes: string[]; children: string[] }> = {
  testsuites: {
    attributes: ['name', 'time', 'tests', 'failures', 'errors'],
    children: ['testsuite'],
  },
  testsuite: {
    attributes: ['name', 'tests', 'failures', 'errors', 'time', 'skipped', 'timestamp'],
    children: ['testcase'],
  },
  testcase: {
    attributes: ['name', 'time', 'classname'],
    children: ['skipped', 'error', 'failure', 'system-out'],
  },
  failure: { attributes: ['message', 'type'], children: [] },
  error: { attributes: ['message', 'type'], children: [] },
  skipped: { attributes: ['message'], children: [] },
  'system-out': { attributes: [], children: [] },
};

function offences(element: Element): string[] {
  const known = schema[element.tagName];
  if (!known) return [`there is no ${element.tagName}`];
  const names = element.getAttributeNames().filter((name) => !known.attributes.includes(name));
  const inner = [...element.children];
  const strange = inner.filter(({ tagName }) => !known.children.includes(tagName));
  return [
    ...names.map((name) => `${element.tagName} has no ${name}`),
    ...strange.map(({ tagName }) => `${element.tagName} holds no ${tagName}`),
    ...inner.flatMap(offences),
  ];
}

const countsOf = (element: Element | null) =>
  Object.fromEntries(
    ['tests', 'failures', 'errors', 'skipped'].map((name) => [name, element?.getAttribute(name)]),
  );

describe('paths that go as was approved', () => {
  it('are passed in every format', async () => {
    const result = await taken(right);
    writeStage(folder, result);
    await writePage(folder, [right], 'en');
    expect(parseResults(text('machine.json'))).toEqual(result);
    const report = xml(text('machine.junit.xml'));
    expect(offences(report.documentElement)).toEqual([]);
    expect(countsOf(report.querySelector('testsuite'))).toEqual({
      tests: '1',
      failures: '0',
      errors: '0',
      skipped: '0',
    });
    expect(report.querySelector('system-out')?.textContent).toMatch(
      /^✓ taken: Given new → Shut \(0\.\d{3} s\)\n✓ taken: (push|lock) → /,
    );
    const { charts } = parseCoverage(text('machine.coverage.json'));
    expect(Object.values(charts.door?.transitions ?? {}).every((count) => count > 0)).toBe(true);
    const document = page();
    expect(document.querySelector('.verdict')?.textContent).toBe('✓All 1 paths went as approved');
    expect(document.querySelectorAll('.failure')).toHaveLength(0);
  });
});

it('only paths through what somebody asks for are told, and those that fail', async () => {
  const none = new Set(['door.gone|nothing|0']);
  const told = async (model: Model) =>
    (await takeOnMachine(model, approved, keeping(), none)).result.paths.length;
  expect(await told(right)).toBe(0);
  expect(await told(broken)).toBe(1);
  const { result } = await takeOnMachine(
    right,
    approved,
    keeping(),
    new Set(['door.locked|unlock|0']),
  );
  expect(result.paths.map(({ outcome }) => outcome)).toEqual(['passed']);
});

describe('a mistake', () => {
  it('is a failing path, with what was taken before, where it failed, and what was not reached', async () => {
    const { flows } = await taken(broken);
    const [path] = flows[0]?.paths ?? [];
    expect(path?.outcome).toBe('failed');
    const outcomes = path?.steps.map(({ cause, place, outcome }) => [cause, place, outcome]);
    const failing = outcomes?.findIndex(([, , outcome]) => outcome === 'failed') ?? -1;
    expect(outcomes?.[failing]).toEqual(['unlock', 'Shut', 'failed']);
    expect(outcomes?.slice(0, failing).every(([, , outcome]) => outcome === 'taken')).toBe(true);
    const later = outcomes?.slice(failing + 1).map(([, , outcome]) => outcome);
    expect(new Set(later)).toEqual(new Set(['not reached']));
    const { recording: _, link: __, ...told } = path?.failure ?? { recording: '', link: '' };
    expect(told).toEqual({
      step: failing,
      expected: ['→ Shut'],
      got: ['→ Open'],
      toBeAt: ['door.shut'],
      screenshot: null,
      trace: null,
    });
  });

  it('is kept as a recording that leaves its way at the failing step, in the inspector too', async () => {
    const { flows } = await taken(broken);
    const { failure } = flows[0]?.paths[0] ?? {};
    const recording = parseRecording(readFileSync(failure?.recording ?? '', 'utf8'));
    expect(replay(broken.machine, recording)).toEqual({
      step: failure?.step,
      kind: 'state',
      cause: 'unlock',
      expected: 'shut',
      found: 'open',
    });
    expect(recording.steps).toHaveLength(failure?.step ?? -1);
    const [address, shared = ''] = failure?.link?.split('#recording=') ?? [];
    expect(address).toBe('http://shop/inspector');
    expect(await recordingIn(shared)).toEqual(recording);
    // It is forgotten once all goes well.
    await taken(right);
    expect(readdirSync(join(folder, 'failures'))).toEqual([]);
  });

  it('is a failure in the report of JUnit', async () => {
    writeStage(folder, await taken(broken));
    const report = xml(text('machine.junit.xml'));
    expect(offences(report.documentElement)).toEqual([]);
    expect(countsOf(report.documentElement)).toEqual({
      tests: '2',
      failures: '2',
      errors: '0',
      skipped: null,
    });
    expect(countsOf(report.querySelector('testsuite'))).toEqual({
      tests: '2',
      failures: '2',
      errors: '0',
      skipped: '0',
    });
    expect(report.querySelector('testsuite')?.getAttribute('timestamp')).toBe(
      '2026-11-24T01:02:03',
    );
    const [failure] = report.querySelectorAll('failure');
    expect(failure?.getAttribute('message')).toMatch(
      /^step \d, unlock: expected → Shut, got → Open$/,
    );
    expect(failure?.textContent).toContain('- → Shut\n+ → Open\nrecording: ');
    expect(report.querySelector('system-out')?.textContent).toContain('✗ failed: unlock → Shut');
  });

  it('is no coverage: what was not reached was not reached', async () => {
    writeStage(folder, await taken(broken));
    const all = await taken(right);
    const { charts } = parseCoverage(text('machine.coverage.json'));
    const sum = (counts: Record<string, number> = {}) =>
      Object.values(counts).reduce((one, other) => one + other, 0);
    const steps = (await taken(broken)).flows[0]?.paths[0]?.failure?.step ?? -1;
    expect(sum(charts.door?.transitions)).toBe(steps);
    expect(sum(all.flows[0]?.reached.transitions)).toBeGreaterThan(steps);
  });

  it('is what people see first on the page', async () => {
    writeStage(folder, await taken(broken));
    await writePage(folder, [broken], 'en');
    const document = page();
    const read = (query: string) => document.querySelector(query)?.textContent;
    expect(document.documentElement.lang).toBe('en');
    expect(read('.verdict')).toBe('✗1 of 1 paths failed · 1 flow is wrong as a whole');
    expect(read('.listed li')).toMatch(/A <door>.*Machine.*unlockExpected → Shut Got → Open$/);
    expect(read('.failure .lines.expected')).toBe('Expected→ Shut');
    expect(read('.failure .lines.got')).toBe('Got→ Open');
    // On the drawing: the way there, where it failed, where it was to lead.
    const badges = [...document.querySelectorAll('.drawing .badge text')];
    const signs = badges.map((one) => one.textContent ?? '');
    expect(signs.filter((sign) => !/\d/.test(sign)).sort()).toEqual(['?', '✗', '✗']);
    expect(signs).toContain('1');
    expect(document.querySelector('.failure li.failed')?.textContent).toContain('unlock → Shut');
    // It needs no other file.
    expect(document.querySelectorAll('link, script[src], img:not([src^="data:"])')).toHaveLength(0);
  });

  it('is told in Arabic too, from right to left', async () => {
    writeStage(folder, await taken(broken));
    await writePage(folder, [broken], 'ar');
    const document = page();
    expect(document.documentElement.dir).toBe('rtl');
    expect(document.querySelector('.verdict')?.textContent).toBe(
      '✗فشل 1 من 1 من المسارات · تدفقات فيها خطأ ككل: 1',
    );
    expect(document.querySelector('.drawing svg')?.getAttribute('aria-label')).toBe('باب');
  });
});

describe('the verdict on a page', () => {
  const told = async (change: (flow: FlowResult) => FlowResult) => {
    const result = await taken(right);
    writeStage(folder, { ...result, flows: result.flows.map(change) });
    await writePage(folder, [right], 'en');
    const [tile] = page().querySelectorAll('.stages li');
    const marks = [...page().querySelectorAll('.flow .mark')].map((one) => one.textContent);
    return {
      verdict: page().querySelector('.verdict')?.textContent,
      tile: `${tile?.className}: ${tile?.querySelector('.count')?.textContent}`,
      marks,
    };
  };

  it('is bad, and says why, where all paths pass and a flow is wrong as a whole', async () => {
    expect(await told((flow) => ({ ...flow, wrong: ['the title is another'] }))).toEqual({
      verdict: '✗1 flow is wrong as a whole',
      tile: 'bad: 1/1',
      marks: ['✗', '✓'],
    });
  });

  it('tells paths that there was no time for apart from those that failed', async () => {
    const again = (flow: FlowResult, ...outcomes: Outcome[]): FlowResult => ({
      ...flow,
      paths: outcomes.flatMap((outcome, place) =>
        flow.paths.map((path) => ({ ...path, name: `${path.name} ${place}`, outcome })),
      ),
    });
    expect(await told((flow) => again(flow, 'passed', 'not taken'))).toEqual({
      verdict: '✗no time was left for 1 of 2',
      tile: 'bad: 1/2',
      marks: ['✗', '✓', '–'],
    });
    expect(await told((flow) => again(flow, 'failed', 'not taken', 'error'))).toEqual({
      verdict: '✗2 of 3 paths failed · no time was left for 1 of 3',
      tile: 'bad: 0/3',
      marks: ['✗', '✗', '–', '✗'],
    });
  });
});

describe('a run on screens', () => {
  const onScreens = async (fails: boolean) => {
    const explored = explore(right);
    const plan = await planPaths(explored, 'transitions');
    const collected = new Collected([plan]);
    for (const waiting of waitingPaths(keeping().failures, plan)) {
      const { result } = await takeOne(explored, waiting, keeping(), async (_path, watch) => {
        watch?.done(0);
        if (!fails) throw new Error('the browser has gone');
        return {
          step: 1,
          expected: 'open',
          found: 'shut',
          wrong: 'no button Bell; nothing says Open',
          evidence: { screenshot: 'data:image/png;base64,AAAA', trace: 'door.zip' },
        };
      });
      collected.add(explored, waiting.path, result);
    }
    return stageResult('browser', collected.flows(), begun);
  };

  it('shows what the browser showed, and where its trace is', async () => {
    writeStage(folder, await onScreens(true));
    await writePage(folder, [right], 'en');
    const document = page();
    expect(document.querySelector('.failure img')?.getAttribute('src')).toBe(
      'data:image/png;base64,AAAA',
    );
    expect(document.querySelector('.failure .files')?.textContent).toContain('door.zip');
    expect(document.querySelector('.lines.got')?.textContent).toBe(
      'Got→ Shutno button Bellnothing says Open',
    );
    const { charts } = parseCoverage(text('browser.coverage.json'));
    expect(Object.values(charts.door?.transitions ?? {}).every((count) => count === 0)).toBe(true);
  });

  it('is an error, not a failure, where something threw', async () => {
    writeStage(folder, await onScreens(false));
    const report = xml(text('browser.junit.xml'));
    expect(offences(report.documentElement)).toEqual([]);
    expect(countsOf(report.documentElement)).toEqual({
      tests: '1',
      failures: '0',
      errors: '1',
      skipped: null,
    });
    expect(report.querySelector('error')?.getAttribute('message')).toBe('the browser has gone');
  });
});

describe('the folder of results', () => {
  it('makes one of what parts of a run have left', async () => {
    const { flows, ...rest } = await taken(broken);
    const other = flows.map((flow) => ({ ...flow, flow: 'gate' }));
    writePart(folder, 'gate', { ...rest, flows: other });
    writePart(folder, 'door', { ...rest, flows });
    gather(folder);
    expect(parseResults(text('machine.json')).flows.map(({ flow }) => flow)).toEqual([
      'door',
      'gate',
    ]);
    expect(countsOf(xml(text('machine.junit.xml')).documentElement)).toEqual({
      tests: '4',
      failures: '4',
      errors: '0',
      skipped: null,
    });
  });

  it('names paths that went wrong and right in turns, by stage, with their last runs', async () => {
    for (const model of [right, broken, right, broken]) writeStage(folder, await taken(model));
    await writePage(folder, [right], 'en');
    const document = page();
    const [row] = document.querySelectorAll('.unsteady li');
    expect(row?.textContent).toBe(`Machine door ${approved.paths[0]?.name}✓✗✓✗`);
  });

  it('remembers no path by the file that it was kept in', async () => {
    const { flows, ...rest } = await taken(right);
    const again = flows.map((flow) => ({
      ...flow,
      paths: flow.paths.map((path) => ({ ...path, name: againName('door-1.json') })),
    }));
    writeStage(folder, { ...rest, flows: again });
    expect(historyIn(folder).stages).toEqual({ machine: { door: {} } });
  });

  it('calls no path unsteady that failed once and was mended', async () => {
    for (const model of [broken, broken, right]) writeStage(folder, await taken(model));
    await writePage(folder, [right], 'en');
    const document = page();
    expect(document.querySelectorAll('.unsteady li')).toHaveLength(0);
  });
});

it('says how long the paths of each flow took, the longest first, and all of them side by side', async () => {
  const result = await taken(right);
  const [path] = result.flows.flatMap(({ paths }) => paths);
  if (!path) throw new Error('No path was taken');
  const flows = [
    { name: 'door', spent: [500] },
    { name: 'gate', spent: [1_200, 2_340] },
  ].flatMap(({ name, spent }) =>
    result.flows.map((one) => ({
      ...one,
      flow: name,
      paths: spent.map((milliseconds) => ({ ...path, milliseconds })),
    })),
  );
  expect(timesOf({ ...result, flows, milliseconds: 2_500 })).toEqual([
    'gate                   2 paths     3.5 s',
    'door                   1 paths     0.5 s',
    'all                    3 paths     2.5 s',
  ]);
});
