import { expect, it } from 'vitest';
import { assign, createMachine, fromPromise, setup } from 'xstate';
import { changeRows } from '../../charts/atlas/changeRows';
import { diffComment } from '../../charts/atlas/diffComment';
import { localeOf } from '../../charts/locales/locales';
import { statesById, transitionsOf } from '../../charts/model/chart';
import { compareCharts } from '../../charts/model/compare';
import { parseCoverage, reachedShare } from '../../charts/model/coverage';
import { wordLabels } from '../../charts/model/labels';
import { readChart } from '../../charts/model/readChart';

const before = readChart(
  createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        description: 'Old words.',
        on: { go: [{ guard: 'first', target: 'b' }, { target: 'c' }], stop: 'c' },
      },
      b: { on: { back: 'a' } },
      c: { initial: 'inner', states: { inner: { on: { out: '#m.a' } } } },
    },
  }),
);

const after = readChart(
  createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        description: 'New words.',
        on: {
          go: [
            { guard: 'second', target: 'd' },
            { guard: 'first', target: 'b', actions: 'note' },
            { target: 'c' },
          ],
        },
      },
      b: { on: { back: 'a' } },
      c: {},
      d: {},
    },
  }),
);

it('tells what was added, removed and changed, though places have shifted', () => {
  const { chart, changes } = compareCharts(before, after);
  expect(changes).toEqual({
    'm.a': 'changed',
    'm.a|go|0': 'added',
    'm.a|go|1': 'changed',
    'm.a|stop|0 removed': 'removed',
    'm.c': 'changed',
    'm.c.inner': 'removed',
    'm.c.inner|out|0 removed': 'removed',
    'm.d': 'added',
  });
  expect(statesById(chart).get('m.c')?.children).toEqual(['m.c.inner']);
  expect(transitionsOf(chart).map(({ id }) => id)).toContain('m.a|stop|0 removed');
});

it('sees alternatives that are asked in another order', () => {
  type Way = { guard?: string; target: string };
  const ways = (...go: Way[]) =>
    readChart(
      createMachine({ id: 'm', initial: 'a', states: { a: { on: { go } }, b: {}, c: {} } }),
    );
  const [isOne, isOther, otherwise] = [
    { guard: 'isOne', target: 'b' },
    { guard: 'isOther', target: 'c' },
    { target: 'c' },
  ];
  const old = ways(isOne, otherwise);
  const turned = compareCharts(old, ways(otherwise, isOne));
  expect(turned.changes).toEqual({ 'm.a|go|0': 'changed', 'm.a|go|1': 'changed' });
  expect(turned.differences).toEqual({
    'm.a|go|0': [{ part: 'order', was: 2, now: 1 }],
    'm.a|go|1': [{ part: 'order', was: 1, now: 2 }],
  });
  expect(
    ['en', 'es', 'ar'].map((language) => {
      const { atlas } = localeOf(language);
      const labels = {
        was: wordLabels(old, {}, language),
        now: wordLabels(turned.chart, {}, language),
      };
      return changeRows(turned, labels, atlas)[0]?.parts;
    }),
  ).toEqual([
    [{ part: 'Asked in place', was: '2', now: '1' }],
    [{ part: 'Se pregunta en el lugar', was: '2', now: '1' }],
    [{ part: 'ترتيب السؤال عنه', was: '2', now: '1' }],
  ]);
  // One that is put between the others changes no turn of theirs.
  expect(compareCharts(old, ways(isOther, isOne, otherwise)).changes).toEqual({
    'm.a|go|0': 'added',
  });
});

const tuned = (by: { rest: number; tries: number; input: number; target: string; most: number }) =>
  setup({
    types: { context: {} as { tries: number; note: string } },
    actors: { ask: fromPromise<void, { size: number }>(() => Promise.resolve()) },
    guards: { isFew: (_, _params: { most: number }) => true },
    actions: { count: assign({ tries: 1 }), tell: (_, _params: { by: number }) => undefined },
    delays: { rest: by.rest },
  }).createMachine({
    id: 'm',
    context: { tries: by.tries, note: 'secret words' },
    initial: 'a',
    states: {
      a: {
        invoke: { src: 'ask', id: 'ask', input: { size: by.input } },
        after: { rest: by.target },
        on: { go: { guard: { type: 'isFew', params: { most: by.most } }, target: 'b' } },
        exit: by.most > 1 ? ['count'] : [{ type: 'tell', params: { by: 2 } }],
      },
      b: {},
      c: {},
    },
  });

const tunedCharts = () => [
  readChart(tuned({ rest: 5_000, tries: 0, input: 1, target: 'b', most: 1 })),
  readChart(tuned({ rest: 9_000, tries: 2, input: 3, target: 'c', most: 4 })),
];

