import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CartEntry } from '../../../domain/cart/cart';
import { quoteOrder } from '../../../domain/orders/orderEndpoints';
import { call } from '../../client/client';
import { currentLatLngKey } from '../../client/storage/storage';
import { cartKey } from './cart';

/**
 * What the confirmed lines would cost, delivered to the shopper's place or collected: every amount known before the
 * checkout, from the server that decides it. Off while there is no place or no line.
 */
export const cartEstimateQuery = (
  entries: readonly CartEntry[],
  orderType: 'delivery' | 'take_away',
) => {
  const at = currentLatLngKey.get();
  const storeId = entries[0]?.item.store_id ?? 0;
  const lines = entries.map(({ id, quantity, price, item, add_on_ids, add_on_qtys }) => [
    `${id}x${quantity}@${price}+${add_on_ids}x${add_on_qtys}`,
    item.discount,
    item.discount_type,
    item.store_discount,
  ]);
  return queryOptions({
    queryKey: ['cart-estimate', ...cartKey(), at?.lat, at?.lng, orderType, lines],
    queryFn: ({ signal }) =>
      call(quoteOrder, {
        body: {
          order_type: orderType,
          store_id: storeId,
          latitude: at?.lat ?? null,
          longitude: at?.lng ?? null,
        },
        signal,
        isQuestion: true,
      }),
    enabled: at !== null && lines.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
};
