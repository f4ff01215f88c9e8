import { expect, test } from 'vitest';
import { nearestTests } from '../fast/nearest';

const there = new Set([
  'tests/domain/cart',
  'tests/domain/cart/cartTotals.test.ts',
  'tests/machines/orders/tracking',
  'tests/src/orders/demoNote.test.tsx',
  'tests/src/orders',
  'tests/server',
]);
const nearest = (file: string) => nearestTests(file, (path) => there.has(path));

test.each([
  ['domain/cart/cartTotals.ts', ['tests/domain/cart/cartTotals.test.ts']],
  ['domain/cart/other.ts', ['tests/domain/cart/']],
  ['src/orders/demoNote.tsx', ['tests/src/orders/demoNote.test.tsx']],
  ['src/orders/api/readOrder.ts', ['tests/src/orders/']],
  ['machines/orders/tracking/trackingMachine.ts', ['tests/machines/orders/tracking/']],
  ['tests/domain/cart/cartTotals.test.ts', ['tests/domain/cart/cartTotals.test.ts']],
  ['tests/domain/cart/removed.test.ts', []],
  ['tests/machines/orders/tracking/fakes.ts', ['tests/machines/orders/tracking/']],
  ['tests/e2e/payment.e2e.ts', []],
  ['README.md', []],
  ['vite.config.ts', []],
])('the tests nearest to %s', (file, tests) => {
  expect(nearest(file)).toEqual(tests);
});
