import { Trans, useLingui } from '@lingui/react/macro';
import { useIntersection } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { Store } from '../../../domain/catalogue/catalogue';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { MoreRows } from '../../ui/MoreRows';
import { useInPieces } from '../../ui/useInPieces';
import { ItemGrid } from '../parts/ItemGrid';
import { shelfQuery } from './prefetchStore';
import classes from './Shelves.module.css';

interface ShelfProps {
  id?: string;
  store: Store;
  shelf: { categoryId?: number; name?: string };
  title: ReactNode;
  /** Asked for before it comes near the screen. */
  atOnce?: boolean;
}

export function Shelf({ id, store, shelf, title, atOnce = false }: ShelfProps) {
  const { t } = useLingui();
  const headingId = useId();
  const [wanted, setWanted] = useState(atOnce || shelf.name !== undefined);
  const { ref, entry } = useIntersection({ rootMargin: '800px' });
  if (!wanted && entry?.isIntersecting) setWanted(true);
  const query = useInfiniteQuery({ ...shelfQuery(store, shelf), enabled: wanted });
  const data = useInPieces(query.data);
  const items = data?.pages.flatMap((page) => page.products) ?? [];
  const empty = data !== undefined && items.length === 0;
  if (empty && shelf.name === undefined) return null;
  return (
    <section ref={ref} id={id} className={classes.shelf} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.title}>
        {title}
      </h2>
      {empty ? (
        <EmptyState
          picture="nothing-found"
          title={<Trans>Sorry no data found related to your search</Trans>}
        />
      ) : query.isError && items.length === 0 ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ItemGrid
          items={items}
          withStore={false}
          heading={false}
          waiting={data ? 0 : 5}
          label={typeof title === 'string' ? title : t`Items`}
        />
      )}
      <MoreRows
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </section>
  );
}
