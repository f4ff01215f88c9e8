import type { Page } from '@playwright/test';

/** A take-away order of a signed-in customer, by the calls that a checkout makes: the checkout is another journey's. */
export const placeByCalls = (page: Page) =>
  page.evaluate(async () => {
    const read = (key: string) => localStorage.getItem(key) ?? '';
    const at = JSON.parse(read('currentLatLng'));
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${read('token')}`,
      zoneid: read('zoneid'),
      moduleid: '2',
    };
    const send = async (path: string, body?: object, more: Record<string, string> = {}) => {
      const how = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      return (await fetch(`/api/v1${path}`, { headers: { ...headers, ...more }, ...how })).json();
    };
    const { products } = await send('/items/popular?limit=40');
    // Enough for points that can be converted.
    const enough = (price: number) => Math.ceil(40 / price);
    interface Offered
      extends Record<'price' | 'stock' | 'maximum_cart_quantity' | 'available', number | null> {
      store_id: number;
      choice_options?: unknown[];
    }
    const fits = (one: Offered) => {
      const units = enough(one.price ?? 1);
      const most = Math.min(one.stock ?? units, one.maximum_cart_quantity || units);
      return one.available !== 0 && !one.choice_options?.length && units <= most;
    };
    // Not every store lets shoppers collect.
    const takesAway = new Map<number, boolean>();
    for (const id of new Set<number>(products.map(({ store_id }: Offered) => store_id)))
      takesAway.set(id, (await send(`/stores/details/${id}`)).take_away === 1);
    const item = products.find((one: Offered) => takesAway.get(one.store_id) && fits(one));
    const quantity = enough(item.price);
    const line = { item_id: item.id, model: 'Item', quantity, price: item.price };
    const order = {
      order_type: 'take_away',
      payment_method: 'cash_on_delivery',
      store_id: item.store_id,
      lines: [{ ...line, variation: [] }],
      latitude: at.lat,
      longitude: at.lng,
      contact_person_name: 'Amal Nasser',
      contact_person_number: '+966500123456',
    };
    const { total } = await send('/customer/order/get-tax', order);
    const sent = { ...order, order_amount: total };
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const placed = await send('/customer/order/place', sent, key);
    return { orderId: placed.order_id as number, storeName: item.store_name as string };
  });
