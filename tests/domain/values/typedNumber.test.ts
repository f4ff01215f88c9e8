import { expect, it } from 'vitest';
import { typedNumber } from '../../../domain/values/typedNumber';

it.each([
  ['50', 50],
  [' 50 ', 50],
  ['٥٠', 50],
  ['۵۰', 50],
  ['٥٠٫٢٥', 50.25],
  ['١٬٢٥٠٫٥', 1250.5],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['1,250', 1250],
  ['1,250.75', 1250.75],
  ['.5', 0.5],
  ['0', 0],
  ['-5', -5],
  ['−٥', -5],
  ['', null],
  ['fifty', null],
  ['5o', null],
  ['1e3', null],
  ['0x10', null],
  ['Infinity', null],
  ['1.2.3', null],
  ['-', null],
])('WAL-03 a typed amount %j is %j', (typed, amount) => {
  expect(typedNumber(typed)).toBe(amount);
});
