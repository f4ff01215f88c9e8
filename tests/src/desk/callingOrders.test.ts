import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type DeskOrder, deskOrder } from '../../../domain/desk/deskOrder';
import { callingOrders } from '../../../src/desk/board/callingOrders';

const me = 'rana@store.example';
const order = (id: number, parts: Partial<DeskOrder>) =>
  v.parse(deskOrder, {
    id,
    order_type: 'delivery',
    payment_status: 'paid',
    order_amount: 20,
    first_name: 'Omar',
    ...parts,
  });
const since = '2026-11-20T12:00:00.000Z';
const silent_courier = { name: 'Samir', phone: '', since };

it('DESK-04 what is new rings, and what comes back by another hand than that of whoever is there', () => {
  const calling = callingOrders(
    [
      order(1, { order_status: 'pending' }),
      order(2, { order_status: 'processing', handled_by: 'omar@store.example' }),
      order(3, { order_status: 'handover', courier_changes: 1, handled_by: 'Samir' }),
      order(4, { order_status: 'processing', courier_changes: 1, handled_by: me }),
      order(5, { order_status: 'processing', courier_changes: 1, handled_by: 'nora@shop.example' }),
      order(6, { order_status: 'picked_up', silent_courier, handled_by: 'Samir' }),
      order(7, { order_status: 'handover', silent_courier, handled_by: me }),
      order(9, { order_status: 'picked_up', silent_courier, handled_by: me }),
      order(8, { order_status: 'picked_up', can_deliver: 1, handled_by: me }),
    ],
    me,
  );
  expect(calling).toEqual([1, 3, 5, 6, 9]);
});
