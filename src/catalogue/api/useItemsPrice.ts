import { useQuery } from '@tanstack/react-query';
import type { Item } from '../../../domain/catalogue/catalogue';
import type { Choice } from '../../../domain/catalogue/itemPrice';
import {
  discountOfItems,
  type PricedLines,
  priceItems,
} from '../../../domain/catalogue/storeDiscount';
import { shopNow } from '../../client/steadyClock';
import { useConfig } from '../../client/useMoney';
import { storeQuery } from './catalogue';

/**
 * What lines of one store cost together, by the function that prices orders. A back end that does not tell a store's
 * conditions with its items tells them with the store.
 */
export function useItemsPrice(lines: readonly (Choice & { readonly item: Item })[]): PricedLines {
  const digits = useConfig()?.digit_after_decimal_point ?? 2;
  const items = lines.map(({ item }) => item);
  const told = discountOfItems(items);
  const isUntold = told === null && items.some((item) => item.store_discount > 0);
  const storeId = items[0]?.store_id;
  const { data: store } = useQuery({
    ...storeQuery(String(storeId)),
    enabled: isUntold && storeId !== undefined,
  });
  const untold = isUntold ? (store?.discount ?? null) : null;
  return priceItems(lines, told ?? untold, shopNow(), digits);
}
