import { Trans, useLingui } from '@lingui/react/macro';
import { Drawer, Tabs } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useFavouriteCount, useFavourites } from '../../api/favourites';
import type { OverlayProps } from '../../app/overlays';
import { usePlace } from '../../app/place';
import { useCovered } from '../../app/useCovered';
import { ErrorState } from '../../components/ErrorState';
import { FavouriteList } from './FavouriteList';
import { ItemRow, StoreRow } from './FavouriteRows';
import classes from './Wishlist.module.css';
import { tabNames } from './wishlistNames';

/** The favourites beside the page (WISH-04 to WISH-08). Following a link closes it, and so does the end of the session. */
export default function WishlistDrawer({ onDone }: OverlayProps<null, void>) {
  const { t } = useLingui();
  const { module } = usePlace();
  const isCovered = useCovered();
  const isOver = useFavouriteCount() === null;
  const { data, error, refetch } = useFavourites();
  const [isOpen, setOpen] = useState(true);
  const href = useLocation({ select: (location) => location.href });
  const openedAt = useRef(href);
  useEffect(() => {
    if (isOver || href !== openedAt.current) setOpen(false);
  }, [href, isOver]);
  const names = tabNames(module?.module_type ?? 'ecommerce');
  const { item: items, store: stores } = data ?? { item: null, store: null };
  const total = (rows: readonly unknown[] | null) =>
    rows && <span className={classes.total}>{rows.length}</span>;
  return (
    <Drawer
      opened={isOpen}
      onClose={() => setOpen(false)}
      onExitTransitionEnd={() => onDone()}
      closeOnEscape={!isCovered}
      position="right"
      size={523}
      title={<Trans>Wishlist</Trans>}
      closeButtonProps={{ 'aria-label': t`Close the wishlist` }}
      transitionProps={{ duration: 200 }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title }}
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Tabs defaultValue="things" keepMounted={false}>
          <Tabs.List grow>
            <Tabs.Tab value="things">
              {t(names.things.title)} {total(items)}
            </Tabs.Tab>
            <Tabs.Tab value="places">
              {t(names.places.title)} {total(stores)}
            </Tabs.Tab>
          </Tabs.List>
          <FavouriteList
            tab="things"
            named={t(names.things.inSentence)}
            rows={items?.map((item) => <ItemRow key={item.id} item={item} />)}
          />
          <FavouriteList
            tab="places"
            named={t(names.places.inSentence)}
            rows={stores?.map((store) => <StoreRow key={store.id} store={store} />)}
          />
        </Tabs>
      )}
    </Drawer>
  );
}
