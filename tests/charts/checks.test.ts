import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
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
