import type { QueryClient } from '@tanstack/react-query';
import type { Category, Store } from '../../../domain/catalogue/catalogue';
import { currentPlace } from '../../place/currentPlace';
import { categoriesQuery, itemListQuery, storeQuery, storeReviewsQuery } from '../api/catalogue';

export const shelfQuery = (
  store: { id: number; module_id: number },
  shelf: { categoryId?: number; name?: string },
) =>
  itemListQuery(
    shelf.name ? 'searched' : 'popular',
    { store_id: store.id, category_id: shelf.categoryId ?? null, name: shelf.name ?? '' },
    { moduleId: store.module_id, limit: 24 },
  );

/** Categories of which a store sells something; all where it does not say. */
export const shelvesOf = (
  store: Pick<Store, 'category_ids'>,
  categories: readonly Category[],
): Category[] =>
  categories.filter(({ id }) => store.category_ids.length === 0 || store.category_ids.includes(id));

/**
 * Asks for the store and the names of its shelves at once; never waits. What stands below is asked for when it comes near; a
 * server draws it too.
 */
export function prefetchStore(
  client: QueryClient,
  id: string,
  moduleId: number | undefined,
  sought: string | null,
): void {
  void client.prefetchQuery(storeQuery(id, moduleId));
  if (currentPlace().hasLocation) void client.prefetchQuery(categoriesQuery(moduleId));
  if (import.meta.env.SSR) void prefetchBelow(client, id, moduleId, sought);
}

async function prefetchBelow(
  client: QueryClient,
  id: string,
  moduleId: number | undefined,
  sought: string | null,
): Promise<void> {
  const store = await client.ensureQueryData(storeQuery(id, moduleId)).catch(() => null);
  if (!store) return;
  void client.prefetchInfiniteQuery(storeReviewsQuery(store.id, store.module_id));
  if (!currentPlace().hasLocation) return;
  const categories = client.ensureQueryData(categoriesQuery(store.module_id)).catch(() => []);
  const [first] = shelvesOf(store, await categories);
  const shelf = sought ? { name: sought } : first && { categoryId: first.id };
  if (shelf) void client.prefetchInfiniteQuery(shelfQuery(store, shelf));
}
