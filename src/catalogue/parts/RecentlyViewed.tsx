import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { availableRowsFirst } from '../../../domain/catalogue/orderable';
import { usePlace } from '../../place/currentPlace';
import { Rail } from '../../ui/Rail';
import { itemsOfIdsQuery } from '../api/itemsOfIds';
import { recentlyViewed } from './rememberedItems';
import { ShopItemCard } from './ShopItemCard';

/** What the shopper looked at before, in this module, as it is now. `except` is the item that is open now. */
export function RecentlyViewed({ except }: { except?: number }) {
  const { module } = usePlace();
  const moduleId = module?.id ?? 0;
  const all = useMemo(() => recentlyViewed(moduleId), [moduleId]);
  const seen = all.filter(({ id }) => id !== except);
  const { data } = useQuery(itemsOfIdsQuery(seen.map(({ id }) => id)));
  // As they were, until it is known what they cost and whether they are sold here now.
  const items = data
    ? availableRowsFirst(seen.flatMap(({ id }) => data.products.filter((now) => now.id === id)))
    : seen;
  if (items.length === 0) return null;
  return (
    <Rail title={<Trans>Recently viewed</Trans>} entries="items">
      {items.map((item) => (
        <li key={item.id}>
          <ShopItemCard item={item} />
        </li>
      ))}
    </Rail>
  );
}
