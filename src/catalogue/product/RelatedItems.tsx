import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Item } from '../../../domain/catalogue/catalogue';
import { Rail } from '../../ui/Rail';
import { relatedItemsQuery } from '../api/catalogue';
import { ShopItemCard } from '../parts/ShopItemCard';

/** Items like this one; without any, or without an answer, the page is whole all the same. */
export function RelatedItems({ item }: { item: Item }) {
  const { data } = useQuery(relatedItemsQuery(item.id, item.module_id || undefined));
  if (!data || data.length === 0) return null;
  return (
    <Rail title={<Trans>Related items</Trans>} entries="items">
      {data.map((related) => (
        <li key={related.id}>
          <ShopItemCard item={related} />
        </li>
      ))}
    </Rail>
  );
}
