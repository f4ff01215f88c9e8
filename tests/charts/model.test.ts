import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { and, createMachine, fromPromise, not, raise, setup, stateIn } from 'xstate';
import { discover } from '../../charts/atlas/discover';
import { type ChartTransition, statesById, transitionsOf } from '../../charts/model/chart';
import { readChart } from '../../charts/model/readChart';

const short = ({ source, kind, subject, targets }: ChartTransition) =>
  `${source} ${kind} ${subject} > ${targets.join(' ')}`;

const child = createMachine({ id: 'child', initial: 'on', states: { on: { type: 'final' } } });

const sample = setup({
  actors: { load: fromPromise(() => Promise.resolve(1)), child },
  guards: { isOpen: () => true, isLate: () => false },
  actions: { note: () => undefined },
  delays: { pause: 300, growing: () => 5 },
}).createMachine({
  id: 'sample',
  version: '2.0.0',
  initial: 'first',
  on: { reset: '.first', '*': { actions: 'note' } },
  states: {
    first: {
      description: 'The first.',
      meta: { screen: 'one', requirements: ['REQ-01'], icon: () => 'left out' },
      tags: ['busy'],
      entry: ['note', raise({ type: 'again' })],
      invoke: { id: 'loading', src: 'load', input: { id: 1 }, onDone: 'both', onError: 'first' },
      after: { pause: 'both', 2000: { target: 'first', reenter: true } },
      always: [
        { guard: and(['isOpen', not('isLate')]), target: 'both', description: 'Open in time.' },
        { guard: stateIn('#sample.both'), target: 'end' },
        { guard: () => false, target: 'end' },
      ],
    },
    both: {
      type: 'parallel',
      onDone: 'end',
      states: {
        left: { initial: 'a', states: { a: { on: { go: 'b' } }, b: { type: 'final' } } },
        right: {
          initial: 'c',
          invoke: { src: 'child', id: 'kid', onDone: '.c' },
          states: { c: {}, past: { type: 'history', history: 'deep', target: 'c' } },
        },
      },
    },
    end: { type: 'final' },
  },
});

describe('the chart of a machine', () => {
  const chart = readChart(sample);
  const states = statesById(chart);

  it('has every kind of transition', () => {
    expect(transitionsOf(chart).map(short)).toEqual([
      'sample event reset > sample.first',
      'sample event * > ',
      'sample.first actorDone load > sample.both',
      'sample.first actorError load > sample.first',
      'sample.first after 2000 > sample.first',
      'sample.first after pause > sample.both',
      'sample.first always  > sample.both',
      'sample.first always  > sample.end',
      'sample.first always  > sample.end',
      'sample.both stateDone sample.both > sample.end',
      'sample.both.left.a event go > sample.both.left.b',
      'sample.both.right actorDone child > sample.both.right.c',
    ]);
  });

  it('has guards as names, and says where one has none', () => {
    const guards = states.get('sample.first')?.transitions.map(({ guard }) => guard);
    expect(guards?.slice(-3)).toEqual([
      {
        op: 'and',
        of: [
          { op: 'is', name: 'isOpen' },
          { op: 'not', of: { op: 'is', name: 'isLate' } },
        ],
      },
      { op: 'in', state: '#sample.both' },
      { op: 'unnamed' },
    ]);
  });

  it('tells a state whole, without what does not leave a machine', () => {
    const { transitions, ...first } = states.get('sample.first') ?? { transitions: [] };
    expect(transitions.find(({ subject }) => subject === '2000')?.reenter).toBe(true);
    expect(first).toEqual({
      id: 'sample.first',
      key: 'first',
      parent: 'sample',
      children: [],
      type: 'atomic',
      history: null,
      initial: null,
      description: 'The first.',
      tags: ['busy'],
      meta: { screen: 'one', requirements: ['REQ-01'] },
      requirements: ['REQ-01'],
      entry: [
        { name: 'note', named: true },
        { name: 'raise', named: false },
      ],
      exit: [],
      invokes: [{ id: 'loading', src: 'load', input: 'fixed', given: { id: 1 }, child: null }],
    });
    expect(states.get('sample.both.right')?.invokes).toEqual([
      { id: 'kid', src: 'child', input: 'none', child: 'child' },
    ]);
    expect(states.get('sample.both.right.past')).toMatchObject({
      type: 'history',
      history: 'deep',
      initial: { targets: ['sample.both.right.c'], actions: [] },
    });
    expect({ ...chart, states: [] }).toEqual({
      format: 1,
      id: 'sample',
      version: '2.0.0',
      states: [],
      guards: ['isOpen', 'isLate'],
      delays: { pause: 300 },
    });
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
  });
});

describe('the charts of a folder', () => {
  it('are found by its folders, with their words', async () => {
    const found = await discover(fileURLToPath(new URL('../../machines', import.meta.url)));
    expect(found.map(({ chart }) => chart.id)).toContain('checkout');
    const checkout = found.find(({ chart }) => chart.id === 'checkout');
    expect(Object.keys(checkout?.words ?? {}).sort()).toEqual(['ar', 'en', 'es']);
  });
});
