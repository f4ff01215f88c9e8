import type { QueryClient } from '@tanstack/react-query';
import type { Item } from '../../../domain/catalogue/catalogue';
import { scopeKey } from '../../client/scope';

const isItemList = (value: unknown): value is Item[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  typeof value[0] === 'object' &&
  'image_full_url' in value[0];

function itemsIn(data: unknown): Item[] {
  if (isItemList(data)) return data;
  if (typeof data !== 'object' || data === null) return [];
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.flatMap(itemsIn);
  return 'products' in data ? itemsIn(data.products) : [];
}

/**
 * An item as a list has already shown it: its page opens with what is known, before its own answer
 * has come. `id` is a slug or an id.
 */
export function seenItem(client: QueryClient, id: string, moduleId?: number): Item | undefined {
  for (const [, data] of client.getQueriesData({ queryKey: ['catalogue', scopeKey(moduleId)] })) {
    const found = itemsIn(data).find((item) => item.slug === id || String(item.id) === id);
    if (found) return found;
  }
  return undefined;
}