it('sees context, delays, parameters, actions and inputs, and where a way led before', () => {
  const [one, other] = tunedCharts();
  if (!one || !other) throw new Error('no charts');
  const { chart, changes, differences } = compareCharts(one, other);
  expect(changes).toEqual({
    m: 'changed',
    'm.a': 'changed',
    'm.a|xstate.after.rest.m.a|0': 'changed',
    'm.a|xstate.after.rest.m.a|0 was': 'was',
    'm.a|go|0': 'changed',
  });
  expect(differences['m.a|xstate.after.rest.m.a|0']).toEqual([
    { part: 'to', was: ['m.b'], now: ['m.c'] },
    { part: 'delay', was: 5_000, now: 9_000 },
  ]);
  expect(differences['m.a|go|0']).toEqual([
    {
      part: 'if',
      was: { op: 'is', name: 'isFew', params: { most: 1 } },
      now: { op: 'is', name: 'isFew', params: { most: 4 } },
    },
  ]);
  const ghost = transitionsOf(chart).find(({ id }) => id.endsWith(' was'));
  expect(ghost?.targets).toEqual(['m.b']);
  expect(JSON.stringify([one, other])).not.toContain('secret words');
});

it('tells in words what was and what is, in each language', () => {
  const [one, other] = tunedCharts();
  if (!one || !other) throw new Error('no charts');
  const comparison = compareCharts(one, other);
  const rowsIn = (language: string, words = {}) => {
    const labels = wordLabels(comparison.chart, words, language);
    return changeRows(
      comparison,
      { was: wordLabels(one, words, language), now: labels },
      localeOf(language).atlas,
    );
  };
  expect(rowsIn('en', { guards: { isFew: 'They are few' } })).toEqual([
    {
      id: 'm',
      change: 'changed',
      where: 'M',
      parts: [{ part: 'Data at the start', was: 'tries: 0', now: 'tries: 2' }],
    },
    {
      id: 'm.a',
      change: 'changed',
      where: 'A',
      parts: [
        { part: 'On leaving', was: 'tell (by: 2)', now: 'count (sets tries)' },
        { part: 'Waits for', was: 'ask (input: size: 1)', now: 'ask (input: size: 3)' },
      ],
    },
    {
      id: 'm.a|go|0',
      change: 'changed',
      where: 'A: go',
      parts: [{ part: 'If', was: 'If: They are few (most: 1)', now: 'If: They are few (most: 4)' }],
    },
    {
      id: 'm.a|xstate.after.rest.m.a|0',
      change: 'changed',
      where: 'A: After 9 s',
      parts: [
        { part: 'Leads to', was: 'B', now: 'C' },
        { part: 'Waits', was: 'After 5 s', now: 'After 9 s' },
      ],
    },
  ]);
  expect(rowsIn('ar')[3]?.parts).toEqual([
    { part: 'يؤدي إلى', was: 'B', now: 'C' },
    { part: 'ينتظر', was: 'بعد 5 ث', now: 'بعد 9 ث' },
  ]);
});

it('writes what changed as the comment of a pull request, which never grows too long', () => {
  const texts = localeOf('en').atlas;
  const row = {
    id: 'm.a|go|0',
    change: 'changed' as const,
    where: 'A: go',
    parts: [{ part: 'If', was: 'a | b\n<c>', now: '' }],
  };
  const chart = { title: 'Bill', picture: 'bill.diff.svg', rows: [row] };
  expect(diffComment([chart], ['old'], 'v1', texts, 'https://x.example/')).toBe(
    `# Changes since \`v1\`

- 🟥 old: removed

## Bill

![Bill](https://x.example/bill.diff.svg)

|  | In | What | was | now |
| --- | --- | --- | --- | --- |
| 🟨 changed | A: go | If | a \\| b &lt;c> | – |
`,
  );
  const long = { ...chart, rows: Array.from({ length: 2_000 }, () => row) };
  const short = diffComment([long, chart], [], 'v1', texts);
  expect(short).toContain('2000 changes, too many to be listed here: they are in the atlas.');
  expect(short).toContain('![Bill](bill.diff.svg)');
  expect(short.length).toBeLessThan(65_536);
  expect(diffComment([], [], 'v1', texts)).toBe('# Changes since `v1`\n\nNo change.\n');
});

it('finds nothing between equal charts', () => {
  expect(compareCharts(before, before).changes).toEqual({});
});

it('reads how much of a chart was reached', () => {
  const { charts } = parseCoverage(
    JSON.stringify({
      format: 1,
      charts: {
        m: { version: null, states: { m: 9, 'm.a': 2, 'm.b': 0 }, transitions: { 'm.a|go|0': 1 } },
      },
    }),
  );
  const coverage = charts.m;
  if (!coverage) throw new Error('no coverage of m');
  expect(reachedShare(after, coverage)).toEqual({
    states: 1,
    ofStates: 4,
    transitions: 1,
    ofTransitions: 4,
  });
});

it.each([
  ['{"format":2,"charts":{}}', 'A coverage file has "format": 1 and "charts"'],
  ['[]', 'A coverage file has "format": 1 and "charts"'],
  [
    '{"format":1,"charts":{"m":{"version":null,"states":{"a":-1},"transitions":{}}}}',
    'The coverage of m lacks its version, or counts of states or transitions',
  ],
])('refuses %s', (text, message) => {
  expect(() => parseCoverage(text)).toThrow(message);
});
