import * as items from '../../domain/catalogue/itemEndpoints';
import { listBrandItems } from '../../domain/catalogue/offerEndpoints';
import * as stores from '../../domain/catalogue/storeEndpoints';
import type { AppCall, Translations } from './call';
import { itemPageOf } from './items';
import { storePageOf } from './stores';

const itemLists: Readonly<Record<string, typeof items.searchItems>> = {
  discounted: items.listDiscountedItems,
  new: items.listLatestItems,
};
const storeLists: Readonly<Record<string, typeof stores.searchStores>> = {
  discounted: stores.listTopOffers,
  new: stores.listLatestStores,
  searched: stores.searchStores,
};

/** One call for the lists behind a search, a brand, a category and the shelves, of items or of stores. */
async function combined(call: AppCall) {
  const { given } = call;
  const kind = given.text('data_type');
  if (given.text('list_type') === 'store') {
    const [category_id] = given.list('category_ids');
    return storePageOf(call, storeLists[kind] ?? stores.listStores, {
      ...(typeof category_id === 'number' && { category_id }),
    });
  }
  const [brand] = given.list('brand_ids');
  if (kind === 'brand' && brand !== undefined) {
    return itemPageOf({ ...call, params: { id: String(brand) } }, listBrandItems);
  }
  return itemPageOf(call, itemLists[kind] ?? items.searchItems);
}

export const combinedCalls: Translations = { 'GET /get-combined-data': combined };
