import type * as v from 'valibot';
import type { itemOrStoreSearch } from '../../../domain/catalogue/catalogue';
import type { Suggestion } from '../../ui/search/suggestion';

const most = 10;
const fewestItems = 6;

/**
 * At most ten rows: items first, but stores keep the places that items do not need, and the last row
 * searches for the words as typed.
 */
export function suggestionRows(
  text: string,
  found: v.InferOutput<typeof itemOrStoreSearch> | undefined,
  recent: readonly string[],
): Suggestion[] {
  if (text === '') return recent.map((old) => ({ kind: 'recent', text: old }));
  const places = most - 1;
  const stores = (found?.stores ?? []).slice(0, places);
  const itemPlaces = Math.max(fewestItems, places - stores.length);
  const items = (found?.items ?? []).slice(0, itemPlaces);
  return [
    ...items.map((row) => ({
      kind: 'item' as const,
      text: row.name,
      id: row.slug || String(row.id),
      picture: row.image_full_url,
      of: row.store_name,
      price: row.price,
    })),
    ...stores.slice(0, places - items.length).map((row) => ({
      kind: 'store' as const,
      text: row.name,
      id: String(row.id),
      picture: row.image_full_url,
    })),
    { kind: 'all', text },
  ];
}
