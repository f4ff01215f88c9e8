import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { and, enqueueActions, fromPromise, not, or, setup } from 'xstate';
import { discover } from '../../charts/atlas/discover';
import { checkChart } from '../../charts/checks/checkChart';
import { readChart } from '../../charts/model/readChart';

const found = await discover(fileURLToPath(new URL('../../machines', import.meta.url)));

describe('the charts of the product', () => {
  it.each(found.map(({ chart }) => [chart.id, chart] as const))('%s has no problem', (_, chart) => {
    expect(checkChart(chart)).toEqual([]);
  });
});

const parts = setup({
  actors: { load: fromPromise(() => Promise.resolve(1)) },
  guards: { isOpen: () => true, isAsked: () => true, isForgotten: () => true },
});

const described = { description: 'Something.' };

const problemsOf = (states: Parameters<typeof parts.createMachine>[0]['states']) =>
  checkChart(readChart(parts.createMachine({ id: 'm', initial: 'a', states })))
    .map(({ rule, at }) => `${rule}: ${at}`)
    .filter((text) => !/^dead guard: is/.test(text));

describe('a chart', () => {
  it('lacks a description', () => {
    const on = { go: [{ guard: 'isOpen', target: 'b' } as const, { target: 'c' } as const] };
    expect(
      problemsOf({
        a: { on },
        b: { ...described, type: 'final' },
        c: { ...described, type: 'final' },
      }),
    ).toEqual([
      'description missing: m.a',
      'description missing: m.a|go|0',
      'description missing: m.a|go|1',
    ]);
  });

  it('has a state that nothing leads to, or only what cannot happen', () => {
    expect(
      problemsOf({
        a: { ...described, on: { go: 'b' } },
        b: {
          ...described,
          initial: 'c',
          onDone: 'e',
          states: { c: { ...described, on: { back: '#m.a' } }, d: { ...described, type: 'final' } },
        },
        e: { ...described, type: 'final' },
      }),
    ).toEqual(['unreachable state: m.b.d', 'unreachable state: m.e']);
  });

  it('reaches what a history state and the regions beside lead to', () => {
    expect(
      problemsOf({
        a: { ...described, on: { go: 'both.left.two' } },
        both: {
          ...described,
          type: 'parallel',
          on: { back: 'a', again: '.left.past' },
          states: {
            left: {
              ...described,
              initial: 'one',
              states: { one: described, two: described, past: { type: 'history' } },
            },
            right: { ...described, initial: 'three', states: { three: described } },
          },
        },
      }),
    ).toEqual([]);
  });

  it('has a way that an earlier one always takes', () => {
    const text = { description: 'A way.' };
    expect(
      problemsOf({
        a: {
          ...described,
          on: {
            go: [
              { ...text, guard: 'isOpen', target: 'b' },
              { ...text, guard: 'isOpen', target: 'a' },
              { ...text, target: 'b' },
              { ...text, guard: 'isAsked', target: 'b' },
            ],
          },
        },
        b: { ...described, type: 'final' },
      }),
    ).toEqual(['dead guard: m.a|go|1', 'dead guard: m.a|go|3']);
  });

  it('declares a guard that nothing asks', () => {
    const machine = parts.createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { ...described, always: { guard: 'isOpen', target: 'b' } },
        b: { ...described, type: 'final' },
      },
    });
    expect(checkChart(readChart(machine)).map(({ at }) => at)).toEqual(['isAsked', 'isForgotten']);
  });

  it('has a sink that is not final', () => {
    expect(
      problemsOf({ a: { ...described, on: { go: 'b' } }, b: { ...described, on: { go: 'b' } } }),
    ).toEqual(['sink that is not final: m.b']);
  });

  it('invokes what may fail with nothing to catch it', () => {
    const caught = { target: 'b', guard: 'isOpen' } as const;
    expect(
      problemsOf({
        a: { ...described, invoke: { id: 'load', src: 'load', onDone: 'b', onError: caught } },
        b: { ...described, invoke: { id: 'load', src: 'load', onDone: 'c', onError: 'c' } },
        c: { ...described, type: 'final' },
      }),
    ).toEqual(['invoke without error path: m.a']);
  });
});

describe('a guard that is asked', () => {
  const kinds = setup({
    guards: {
      a: () => true,
      b: () => true,
      c: () => true,
      isBoth: and(['a', 'b']),
      canPass: or(['isBoth', not('c')]),
      isKind: (_, _params: { kind?: string; count?: number }) => true,
    },
  });
  const way = { description: 'A way.', target: 'b' } as const;
  const problems = (always: NonNullable<Parameters<typeof kinds.createMachine>[0]['always']>) =>
    checkChart(
      readChart(
        kinds.createMachine({
          id: 'm',
          initial: 'a',
          states: { a: { ...described, always }, b: { ...described, type: 'final' } },
        }),
      ),
    ).map(({ at, text }) => `${at}: ${text}`);
  const unasked = (...names: string[]) =>
    names.map((name) => `${name}: The guard is declared and never asked`);

  it('as a part of one with a name of its own is asked', () => {
    expect(problems([{ ...way, guard: 'canPass' }])).toEqual(unasked('isKind'));
    expect(problems([{ ...way, guard: 'isBoth' }])).toEqual(unasked('c', 'canPass', 'isKind'));
  });

  it('of other things is another guard, and of the same the same', () => {
    const ofTwo = (one: { kind?: string; count?: number }, other: typeof one) =>
      problems([
        { ...way, guard: 'canPass' },
        { ...way, guard: { type: 'isKind', params: one } },
        { ...way, guard: { type: 'isKind', params: other } },
      ]);
    expect(ofTwo({ kind: 'parcel' }, { kind: 'food' })).toEqual([]);
    expect(ofTwo({ count: 1 }, { count: 2 })).toEqual([]);
    expect(ofTwo({ count: 1 }, { count: 1 })).toEqual([
      'm.a||2: isKind was asked before, for another way',
    ]);
    expect(
      problems([
        { ...way, guard: 'canPass' },
        { ...way, guard: { type: 'isKind', params: () => ({ kind: 'parcel' }) } },
        { ...way, guard: { type: 'isKind', params: () => ({ kind: 'food' }) } },
      ]),
    ).toEqual([]);
  });

  it('by an action is asked, whether that has a name or not', () => {
    const guards = { isBig: () => true };
    const states = { a: { ...described, type: 'final' } } as const;
    const named = setup({
      guards,
      actions: { grow: enqueueActions(() => undefined) },
    }).createMachine({
      id: 'm',
      initial: 'a',
      states,
    });
    const unnamed = setup({ guards }).createMachine({
      id: 'm',
      initial: 'a',
      states,
      exit: enqueueActions(({ check }) => {
        check('isBig');
      }),
    });
    const none = setup({ guards }).createMachine({ id: 'm', initial: 'a', states });
    expect([named, unnamed, none].map((one) => checkChart(readChart(one)))).toEqual([
      [],
      [],
      [{ rule: 'dead guard', at: 'isBig', text: 'The guard is declared and never asked' }],
    ]);
  });
});
