import { expect, it } from 'vitest';
import type { OrderStatus } from '../../../../domain/orders/order';
import { decideSteps, type OrderStep } from '../../../../machines/desk/handleOrder';
import { type Column, decideColumn } from '../../../../machines/desk/ordersBoard';

it.each<[OrderStatus, Column | null, readonly OrderStep[]]>([
  ['pending', 'new', ['accept', 'refuse']],
  ['confirmed', 'cooking', ['markPrepared', 'refuse']],
  ['processing', 'cooking', ['markPrepared', 'refuse']],
  ['handover', 'ready', ['handOver']],
  ['picked_up', null, []],
  ['delivered', null, []],
  ['canceled', null, []],
  ['failed', null, []],
])('%s stands in %s, where one can %j (DESK-03, DESK-05 to DESK-07)', (status, column, steps) => {
  expect([
    decideColumn(status),
    decideSteps({ status, canRescue: false, canDeliver: false, isElsewhere: false }),
  ]).toEqual([column, steps]);
});

it.each<[OrderStatus, readonly OrderStep[]]>([
  ['pending', ['accept', 'refuse']],
  ['confirmed', ['markPrepared', 'refuse']],
  ['processing', ['markPrepared', 'refuse']],
  ['handover', ['handOver', 'rescue']],
  ['picked_up', ['rescue']],
  ['delivered', []],
  ['canceled', []],
  ['failed', []],
])('%s that its courier does not bring: one can %j (DESK-29)', (status, steps) => {
  expect(decideSteps({ status, canRescue: true, canDeliver: false, isElsewhere: false })).toEqual(
    steps,
  );
});

it('what lies with a courier from whom another fetches it is not handed over by its store (DESK-29)', () => {
  const lies = { status: 'handover', canDeliver: false, isElsewhere: true } as const;
  expect([
    decideSteps({ ...lies, canRescue: true }),
    decideSteps({ ...lies, canRescue: false }),
  ]).toEqual([['rescue'], []]);
});

it('what a courier of the store’s own is on the way with is said to be delivered (DESK-31)', () => {
  const own = { canRescue: false, canDeliver: true, isElsewhere: false };
  expect([
    decideSteps({ status: 'picked_up', ...own }),
    decideSteps({ status: 'delivered', ...own }),
  ]).toEqual([['deliver'], []]);
});
