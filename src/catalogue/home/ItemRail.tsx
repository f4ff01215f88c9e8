import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState';
import classes from '../../ui/Page.module.css';
import { Rail } from '../../ui/Rail';
import { useTurn } from '../../ui/useTurn';
import { type ItemListName, itemRailQuery } from '../api/catalogue';
import { ItemCardSkeleton } from '../card/ItemCardSkeleton';
import { ShopItemCard } from '../parts/ShopItemCard';

const places = [0, 1, 2, 3, 4, 5];

/** The first items of a list; an empty list takes no room. */
export function ItemRail({ list, title }: { list: ItemListName; title: ReactNode }) {
  const { data: answer, error, refetch } = useQuery(itemRailQuery(list));
  const data = useTurn(answer);
  if (error && !answer) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data?.products.length === 0) return null;
  const more = (
    <Link to="/home" search={{ data_type: list }} className={classes.more}>
      <Trans>View all</Trans>
    </Link>
  );
  return (
    <Rail title={title} entries="items" more={more}>
      {data
        ? data.products.map((item) => (
            <li key={item.id}>
              <ShopItemCard item={item} />
            </li>
          ))
        : places.map((place) => (
            <li key={`waiting ${place}`} aria-hidden>
              <ItemCardSkeleton />
            </li>
          ))}
    </Rail>
  );
}
