import { Trans, useLingui } from '@lingui/react/macro';
import { IconHome, IconReceipt, IconSearch, IconSend, IconUser } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { sells } from '../../../domain/place/module';
import { CartButton } from '../../cart/CartButton';
import { openPages } from '../../content/openPages';
import { openOverlay } from '../../flow/overlays';
import { useSession } from '../../identity/session';
import { openSignIn } from '../../identity/signIn/openSignIn';
import { usePlace } from '../../place/currentPlace';
import classes from './BottomBar.module.css';

const openMenu = () => openOverlay(() => import('./MobileDrawer'), null);

/** The phone's bar within thumb's reach, once there is a place to shop at. */
export function BottomBar() {
  const { t } = useLingui();
  const { hasLocation, module } = usePlace();
  const isParcel = sells(module, 'parcels');
  const isRental = sells(module, 'trips');
  const { signedIn } = useSession();
  const { pathname, search } = useLocation();
  const isAccount = /^.(prof|w|l|refe|co|set)/.test(pathname);
  // What was found stands at addresses of its own.
  const isFound = search.search !== undefined || pathname.startsWith('/rental/vehicle-search');
  const isOrders = /^.(my|tr)/.test(pathname);
  if (!hasLocation) return null;
  return (
    <nav className={classes.bar} aria-label={t`Quick access`}>
      <Link to="/home" activeOptions={{ exact: true, includeSearch: true }}>
        <IconHome size={22} />
        <Trans>Home</Trans>
      </Link>
      {isParcel ? (
        <Link to="/parcel">
          <IconSend size={22} />
          <Trans>Send a parcel</Trans>
        </Link>
      ) : (
        <>
          <Link to="/search" aria-current={isFound && 'page'}>
            <IconSearch size={22} />
            <Trans>Search</Trans>
          </Link>
          <CartButton place="bar" />
        </>
      )}
      <Link
        {...(isRental ? { to: '/my-trips' } : openPages[signedIn ? 'my-orders' : 'track-order'])}
        aria-current={isOrders && 'page'}
      >
        <IconReceipt size={22} />
        {isRental ? <Trans>Trips</Trans> : <Trans>Orders</Trans>}
      </Link>
      <button
        type="button"
        aria-current={isAccount && 'page'}
        onClick={() => void (signedIn ? openMenu() : openSignIn())}
      >
        <IconUser size={22} />
        <Trans>Account</Trans>
      </button>
    </nav>
  );
}
