import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { statesById, transitionsOf } from '../../charts/model/chart';
import { compareCharts } from '../../charts/model/compare';
import { parseCoverage, reachedShare } from '../../charts/model/coverage';
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
