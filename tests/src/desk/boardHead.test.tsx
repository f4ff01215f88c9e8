// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../src/client/queryClient';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

const at = vi.hoisted(() => ({
  handles: 'orders',
  asked: [] as string[],
}));
vi.mock('../../../src/client/client', () => ({
  call: async ({ method, path }: { method: string; path: string }) => {
    at.asked.push(`${method} ${path}`);
    if (path === '/config') return settings;
    if (path === '/desk/figures') return { orders: 3, amount: 24.5, refused: 0 };
    return {
      id: 1,
      email: 'a@b.co',
      role: 'owner',
      handles: at.handles,
      store: { id: 1, name: 'City Wheels' },
    };
  },
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
}));
const { BoardHead } = await import('../../../src/desk/board/BoardHead');

const nothing = () => undefined;
const show = () => renderAtOnce(<BoardHead view="orders" onView={nothing} onLeave={nothing} />);

beforeEach(() => {
  queryClient.clear();
  at.asked = [];
});
afterEach(cleanup);

it('tells a store what it was sent today', async () => {
  at.handles = 'orders';
  show();
  expect(await screen.findByText(/^Today 3 orders/)).toBeTruthy();
});

it('asks for no orders of a renting office, which has none (DESK-16)', async () => {
  at.handles = 'trips';
  show();
  await screen.findByText('City Wheels');
  expect(at.asked.filter((one) => one.includes('/desk/figures'))).toEqual([]);
});
