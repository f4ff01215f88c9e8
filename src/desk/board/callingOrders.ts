import type { DeskOrder } from '../../../domain/desk/deskOrder';

/** It is back at its store's board, or asks for a word, since its courier did not bring it. */
const hasComeBack = ({ courier_changes, order_status, silent_courier }: DeskOrder) =>
  courier_changes > 0 || (order_status === 'picked_up' && silent_courier !== null);

/** What rings as soon as it stands on the board: what is new, and what has come back by no press of whoever looks at it. */
export const callingOrders = (orders: readonly DeskOrder[], email: string): readonly number[] =>
  orders.flatMap((order) =>
    order.order_status === 'pending' || (hasComeBack(order) && order.handled_by !== email)
      ? [order.id]
      : [],
  );
