import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Favourites, Likeable } from '../../../domain/catalogue/favourites';
import { type ModuleType, module } from '../../../domain/place/module';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { Heart } from '../../../src/catalogue/favourite/Heart';
import { WishlistButton } from '../../../src/catalogue/favourite/WishlistButton';
import { ApiError } from '../../../src/client/apiError';
import { moduleKey, storePlace, tokenKey } from '../../../src/client/storage/storage';
import { sampleItem, sampleStore } from '../../domain/samples';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { sampleCart, sampleProvider, sampleVehicle } from '../../support/rental';

vi.setConfig({ testTimeout: 20_000 });

const soupItem = sampleItem({ id: 5, name: 'Soup', slug: 'soup-5' });
const napoliStore = sampleStore({
  id: 9,
  name: 'Napoli',
  address: 'Harbour Street 1',
  avg_rating: 4.5,
  rating_count: 2,
});
const soup: Likeable = { kind: 'item', row: soupItem };
const napoli: Likeable = { kind: 'store', row: napoliStore };

let server: Favourites;
let calls: string[];
let gate: Promise<void>;
let refusal: ApiError | null;
const answer = async ({ path }: AnyEndpoint, { query = {} }: { query?: object } = {}) => {
  if (path === '/config') return settings;
  if (path === '/customer/wish-list') return server;
  if (path === '/rental/user/wish-list')
    return { vehicles: [sampleVehicle()], providers: [sampleProvider()] };
  if (path === '/rental/user/cart/get-cart') return sampleCart();
  calls.push(`${path.split('/').at(-1)} ${JSON.stringify(query)}`);
  await gate;
  if (refusal) throw refusal;
  const keeps = ({ id }: { id: number }) => !Object.values(query).includes(id);
  if (path.endsWith('/remove'))
    server = { item: server.item.filter(keeps), store: server.store.filter(keeps) };
  return { message: 'Kept in mind' };
};
vi.mock('../../../src/client/client', () => ({
  call: (...args: Parameters<typeof answer>) => answer(...args),
  onUnauthenticated: () => () => undefined,
}));

const inModule = (module_type: ModuleType) =>
  moduleKey.set(v.parse(module, { id: 1, module_type, zones: [], status: 1 }));

beforeEach(() => {
  server = { item: [], store: [] };
  calls = [];
  gate = Promise.resolve();
  refusal = null;
  tokenKey.set('a token');
  storePlace({ address: 'Noor Square', point: { lat: 24, lng: 37 }, zoneIds: [1] });
  inModule('food');
});

const show = () =>
  renderAtOnce(
    <>
      <WishlistButton />
      <Heart {...soup} />
      <Heart {...napoli} />
    </>,
  );
const heart = () => screen.getByRole('button', { name: 'Wishlist: Soup' });
const isFull = () => heart().getAttribute('aria-pressed') === 'true';
const badge = (text: string) => screen.findByRole('button', { name: `Wishlist, ${text}` });

describe('a heart', () => {
  it('WISH-03, WISH-13, HEAD-10 is full before the server answers, and counted', async () => {
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => {
      open = resolve;
    });
    await show();
    await badge('empty');
    fireEvent.click(heart());
    await waitFor(() => expect(isFull()).toBe(true));
    await badge('1 favourite');
    expect(screen.queryByText('Kept in mind')).toBeNull();
    open();
    await screen.findByText('Kept in mind');
    expect(calls).toEqual(['add {"item_id":5}']);
  });

  it('WISH-14 is emptied by another press; a double click is one press', async () => {
    server = { item: [soupItem], store: [] };
    await show();
    await badge('1 favourite');
    fireEvent.click(heart(), { detail: 1 });
    fireEvent.click(heart(), { detail: 2 });
    await waitFor(() => expect(isFull()).toBe(false));
    await screen.findByText('Kept in mind');
    expect(calls).toEqual(['remove {"item_id":5}']);
    expect(isFull()).toBe(false);
  });

  it('WISH-13 of a store names the store', async () => {
    await show();
    await badge('empty');
    fireEvent.click(screen.getByRole('button', { name: 'Wishlist: Napoli' }));
    await screen.findByText('Kept in mind');
    expect(calls).toEqual(['add {"store_id":9}']);
  });

  it('WISH-18 goes back when the server refuses, with its sentence', async () => {
    refusal = new ApiError('refused', 404, [{ code: 'not_found', message: 'It is gone' }]);
    await show();
    await badge('empty');
    fireEvent.click(heart());
    await screen.findByText('It is gone');
    expect(isFull()).toBe(false);
    await badge('empty');
  });

  it('WISH-01, WISH-02 tells a guest, who may sign in; nothing is asked of the server', async () => {
    tokenKey.set(null);
    await show();
    expect(screen.queryByRole('button', { name: /^Wishlist,/ })).toBeNull();
    fireEvent.click(heart());
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText('You are not logged in')).toBeDefined();
    expect(within(notice).getByRole('button', { name: 'Sign In' })).toBeDefined();
    expect(isFull()).toBe(false);
    expect(calls).toEqual([]);
  });
});

