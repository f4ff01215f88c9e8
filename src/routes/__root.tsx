import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CrashPage } from '../app/shell/ErrorPages';
import { Header, SkipLinks } from '../app/shell/Header';
import { OfflineNote } from '../app/shell/OfflineNote';
import { RouteAnnouncer } from '../app/shell/RouteAnnouncer';
import classes from '../app/shell/Shell.module.css';
import { fetchAhead } from '../client/fetchAhead';
import { useShop } from '../client/shop';
import { OverlayHost } from '../flow/OverlayHost';
import { usePlace } from '../place/currentPlace';
import { moduleNeeded, placeNeeded } from '../place/needPlace';
import { BelowTheFold } from '../ui/BelowTheFold';

const NotFoundPage = lazy(() => import('../app/shell/NotFoundPage'));
const ClosedPage = lazy(() => import('../app/shell/ClosedPage'));
const PlaceNeeded = lazy(() => import('../place/parts/PlaceNeeded'));
const loadFooter = () => import('../app/shell/Footer');
const Footer = lazy(loadFooter);
fetchAhead(loadFooter);
const ShopTool = lazy(() => import('../app/shell/ShopTools'));

function Frame() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const atCheckout = path === '/checkout' || path === '/parcel';
  const { hasLocation } = usePlace();
  const { isClosed } = useShop();
  if (isClosed)
    return (
      <Suspense fallback={null}>
        <ClosedPage />
      </Suspense>
    );
  // Nobody shops at a store's desk or on a ride.
  if (/^\/(desk|ride)\b/.test(path))
    return (
      <>
        <main id="main" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
        <OverlayHost />
      </>
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
