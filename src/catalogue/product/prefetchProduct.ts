import type { QueryClient } from '@tanstack/react-query';
import { itemQuery, itemReviewsQuery, relatedItemsQuery } from '../api/catalogue';

/** Asks for the item at once; never waits. What stands below is asked for when it comes near; a server draws it too. */
export function prefetchProduct(client: QueryClient, id: string, moduleId?: number): void {
  void client.prefetchQuery(itemQuery(id, moduleId));
  if (import.meta.env.SSR) void prefetchBelow(client, id, moduleId);
}

async function prefetchBelow(client: QueryClient, id: string, moduleId?: number): Promise<void> {
  const item = await client.ensureQueryData(itemQuery(id, moduleId)).catch(() => null);
  if (!item) return;
  const module = item.module_id || undefined;
  void client.prefetchQuery(relatedItemsQuery(item.id, module));
  void client.prefetchInfiniteQuery(itemReviewsQuery(item.id, module));
}
