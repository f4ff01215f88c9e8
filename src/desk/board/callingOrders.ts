import type { DeskOrder } from '../../../domain/desk/deskOrder';

/** It asks for a word, since its courier is silent on the way: also of whoever handed it over. */
const asksForWord = ({ order_status, silent_courier }: DeskOrder) =>
  order_status === 'picked_up' && silent_courier !== null;

/** What rings as soon as it stands on the board: what is new, what asks for a word, and what has come back by no press of whoever looks at it. */
export const callingOrders = (orders: readonly DeskOrder[], email: string): readonly number[] =>
  orders.flatMap((order) => {
    const isNew = order.order_status === 'pending';
    const isBack = order.courier_changes > 0 && order.handled_by !== email;
    return isNew || isBack || asksForWord(order) ? [order.id] : [];
  });
