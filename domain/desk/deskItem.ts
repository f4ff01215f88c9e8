import * as v from 'valibot';
import { defaultLanguage, perLanguage } from '../language/languages';
import { says } from '../values/validationMessages';
import { flag, id, num, numOr, text } from '../wire/fields';
import { mostPrice } from './staff';

export const itemLengths = { name: 100, description: 1_000, unit: 30 } as const;
const mostStock = 1_000_000;

/** In each language of the shop; what is empty is shown as it is in the first. */
export const inWords = /* @__NO_SIDE_EFFECTS__ */ (most: number) =>
  v.object(
    perLanguage(() =>
      v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most, says('item.long'))), ''),
    ),
  );

const named = /* @__PURE__ */ v.pipe(
  inWords(itemLengths.name),
  v.forward(
    v.check((name) => name[defaultLanguage] !== '', says('item.name')),
    [defaultLanguage],
  ),
);

/** As a field holds it; `empty` is what an empty one means. */
export const typed = /* @__NO_SIDE_EFFECTS__ */ <const E>(empty: E) =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((value): number | E => (value === '' ? empty : Number(value))),
  );

const isWithin = (value: number, most: number) => value >= 0 && value <= most;

/** What somebody at the desk says of an item. */
export const itemForm = /* @__PURE__ */ v.object({
  name: named,
  description: inWords(itemLengths.description),
  /** What one piece is, such as 500 g. */
  unit: inWords(itemLengths.unit),
  category_id: v.pipe(
    typed(0),
    v.check((value) => Number.isInteger(value) && value > 0, says('item.category')),
  ),
  price: v.pipe(
    typed(Number.NaN),
    v.check((value) => isWithin(value, mostPrice), says('item.price')),
  ),
  /** Null where it is not counted. */
  stock: v.optional(
    v.nullable(
      v.pipe(
        typed(null),
        v.check(
          (value) => value === null || (Number.isInteger(value) && isWithin(value, mostStock)),
          says('item.stock'),
        ),
      ),
    ),
    null,
  ),
  veg: v.optional(flag, 0),
  halal: v.optional(flag, 0),
  organic: v.optional(flag, 0),
});
export type ItemForm = v.InferOutput<typeof itemForm>;

const words = v.object(perLanguage(() => text));

/** An item with all that can be said of it at the desk. */
export const wholeDeskItem = v.object({
  id,
  /** Of what stands there: whoever saves names the one that they had read. */
  version: text,
  name: words,
  description: words,
  unit: words,
  image_full_url: text,
  category_id: id,
  price: num,
  stock: numOr(null),
  veg: flag,
  halal: flag,
  organic: flag,
  /** 1 where each of its variations has a price and a stock of its own. */
  has_variations: flag,
  is_on_menu: flag,
});
export type WholeDeskItem = v.InferOutput<typeof wholeDeskItem>;

/** Where an item of the store may stand, and whether how many there are is counted. */
export const deskShelves = v.object({
  categories: v.array(v.object({ id, name: text, parent_id: numOr(0) })),
  counts_stock: flag,
});
export type DeskShelves = v.InferOutput<typeof deskShelves>;
