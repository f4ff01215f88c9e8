import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';

// What is waited for appears at once on an idle machine; a busy one may take its time.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
// jsdom has no scrolling, which the router restores after each navigation.
window.scrollTo = () => undefined;

export interface Rendered {
  client: QueryClient;
  /** Path and query of the page that is open. */
  address: () => string;
}

/**
 * Renders a piece of a page with everything that it may rely on, on a router on which every address
 * shows it. `prepare` fills the query cache, so that nothing is asked of a server.
 */
export async function renderPiece(
  piece: ReactNode,
  prepare: (client: QueryClient) => void = () => undefined,
  path = '/',
): Promise<Rendered> {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  prepare(client);
  const root = createRootRoute();
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => piece });
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => piece });
  const router = createRouter({
    routeTree: root.addChildren([home, anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  );
  await act(() => router.load());
  return { client, address: () => router.state.location.href };
}
