import type { Page } from 'playwright-core';
import type { Answer } from '../../../charts/paths/surroundings';
import { shopAddress } from './address';

export interface Offered {
  id: number;
  name: string;
  slug: string;
  price: number;
  store_id: number;
  available: number;
  stock: number | null;
  maximum_cart_quantity: number | null;
  food_variations: { required: string }[];
  variations: unknown[];
}

const ask = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
  const answer = await fetch(`${shopAddress()}/api/v1${path}`, {
    ...init,
    headers: { zoneId: '[1]', moduleId: '1', 'Content-Type': 'application/json', ...init.headers },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};

export const post = <T>(path: string, body: object): Promise<T> =>
  ask<T>(path, { method: 'POST', body: JSON.stringify(body) });

export async function wares(): Promise<[Offered, Offered]> {
  const { products } = await ask<{ products: Offered[] }>('/items/popular?limit=100');
  const plain = products.filter(
    ({ available, stock, food_variations, variations }) =>
      available === 1 &&
      (stock === null || stock > 20) &&
      variations.length === 0 &&
      food_variations.every(({ required }) => required !== 'on'),
  );
  const [one] = plain;
  const other = plain.find(({ store_id }) => store_id !== one?.store_id);
  if (!one || !other) throw new Error('The demo shop sells no such dishes');
  return [one, other];
}

export const placeOf = async () =>
  (await ask<{ default_location: { lat: number; lng: number } }>('/config')).default_location;

/** The modules of the demo city's centre, as the wire tells them, food first. */
export const openModules = async () =>
  (await ask<{ id: number }[]>('/module')).sort((one, other) => one.id - other.id);

/** A guest at the demo city's centre, in the module of food: what the browser remembers of it. */
export async function guestAtPlace(page: Page): Promise<string> {
  const { guest_id } = await post<{ guest_id: string }>('/auth/guest/request', {});
  const modules = await ask<{ id: number }[]>('/module');
  const stored = {
    guest_id,
    zoneid: '[1]',
    location: 'Noor Square',
    currentLatLng: JSON.stringify(await placeOf()),
    module: JSON.stringify(modules.find(({ id }) => id === 1)),
  };
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('placed')) return;
    sessionStorage.setItem('placed', '1');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  return guest_id;
}

export const putIntoCart = (guest_id: string, { id, price }: Offered, quantity: number) =>
  post('/customer/cart/add', {
    guest_id,
    model: 'Item',
    item_id: id,
    price: price * quantity,
    quantity,
    variation: [],
    add_on_ids: [],
    add_on_qtys: [],
  });

export const refusal = (code: string) => ({ errors: [{ code, message: `No: ${code}.` }] });

/** Of a call that changes the cart: accepted by the server itself; what it would refuse only at another time is forced. */
export const cartAnswersOf =
  (call: string) =>
  (result: string): Answer | null => {
    switch (result) {
      case 'accepted':
        return { call };
      case 'items of another store':
        return { call, status: 409, body: refusal('store_conflict') };
      case 'sold out':
        return { call, status: 400, body: refusal('out_of_stock') };
      case 'gone already':
        return { call, status: 404, body: refusal('not_found') };
      case 'failure':
        return { call, dead: true };
      default:
        return null;
    }
  };

export const customer = {
  name: 'Salma Haddad',
  email: 'a@b.co',
  phone: '+15550105678',
  password: 'secret1',
  confirm_password: 'secret1',
};

/** What the sign-in's model types to be sent a code. */
const typedPhone = '+15550101234';
let holders = 0;

/**
 * Whose phone is proved on a path, in place of the one that it types: a code is sent to a phone once a minute, and
 * other paths, and repeats of failed ones, ask for theirs. Nobody proved it before, so that it ends the password.
 */
export async function holdOwnPhone(page: Page): Promise<void> {
  holders += 1;
  const own = `+1555${String(holders).padStart(5, '0')}34`;
  await post('/auth/sign-up', {
    ...customer,
    name: 'Nadia Farouk',
    email: `holder${holders}@b.co`,
    phone: own,
  });
  await page.route('**/api/v1/auth/**', (route) => {
    const typed = route.request().postData();
    return route.fallback(typed ? { postData: typed.replaceAll(typedPhone, own) } : {});
  });
}
