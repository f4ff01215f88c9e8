import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { sells, usualModuleType } from '../../../domain/place/module';
import { StoresLabel } from '../../catalogue/parts/StoresLabel';
import { openPages } from '../../content/openPages';
import { openOverlay } from '../../flow/overlays';
import { useSession } from '../../identity/session';
import { usePlace } from '../../place/currentPlace';
import type { BrowseWish } from './BrowseDialog';
import { ChatEntry } from './ChatEntry';
import { type HeaderEntry, headerEntries } from './headerEntries';

/** A plain press opens the dialog; a new tab is for the page that it leads to. */
const opens = (wish: BrowseWish) => ({
  'aria-haspopup': 'dialog' as const,
  onClick: (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void openOverlay(() => import('./BrowseDialog'), wish);
  },
});

/** The header's links on wide screens: two of them open a dialog (HEAD-04 to HEAD-09). */
export function HeaderLinks() {
  const { hasLocation, module } = usePlace();
  const { signedIn } = useSession();
  const moduleType = module?.module_type ?? null;
  const shop = module?.module_type ?? usualModuleType;
  const isRental = sells(module, 'trips');
  const dialog = (list: BrowseWish['list']) => opens({ list, moduleType: shop });
  const links: Record<HeaderEntry, () => ReactNode> = {
    home: () => (
      <Link to="/home" activeOptions={{ exact: true, includeSearch: true }}>
        <Trans>Home</Trans>
      </Link>
    ),
    categories: () => (
      <Link to="/categories" {...dialog('categories')}>
        <Trans>Categories</Trans>
      </Link>
    ),
    stores: () => (
      <Link to="/store/popular" {...dialog('stores')}>
        <StoresLabel type={shop} />
      </Link>
    ),
    contact: () => (
      <Link {...openPages['help-and-support']}>
        <Trans>Contact</Trans>
      </Link>
    ),
    track: () => (
      <Link to="/track-order">
        {isRental ? <Trans>Track Trip</Trans> : <Trans>Track Order</Trans>}
      </Link>
    ),
    chat: () => <ChatEntry />,
  };
  return headerEntries({ signedIn, hasLocation, moduleType }).map((entry) => (
    <Fragment key={entry}>{links[entry]()}</Fragment>
  ));
}
