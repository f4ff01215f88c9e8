import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { themeFor } from '../../src/app/theme';
import { directionOf } from '../../src/client/i18n';
import { queryClient } from '../../src/client/queryClient';
import { OverlayHost } from '../../src/flow/OverlayHost';
import { asked } from './asked';

export async function renderAtOnce(piece: ReactNode, path = '/home'): Promise<void> {
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
  await router.load();
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no place for the screen');
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <DirectionProvider initialDirection={directionOf(asked.language)}>
        <MantineProvider
          theme={{ ...themeFor('food'), respectReducedMotion: true }}
          forceColorScheme={asked.theme}
        >
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router as never} />
          </QueryClientProvider>
        </MantineProvider>
      </DirectionProvider>
    </I18nProvider>,
  );
}
