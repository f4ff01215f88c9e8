import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, it, vi } from 'vitest';
import { addToCart, listCart } from '../../../domain/cart/cartEndpoints';
import { listBanners, listCategories } from '../../../domain/catalogue/catalogueEndpoints';
import * as items from '../../../domain/catalogue/itemEndpoints';
import * as stores from '../../../domain/catalogue/storeEndpoints';
import { requestGuestId } from '../../../domain/identity/sessionEndpoints';
import { placeOrder, quoteOrder, trackOrder } from '../../../domain/orders/orderEndpoints';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { playDue } from '../../../server/orders/tracking/ticker';
import type { CallOptions } from '../../support/server';
import { moduleId, openShop } from '../orders/shop';

let statements = 0;
let isOfTime = false;
/** Settings and kinds of modules are read again after some seconds, by whichever call comes then. */
const ofTime = /^select ("field", "value"|"id", "type" from "modules"|"area" from "zones")/;
const send = PGlite.prototype.execProtocolRawSync;
/** Messages of PostgreSQL's protocol: P brings a statement, E executes it, Q asks at once, as `begin` and `commit` do. */
vi.spyOn(PGlite.prototype, 'execProtocolRawSync').mockImplementation(function (
  this: PGlite,
  message,
) {
  const kind = String.fromCharCode(message[0] ?? 0);
  if (kind === 'P') isOfTime = ofTime.test(Buffer.from(message).toString('latin1', 6));
  if (kind === 'Q' || (kind === 'E' && !isOfTime)) statements += 1;
  return send.call(this, message);
});

const shop = await openShop({ TEST_DATABASE_URL: '' });
afterAll(() => shop.close());

async function count<E extends AnyEndpoint>(endpoint: E, options: CallOptions = {}) {
  const before = statements;
  const answer = await shop.call(endpoint, { moduleId, ...options });
  return { answer, taken: statements - before };
}

it('asks the database no more often for each call than it has to', async () => {
  const storeId = await shop.store({ takeAway: true });
  const itemId = await shop.item(storeId);
  const reading: [string, AnyEndpoint, CallOptions, number][] = [
    ['banners', listBanners, {}, 2],
    ['categories', listCategories, {}, 1],
    ['popular items', items.listPopularItems, { query: { limit: 12, offset: 1 } }, 3],
    ['all items of a store', items.listLatestItems, { query: { store_id: storeId } }, 3],
    ['search', items.searchItems, { query: { name: 'milk', limit: 12, offset: 1 } }, 3],
    ['suggestion', items.searchItemsAndStores, { query: { name: 'mil' } }, 5],
    ['popular stores', stores.listPopularStores, { query: { limit: 12, offset: 1 } }, 2],
    ['a store', stores.getStore, { params: { id: storeId } }, 1],
    ['an item', items.getItem, { params: { id: itemId } }, 1],
    ['related items', items.listRelatedItems, { params: { id: itemId } }, 3],
  ];
  const taken: Record<string, number> = {};
  for (const [name, endpoint, options] of reading)
    taken[name] = (await count(endpoint, options)).taken;

  const ordering: [string, number][] = [
    ['a guest', 1],
    ['into the cart', 8],
    ['once more into the cart', 8],
    ['the cart', 2],
    ['the price', 3],
    ['the order', 15],
    ['the order again', 2],
    ['tracking', 6],
  ];
  const note = async <E extends AnyEndpoint>(name: string, endpoint: E, options?: CallOptions) => {
    const { answer, taken: own } = await count(endpoint, options);
    taken[name] = own;
    return answer;
  };
  const { guest_id } = await note('a guest', requestGuestId, { body: {} });
  const line = { item_id: itemId, model: 'Item', price: 10, quantity: 1, guest_id };
  await note('into the cart', addToCart, { body: line });
  await note('once more into the cart', addToCart, { body: line });
  await note('the cart', listCart, { query: { guest_id } });
  const contact_person_number = '+966501234567';
  const wanted = {
    contact_person_name: 'Test Person',
    contact_person_number,
    order_type: 'take_away',
    payment_method: 'cash_on_delivery',
    store_id: storeId,
    guest_id,
  };
  const { total } = await note('the price', quoteOrder, { body: wanted });
  const order = {
    body: { ...wanted, order_amount: total },
    headers: { 'Idempotency-Key': 'statements' },
  };
  const { order_id } = await note('the order', placeOrder, order);
  expect((await note('the order again', placeOrder, order)).order_id).toBe(order_id);
  await note('tracking', trackOrder, {
    query: { order_id, contact_number: contact_person_number },
  });

  const most = Object.fromEntries([...reading.map(([name, , , own]) => [name, own]), ...ordering]);
  const tooMany = Object.entries(taken).filter(([name, own]) => own > (most[name] ?? 0));
  expect(tooMany).toEqual([]);
});

it('asks the database once in a round of the demo in which nothing is due', async () => {
  const before = statements;
  await playDue(shop.deps);
  expect(statements - before).toBe(1);
});
