import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { type ModuleType, module } from '../../../domain/place/module';
import { queryClient } from '../../../src/client/queryClient';
import { modulesQuery } from '../../../src/client/shopQueries';
import { moduleKey, storePlace } from '../../../src/client/storage/storage';
import { Route as RootRoute } from '../../../src/routes/__root';
import { Route } from '../../../src/routes/parcel';

window.scrollTo = () => undefined;
vi.mock('../../../src/client/client', () => ({
  call: () => new Promise(() => undefined),
  onUnauthenticated: () => () => undefined,
}));
vi.mock('../../../src/parcel/ParcelRoute', () => ({ default: () => <p>the parcel</p> }));
vi.mock('../../../src/catalogue/home/NoModule', () => ({ default: () => <p>which module</p> }));

afterEach(() => {
  cleanup();
  queryClient.clear();
  moduleKey.set(null);
  storePlace(null);
});

const of = (id: number, type: ModuleType, zone: number) =>
  v.parse(module, { id, module_type: type, zones: [{ id: zone }], status: 1 });

async function open(zone: number) {
  storePlace({ address: 'Quay 1', point: { lat: 1, lng: 2 }, zoneIds: [1] });
  moduleKey.set(of(1, 'food', 1));
  queryClient.setQueryData(modulesQuery().queryKey, [of(1, 'food', 1), of(5, 'parcel', zone)]);
  const root = RootRoute.update({ component: undefined, loader: undefined } as never);
  const parcel = Route.update({
    id: '/parcel',
    path: '/parcel',
    getParentRoute: () => root,
  } as never);
  const router = createRouter({
    routeTree: root.addChildren([parcel] as never),
    context: { queryClient },
    history: createMemoryHistory({ initialEntries: ['/parcel'] }),
  } as never);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return (await screen.findByText(/^(the parcel|which module)$/)).textContent;
}

it('the address of parcels turns the shop to their module', async () => {
  expect(await open(1)).toBe('the parcel');
  expect(moduleKey.get()?.module_type).toBe('parcel');
  act(() => moduleKey.set(of(1, 'food', 1)));
  expect(await screen.findByText('which module')).toBeInstanceOf(HTMLElement);
});

it('asks for another module where nobody brings parcels', async () => {
  expect(await open(2)).toBe('which module');
  expect(moduleKey.get()?.module_type).toBe('food');
});
