// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, configure, render, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { module } from '../../../domain/place/module';
import { ApiError } from '../../../src/client/apiError';
import { queryClient } from '../../../src/client/queryClient';
import { moduleKey } from '../../../src/client/storage/storage';
import { Route as RootRoute } from '../../../src/routes/__root';
import { Route as HomeRoute } from '../../../src/routes/home';
import { standAtTheSquare } from '../../support/standAt';

configure({ asyncUtilTimeout: 10_000 });
window.scrollTo = () => undefined;
const asked = vi.hoisted(() => [] as ((error: unknown) => void)[]);
vi.mock('../../../src/client/client', () => ({
  call: () => new Promise((_, reject) => asked.push(reject)),
  onUnauthenticated: () => () => undefined,
}));
vi.mock('../../../src/catalogue/home/HomePage', () => ({ HomePage: () => <h1>Shelves</h1> }));
vi.mock('../../../src/catalogue/home/prefetchHome', () => ({ prefetchHome: () => undefined }));

it('ERR-01 where the shop is not heard no shelf stands to fail by itself', async () => {
  standAtTheSquare();
  moduleKey.set(v.parse(module, { id: 1, module_name: 'Food', module_type: 'food' }));
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const root = RootRoute.update({ component: undefined, loader: undefined } as never);
  const under = { id: '/home', path: '/home', getParentRoute: () => root } as never;
  const router = createRouter({
    routeTree: root.addChildren([HomeRoute.update(under)] as never),
    context: { queryClient },
    history: createMemoryHistory({ initialEntries: ['/home'] }),
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
  await screen.findByRole('heading', { name: 'Shelves' });
  expect(asked).toHaveLength(1);
  act(() => asked[0]?.(new ApiError('network', 0)));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  await waitFor(() => expect(asked).toHaveLength(2));
  act(() => asked[1]?.(new ApiError('network', 0)));
  const failed = await screen.findByRole('heading');
  expect(failed.textContent).toBe('This could not be loaded');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
