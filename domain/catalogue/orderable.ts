import type { Item } from './catalogue';

type Offered = Pick<
  Item,
  'available' | 'schedule_order' | 'stock' | 'isCampaignItem' | 'available_date_starts'
>;

/**
 * When an item can be ordered: now; later, where its store is closed or the dish not served at this hour but orders are
 * taken for another time; or not at all. Campaigns are bought while they can be had, never for later.
 */
export function orderableWhen(item: Offered): 'now' | 'later' | 'never' {
  if (item.stock === 0) return 'never';
  if (item.available !== 0) return 'now';
  const isCampaign = item.isCampaignItem || item.available_date_starts !== null;
  return item.schedule_order === 1 && !isCampaign ? 'later' : 'never';
}
