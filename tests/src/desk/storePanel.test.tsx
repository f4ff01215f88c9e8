// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/apiError';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

interface Sent {
  readonly body?: unknown;
}
const at = vi.hoisted(() => ({
  answer: async (_call: string): Promise<unknown> => undefined,
  sent: [] as [string, unknown][],
}));
vi.mock('../../../src/client/client', () => ({
  call: async ({ method, path }: { method: string; path: string }, { body }: Sent = {}) => {
    if (method !== 'GET') at.sent.push([`${method} ${path}`, body]);
    return at.answer(`${method} ${path}`);
  },
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  getRouteApi: () => ({ useSearch: () => ({ part: 'menu' }), useNavigate: () => () => undefined }),
}));
window.IntersectionObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
} as never;
const { default: StorePanel } = await import('../../../src/desk/store/StorePanel');
const { default: DeskPage } = await import('../../../src/desk/DeskPage');
const { deskTokenKey } = await import('../../../src/client/storage/deskKeys');

const item = {
  id: 7,
  name: 'Fig bread',
  image_full_url: '',
  price: 4.5,
  can_price: 1,
  is_sold_out: 0,
};
const person = { role: 'owner', handles: 'orders', email: 'ada@shop.example', store: {} };
const answers: Record<string, unknown> = {
  'GET /config': settings,
  'GET /desk/items': { items: [item], next: null },
  'GET /desk/me': person,
  'GET /desk/orders': { orders: [], next: null },
};
const usual = async (name: string): Promise<unknown> => answers[name] ?? {};
beforeEach(() => {
  cleanup();
  localStorage.clear();
  at.sent = [];
  at.answer = usual;
});

const price = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Price of Fig bread' });
const priced = async (value: string) => {
  const field = await price();
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** The panel as the desk holds it, with a button to what is not the store's. */
function Desk() {
  const [view, setView] = useState<'menu' | null>('menu');
  return (
    <>
      <button type="button" onClick={() => setView(view ? null : 'menu')}>
        Turn
      </button>
      <StorePanel view={view} />
    </>
  );
}

it('DESK-10 what is being said goes on being told while another part of the desk is looked at', async () => {
  let fail = (_: unknown): void => undefined;
  at.answer = (name) =>
    name === 'PUT /desk/items/{id}/sold-out'
      ? new Promise((_, reject) => {
          fail = reject;
        })
      : usual(name);
  await renderAtOnce(<Desk />);
  fireEvent.click(await screen.findByRole('switch', { name: 'Fig bread: on sale' }));
  await press('Turn');
  expect(screen.queryByRole('switch')).toBeNull();
  await waitFor(() =>
    expect(at.sent).toEqual([['PUT /desk/items/{id}/sold-out', { is_sold_out: 1 }]]),
  );
  await act(async () => fail(new ApiError('network', 0)));
  expect(await screen.findByText(/your change is not noted yet/)).toBeTruthy();
  at.answer = usual;
  await press('Try again');
  await waitFor(() => expect(at.sent).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/not noted yet/)).toBeNull());
});

it('DESK-10 a list that was asked for before an item sold out shows it as sold out', async () => {
  const listed = (is_sold_out: number) => ({ items: [{ ...item, is_sold_out }], next: null });
  const late: Record<string, (answer: unknown) => void> = {};
  await renderAtOnce(<Desk />);
  const row = await screen.findByRole('switch', { name: 'Fig bread: on sale' });
  at.answer = (name) => new Promise((resolve) => Object.assign(late, { [name]: resolve }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'fig' } });
  fireEvent.click(row);
  await waitFor(() =>
    expect(Object.keys(late)).toEqual(['PUT /desk/items/{id}/sold-out', 'GET /desk/items']),
  );
  at.answer = async (name) => (name === 'GET /desk/items' ? listed(1) : usual(name));
  await act(async () => late['PUT /desk/items/{id}/sold-out']?.({}));
  await act(async () => late['GET /desk/items']?.(listed(0)));
  await screen.findByText('Sold out');
});

it('DESK-22 a price is changed from what was read; one that is given up is shown no longer', async () => {
  at.answer = async (name) => {
    if (name === 'PUT /desk/items/{id}/price') throw new ApiError('network', 0);
    return usual(name);
  };
  await renderAtOnce(<Desk />);
  await waitFor(async () => expect((await price()).value).toBe('$4.50'));
  await priced('$9.00');
  await press('Leave it as it was');
  await waitFor(async () => expect((await price()).value).toBe('$4.50'));
  expect(at.sent).toEqual([['PUT /desk/items/{id}/price', { price: 9, price_was: 4.5 }]]);
});

it('DESK-11 a store that the shop has not opened says so', async () => {
  const hours: never[] = [];
  const store = { id: 3, name: 'Oven', busy_minutes: 0, closed_until: null, hours };
  at.answer = async (name) =>
    name === 'GET /desk/me'
      ? { ...person, store: { ...store, is_open_to_shoppers: 0 } }
      : usual(name);
  await renderAtOnce(<StorePanel view="store" />);
  expect(
    await screen.findByText(/^Shoppers cannot order yet: the shop has not opened this store/),
  ).toBeTruthy();
});

it('DESK-01 a session that ends while the store is changed says so', async () => {
  deskTokenKey.set('old');
  at.answer = async (name) => {
    if (name === 'PUT /desk/items/{id}/sold-out') throw new ApiError('unauthenticated', 401);
    return usual(name);
  };
  await renderAtOnce(<DeskPage />, '/desk');
  fireEvent.click(await screen.findByRole('switch', { name: 'Fig bread: on sale' }));
  expect(
    await screen.findByText('Your session has ended. Sign in to go on; no order was lost.'),
  ).toBeTruthy();
});

it('DESK-03 the board is read again in another language', async () => {
  deskTokenKey.set('old');
  let read = 0;
  at.answer = async (name) => {
    if (name === 'GET /desk/orders') read += 1;
    return usual(name);
  };
  await renderAtOnce(<DeskPage />, '/desk');
  await screen.findByRole('switch', { name: 'Fig bread: on sale' });
  const before = read;
  await act(async () => i18n.loadAndActivate({ locale: 'es', messages: {} }));
  // A stream that is lost is asked for again only after some seconds.
  await waitFor(() => expect(read).toBeGreaterThan(before), { timeout: 2_500 });
});