describe('the favourites drawer', () => {
  const openDrawer = async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: /^Wishlist,/ }));
    return screen.findByRole('dialog', { name: 'Wishlist' });
  };
  const names = (drawer: HTMLElement) =>
    within(drawer)
      .queryAllByRole('article')
      .map((row) => row.getAttribute('aria-label'));

  it('WISH-04, WISH-05, WISH-08, WISH-10 shows items and stores in tabs, each leading to its page', async () => {
    server = { item: [soupItem], store: [napoliStore] };
    const drawer = await openDrawer();
    const item = await within(drawer).findByRole('link', { name: 'Soup' });
    expect(item.getAttribute('href')).toBe('/product/soup-5?module_id=1');
    fireEvent.click(within(drawer).getByRole('tab', { name: /^Restaurants/ }));
    const store = await within(drawer).findByRole('article', { name: 'Napoli' });
    expect(within(store).getByRole('link').getAttribute('href')).toBe(
      '/store/9?module_id=1&store_zone_id=3',
    );
    expect(within(store).getByText('Harbour Street 1')).toBeDefined();
    expect(within(store).getByText('4.50 of 5 stars')).toBeDefined();
  });

  it('WISH-06 says when a tab is empty; a removed row leaves at once', async () => {
    server = { item: [soupItem], store: [] };
    const drawer = await openDrawer();
    await waitFor(() => expect(names(drawer)).toEqual(['Soup']));
    fireEvent.click(within(drawer).getByRole('button', { name: 'Wishlist: Soup' }));
    await waitFor(() => expect(names(drawer)).toEqual([]));
    expect(within(drawer).getByText('No favourite food found')).toBeDefined();
    fireEvent.click(within(drawer).getByRole('tab', { name: /^Restaurants/ }));
    expect(await within(drawer).findByText('No favourite restaurants found')).toBeDefined();
    const away = within(drawer).getByRole('link', { name: 'Start shopping' });
    expect(away.getAttribute('href')).toBe('/home');
    // The page beneath is this one already: the drawer has to go all the same.
    fireEvent.click(away);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('WISH-09 of the rental module leads to vehicles and their providers', async () => {
    inModule('rental');
    const drawer = await openDrawer();
    const vehicle = await within(drawer).findByRole('link', { name: 'Comet' });
    expect(vehicle.getAttribute('href')).toMatch(/^\/rental\/vehicle-details\/7(\?|$)/);
    fireEvent.click(within(drawer).getByRole('tab', { name: /^Providers/ }));
    const provider = await within(drawer).findByRole('link', { name: 'City Wheels' });
    expect(provider.getAttribute('href')).toMatch(/^\/rental\/provider-details\/3(\?|$)/);
  });

  it.each([
    ['grocery', 'Items', 'Stores'],
    ['rental', 'Vehicles', 'Providers'],
  ] as const)('WISH-05, WISH-07 names its tabs by the module %s', async (type, things, places) => {
    inModule(type);
    const drawer = await openDrawer();
    const tabs = await within(drawer).findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent?.replace(/\d/g, '').trim())).toEqual([things, places]);
  });
});
