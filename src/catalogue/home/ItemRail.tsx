import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ItemListName, itemRailQuery } from '../../api/catalogue';
import { ErrorState } from '../../components/ErrorState';
import { ItemCardSkeleton } from '../../components/item/ItemCardSkeleton';
import { Rail } from '../../components/Rail';
import { useTurn } from '../../components/useTurn';
import classes from '../parts/Page.module.css';
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
