import type { Page } from 'playwright-core';
import { codeFor, type Person, typed } from './people';
import { ask, post } from './wire';

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
interface Module {
  id: number;
  module_type: string;
}

/** Where the paths deliver to: the shop's own default, unless somebody names a place that its search finds. */
export const placeName = process.env.PATHS_PLACE ?? 'Noor Square';

interface Place {
  readonly at: { lat: number; lng: number };
  /** As the shop's header has them, such as `[1]`. */
  readonly zones: string;
  /** Food first. */
  readonly modules: readonly Module[];
}
let known: Promise<Place> | null = null;

async function findPlace(): Promise<Place> {
  const { default_location: at } = await ask<{ default_location: Place['at'] }>('/config');
  const { zone_id: zones } = await ask<{ zone_id: string }>(
    `/config/get-zone-id?lat=${at.lat}&lng=${at.lng}`,
  );
  const modules = await ask<Module[]>('/module', { headers: { zoneId: zones } });
  return { at, zones, modules: modules.sort((one, other) => one.id - other.id) };
}

export function shopPlace(): Promise<Place> {
  known ??= findPlace();
  return known;
}

export const placeOf = async () => (await shopPlace()).at;

/** The modules of the demo city's centre, as the wire tells them, food first. */
export const openModules = async () => (await shopPlace()).modules;

/** @throws Error where the shop has no such module at its default place */
export async function moduleOf(type: string): Promise<Module> {
  const { modules } = await shopPlace();
  const found = modules.find(({ module_type }) => module_type === type);
  if (!found) throw new Error(`There is no module of ${type} at the shop's default place`);
  return found;
}

/** What every call about a module tells of it. */
export async function headersOf(type = 'food'): Promise<Record<string, string>> {
  return { zoneId: (await shopPlace()).zones, moduleId: String((await moduleOf(type)).id) };
}

export async function wares(): Promise<[Offered, Offered]> {
  const { products } = await ask<{ products: Offered[] }>('/items/popular?limit=100', {
    headers: await headersOf(),
  });
  const plain = products.filter(
    ({ available, stock, maximum_cart_quantity, food_variations, variations }) =>
      available === 1 &&
      (stock === null || stock > 20) &&
      (maximum_cart_quantity ?? 20) >= 20 &&
      variations.length === 0 &&
      food_variations.every(({ required }) => required !== 'on'),
  );
  const [one] = plain;
  const other = plain.find(({ store_id }) => store_id !== one?.store_id);
  if (!one || !other) throw new Error('No two stores sell dishes now that need no choice');
  return [one, other];
}

/** @throws Error where none is sold now that needs a prescription */
export async function medicine(): Promise<Offered> {
  const { products } = await ask<{ products: (Offered & { is_prescription_required: number })[] }>(
    '/items/popular?limit=100',
    { headers: await headersOf('pharmacy') },
  );
  const found = products.find(
    ({ is_prescription_required, available }) => is_prescription_required === 1 && available === 1,
  );
  if (!found) throw new Error('No medicine is sold now that needs a prescription');
  return found;
}

/** What the browser remembers before its first page; each page after it keeps what has changed. */
export const remember = (page: Page, entries: Readonly<Record<string, string>>) =>
  page.addInitScript((all) => {
    const mark = `placed ${Object.keys(all).join(' ')}`;
    if (sessionStorage.getItem(mark)) return;
    sessionStorage.setItem(mark, '1');
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);

async function atPlace(type: string) {
  const { at, zones } = await shopPlace();
  return {
    zoneid: zones,
    location: placeName,
    currentLatLng: JSON.stringify(at),
    module: JSON.stringify(await moduleOf(type)),
  };
}

/** A guest at the shop's default place, in a module: what the browser remembers of it. */
export async function guestAtPlace(page: Page, type = 'food'): Promise<string> {
  const { guest_id } = await post<{ guest_id: string }>('/auth/guest/request', {});
  await remember(page, { guest_id, ...(await atPlace(type)) });
  return guest_id;
}

/** Somebody who is signed in, there; what is typed as the tables' own account is theirs. */
export async function customerAtPlace(page: Page, person: Person, type = 'food'): Promise<void> {
  await remember(page, { token: person.token, ...(await atPlace(type)) });
  await typeAs(page, { [typed.email]: person.email, [typed.password]: person.password });
}

/** Somebody who is signed in and has not said where they are. */
export const customerNowhere = (page: Page, { token }: Person): Promise<unknown> =>
  remember(page, { token });

/**
 * Replaces what the tables type in all that a page sends to sign in or up; the code that they type by the one that was sent
 * last to somebody.
 */
export async function typeAs(
  page: Page,
  words: Readonly<Record<string, string>>,
  codesTo: readonly string[] = [],
): Promise<void> {
  await page.route('**/api/v1/auth/**', async (route) => {
    const sent = route.request().postData() ?? '';
    const all = Object.entries(words);
    if (codesTo.length > 0 && sent.includes(typed.code)) {
      // Without one the shop refuses what was typed, which the path tells of.
      const code = await codeFor(...codesTo).catch(() => typed.code);
      all.push([typed.code, code]);
    }
    const postData = all.reduce((text, [from, to]) => text.replaceAll(from, to), sent);
    return route.fallback(sent ? { postData } : {});
  });
}

export const putIntoCart = async (
  owner: string | Person,
  { id, price }: Offered,
  quantity: number,
  type = 'food',
) =>
  post(
    '/customer/cart/add',
    {
      ...(typeof owner === 'string' && { guest_id: owner }),
      model: 'Item',
      item_id: id,
      price: price * quantity,
      quantity,
      variation: [],
      add_on_ids: [],
      add_on_qtys: [],
    },
    typeof owner === 'string' ? null : owner.token,
    await headersOf(type),
  );
