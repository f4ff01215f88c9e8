import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Item } from '../../../domain/catalogue/catalogue';
import { MinimumOrder } from '../../cart/MinimumOrder';
import { storeQuery } from '../api/catalogue';

/** A campaign item is ordered alone: what is missing to its store's minimum is told before the checkout. */
export default function DirectMinimum({ item, total }: { item: Item; total: number }) {
  const store = useQuery(storeQuery(String(item.store_id), item.module_id || undefined));
  return (
    <Box w="100%">
      <MinimumOrder minimum={store.data?.minimum_order ?? 0} itemsTotal={total} />
    </Box>
  );
}
