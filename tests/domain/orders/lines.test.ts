import * as v from 'valibot';
import { expect, it } from 'vitest';
import { mostLines, placeOrderPayload } from '../../../domain/orders/order';
import { placePrescriptionOrder } from '../../../domain/orders/orderEndpoints';

it.each([
  ['an order', placeOrderPayload.entries.lines],
  ['an order by prescription', placePrescriptionOrder.body.entries.lines],
])('%s of more lines than are read is refused, not shortened', (_, schema) => {
  const lines = (count: number) =>
    Array.from({ length: count }, () => ({ item_id: 1, quantity: 1 }));
  expect([mostLines, mostLines + 1].map((count) => v.is(schema, lines(count)))).toEqual([
    true,
    false,
  ]);
});
