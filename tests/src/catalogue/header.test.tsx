import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Category } from '../../../domain/catalogue/catalogue';
import type { Module, ModuleType } from '../../../domain/place/module';
import { Header } from '../../../src/app/shell/Header';
import { categoriesQuery, storeRailQuery } from '../../../src/catalogue/api/catalogue';
import { moduleKey, phoneCountryKey, storePlace } from '../../../src/client/storage/storage';
import { OverlayHost } from '../../../src/flow/OverlayHost';
import { renderPiece } from '../../support/render';

let signedIn = false;
vi.mock('../../../src/identity/session', () => ({
  useSession: () => ({ signedIn, guestId: 'g', profileName: signedIn ? 'Maya' : '' }),
  startSession: () => undefined,
  logOut: () => undefined,
}));
vi.mock('../../../src/app/shell/ShopTools', () => ({
  default: ({ tool }: { tool: string }) => <span data-testid={tool} />,
}));
vi.mock('../../../src/app/shell/ProfileMenu', () => ({
  default: () => <button type="button">Maya</button>,
}));

const module = (module_type: ModuleType): Module => ({
  id: 1,
  module_type,
  module_name: 'M',
  icon_full_url: '',
  description: '',
  zones: [],
  status: 1,
  stores_count: 1,
});
const settle = (type: ModuleType) => {
  storePlace({ address: 'Quay 1', point: { lat: 1, lng: 2 }, zoneIds: [1] });
  moduleKey.set(module(type));
};
const show = (country_picker_status = 0, path = '/') =>
  renderPiece(
    <>
      <Header />
      <OverlayHost />
    </>,
    (client) => {
      client.setQueryData(['config', 'en'], {
        phone: '+966 5',
        country: 'SA',
        country_picker_status,
      });
      client.setQueryData(categoriesQuery().queryKey, [
        { id: 3, name: 'Pizza', image_full_url: '', module_id: 1 } as Category,
      ]);
      for (const list of ['popular', 'latest'] as const)
        client.setQueryData(storeRailQuery(list).queryKey, {
          total_size: 0,
          total_capped: false,
          limit: 12,
          offset: 1,
          stores: [],
        });
    },
    path,
  );
const links = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const narrow = window.matchMedia;

beforeEach(() => {
  signedIn = false;
  window.matchMedia = (query) => ({ ...narrow(query), matches: query.includes('1181px') });
});
afterEach(() => {
  window.matchMedia = narrow;
  phoneCountryKey.set(null);
  storePlace(null);
  moduleKey.set(null);
});

describe('the header of a visitor without a place', () => {
  it('shows tracking, sign-in, language, phone and country (HEAD-06, HEAD-12, HEAD-13)', async () => {
    await show();
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeDefined();
    expect(links()).toEqual([['Track Order', '/track-order']]);
    expect(screen.getByRole('button', { name: 'Language' })).toBeDefined();
    const call = await screen.findByRole('link', { name: 'Call us: +966 5' });
    expect(call.getAttribute('href')).toBe('tel:+966 5');
    expect(screen.getByText('Saudi Arabia')).toBeDefined();
    // Without the setting a country is told, not picked.
    expect(screen.queryByRole('button', { name: /Country/ })).toBeNull();
    expect(screen.queryByTestId('CartButton')).toBeNull();
  });

  it('lets the country of phone numbers be picked where the shop allows it (HEAD-13, CHK-12)', async () => {
    await show(1);
    const country = await screen.findByRole('button', { name: 'Country: Saudi Arabia' });
    act(() => country.click());
    const field = await screen.findByRole('combobox', { name: 'Country' });
    act(() => field.click());
    act(() => screen.getByRole('option', { name: /Egypt/, hidden: true }).click());
    expect(await screen.findByRole('button', { name: 'Country: Egypt' })).toBeDefined();
    expect(phoneCountryKey.get()).toBe('EG');
  });

  it('leaves phone and country to the drawer where the bar is narrow (HEAD-14)', async () => {
    window.matchMedia = narrow;
    await show();
    expect(await screen.findByRole('button', { name: 'Open the menu' })).toBeDefined();
    expect(screen.queryByText('Saudi Arabia')).toBeNull();
  });

  it('holds the cart of a trip, which needs no place (HEAD-11)', async () => {
    moduleKey.set(module('rental'));
    await show();
    const cart = await screen.findByTestId('CartButton');
    // Phones, without a bar of the place, have it here.
    expect(cart.closest('span[class]')).toBeNull();
  });

  it('its logo stays on the landing page (HEAD-01)', async () => {
    await show();
    expect(screen.getByRole('link', { name: /Flowmart/ }).getAttribute('href')).toBe('/');
  });
});

