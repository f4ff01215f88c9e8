import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Module, ModuleType } from '../../../domain/entities/module';
import { OverlayHost } from '../../../src/app/OverlayHost';
import { Header } from '../../../src/components/shell/Header';
import { moduleKey, phoneCountryKey, storePlace } from '../../../src/storage/storage';
import { renderPiece } from '../../support/render';

let signedIn = false;
vi.mock('../../../src/app/session', () => ({
  useSession: () => ({ signedIn, guestId: 'g', profileName: signedIn ? 'Maya' : '' }),
  startSession: () => undefined,
  logOut: () => undefined,
}));
vi.mock('../../../src/components/shell/ShopTools', () => ({
  default: ({ tool }: { tool: string }) => <span data-testid={tool} />,
}));
vi.mock('../../../src/components/shell/ProfileMenu', () => ({
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
const show = (country_picker_status = 0) =>
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
    },
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
    expect(links()).toEqual([['Track Order', '/track-order']]);
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeDefined();
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
