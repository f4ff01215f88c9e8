import { describe, expect, it } from 'vitest';
import { switched } from '../../../charts/paths/mutation/sites';

/** The mistakes in a piece of code: which, and what is written instead. */
const mistakes = (code: string) =>
  switched('file.ts', code, 'isOn').sites.map(({ operator, was, now }) => [operator, was, now]);

/** What the code answers with one of its sites switched, or none. */
const answer = (code: string, on: number | null, ...given: unknown[]): unknown => {
  const { code: now } = switched('file.ts', code, 'isOn');
  const plain = now.replace(/^export const answer = /, '');
  const made: unknown = new Function('isOn', `return ${plain}`)((site: number) => site === on);
  if (typeof made !== 'function') throw new Error('There is no function');
  return Reflect.apply(made, undefined, given);
};

describe('mistakes in code', () => {
  it.each([
    [
      'const f = (a: number) => a < 3;',
      [
        ['boundary moved', 'a < 3', 'a <= 3'],
        ['value changed', '3', '4'],
      ],
    ],
    ['const f = (a: string) => a === "x";', [['comparison negated', 'a === "x"', 'a !== "x"']]],
    ['const f = (a: A) => a.b && a.c;', [['and, or exchanged', 'a.b && a.c', '(a.b) || (a.c)']]],
    ['const f = (a: A) => a ?? null;', [['fallback dropped', 'a ?? null', 'a']]],
    ['const f = (a: A) => !a;', [['negation dropped', '!a', 'a']]],
    ['const f = (a: A) => (a ? b : c);', [['branches exchanged', 'a ? b : c', 'a ? c : b']]],
    ['const f = (a: A[]) => a.some(g);', [['and, or exchanged', 'a.some(g)', 'a.every(g)']]],
    [
      'const f = assign(({ event }) => ({ ...kept, a: event.a, b: true }));',
      [
        ['field dropped', '{ ...kept, a: event.a, b: true }', '{ ...kept, b: true }'],
        ['field dropped', '{ ...kept, a: event.a, b: true }', '{ ...kept, a: event.a }'],
        ['value changed', 'true', 'false'],
      ],
    ],
    // What runs while the file is read, types, and what is written to are no mistakes of a function.
    ['const most = 3 < 4; type T = true; const f = (a: 3): a is 3 => g(a);', []],
  ])('%s', (code, found) => {
    expect(mistakes(code)).toEqual(found);
  });

  it('are each switched alone, and the code does what it did while none is', () => {
    const code = 'export const answer = (a, b) => (a < 3 && !b ? [a ?? 7] : { a, b })';
    const sites = mistakes(code).map(([operator]) => operator);
    expect(sites).toEqual([
      'branches exchanged',
      'and, or exchanged',
      'boundary moved',
      'value changed',
      'negation dropped',
      'fallback dropped',
      'value changed',
      'field dropped',
      'field dropped',
    ]);
    expect(answer(code, null, 2, false)).toEqual([2]);
    expect(sites.map((_, site) => answer(code, site, 3, false))).toEqual([
      [3],
      [3],
      [3],
      [3],
      { a: 3, b: false },
      { a: 3, b: false },
      { a: 3, b: false },
      { b: false },
      { a: 3 },
    ]);
  });

  it('leave every line where it was, and say on which they are', () => {
    const { code, sites } = switched(
      'file.ts',
      'const f = (a) =>\n  a\n    ? 1\n    : !a;\n',
      'isOn',
    );
    expect(code.split('\n')).toHaveLength(5);
    expect(sites.map(({ line, of }) => [line, of])).toEqual([
      [2, 'f'],
      [3, 'f'],
      [4, 'f'],
    ]);
  });
});
