import type { Item, Store } from '../../../domain/catalogue/catalogue';

/** Link to an item's page: its slug, or its id where it has none (ITEM-21). */
export const itemLink = (item: Pick<Item, 'id' | 'slug' | 'module_id'>) =>
  ({
    to: '/product/$id',
    params: { id: item.slug || String(item.id) },
    search: { module_id: item.module_id || undefined },
  }) as const;

/** Link to a store's page with the query that it is known by (CAT-04). */
export const storeLink = (
  store: Pick<Store, 'id' | 'module_id'> & Partial<Pick<Store, 'zone_id'>>,
) =>
  ({
    to: '/store/$id',
    params: { id: String(store.id) },
    search: { module_id: store.module_id || undefined, store_zone_id: store.zone_id || undefined },
  }) as const;

/** The same for the store that sells an item. */
export const sellerLink = ({
  store_id: id,
  module_id,
  zone_id,
}: Pick<Item, 'store_id' | 'module_id' | 'zone_id'>) => storeLink({ id, module_id, zone_id });

export const needsChoosing = (
  item: Pick<Item, 'variations' | 'choice_options' | 'food_variations' | 'isCampaignItem'>,
) =>
  item.variations.length > 0 ||
  item.choice_options.length > 0 ||
  item.food_variations.length > 0 ||
  item.isCampaignItem;
