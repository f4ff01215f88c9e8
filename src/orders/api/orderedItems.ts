import { queryOptions } from '@tanstack/react-query';
import type { Item } from '../../../domain/catalogue/catalogue';
import { defaultLanguage } from '../../../domain/language/languages';
import { getOrderDetails, listOrders } from '../../../domain/orders/orderEndpoints';
import { call } from '../../client/client';
import { guestIdKey, languageKey, tokenKey } from '../../client/storage/storage';

const asked = 10;
const opened = 3;

/**
 * What the last delivered orders held, newest first and each thing once: of the customer, or of this browser's
 * guest. Items that are not sold any more, or only in a campaign, are left out.
 */
export const orderedItemsQuery = () =>
  queryOptions({
    queryKey: [
      'ordered-items',
      languageKey.get() ?? defaultLanguage,
      tokenKey.get() ? 'customer' : guestIdKey.get(),
    ],
    queryFn: async ({ signal }): Promise<Item[]> => {
      const guestId = tokenKey.get() ? null : guestIdKey.get();
      const owner = guestId ? { guest_id: guestId } : {};
      const query = { ...owner, limit: asked, offset: 1 };
      const list = await call(listOrders, { query, signal });
      const details = await Promise.all(
        list.orders
          .filter(({ order_status }) => order_status === 'delivered')
          .slice(0, opened)
          .map(({ id }) => call(getOrderDetails, { query: { ...owner, order_id: id }, signal })),
      );
      const items = details
        .flatMap(({ details: lines }) => lines)
        .flatMap(({ item }) => (item && !item.isCampaignItem ? [item] : []));
      return [...new Map(items.map((item) => [item.id, item])).values()];
    },
    staleTime: 60_000,
  });
