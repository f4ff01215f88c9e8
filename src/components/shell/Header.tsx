import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { openOverlay } from '../../app/overlays';
import { usePlace } from '../../app/place';
import { useSession } from '../../app/session';
import { AccountButton } from './AccountButton';
import classes from './Header.module.css';
import { HeaderLinks } from './HeaderLinks';
import { LanguageButton } from './LanguageButton';
import { Logo } from './Logo';
import { ThemeSwitch } from './ThemeSwitch';

const ShopTool = lazy(() => import('./ShopTools'));
const ShopFacts = lazy(() => import('./ShopFacts').then((m) => ({ default: m.ShopFacts })));

const openMenu = () => openOverlay(() => import('./MobileDrawer'), null);

/**
 * Sticky bar over every page; up to 1180 px it is compact, on phones it holds the logo and the drawer,
 * and the cart stands in the bar within thumb's reach (HEAD-14).
 */
export function Header() {
  const { t } = useLingui();
  const { hasLocation } = usePlace();
  const { signedIn } = useSession();
  const onLanding = useLocation({ select: ({ pathname }) => pathname === '/' });
  const shopping = hasLocation && !onLanding;
  const isWide = useMediaQuery('(min-width: 1181px)', false, { getInitialValueInEffect: false });
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Logo to={hasLocation ? '/home' : '/'} />
        {shopping && (
          <div className={classes.place}>
            <Suspense fallback={null}>
              <ShopTool tool="LocationPill" />
            </Suspense>
          </div>
        )}
        {shopping ? (
          <div className={classes.search}>
            <Suspense fallback={null}>
              <ShopTool tool="SearchBox" />
            </Suspense>
          </div>
        ) : (
          <span className={classes.space} />
        )}
        <nav className={classes.links} aria-label={t`Main`}>
          <HeaderLinks />
        </nav>
        <div className={classes.tools}>
          <span className={classes.wide}>
            {isWide && !signedIn && !hasLocation && (
              <Suspense fallback={null}>
                <ShopFacts />
              </Suspense>
            )}
            <LanguageButton />
            <ThemeSwitch />
          </span>
          {hasLocation && signedIn && (
            <span className={classes.cart}>
              <Suspense fallback={null}>
                <ShopTool tool="WishlistButton" />
              </Suspense>
            </span>
          )}
          {hasLocation && (
            <span className={classes.cart}>
              <Suspense fallback={null}>
                <ShopTool tool="CartButton" />
              </Suspense>
            </span>
          )}
          <span className={classes.wide}>
            <AccountButton />
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

/** First thing that Tab reaches: past the bar to the page. */
export const SkipLink = () => (
  <a className={classes.skip} href="#main">
    <Trans>Skip to the content</Trans>
  </a>
);
