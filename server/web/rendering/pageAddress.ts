import { languageIn } from '../previewHead';

/** What the pages that are rendered read of their address, as the client's routes name it. */
export const pageParameters: ReadonlySet<string> = new Set([
  'ac',
  'active',
  'all_category',
  'brands',
  'categories',
  'categoryId',
  'data_type',
  'filter',
  'from',
  'fuels',
  'gears',
  'id',
  'lat',
  'lng',
  'max',
  'min',
  'module_id',
  'name',
  'pick',
  'q',
  'rating',
  'search',
  'seats',
  'sort',
  'store_sort',
  'store_zone_id',
  'tab',
  'trip',
  'type',
  'variant',
  'view',
  'without',
]);

/**
 * An address as far as its page depends on it: without the marks that advertisements and letters leave in links, each of
 * which would be a page of its own.
 */
export function pageAddress({ pathname, searchParams }: URL, origin: string): URL {
  const address = new URL(pathname, origin);
  for (const [name, value] of searchParams)
    if (pageParameters.has(name)) address.searchParams.append(name, value);
  const language = languageIn(searchParams);
  if (language) address.searchParams.set('lang', language);
  address.searchParams.sort();
  return address;
}