describe('the header with a place', () => {
  it('leads to the shop, its categories and restaurants (HEAD-01, HEAD-04, MOD-02)', async () => {
    settle('food');
    await show();
    expect(links()).toEqual([
      ['Home', '/home'],
      ['Categories', '/categories'],
      ['Restaurants', '/store/popular'],
      ['Track Order', '/track-order'],
    ]);
    expect(screen.getByRole('link', { name: /Flowmart/ }).getAttribute('href')).toBe('/home');
    expect(await screen.findByTestId('CartButton')).toBeDefined();
    expect(screen.queryByText('Saudi Arabia')).toBeNull();
  });

  it('opens lists from its two modal links; the page stays (HEAD-04, MENU-02, MENU-03)', async () => {
    settle('food');
    const { address } = await show();
    act(() => screen.getByRole('link', { name: 'Categories' }).click());
    const categories = await screen.findByRole('dialog', { name: 'Categories' });
    expect(within(categories).getByRole('link', { name: 'Pizza' }).getAttribute('href')).toBe(
      '/category/3?module_id=1',
    );
    expect(within(categories).getByRole('link', { name: 'View all' }).getAttribute('href')).toBe(
      '/categories',
    );
    expect(address()).toBe('/');
    act(() => within(categories).getByRole('link', { name: 'View all' }).click());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/categories');
    act(() => screen.getByRole('link', { name: 'Restaurants' }).click());
    const stores = await screen.findByRole('dialog', { name: 'Restaurants' });
    expect(
      within(stores)
        .getAllByRole('link', { name: 'View all' })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/store/popular', '/store/latest']);
    act(() => within(stores).getByRole('button', { name: 'Close' }).click());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(['/', '/store/popular'])('has the search at %s', async (path) => {
    settle('food');
    await show(0, path);
    expect(screen.queryAllByTestId('SearchBox')).toHaveLength(path === '/' ? 0 : 1);
  });

  it('leaves the search to the page that is all about it', async () => {
    settle('food');
    await show(0, '/search');
    expect(screen.queryByTestId('SearchBox')).toBeNull();
    expect(await screen.findByTestId('LocationPill')).toBeDefined();
  });

  it('in the parcel module has no modal links, no tracking and no chat (HEAD-05, HEAD-06, HEAD-08)', async () => {
    settle('parcel');
    await show();
    const texts = links().map(([text]) => text);
    for (const text of ['Categories', 'Stores', 'Track Order', 'Chat'])
      expect(texts).not.toContain(text);
  });

  it('tracks a trip for who rents (HEAD-06, HEAD-07, MOD-03)', async () => {
    settle('rental');
    await show();
    expect(links()).toContainEqual(['Track Trip', '/track-order']);
  });

  it('shows a customer the wishlist where there is a zone (HEAD-10)', async () => {
    signedIn = true;
    await show();
    expect(screen.queryByTestId('WishlistButton')).toBeNull();
    cleanup();
    settle('food');
    await show();
    expect(await screen.findByTestId('WishlistButton')).toBeDefined();
  });

  it('calls shops what the module calls them', async () => {
    settle('grocery');
    await show();
    expect(links()).toContainEqual(['Stores', '/store/popular']);
  });

  it('shows a customer the profile instead of sign-in and tracking (HEAD-06, HEAD-12)', async () => {
    signedIn = true;
    settle('food');
    await show();
    expect(links().map(([text]) => text)).not.toContain('Track Order');
    expect(await screen.findByRole('button', { name: 'Maya' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
  });
});
