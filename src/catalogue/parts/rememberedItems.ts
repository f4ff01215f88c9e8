import { type Item, item } from '../../../domain/catalogue/catalogue';
import { rows } from '../../../domain/wire/fields';
import { jsonKey } from '../../client/storage/storage';

const kept = 12;
const viewedKey = jsonKey('recently-viewed', rows(item));

/** Items whose pages were opened lately, newest first, of one module. */
export const recentlyViewed = (moduleId: number): Item[] =>
  (viewedKey.get() ?? []).filter((seen) => seen.module_id === moduleId);

/** Remembers an opened item. Long texts are left out: the card does not show them. */
export function rememberItem(opened: Item): void {
  const others = (viewedKey.get() ?? []).filter(({ id }) => id !== opened.id);
  const small = { ...opened, description: '', images_full_url: [] };
  viewedKey.set([small, ...others].slice(0, kept * 2));
}
