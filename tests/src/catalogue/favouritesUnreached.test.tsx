import { act, fireEvent, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ModuleType, module } from '../../../domain/place/module';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { keepCarts } from '../../../src/app/keepCarts';
import { favouritesQuery } from '../../../src/catalogue/api/favourites';
import { Heart } from '../../../src/catalogue/favourite/Heart';
import { WishlistButton } from '../../../src/catalogue/favourite/WishlistButton';
import { ApiError } from '../../../src/client/apiError';
import { queryClient } from '../../../src/client/queryClient';
import { moduleKey, storePlace, tokenKey } from '../../../src/client/storage/storage';
import { sampleItem } from '../../domain/samples';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { sampleProvider, sampleVehicle } from '../../support/rental';

vi.setConfig({ testTimeout: 20_000 });

const soup = sampleItem({ id: 5, name: 'Soup', slug: 'soup-5' });
const bread = sampleItem({ id: 6, name: 'Bread', slug: 'bread-6' });
let items = [soup];
let fails: ApiError | null = null;
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: AnyEndpoint) => {
    if (path === '/config') return settings;
    if (fails) throw fails;
    if (path === '/customer/wish-list') return { item: items, store: [] };
    return path === '/rental/user/wish-list'
      ? { vehicles: [sampleVehicle()], providers: [sampleProvider()] }
      : [];
  },
  onUnauthenticated: () => () => undefined,
}));

const unreached = new ApiError('network', 0);
const enter = (module_type: ModuleType, id = 1) =>
  moduleKey.set(v.parse(module, { id, module_type, zones: [], status: 1 }));
/** They are kept at a moment of rest, by code that is loaded then. */
const slow = { timeout: 10_000 };
const kept = () => localStorage.getItem('favourites-seen');

/** A page that is left as it is: what it kept is there, what it had in mind is not. */
async function leave() {
  await vi.waitFor(() => expect(kept()).not.toBeNull(), slow);
  queryClient.clear();
}

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  fails = null;
  items = [soup];
  tokenKey.set('token-of-salma');
  storePlace({ address: 'Noor Square', point: { lat: 24, lng: 37 }, zoneIds: [1] });
  enter('food');
  keepCarts();
});
afterEach(() => vi.restoreAllMocks());

const openDrawer = async (count: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Wishlist, ${count}` }));
  return within(await screen.findByRole('dialog', { name: 'Wishlist' }));
};

it.each([
  ['has no connection', false, 'You are offline. These are the favourites you saw last.'],
  ['leads nowhere', true, 'The shop cannot be reached. These are the favourites you saw last.'],
])(
  'WISH-12 on a network that %s the favourites seen last are shown, and that they are (S07)',
  async (_, onLine, note) => {
    await queryClient.fetchQuery(favouritesQuery());
    await leave();
    fails = unreached;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    await renderAtOnce(<WishlistButton />);
    const drawer = await openDrawer('1 favourite');
    await drawer.findByRole('link', { name: 'Soup' });
    await drawer.findByText(note);

    items = [bread, soup];
    fails = null;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await act(async () => {
      fireEvent(window, new Event('online'));
      await queryClient.invalidateQueries(favouritesQuery());
    });
    await drawer.findByRole('link', { name: 'Bread' });
    expect(drawer.queryByText(/the favourites you saw last/)).toBeNull();
  },
);

it('WISH-15 so are favourite vehicles and providers', async () => {
  enter('rental');
  await queryClient.fetchQuery(favouritesQuery());
  await leave();
  fails = unreached;
  expect((await queryClient.fetchQuery(favouritesQuery()).catch(() => null)) === null).toBe(true);
  expect(queryClient.getQueryData(favouritesQuery().queryKey)).toEqual({
    item: [],
    store: [],
    vehicle: [sampleVehicle()],
    provider: [sampleProvider()],
  });
});

/** What each module shows of the favourites on a network that leads nowhere: names of items, null for nothing. */
async function shownIn(ids: readonly number[]) {
  fails = unreached;
  const shown: (string[] | null)[] = [];
  for (const id of ids) {
    queryClient.clear();
    enter('food', id);
    await queryClient.fetchQuery(favouritesQuery()).catch(() => undefined);
    const seen = queryClient.getQueryData(favouritesQuery().queryKey);
    shown.push(seen?.item.map(({ name }) => name) ?? null);
  }
  return shown;
}

async function see(id: number, these: (typeof soup)[]) {
  enter('food', id);
  items = these;
  const before = kept();
  await queryClient.fetchQuery(favouritesQuery());
  await vi.waitFor(() => expect(kept()).not.toBe(before), slow);
  queryClient.clear();
}

it('WISH-15 those of every module that was looked at are kept, as each was seen last', async () => {
  await see(1, [soup]);
  await see(2, [bread]);
  await see(3, []);
  await see(1, [bread, soup]);
  expect(await shownIn([1, 2, 3, 4])).toEqual([['Bread', 'Soup'], ['Bread'], [], null]);
});

it('WISH-15 they have room for 600 rows: the modules seen longest ago go first', async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => sampleItem({ id: at + 1, name: `Dish ${at + 1}` }));
  await see(1, rows(300));
  await see(2, rows(2));
  await see(3, rows(300));
  expect((await shownIn([1, 2, 3])).map((shown) => shown?.length)).toEqual([undefined, 2, 300]);
});

it('LOGOUT-04 they go when somebody else has favourites here', async () => {
  await see(1, [soup]);
  tokenKey.set('token-of-hassan');
  await see(2, [bread]);
  tokenKey.set('token-of-salma');
  expect(await shownIn([1])).toEqual([null]);
  tokenKey.set('token-of-hassan');
  expect(await shownIn([1, 2])).toEqual([null, ['Bread']]);
});

it.each([
  ['another customer', () => tokenKey.set('token-of-hassan')],
  [
    'another module',
    () => moduleKey.set(v.parse(module, { id: 2, module_type: 'grocery', zones: [], status: 1 })),
  ],
])('LOGOUT-04 %s is not shown them', async (_, become) => {
  await queryClient.fetchQuery(favouritesQuery());
  await leave();
  fails = unreached;
  become();
  await expect(queryClient.fetchQuery(favouritesQuery())).rejects.toBe(unreached);
  expect(queryClient.getQueryData(favouritesQuery().queryKey)).toBeUndefined();
});

it('WISH-18 a heart pressed without a connection is as before, and told why; nothing of it is kept', async () => {
  await queryClient.fetchQuery(favouritesQuery());
  await leave();
  const before = kept();
  fails = unreached;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderAtOnce(
    <>
      <WishlistButton />
      <Heart kind="item" row={bread} />
    </>,
  );
  await screen.findByRole('button', { name: 'Wishlist, 1 favourite' });
  fireEvent.click(screen.getByRole('button', { name: 'Wishlist: Bread' }));
  await screen.findByText(
    'Your favourites could not be changed. Check your connection and try again.',
  );
  expect(screen.getByRole('button', { name: 'Wishlist: Bread' }).getAttribute('aria-pressed')).toBe(
    'false',
  );
  await screen.findByRole('button', { name: 'Wishlist, 1 favourite' });
  expect(kept()).toBe(before);
});
