import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { fetchAhead } from '../app/fetchAhead';
import { moduleNeeded, placeNeeded } from '../app/needPlace';
import { OverlayHost } from '../app/OverlayHost';
import { usePlace } from '../app/place';
import { useShop } from '../app/shop';
import { BelowTheFold } from '../components/shell/BelowTheFold';
import { CrashPage } from '../components/shell/ErrorPages';
import { Header, SkipLinks } from '../components/shell/Header';
import { OfflineNote } from '../components/shell/OfflineNote';
import { RouteAnnouncer } from '../components/shell/RouteAnnouncer';
import classes from '../components/shell/Shell.module.css';

const NotFoundPage = lazy(() => import('../components/shell/NotFoundPage'));
const ClosedPage = lazy(() => import('../components/shell/ClosedPage'));
const PlaceNeeded = lazy(() => import('../components/place/PlaceNeeded'));
const loadFooter = () => import('../components/shell/Footer');
const Footer = lazy(loadFooter);
fetchAhead(loadFooter);
const ShopTool = lazy(() => import('../components/shell/ShopTools'));

function Frame() {
  const atCheckout = useLocation({
    select: ({ pathname }) => pathname === '/checkout' || pathname === '/parcel',
  });
  const { hasLocation } = usePlace();
  const { isClosed } = useShop();
  if (isClosed)
    return (
      <Suspense fallback={null}>
        <ClosedPage />
      </Suspense>
    );
  return (
    <>
      <SkipLinks />
      <Header />
      <OfflineNote />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      {!atCheckout && (
        <footer className={classes.footer}>
          <BelowTheFold>
            <Footer />
          </BelowTheFold>
        </footer>
      )}
      {!atCheckout && hasLocation && (
        <Suspense fallback={null}>
          <ShopTool tool="BottomBar" />
        </Suspense>
      )}
      <RouteAnnouncer />
      <OverlayHost />
    </>
  );
}

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Frame,
  notFoundComponent: ({ data }) => (
    <Suspense fallback={null}>
      {data === placeNeeded || data === moduleNeeded ? (
        <PlaceNeeded needs={data} />
      ) : (
        <NotFoundPage />
      )}
    </Suspense>
  ),
  errorComponent: CrashPage,
});
