import type { There } from './there';
import { number, type Row, row } from './values';

/** Stores of the items that were shown: a cart's line does not name one, and the newest want it named. */
const stores = new Map<number, number>();

export function rememberStore(item: Row): void {
  const [id, store] = [number(item.id), number(item.store_id)];
  if (id !== null && store !== null) stores.set(id, store);
}

/** @throws ApiError when the item is not known there */
export async function storeOfItem(there: There, line: Row): Promise<number | null> {
  const id = number(line.item_id);
  const shown = id === null ? undefined : stores.get(id);
  if (shown !== undefined) return shown;
  const query = line.model === 'ItemCampaign' ? { campaign: true } : {};
  return number(row(await there.ask('GET', `/items/details/${id}`, query)).store_id);
}
