import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState';
import classes from '../../ui/Page.module.css';
import { Rail } from '../../ui/Rail';
import { useTurn } from '../../ui/useTurn';
import { storeRailQuery } from '../api/catalogue';
import { StoreCardSkeleton } from '../card/StoreCardSkeleton';
import { ShopStoreCard } from '../parts/ShopStoreCard';

const places = [0, 1, 2, 3];

/** The latest or the most popular stores (CAT-05, CAT-06). */
export function StoreRail({ list, title }: { list: 'latest' | 'popular'; title: ReactNode }) {
  const { data: answer, error, refetch } = useQuery(storeRailQuery(list));
  const data = useTurn(answer);
  if (error && !answer) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data?.stores.length === 0) return null;
  const more = (
    <Link to={`/store/${list}`} className={classes.more}>
      <Trans>View all</Trans>
    </Link>
  );
  return (
    <Rail title={title} entries="stores" more={more}>
      {data
        ? data.stores.map((store) => (
            <li key={store.id}>
              <ShopStoreCard store={store} />
            </li>
          ))
        : places.map((place) => (
            <li key={`waiting ${place}`} aria-hidden>
              <StoreCardSkeleton />
            </li>
          ))}
    </Rail>
  );
}
