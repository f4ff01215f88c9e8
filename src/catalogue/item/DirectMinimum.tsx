import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Item } from '../../../domain/catalogue/catalogue';
import { fromMillis, toMillis } from '../../../domain/values/money';
import { MinimumOrder } from '../../cart/MinimumOrder';
import { useHas } from '../../client/useMoney';
import { storeQuery } from '../api/catalogue';
import type { SelectionPrice } from './selectors';

interface DirectMinimumProps {
  item: Item;
  price: SelectionPrice;
  quantity: number;
}

/** A campaign item is ordered alone: what is missing to its store's minimum is told before the checkout. */
export default function DirectMinimum({ item, price, quantity }: DirectMinimumProps) {
  const isDiscounted = useHas('discounted_minimum');
  const itemsTotal = isDiscounted ? price.total : fromMillis(toMillis(price.one.was) * quantity);
  const store = useQuery(storeQuery(String(item.store_id), item.module_id || undefined));
  return (
    <Box w="100%">
      <MinimumOrder minimum={store.data?.minimum_order ?? 0} itemsTotal={itemsTotal} />
    </Box>
  );
}
