import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { OverlayHost } from '../app/OverlayHost';
import { BottomBar } from '../components/shell/BottomBar';
import { CrashPage, NotFoundPage } from '../components/shell/ErrorPages';
import { Header, SkipLink } from '../components/shell/Header';

const Footer = lazy(() =>
  import('../components/shell/Footer').then(({ Footer }) => ({ default: Footer })),
);

function Frame() {
  const atCheckout = useLocation({ select: ({ pathname }) => pathname === '/checkout' });
  return (
    <>
      <title>Flowmart</title>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Suspense fallback={null}>{!atCheckout && <Footer />}</Suspense>
      {!atCheckout && <BottomBar />}
      <OverlayHost />
    </>
  );
}

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Frame,
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
});
