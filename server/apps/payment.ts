import { payOrder } from '../../domain/orders/orderEndpoints';
import { Refusal } from '../http/refusal';
import { countGuess } from '../orders/access';
import { findOrder } from '../orders/store';
import type { AppCall } from './call';
import { isNumberOf } from './numbers';

/** Where an app that names no address of its own is led back to. */
const ownCallback = '/track-order';

/**
 * The page on which an order is paid: opened by a browser without the app's token, by the order and whose it is.
 * @throws Refusal `forbidden` when the two do not match
 */
export async function paymentPage(call: AppCall): Promise<Response> {
  const { given, deps } = call;
  const [order_id, whose] = [given.number('order_id') ?? 0, given.text('customer_id')];
  const payment_gateway = given.text('payment_method');
  if (!payment_gateway) {
    throw new Refusal('validation', { detail: { field: 'payment_method' } });
  }
  const order = Number.isSafeInteger(order_id) ? await findOrder(deps.db, order_id) : undefined;
  const isOfGuest = order?.owner === `guest:${whose}`;
  const isOfCustomer =
    order?.customerId != null &&
    whose !== '' &&
    (await isNumberOf(deps.db, order.customerId, whose));
  if (!order || !(isOfGuest || isOfCustomer)) {
    // As with contact numbers, of which guessing rests as well.
    await countGuess(deps, `order:${order_id}`, call.address);
    throw new Refusal('forbidden');
  }
  const { redirect_link } = await call.ask(payOrder, {
    body: {
      order_id,
      payment_gateway,
      callback: given.text('callback') || ownCallback,
      ...(isOfGuest ? { guest_id: whose } : { contact_number: order.contactPersonNumber }),
    },
  });
  return new Response(null, { status: 302, headers: { Location: redirect_link } });
}
