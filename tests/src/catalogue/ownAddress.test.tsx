// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Selection } from '../../../machines/catalogue/item';
import { categoriesQuery, itemQuery, storeQuery } from '../../../src/catalogue/api/catalogue';
import { queryClient } from '../../../src/client/queryClient';
import { languageKey } from '../../../src/client/storage/storage';
import { Route as RootRoute } from '../../../src/routes/__root';
import { Route as ProductRoute } from '../../../src/routes/product.$id';
import { Route as StoreRoute } from '../../../src/routes/store.$id';
import { sampleItem, sampleStore } from '../../domain/samples';
import { standAtTheSquare } from '../../support/standAt';

configure({ asyncUtilTimeout: 10_000 });
window.scrollTo = () => undefined;
vi.mock('../../../src/client/client', () => ({
  call: () => new Promise(() => undefined),
  onUnauthenticated: () => () => undefined,
}));
const large: Selection = { options: {}, dishes: { Size: ['Large'] }, addOns: {}, quantity: 1 };
vi.mock('../../../src/catalogue/product/Product', () => ({
  Product: ({
    item,
    preset,
    onSelection,
  }: {
    item: { name: string };
    preset: unknown;
    onSelection: (selection: Selection) => void;
  }) => (
    <>
      <h1>{`${item.name} ${JSON.stringify(preset)}`}</h1>
      <button type="button" onClick={() => onSelection(large)}>
        Large
      </button>
    </>
  ),
}));
vi.mock('../../../src/catalogue/store/StoreHead', () => ({
  StoreHead: ({ store }: { store: { name: string } }) => <h1>{store.name}</h1>,
}));
vi.mock('../../../src/catalogue/store/Shelf', () => ({ Shelf: () => null }));
vi.mock('../../../src/catalogue/store/StoreReviews', () => ({ StoreReviews: () => null }));

beforeEach(() => {
  standAtTheSquare();
  for (const id of [1, 2]) {
    queryClient.setQueryData(
      itemQuery(String(id)).queryKey,
      sampleItem({ id, name: `Dish ${id}` }),
    );
    queryClient.setQueryData(
      storeQuery(String(id)).queryKey,
      sampleStore({ id, name: `Store ${id}`, module_id: 1 }),
    );
  }
  queryClient.setQueryData(categoriesQuery(1).queryKey, []);
});
afterEach(() => {
  cleanup();
  languageKey.set(null);
  queryClient.clear();
});

function open(address: string) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const root = RootRoute.update({ component: undefined, loader: undefined } as never);
  const under = (id: string) => ({ id, path: id, getParentRoute: () => root }) as never;
  const router = createRouter({
    routeTree: root.addChildren([
      ProductRoute.update(under('/product/$id')),
      StoreRoute.update(under('/store/$id')),
    ] as never),
    context: { queryClient },
    history: createMemoryHistory({ initialEntries: [address] }),
  } as never);
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  );
  return router;
}

const sized = (size: string) => encodeURIComponent(JSON.stringify({ Size: [size] }));
const heading = (name: string) => screen.findByRole('heading', { name });

it('ITEM-21 an item opens as its own address says, also from another item and by Back', async () => {
  const { history } = open(`/product/1?pick=${sized('Large')}`);
  await heading('Dish 1 {"dishes":{"Size":["Large"]}}');
  act(() => history.push(`/product/2?pick=${sized('Small')}`));
  await heading('Dish 2 {"dishes":{"Size":["Small"]}}');
  fireEvent.click(screen.getByRole('button', { name: 'Large' }));
  await waitFor(() =>
    expect(new URLSearchParams(history.location.search).get('pick')).toBe('{"Size":["Large"]}'),
  );
  act(() => history.back());
  await heading('Dish 1 {"dishes":{"Size":["Large"]}}');
});

it('ITEM-02 an item stands there until it has come in another language, so that what is chosen stays', async () => {
  open('/product/1');
  const before = await heading('Dish 1 {}');
  act(() => languageKey.set('ar'));
  expect(screen.getByRole('heading')).toBe(before);
  const dish = sampleItem({ id: 1, name: 'طبق' });
  act(() => void queryClient.setQueryData(itemQuery('1').queryKey, dish));
  expect(await heading('طبق {}')).toBe(before);
});

it('CAT-04 what was typed in one store’s search stays at that store', async () => {
  const { history } = open('/store/1');
  await heading('Store 1');
  const field = () => screen.findByRole('textbox', { name: 'Search in this store' });
  fireEvent.change(await field(), { target: { value: 'tea' } });
  await waitFor(() => expect(history.location.search).toBe('?q=tea'));
  act(() => history.push('/store/2'));
  await heading('Store 2');
  expect(await field()).toHaveProperty('value', '');
  act(() => history.back());
  await heading('Store 1');
  expect(await field()).toHaveProperty('value', 'tea');
});
