import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { sells } from '../../../domain/place/module';
import { openOverlay } from '../../flow/overlays';
import { useSession } from '../../identity/session';
import { usePlace } from '../../place/currentPlace';
import { useScreen } from '../../ui/useScreen';
import classes from './Header.module.css';
import { Logo } from './Logo';
import { logoTarget } from './logoTarget';
import { loadWideHeader, wideScreen } from './wideParts';

const WidePart = lazy(loadWideHeader);
const ShopTool = lazy(() => import('./ShopTools'));
const ShopFacts = lazy(() => import('./ShopFacts').then((m) => ({ default: m.ShopFacts })));

/** Kept for what is on its way into the bar. */
const room = <div className={classes.room} aria-hidden />;

const openMenu = () => openOverlay(() => import('./MobileDrawer'), null);

/**
 * Sticky bar over every page; up to 1180 px it is compact, on phones it holds the logo and the drawer,
 * and the cart stands in the bar within thumb's reach (HEAD-14): without a place, which no trip needs, here.
 */
export function Header() {
  const { t } = useLingui();
  const { hasLocation, module } = usePlace();
  const { signedIn } = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const shopping = hasLocation && path !== '/';
  const isWide = useScreen(wideScreen);
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Logo to={logoTarget(path, hasLocation)} />
        {shopping && (
          <div className={classes.place}>
            <Suspense fallback={room}>
              <ShopTool tool="LocationPill" />
            </Suspense>
          </div>
        )}
        {shopping && path !== '/search' ? (
          <div className={classes.search}>
            <Suspense fallback={room}>
              <ShopTool tool="SearchBox" />
            </Suspense>
          </div>
        ) : (
          <span className={classes.space} />
        )}
        <nav className={classes.links} aria-label={t`Main`}>
          {isWide && (
            <Suspense fallback={null}>
              <WidePart part="HeaderLinks" />
            </Suspense>
          )}
        </nav>
        <div className={classes.tools}>
          <span className={classes.wide}>
            {isWide && (
              <Suspense fallback={null}>
                {!signedIn && !hasLocation && <ShopFacts />}
                <WidePart part="LanguageButton" />
                <WidePart part="ThemeSwitch" />
              </Suspense>
            )}
          </span>
          {hasLocation && signedIn && (
            <span className={classes.cart}>
              <Suspense fallback={null}>
                <ShopTool tool="WishlistButton" />
              </Suspense>
            </span>
          )}
          {(hasLocation || sells(module, 'trips')) && (
            <span className={hasLocation ? classes.cart : undefined}>
              <Suspense fallback={null}>
                <ShopTool tool="CartButton" />
              </Suspense>
            </span>
          )}
          <span className={classes.wide}>
            {isWide && (
              <Suspense fallback={null}>
                <WidePart part="AccountButton" />
              </Suspense>
            )}
          </span>
          <ActionIcon
            className={classes.burger}
            variant="subtle"
            color="gray"
            size={44}
            onClick={openMenu}
            aria-label={t`Open the menu`}
          >
            <IconMenu2 size={24} />
          </ActionIcon>
        </div>
      </div>
    </header>
  );
}

/** First thing that Tab reaches: past the bar to the page, and to what is on offer on pages that mark it. */
export const SkipLinks = () => (
  <>
    <a className={classes.skip} href="#main">
      <Trans>Skip to the content</Trans>
    </a>
    <a className={classes.skip} data-offer href="#offer">
      <Trans>Skip to what is on offer</Trans>
    </a>
  </>
);
