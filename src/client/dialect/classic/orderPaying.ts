import { type Row, rowsIn, word } from './values';

/** Paid in part out of the wallet: how the rest is paid. */
const restOf = (order: Row) =>
  rowsIn(order.payments).find((one) => one.payment_status !== 'paid')?.payment_method;

const wayOf = (order: Row) =>
  word(order.payment_method === 'partial_payment' ? restOf(order) : order.payment_method);

/** Somebody has paid by a way of their own, of which the shop has yet to see. */
export const isChecked = (order: Row) =>
  wayOf(order) === 'offline_payment' && order.payment_status !== 'paid';

/** An order that waits for its payment, or for its check, counts as failed in the newest: it can still be paid. */
export const isUnpaid = (order: Row) =>
  order.order_status === 'failed' &&
  order.payment_status !== 'paid' &&
  ['digital_payment', 'offline_payment'].includes(wayOf(order));

/** Ways to pay that the contract does not have are told by what is left to do. */
export const methodOf = (order: Row): string => {
  const way = wayOf(order);
  if (way === 'digital_payment' || way === 'offline_payment') return 'digital_payment';
  return way === 'wallet' ? 'wallet' : 'cash_on_delivery';
};
