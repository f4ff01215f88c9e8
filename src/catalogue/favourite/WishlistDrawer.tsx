import { Trans, useLingui } from '@lingui/react/macro';
import { Drawer, Tabs } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { sells, usualModuleType } from '../../../domain/place/module';
import type { OverlayProps } from '../../flow/overlays';
import { useCovered } from '../../flow/useCovered';
import { usePlace } from '../../place/currentPlace';
import { ErrorState } from '../../ui/ErrorState';
import { useFavouriteCount, useFavourites } from '../api/favourites';
import { FavouriteList } from './FavouriteList';
import { ItemRow, StoreRow } from './FavouriteRows';
import { SeenLast } from './SeenLast';
import classes from './Wishlist.module.css';
import { tabNames } from './wishlistNames';

const VehicleRow = lazy(() => import('./RentalRows').then((m) => ({ default: m.VehicleRow })));
const ProviderRow = lazy(() => import('./RentalRows').then((m) => ({ default: m.ProviderRow })));

/** The favourites beside the page (WISH-04 to WISH-08). Following a link closes it, and so does the end of the session. */
export default function WishlistDrawer({ onDone }: OverlayProps<null, void>) {
  const { t } = useLingui();
  const { module } = usePlace();
  const isCovered = useCovered();
  const isOver = useFavouriteCount() === null;
  const { data, error, refetch } = useFavourites();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const href = useLocation({ select: (location) => location.href });
  const openedAt = useRef(href);
  useEffect(() => {
    if (isOver || href !== openedAt.current) setOpen(false);
  }, [href, isOver]);
  const names = tabNames(module?.module_type ?? usualModuleType);
  const isRental = sells(module, 'trips');
  const things = isRental
    ? data?.vehicle.map((row) => <VehicleRow key={row.id} vehicle={row} />)
    : data?.item.map((row) => <ItemRow key={row.id} item={row} />);
  const places = isRental
    ? data?.provider.map((row) => <ProviderRow key={row.id} provider={row} />)
    : data?.store.map((row) => <StoreRow key={row.id} store={row} />);
  const total = (rows: readonly unknown[] | undefined) =>
    rows && <span className={classes.total}>{rows.length}</span>;
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={() => onDone()}
      closeOnEscape={!isCovered}
      position="right"
      size={523}
      title={<Trans>Wishlist</Trans>}
      closeButtonProps={{ 'aria-label': t`Close the wishlist` }}
      transitionProps={{ duration: 200 }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title }}
    >
      <SeenLast isKnown={data !== undefined} />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Tabs defaultValue="things" keepMounted={false}>
          <Tabs.List grow>
            <Tabs.Tab value="things">
              {t(names.things.title)} {total(things)}
            </Tabs.Tab>
            <Tabs.Tab value="places">
              {t(names.places.title)} {total(places)}
            </Tabs.Tab>
          </Tabs.List>
          <Suspense fallback={null}>
            <FavouriteList
              tab="things"
              named={t(names.things.inSentence)}
              rows={things}
              onLeave={close}
            />
            <FavouriteList
              tab="places"
              named={t(names.places.inSentence)}
              rows={places}
              onLeave={close}
            />
          </Suspense>
        </Tabs>
      )}
    </Drawer>
  );
}
