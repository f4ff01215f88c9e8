import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { request } from 'node:http';
import type { Random } from '../../../demo/city/random';
import type { Spot } from '../catalogue/world';

export interface Call {
  /** What the shopper did. */
  name: string;
  /** Milliseconds until the answer's last byte. */
  taken: number;
  /** 0 where there was no answer. */
  status: number;
  /** What was refused or went wrong; empty for a good answer. */
  trouble: string;
  /** Whether another server had to be asked, since the first did not answer. */
  isSecond: boolean;
}

interface Asked {
  method?: 'GET' | 'POST';
  body?: unknown;
  headers?: Record<string, string>;
}

interface Answer {
  /** 0 where there was none. */
  status: number;
  text: string;
}

/**
 * Calls on the first of some servers, told one by one. As a balancer does, it asks the next one when there was no answer and the call may be sent
 * twice: whoever only reads, and an order, by its key.
 */
export function createCaller(urls: readonly string[], agent: Agent, tell: (call: Call) => void) {
  let turn = 0;
  const once = (path: string, { method = 'GET', body, headers }: Asked): Promise<Answer> =>
    new Promise((resolve) => {
      const end = (status: number, text: string) => resolve({ status, text });
      const sent = request(
        `${urls[turn % urls.length]}/api/v1${path}`,
        { agent, method, headers: { 'Content-Type': 'application/json', ...headers } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => end(answer.statusCode ?? 0, Buffer.concat(chunks).toString()));
          answer.on('error', (error) => end(0, error.message));
        },
      );
      sent.on('error', (error) => end(0, error.message));
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  return async (name: string, path: string, asked: Asked): Promise<unknown> => {
    const begun = performance.now();
    const mayRepeat = (asked.method ?? 'GET') === 'GET' || asked.headers?.['Idempotency-Key'];
    const at = turn;
    let answer = await once(path, asked);
    const isSecond = answer.status === 0 && urls.length > 1;
    // Others of this shopper's calls may have moved on already.
    if (isSecond && turn === at) turn += 1;
    if (isSecond && mayRepeat) answer = await once(path, asked);
    const { status, text } = answer;
    const isGood = status >= 200 && status < 300;
    const taken = performance.now() - begun;
    const trouble = isGood ? '' : `${status} ${text.slice(0, 120)}`;
    tell({ name, taken, status, trouble, isSecond });
    return isGood ? JSON.parse(text) : null;
  };
}

type Ask = ReturnType<typeof createCaller>;

interface Shopper {
  ask: Ask;
  /** Takes as long as somebody looks at a page. */
  look(): Promise<unknown>;
}

export interface Sold {
  id: number;
  storeId: number;
}

/** Share of visits that end with an order, where what is sold there needs no choice. */
const ordered = 0.5;

const field = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null
    ? Object.entries(answer).find(([key]) => key === name)?.[1]
    : undefined;

/** Home, a search, a store, an item, as the pages of the shop ask for them, and now and then an order that is tracked: its number. */
export async function visit(
  { ask, look }: Shopper,
  spot: Spot,
  sold: Sold | null,
  random: Random,
  share = ordered,
): Promise<unknown> {
  const { headers } = spot;
  const get = (name: string, path: string) => ask(name, path, { headers });
  const store = random.pick(spot.stores);
  const item = random.pick(spot.items);
  const word = item.name.split(/[\s,،]+/).find((part) => part.length > 2) ?? 'milk';
  await Promise.all([
    get('home: banners', '/banners'),
    get('home: categories', '/categories'),
    get('home: popular items', '/items/popular?limit=12&offset=1'),
    get('home: stores', '/stores/popular?limit=12&offset=1'),
    get('home: all stores', '/stores/get-stores/all?limit=12&offset=1'),
  ]);
  await look();
  const typed = word.slice(0, random.int(2, 5));
  await get('suggestion', `/items/item-or-store-search?name=${encodeURIComponent(typed)}`);
  await look();
  await get('search', `/items/search?name=${encodeURIComponent(word)}&limit=12&offset=1`);
  await look();
  await Promise.all([
    get('store: details', `/stores/details/${store.id}`),
    get('store: items', `/items/latest?store_id=${store.id}&limit=24&offset=1`),
  ]);
  await look();
  await Promise.all([
    get('item: details', `/items/details/${item.id}`),
    get('item: related', `/items/related-items/${item.id}`),
  ]);
  await look();
  return sold && random.chance(share) ? order(ask, headers, sold) : null;
}

const contact = {
  contact_person_name: 'Test Person',
  contact_person_number: '+966501234567',
};

/** Ends where a step was not answered, as a shopper's page does: what failed is counted once. */
async function order(ask: Ask, headers: Record<string, string>, { id, storeId }: Sold) {
  const post = (name: string, path: string, body: object, more = {}) =>
    ask(name, path, { method: 'POST', body, headers: { ...headers, ...more } });
  const guest_id = field(await post('guest', '/auth/guest/request', {}), 'guest_id');
  if (!guest_id) return null;
  const line = { item_id: id, model: 'Item', price: 10, quantity: 1 };
  if (!(await post('cart: add', '/customer/cart/add', { ...line, guest_id }))) return null;
  await ask('cart: list', `/customer/cart/list?guest_id=${guest_id}`, { headers });
  const wanted = {
    ...contact,
    order_type: 'take_away',
    payment_method: 'cash_on_delivery',
    store_id: storeId,
    guest_id,
  };
  const quoted = await post('order: price', '/customer/order/get-tax', wanted);
  if (!quoted) return null;
  const placed = await post(
    'order: place',
    '/customer/order/place',
    { ...wanted, order_amount: field(quoted, 'total') },
    { 'Idempotency-Key': randomUUID() },
  );
  const orderId = field(placed, 'order_id');
  if (!orderId) return null;
  const path = `/customer/order/track?order_id=${orderId}&contact_number=${encodeURIComponent(contact.contact_person_number)}`;
  await ask('order: track', path, { headers });
  return orderId;
}
