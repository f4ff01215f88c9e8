import type { Item, Review } from '../../domain/catalogue/catalogue';
import * as category from '../../domain/catalogue/catalogueEndpoints';
import * as items from '../../domain/catalogue/itemEndpoints';
import { listBrandItems } from '../../domain/catalogue/offerEndpoints';
import { getStore } from '../../domain/catalogue/storeEndpoints';
import { reviewItem } from '../../domain/orders/afterOrderEndpoints';
import type { AppCall, Translations } from './call';
import { categoryRow, itemRow } from './itemRow';
import { filtersAsked, pageAsked, pageTold } from './paging';
import { shopTimeOf } from './shopClock';
import { storeRow } from './storeRow';

interface Page {
  total_size: number;
  limit: number;
  offset: number;
  products: Item[];
}
type Listing = typeof items.listPopularItems;

export async function rowsOf(call: AppCall, found: readonly Item[]) {
  const shop = await shopTimeOf(call);
  return found.map((item) => itemRow(item, call, shop));
}

/** A page of items, under `key` where the family names its rows otherwise. */
export async function itemPageOf(call: AppCall, endpoint: Listing, also = {}, key = 'products') {
  const query = { ...filtersAsked(call.given), ...also };
  const page: Page = await call.ask(endpoint, { query, params: call.params });
  return { ...pageTold(page), [key]: await rowsOf(call, page.products), categories: [] };
}

const list =
  (endpoint: Listing, also = {}, key?: string) =>
  (call: AppCall) =>
    itemPageOf(call, endpoint, also, key);

/** What is popular, beside the categories that are shown first. */
async function featuredOf(call: AppCall) {
  const [page, categories] = await Promise.all([
    itemPageOf(call, items.listPopularItems),
    call.ask(category.listFeaturedCategories),
  ]);
  return { ...page, categories: categories.map((row) => categoryRow(row, call)) };
}

async function detailsOf(call: AppCall) {
  const query = { campaign: call.given.text('campaign') };
  const item = await call.ask(items.getItem, { params: call.params, query });
  const [store, shop] = await Promise.all([
    call.ask(getStore, { params: { id: item.store_id } }),
    shopTimeOf(call),
  ]);
  return {
    ...itemRow(item, call, shop),
    tags: item.tags.map(({ name }, index) => ({ id: index + 1, tag: name })),
    reviews: [],
    store_details: storeRow(store, call, shop),
    tax_data: [],
  };
}

/** A name in its two parts. */
const nameParts = (name: string) => {
  const [first = '', ...rest] = name.split(' ');
  return { f_name: first, l_name: rest.join(' ') };
};

export const reviewRow = (review: Review, { picture }: Pick<AppCall, 'picture'>) => ({
  id: review.id,
  rating: review.rating,
  comment: review.comment,
  reply: review.reply,
  attachment: review.images_full_url,
  attachment_full_url: review.images_full_url.flatMap((address) => picture(address) ?? []),
  item_name: review.item_name,
  item_image: review.item_image_full_url,
  item_image_full_url: picture(review.item_image_full_url),
  customer_name: review.customer_name,
  customer: { ...nameParts(review.customer_name), image_full_url: null },
  created_at: review.created_at,
});

export function opinionForm({ given }: AppCall, names: readonly string[]): FormData {
  const form = new FormData();
  for (const name of ['rating', 'comment', ...names]) {
    if (given.has(name)) form.set(name, given.text(name));
  }
  given.files('attachment').forEach((file, index) => {
    form.set(`image_${index + 1}`, file);
  });
  return form;
}

export const itemCalls: Translations = {
  'GET /items/latest': list(items.listLatestItems),
  'GET /items/new-arrival': list(items.listLatestItems),
  'GET /items/popular': list(items.listPopularItems),
  'GET /items/discounted': list(items.listDiscountedItems),
  'GET /items/most-reviewed': list(items.listMostReviewedItems),
  'GET /items/recommended': list(items.listRecommendedItems, {}, 'items'),
  'GET /items/suggested': list(items.listSuggestedItems, {}, 'items'),
  'GET /items/search': list(items.searchItems),
  'GET /categories/items/list': list(items.searchItems),
  'GET /categories/featured/items': featuredOf,
  'GET /categories/items/:id': list(category.listCategoryItems),
  'GET /brand/items/:id': list(listBrandItems),
  'GET /items/details/:id': detailsOf,
  'GET /items/related-items/:id': async (call) =>
    rowsOf(call, await call.ask(items.listRelatedItems, { params: call.params })),
  'GET /items/reviews/:id': async (call) => {
    const query = pageAsked(call.given);
    const page = await call.ask(items.listItemReviews, { params: call.params, query });
    return { ...pageTold(page), reviews: page.reviews.map((row) => reviewRow(row, call)) };
  },
  'POST /items/reviews/submit': (call) =>
    call.ask(reviewItem, { body: opinionForm(call, ['order_id', 'item_id']) }),
  'GET /items/item-or-store-search': async (call) => {
    const query = { name: call.given.text('name') };
    const found = await call.ask(items.searchItemsAndStores, { query });
    return {
      items: found.items.map(({ id, name, image_full_url: image }) => ({
        id,
        name,
        image,
        image_full_url: call.picture(image),
      })),
      stores: found.stores.map(({ id, name, image_full_url: logo }) => ({
        id,
        name,
        logo,
        logo_full_url: call.picture(logo),
      })),
    };
  },
};
