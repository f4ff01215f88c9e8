import * as v from 'valibot';
import { itemSorts, storeSorts } from '../../../domain/catalogue/sorts';

// A value that cannot be read counts as absent: an old or hand-made link never breaks the page.
/** A text in an address; absent when it cannot be read. */
export const textParameter = v.optional(
  v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))),
    undefined,
  ),
);
const figure = v.optional(
  v.fallback(
    v.optional(
      v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]),
        v.number(),
        v.finite(),
        v.minValue(0),
      ),
    ),
    undefined,
  ),
);
const oneOf = <const T extends readonly string[]>(options: T) =>
  v.optional(v.fallback(v.optional(v.picklist(options)), undefined));

/** Filters, order and tab of a list as its address holds them; absent means "not set". */
const listingFilters = v.object({
  tab: oneOf(['items', 'stores']),
  /** Comma list of category ids. */
  categories: textParameter,
  min: figure,
  max: figure,
  rating: figure,
  type: oneOf(['veg', 'non_veg']),
  /** Comma list of the wire's filter words, of items and stores alike. */
  filter: textParameter,
  /** Comma list of allergens to leave out. */
  without: textParameter,
  sort: oneOf(itemSorts),
  store_sort: oneOf(storeSorts),
  /** Stores on the map instead of in a list. */
  view: oneOf(['map']),
});
export type ListingFilters = v.InferOutput<typeof listingFilters>;

/** What `/home` is asked to list (CAT-01, CAT-02); nothing of it means the home page itself. */
export const homeSearch = v.object({
  search: textParameter,
  id: figure,
  module_id: figure,
  name: textParameter,
  from: textParameter,
  data_type: textParameter,
  ...listingFilters.entries,
});
export type HomeSearch = v.InferOutput<typeof homeSearch>;

export const asksForList = ({ search, data_type }: HomeSearch): boolean =>
  search !== undefined || Boolean(data_type);

export const categoriesSearch = v.object({ module_id: figure });
export const storesSearch = v.object({ view: listingFilters.entries.view });

export const categorySearch = v.object({ module_id: figure, ...listingFilters.entries });

/** "a,b" as a list; duplicates and blanks are left out. */
export const words = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(',').filter(Boolean)),
];

/** A list with `entry` put in or taken out, as the address holds it. */
export function toggled(text: string | undefined, entry: string): string | undefined {
  const list = words(text);
  const next = list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];
  return next.length > 0 ? next.join(',') : undefined;
}
