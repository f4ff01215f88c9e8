import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { usePlace } from '../../app/place';
import { Rail } from '../../components/Rail';
import { recentlyViewed } from './rememberedItems';
import { ShopItemCard } from './ShopItemCard';

/** What the shopper looked at before, in this module. `except` is the item that is open now. */
export function RecentlyViewed({ except }: { except?: number }) {
  const { module } = usePlace();
  const [all] = useState(() => recentlyViewed(module?.id ?? 0));
  const items = all.filter(({ id, module_id }) => id !== except && module_id === module?.id);
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
