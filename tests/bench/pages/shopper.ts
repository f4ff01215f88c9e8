import type { Page } from 'playwright-core';
import type { Item, Store } from '../../../domain/catalogue/catalogue';

export interface Shopper {
  storage: Record<string, string>;
  /** The cookie by which the server knows the choice that the storage holds. */
  view?: string;
  paths: Record<string, string>;
}

const foodModule = 1;

export async function prepareShopper(url: string): Promise<Shopper> {
  const scope = { zoneId: '[1]', moduleId: String(foodModule) };
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      ...init,
      headers: { ...scope, 'Content-Type': 'application/json' },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const modules: { id: number }[] = await ask('/module');
  const { products }: { products: Item[] } = await ask('/items/popular?limit=50&offset=1');
  const plain = products.find(isPlain);
  if (!plain) throw new Error('The demo shop has no plain dish');
  const readStore = (id: number): Promise<Store> => ask(`/stores/details/${id}`);
  const store = await readStore(plain.store_id);
  const ordered = await findSmallOrder(products, readStore);
  const [category]: { id: number }[] = await ask('/categories');
  const { guest_id } = await ask('/auth/guest/request', { method: 'POST', body: '{}' });
  const line = { guest_id, item_id: ordered.id, price: ordered.price, quantity: 1 };
  await ask('/customer/cart/add', { method: 'POST', body: JSON.stringify(line) });
  return {
    storage: {
      guest_id: String(guest_id),
      module: JSON.stringify(modules.find(({ id }) => id === foodModule)),
      zoneid: '[1]',
      location: store.address,
      currentLatLng: JSON.stringify({ lat: store.latitude, lng: store.longitude }),
      'language-setting': 'en',
    },
    view: `en.1.${foodModule}`,
    paths: {
      '/': '/',
      '/home': '/home',
      'a store': `/store/${store.id}?module_id=${foodModule}&store_zone_id=1`,
      'a product': `/product/${plain.slug}?module_id=${foodModule}`,
      'a list': `/category/${category?.id}?module_id=${foodModule}`,
      '/categories': '/categories',
      '/checkout, filled': '/checkout?page=cart',
      '/track-order': '/track-order',
    },
  };
}

const isPlain = ({ food_variations, available, stock }: Item) =>
  food_variations.length === 0 && available !== 0 && stock !== 0;

/** What is popular changes with what is ordered: one plain dish of less than its store's minimum order. */
async function findSmallOrder(
  products: Item[],
  readStore: (id: number) => Promise<Store>,
): Promise<Item> {
  for (const plain of products.filter(isPlain))
    if (plain.price < (await readStore(plain.store_id)).minimum_order) return plain;
  throw new Error('The demo shop has no plain dish of less than the minimum order of its store');
}

export async function bringStorage(page: Page, storage: Record<string, string>): Promise<void> {
  // The compiler names inner functions with this helper, which functions sent to a page leave behind.
  await page.addInitScript('globalThis.__name ??= (target) => target');
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
}
