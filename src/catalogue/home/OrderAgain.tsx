import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { availableRowsFirst } from '../../../domain/catalogue/orderable';
import { zoneIdKey } from '../../client/storage/storage';
import { orderedItemsQuery } from '../../orders/api/orderedItems';
import { usePlace } from '../../place/currentPlace';
import { Rail } from '../../ui/Rail';
import { ShopItemCard } from '../parts/ShopItemCard';

export default function OrderAgain() {
  const { module } = usePlace();
  const zones = zoneIdKey.get() ?? [];
  const { data } = useQuery(orderedItemsQuery());
  const items = availableRowsFirst(
    (data ?? []).filter(
      ({ module_id, zone_id }) => module_id === module?.id && zones.includes(zone_id),
    ),
  );
  if (items.length === 0) return null;
  return (
    <Rail title={<Trans>Order again</Trans>} entries="items">
      {items.map((item) => (
        <li key={item.id}>
          <ShopItemCard item={item} />
        </li>
      ))}
    </Rail>
  );
}
