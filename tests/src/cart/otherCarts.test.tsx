import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { module } from '../../../domain/place/module';
import { CartButton } from '../../../src/cart/CartButton';
import { queryClient } from '../../../src/client/queryClient';
import { modulesQuery } from '../../../src/client/shopQueries';
import { guestIdKey, moduleKey } from '../../../src/client/storage/storage';
import { provideNavigation } from '../../../src/flow/emitted';
import { FakeCart } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { standAtTheSquare } from '../../support/standAt';

vi.setConfig({ testTimeout: 20_000 });

/** Carts of the modules; one that is missing fails. */
const carts = new Map<number, FakeCart>();
const asked: string[] = [];
vi.mock('../../../src/client/client', () => ({
  call: async (...[endpoint, options]: Parameters<FakeCart['call']>) => {
    const id = (options as { moduleId?: number } | undefined)?.moduleId ?? moduleKey.get()?.id ?? 0;
    if (endpoint.path === '/customer/cart/list') asked.push(String(id));
    return (carts.get(id) ?? new FakeCart()).call(endpoint, options);
  },
  onUnauthenticated: () => () => undefined,
}));

const zones = [{ id: 1, name: 'Old Town' }];
const modules = [
  v.parse(module, { id: 1, module_type: 'food', module_name: 'Food', zones, status: 1 }),
  v.parse(module, { id: 2, module_type: 'grocery', module_name: 'Grocery', zones, status: 1 }),
  v.parse(module, { id: 3, module_type: 'pharmacy', module_name: 'Pharmacy', zones, status: 1 }),
  v.parse(module, { id: 4, module_type: 'ecommerce', module_name: 'Shops', zones, status: 1 }),
  v.parse(module, { id: 5, module_type: 'parcel', module_name: 'Parcel', zones, status: 1 }),
  v.parse(module, { id: 6, module_type: 'rental', module_name: 'Rental', zones, status: 1 }),
];

beforeEach(() => {
  carts.clear();
  for (const id of [1, 2, 3, 4]) carts.set(id, new FakeCart());
  asked.length = 0;
  guestIdKey.set('guest-of-many-carts');
  standAtTheSquare();
  moduleKey.set(modules[1] ?? null);
  queryClient.setQueryData(modulesQuery().queryKey, modules);
});

async function openDrawer() {
  await renderAtOnce(<CartButton />);
  fireEvent.click(await screen.findByRole('button', { name: /^Shopping Cart/ }));
  return screen.findByRole('dialog', { name: 'Shopping Cart' });
}

const rowsOf = (section: HTMLElement) =>
  within(section)
    .getAllByRole('button')
    .map((row) => row.textContent);

describe('CART-11 carts of other modules', () => {
  it('are named beside an empty cart, with what waits in them', async () => {
    carts.get(1)?.put({ id: 11, name: 'Soup', price: 10 }, 2);
    carts.get(3)?.put({ id: 31, name: 'Plasters', price: 3 }, 1);
    const drawer = await openDrawer();
    const section = await within(drawer).findByRole('region', { name: 'Your other carts' });
    expect(within(drawer).getByRole('heading', { name: 'Your cart is empty' }).tagName).toBe('H2');
    expect(rowsOf(section)).toEqual(['Food2 items', 'Pharmacy1 item']);
    expect(new Set(asked)).toEqual(new Set(['1', '2', '3', '4']));
  });

  it('leave out one that is not answered, and say nothing where all are empty', async () => {
    carts.get(1)?.put({ id: 11, name: 'Soup', price: 10 }, 2);
    carts.get(4)?.put({ id: 41, name: 'Lamp', price: 30 }, 1);
    carts.get(4)?.refuse('/customer/cart/list', 'not_found');
    carts.get(2)?.put({ id: 21, name: 'Milk', price: 2 }, 1);
    const drawer = await openDrawer();
    await within(drawer).findByRole('article', { name: 'Milk' });
    const section = await within(drawer).findByRole('region', { name: 'Your other carts' });
    expect(rowsOf(section)).toEqual(['Food2 items']);
    carts.set(1, new FakeCart());
    carts.set(4, new FakeCart());
    await queryClient.invalidateQueries({ queryKey: ['other carts'] });
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('lead into their module, whose cart the drawer then shows', async () => {
    carts.get(1)?.put({ id: 11, name: 'Soup', price: 10 }, 2);
    carts.get(2)?.put({ id: 21, name: 'Milk', price: 2 }, 3);
    const visited: string[] = [];
    provideNavigation((to) => void visited.push(to));
    const drawer = await openDrawer();
    fireEvent.click(await within(drawer).findByRole('button', { name: /^Food/ }));
    await within(drawer).findByRole('article', { name: 'Soup' });
    expect(moduleKey.get()?.id).toBe(1);
    expect(visited).toEqual(['/home']);
    const section = await within(drawer).findByRole('region', { name: 'Your other carts' });
    await waitFor(() => expect(rowsOf(section)).toEqual(['Grocery3 items']));
  });
});
