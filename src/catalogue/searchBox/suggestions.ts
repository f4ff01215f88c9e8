import type * as v from 'valibot';
import type { itemOrStoreSearch } from '../../../domain/catalogue/catalogue';

export type Suggestion =
  | { kind: 'recent'; text: string }
  | { kind: 'all'; text: string }
  | {
      kind: 'item' | 'store' | 'vehicle' | 'provider';
      text: string;
      id: string;
      picture: string;
      /** Whose it is. */
      of?: string;
      price?: number | null;
    };

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

/** A name cut where the typed words occur, so that they can be marked. */
export function markedParts(name: string, typed: string): { text: string; marked: boolean }[] {
  const terms = typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (terms.length === 0) return [{ text: name, marked: false }];
  const pattern = new RegExp(`(${terms.join('|')})`, 'giu');
  return name
    .split(pattern)
    .map((text, place) => ({ text, marked: place % 2 === 1 }))
    .filter((part) => part.text !== '');
}
