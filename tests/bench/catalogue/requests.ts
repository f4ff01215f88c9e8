import type { Random } from '../../../demo/city/random';
import type { Spot } from './world';

/** Path and query below /api/v1 of one request; null where this spot has nothing to ask for. */
export type MakeRequest = (spot: Spot, random: Random) => string | null;

const one = <T>(list: readonly T[], random: Random): T | null =>
  list.length > 0 ? random.pick(list) : null;

const paging = (random: Random) =>
  `limit=${random.pick([10, 20, 30])}&offset=${random.pick([1, 1, 1, 2, 3])}`;
const deepPaging = (random: Random) => `limit=20&offset=${random.int(20, 50)}`;
const itemSort = (random: Random) =>
  `sort=${random.pick(['popular', 'newest', 'price_low', 'price_high', 'rating', 'discount'])}`;
const storeSort = (random: Random) =>
  `sort=${random.pick(['default', 'rating', 'delivery_time', 'distance', 'newest'])}`;
const itemFilter = (random: Random) =>
  random.pick([
    'filter=discounted',
    'filter=in_stock,top_rated',
    'filter=available_now',
    'filter=free_delivery',
    'filter=organic',
    'filter=halal,discounted',
    'rating=4',
    'type=veg',
    'min_price=20&max_price=60',
    'min_price=100',
    'without=Milk,Eggs',
    'filter=available_now,discounted&rating=4&max_price=40',
  ]);
const storeFilter = (random: Random) =>
  `filter=${random.pick(['open', 'free_delivery', 'discounted', 'top_rated', 'take_away', 'open,discounted,top_rated'])}`;

const categoryOf = ({ categories }: Spot, random: Random) => {
  const top = one(categories, random);
  const child = top && one(top.childes, random);
  return child && random.chance(0.5) ? child.id : (top?.id ?? null);
};
const wordsOf = ({ items }: Spot, random: Random) =>
  (one(items, random)?.name ?? 'milk').split(/[\s,،]+/).filter((word) => word.length > 2);
const word = (spot: Spot, random: Random) => one(wordsOf(spot, random), random) ?? 'milk';
const misspelt = (text: string, random: Random) => {
  const at = random.int(1, Math.max(1, text.length - 2));
  return text.slice(0, at) + text.slice(at + 1);
};
const name = (text: string) => `name=${encodeURIComponent(text)}`;

const itemList =
  (path: string, query: (random: Random) => string = paging): MakeRequest =>
  (_, random) =>
    `${path}?${query(random)}`;
const withCategory =
  (path: (id: number, random: Random) => string): MakeRequest =>
  (spot, random) => {
    const id = categoryOf(spot, random);
    return id === null ? null : path(id, random);
  };
const search =
  (pick: (spot: Spot, random: Random) => string): MakeRequest =>
  (spot, random) =>
    `/items/search?${name(pick(spot, random))}&${paging(random)}`;

const lists: Record<string, MakeRequest> = {
  'items/latest': itemList('/items/latest'),
  'items/popular': itemList('/items/popular'),
  'items/discounted': itemList('/items/discounted'),
  'items/most-reviewed': itemList('/items/most-reviewed'),
  'items/recommended': itemList('/items/recommended'),
  'items/suggested': itemList('/items/suggested'),
  'items, sorted': itemList('/items/latest', (random) => `${paging(random)}&${itemSort(random)}`),
  'items, filtered': itemList(
    '/items/popular',
    (random) => `${paging(random)}&${itemFilter(random)}&${itemSort(random)}`,
  ),
  'items, pages 20 to 50': itemList(
    '/items/popular',
    (random) => `${deepPaging(random)}&${itemSort(random)}`,
  ),
  'items of a store': (spot, random) => {
    const store = one(spot.stores, random);
    return store && `/items/latest?store_id=${store.id}&${paging(random)}&${itemSort(random)}`;
  },
  'categories/items': withCategory(
    (id, random) => `/categories/items/${id}?${paging(random)}&${itemSort(random)}`,
  ),
  'categories/items, filtered': withCategory(
    (id, random) =>
      `/categories/items/${id}?${paging(random)}&${itemSort(random)}&${itemFilter(random)}`,
  ),
  'categories/stores': withCategory(
    (id, random) => `/categories/stores/${id}?${paging(random)}&${storeSort(random)}`,
  ),
  'stores/get-stores/all': itemList('/stores/get-stores/all'),
  'stores/latest': itemList('/stores/latest'),
  'stores/popular': itemList('/stores/popular'),
  'stores/recommended': itemList('/stores/recommended'),
  'stores/top-offer-near-me': itemList('/stores/top-offer-near-me'),
  'stores, sorted and filtered': itemList(
    '/stores/get-stores/all',
    (random) => `${paging(random)}&${storeSort(random)}&${storeFilter(random)}`,
  ),
  'stores/reviews': (spot, random) => {
    const store = one(spot.stores, random);
    return store && `/stores/reviews?store_id=${store.id}&${paging(random)}`;
  },
  'items/reviews': (spot, random) => {
    const item = one(spot.items, random);
    return item && `/items/reviews/${item.id}?${paging(random)}`;
  },
  'items/related-items': (spot, random) => {
    const item = one(spot.items, random);
    return item && `/items/related-items/${item.id}`;
  },
  categories: () => '/categories',
  'categories/childes': withCategory((id) => `/categories/childes/${id}`),
  'categories/featured/items': () => '/categories/featured/items',
  'categories/popular': () => '/categories/popular',
  banners: () => '/banners',
  'campaigns/item': () => '/campaigns/item',
  'campaigns/basic': () => '/campaigns/basic',
};

const searches: Record<string, MakeRequest> = {
  'items/search, a word': search(word),
  'items/search, a beginning': search((spot, random) =>
    word(spot, random).slice(0, random.int(2, 4)),
  ),
  'items/search, two words': search((spot, random) => wordsOf(spot, random).slice(0, 2).join(' ')),
  'items/search, misspelt': search((spot, random) => misspelt(word(spot, random), random)),
  'items/search, nothing': search((_, random) => `qqxz${random.int(100, 999)}wvk`),
  'items/search, filtered': (spot, random) =>
    `/items/search?${name(word(spot, random))}&${paging(random)}&${itemSort(random)}&${itemFilter(random)}`,
  'items/item-or-store-search': (spot, random) =>
    `/items/item-or-store-search?${name(word(spot, random).slice(0, random.int(2, 6)))}`,
  'stores/search': (spot, random) =>
    `/stores/search?${name((one(spot.stores, random)?.name ?? 'store').split(' ')[0] ?? 'store')}&${paging(random)}`,
  'stores/search, misspelt': (spot, random) =>
    `/stores/search?${name(misspelt((one(spot.stores, random)?.name ?? 'store').split(' ')[0] ?? 'store', random))}&${paging(random)}`,
};

const details: Record<string, MakeRequest> = {
  'items/details': (spot, random) => {
    const item = one(spot.items, random);
    return item && `/items/details/${random.chance(0.5) ? item.id : item.slug}`;
  },
  'stores/details': (spot, random) => {
    const store = one(spot.stores, random);
    return store && `/stores/details/${random.chance(0.5) ? store.id : store.slug}`;
  },
  'campaigns/basic-campaign-details': (spot, random) => {
    const campaign = one(spot.campaigns, random);
    return campaign && `/campaigns/basic-campaign-details?basic_campaign_id=${campaign.id}`;
  },
};

export const requests: readonly (readonly [string, MakeRequest])[] = Object.entries({
  ...lists,
  ...searches,
  ...details,
});
