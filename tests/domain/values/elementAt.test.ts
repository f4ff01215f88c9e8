import { expect, it } from 'vitest';
import { elementAt } from '../../../domain/values/elementAt';

it('gives the entry at a place of a list, also one that is null or nought', () => {
  expect([elementAt(['a', 'b'], 1), elementAt([null], 0), elementAt(new Int8Array(1), 0)]).toEqual([
    'b',
    null,
    0,
  ]);
});

it.each([-1, 2, 0.5, Number.NaN])('refuses the place %s, which the list does not have', (index) => {
  expect(() => elementAt(['a', 'b'], index)).toThrow(new RangeError(`Nothing at ${index} of 2`));
});
