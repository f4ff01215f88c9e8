import type { Person } from './people';
import { headersOf, shopPlace, wares } from './shop';
import { post, put } from './wire';

/** Orders that have been placed and may stand open; they are cancelled in the end. */
const open: { readonly orderId: number; readonly person: Person }[] = [];

/** A take-away order that is paid in cash, by the calls that a checkout makes: the checkout is another flow's. */
export async function placedOrder(person: Person): Promise<number> {
  const [dish] = await wares();
  const { at } = await shopPlace();
  const headers = await headersOf();
  const quantity = 6;
  const order = {
    order_type: 'take_away',
    payment_method: 'cash_on_delivery',
    store_id: dish.store_id,
    lines: [{ item_id: dish.id, model: 'Item', quantity, price: dish.price, variation: [] }],
    latitude: at.lat,
    longitude: at.lng,
    contact_person_name: person.name,
    contact_person_number: person.phone,
  };
  const { total } = await post<{ total: number }>(
    '/customer/order/get-tax',
    order,
    person.token,
    headers,
  );
  const { order_id: orderId } = await post<{ order_id: number }>(
    '/customer/order/place',
    { ...order, order_amount: total },
    person.token,
    { ...headers, 'Idempotency-Key': crypto.randomUUID() },
  );
  open.push({ orderId, person });
  return orderId;
}

/** Nobody is to cook what no one will eat. */
export async function cancelPlaced(): Promise<void> {
  for (const { orderId, person } of open.splice(0))
    await put(
      '/customer/order/cancel',
      { order_id: orderId, reason: 'Ordered by a test' },
      person.token,
    )
      // One that a store has begun is cooked.
      .catch(() => undefined);
}
