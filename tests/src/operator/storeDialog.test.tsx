// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

interface Sent {
  readonly params?: unknown;
  readonly body?: unknown;
}
const at = vi.hoisted(() => ({ store: {} as object, sent: [] as [string, Sent][] }));
vi.mock('../../../src/client/client', () => ({
  call: async ({ method, path }: { method: string; path: string }, options: Sent) => {
    if (method !== 'GET') at.sent.push([`${method} ${path}`, options]);
    return path === '/config' ? settings : at.store;
  },
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
}));
const { default: ShopPartDialog } = await import('../../../src/operator/shop/ShopPartDialog');

const store = {
  id: 7,
  name: 'Oven',
  module: 'Food',
  zone: 'North',
  is_open: 0,
  items: 2,
  people: 1,
};
const onDone = vi.fn();
const open = (parts: Partial<typeof store>) => {
  at.store = { ...store, ...parts };
  return renderAtOnce(
    <ShopPartDialog input={{ part: { kind: 'store', id: 7 } }} onDone={onDone} />,
  );
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  cleanup();
  at.sent = [];
  onDone.mockReset();
});

it.each([
  [0, 'Open the store', 'Yes, open it', 1],
  [1, 'Close the store', 'Yes, close it', 0],
])('OPER-17 a store with is_open %i is turned by "%s" and "%s"', async (is_open, ask, yes, to) => {
  await open({ is_open });
  await press(ask);
  expect(at.sent).toEqual([]);
  await press(yes);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(at.sent.map(([name, { params, body }]) => [name, params, body])).toEqual([
    ['PUT /desk/shop/stores/{id}/open', { id: 7 }, { is_open: to }],
  ]);
});

it.each([
  [{ items: 0 }, 'It sells nothing yet: shoppers would find it empty.'],
  [{ people: 0 }, 'Nobody is at its desk: orders would wait for ever.'],
])('OPER-17 says before it is opened: %o', async (parts, words) => {
  await open(parts);
  expect(await screen.findByText(words)).toBeTruthy();
});
