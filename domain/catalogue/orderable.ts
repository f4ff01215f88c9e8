import type { Config } from '../config';
import type { Item, Store } from './catalogue';

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

/** Whether a store takes orders for another time. One that has stopped for a while (`active` 0) takes none at all. */
export const takesLater = (
  store: Pick<Store, 'active' | 'schedule_order'>,
  config: Pick<Config, 'schedule_order'>,
): boolean => config.schedule_order === 1 && store.active === 1 && store.schedule_order === 1;

/** The same rows in the same order, but those that can be had before the others. */
export const availableRowsFirst = <Row extends { available: number; stock: number | null }>(
  rows: readonly Row[],
): Row[] => {
  const canBeHad = ({ available, stock }: Row) => available === 1 && stock !== 0;
  return [...rows.filter(canBeHad), ...rows.filter((row) => !canBeHad(row))];
};
