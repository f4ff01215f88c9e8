import type { QueryClient } from '@tanstack/react-query';
import { currentPlace } from '../../place/currentPlace';
import { categoriesQuery, itemListQuery, storeQuery } from '../api/catalogue';

export const shelfQuery = (
  store: { id: number; module_id: number },
  shelf: { categoryId?: number; name?: string },
) =>
  itemListQuery(
    shelf.name ? 'searched' : 'popular',
    { store_id: store.id, category_id: shelf.categoryId ?? null, name: shelf.name ?? '' },
    { moduleId: store.module_id, limit: 24 },
  );

/** Asks for the store and the names of its shelves at once; never waits. */
export function prefetchStore(client: QueryClient, id: string, moduleId?: number): void {
  void client.prefetchQuery(storeQuery(id, moduleId));
  if (currentPlace().hasLocation) void client.prefetchQuery(categoriesQuery(moduleId));
}
