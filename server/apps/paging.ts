import type { Given } from './given';

/** Page and size as the contract takes them; none is an answer too. */
export function pageAsked(given: Given, otherwise = 10): { limit: number; offset: number } {
  const whole = (name: string, none: number) => Math.trunc(given.number(name) || none);
  return {
    limit: Math.min(100, Math.max(1, whole('limit', otherwise))),
    offset: Math.max(1, whole('offset', 1)),
  };
}

export const pageTold = (page: { total_size: number; limit: number; offset: number }) => ({
  total_size: page.total_size,
  limit: String(page.limit),
  offset: String(page.offset),
});

const sorts: Readonly<Record<string, string>> = {
  popular: 'popular',
  high: 'price_high',
  low: 'price_low',
};
const flags = ['top_rated', 'discounted', 'free_delivery', 'delivery', 'take_away', 'open'];

/** Words of a list that is written in brackets, in quotes or with commas alone. */
const wordsOf = (given: Given) => given.text('filter').split(/[^a-z_]+/);

export function filtersAsked(given: Given): Record<string, unknown> {
  const words = wordsOf(given);
  const sort = words.map((word) => sorts[word]).find(Boolean);
  return {
    ...pageAsked(given),
    name: given.text('name') || given.text('search'),
    type: given.text('type'),
    // 0 stands for all.
    store_id: given.number('store_id') || null,
    category_id: given.number('category_id') || null,
    category_ids: given.text('category_ids'),
    min_price: given.number('min_price') || null,
    max_price: given.number('max_price') || null,
    rating: given.number('rating_count') || null,
    filter: words.filter((word) => flags.includes(word)).join(','),
    ...(sort && { sort }),
  };
}
