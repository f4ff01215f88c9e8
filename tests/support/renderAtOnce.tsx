import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, configure, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach } from 'vitest';
import { queryClient } from '../../src/client/queryClient';
import { OverlayHost } from '../../src/flow/OverlayHost';

/** What texts are said in: English, as the sources have it; tests that know of a pseudo-locale put it here. */
export const spoken: { messages: Messages; locales?: string } = { messages: {} };

// What is waited for appears at once on an idle machine; a busy one may take its time.
configure({ asyncUtilTimeout: 10_000 });
window.scrollTo = () => undefined;

const usual = window.matchMedia;
window.matchMedia = (query) => ({
  ...usual(query),
  matches: query.includes('prefers-reduced-motion'),
});

/** Takes away what stands on the page, what its answers are kept as, and the toasts that stand over it. */
export function clearPage(): void {
  cleanup();
  queryClient.clear();
  notifications.cleanQueue();
  notifications.clean();
}
afterEach(clearPage);

/**
 * Renders a piece of a page with router, overlays, toasts and the shop's own query client, for
 * somebody who wants no motion: what closes is gone at once.
 */
export async function renderAtOnce(piece: ReactNode, path = '/home'): Promise<void> {
  i18n.loadAndActivate({ locale: 'en', ...spoken });
  const root = createRootRoute({
    component: () => (
      <>
        <Suspense>{piece}</Suspense>
        <OverlayHost />
      </>
    ),
  });
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider theme={{ respectReducedMotion: true }}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  );
  await act(() => router.load());
}
