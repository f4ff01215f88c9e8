import * as v from 'valibot';
import { perLanguage } from '../../../domain/language/languages';
import type { ReadItem } from '../../../machines/desk/editItem';
import { deskDraftsKey } from '../../client/storage/deskKeys';
import { typedOver } from '../../ui/form/typedOver';

const words = v.object(perLanguage(() => v.string()));
const number = v.union([v.number(), v.string()]);
const flag = v.picklist([0, 1]);

const typedItem = v.object({
  name: words,
  description: words,
  unit: words,
  category_id: v.string(),
  price: number,
  stock: number,
  veg: flag,
  halal: flag,
  organic: flag,
  /** A new picture as a data URL. */
  picture: v.string(),
  /** Of what was read when the typing began, and how many there were; empty for what stands there now. */
  version: v.string(),
  stockWas: v.nullable(v.number()),
});
export type TypedItem = v.InferOutput<typeof typedItem>;

const nameOf = (itemId: number | null) => `item:${itemId ?? 'new'}`;

function keep(itemId: number | null, draft: { text: string; key?: string | undefined } | null) {
  const { [nameOf(itemId)]: _, ...others } = deskDraftsKey.get() ?? {};
  const all = draft ? { ...others, [nameOf(itemId)]: draft } : others;
  deskDraftsKey.set(Object.keys(all).length > 0 ? all : null);
}

const kept = v.object({ ...typedItem.entries, read: v.optional(v.unknown()) });

/** What has been typed so far, and what was read when that began; null where nobody has begun. */
function draftOf(itemId: number | null): v.InferOutput<typeof kept> | null {
  const text = deskDraftsKey.get()?.[nameOf(itemId)]?.text ?? 'null';
  try {
    const parsed = v.safeParse(kept, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export const dropItemDraft = (itemId: number | null): void => keep(itemId, null);

export const writeItemDraft = (itemId: number | null, typed: TypedItem, read: unknown): void =>
  keep(itemId, {
    text: JSON.stringify({ ...typed, read }),
    key: deskDraftsKey.get()?.[nameOf(itemId)]?.key ?? crypto.randomUUID(),
  });

/** What was typed is to be said over what stands there now. */
export function rebaseItemDraft(itemId: number | null): void {
  const draft = draftOf(itemId);
  if (draft) writeItemDraft(itemId, { ...draft, version: '', stockWas: null }, draft.read);
}

export function renewItemKey(itemId: number | null): void {
  const draft = deskDraftsKey.get()?.[nameOf(itemId)];
  if (draft) keep(itemId, { ...draft, key: crypto.randomUUID() });
}

/** By which the shop knows it again, however often it is sent. */
export const itemKey = (itemId: number | null): string =>
  deskDraftsKey.get()?.[nameOf(itemId)]?.key ?? crypto.randomUUID();

export const hasItemDraft = (itemId: number | null): boolean => draftOf(itemId) !== null;

function readOf({ item }: ReadItem): TypedItem {
  const empty = perLanguage(() => '');
  return {
    name: item?.name ?? empty,
    description: item?.description ?? empty,
    unit: item?.unit ?? empty,
    category_id: item ? String(item.category_id) : '',
    price: item?.price ?? '',
    stock: item?.stock ?? '',
    veg: item?.veg ?? 0,
    halal: item?.halal ?? 0,
    organic: item?.organic ?? 0,
    picture: '',
    version: item?.version ?? '',
    stockWas: item?.stock ?? null,
  };
}

interface ItemBegan {
  readonly typed: TypedItem;
  /** The item when the typing began. */
  readonly read: unknown;
  /** What is typed is not how it stands. */
  readonly isKept: boolean;
}

/** What the fields begin with: what was typed before, else the item as it was read. */
export function itemBegan(itemId: number | null, asRead: ReadItem): ItemBegan {
  const now = readOf(asRead);
  const draft = draftOf(itemId);
  if (!draft) return { typed: now, read: now, isKept: false };
  const { read, ...typed } = draft;
  if (typed.version) return { typed, read, isKept: true };
  const { version, stockWas } = now;
  const over = v.parse(typedItem, typedOver(now, read, typed));
  return { typed: { ...over, version, stockWas }, read: now, isKept: true };
}
