import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../src/client/queryClient';
import { takeAnswer } from '../../../src/client/takeAnswer';

const key = ['cart', 'guest:g1', 2, 'en'];
const at = 1_000_000;

/** What is shown after another window told of the answer that it asked for and heard at these moments. */
function tell(
  asked: number,
  heard: number,
  { value = ['new'] as unknown, of = 'mine', isAtRest = true } = {},
): [boolean, unknown] {
  const isDone = takeAnswer(
    { of, asked, heard, value },
    {
      of: 'mine',
      key,
      schema: v.array(v.string()),
      isAtRest,
      show: (lines, options) => void queryClient.setQueryData(key, lines, options),
    },
  );
  return [isDone, queryClient.getQueryData(key)];
}

beforeEach(() => {
  vi.useFakeTimers({ now: at + 1000 });
  queryClient.clear();
  queryClient.setQueryData(key, ['old'], { updatedAt: at });
  return () => vi.useRealTimers();
});

it('CART-12 what was asked for after all that is known here is shown, and nothing is left to ask (S07)', () => {
  expect(tell(at, at + 40)).toEqual([true, ['new']]);
  expect(tell(at + 40, at + 60, { value: ['newer'] })).toEqual([true, ['newer']]);
});

it('CART-12 what was asked for before it may be older: it is left to be asked for', () => {
  expect(tell(at - 1, at + 40)).toEqual([false, ['old']]);
  tell(at, at + 40);
  // Of two windows that both changed something, and whose answers crossed.
  expect(tell(at + 10, at + 30, { value: ['crossed'] })).toEqual([false, ['new']]);
});

it('CART-12 while an own call is under way, which may answer what was before, it is shown and asked for all the same', () => {
  expect(tell(at, at + 40, { isAtRest: false })).toEqual([false, ['new']]);
});

it('SESS-11 somebody else’s, another module’s or place’s is none', () => {
  expect(tell(at, at + 40, { of: 'theirs' })).toEqual([false, ['old']]);
});

it('CART-12 what cannot be read, or comes from a clock that runs otherwise, is none', () => {
  expect(tell(at, at + 40, { value: [7] })).toEqual([false, ['old']]);
  expect(tell(at, at + 40, { value: null })).toEqual([false, ['old']]);
  expect(tell(at, at + 1001)).toEqual([false, ['old']]);
  expect(tell(at + 50, at + 40)).toEqual([false, ['old']]);
  expect(tell(Number.NaN, Number.NaN)).toEqual([false, ['old']]);
});
