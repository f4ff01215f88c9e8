import * as v from 'valibot';
import { item as itemSchema } from '../../../../domain/catalogue/catalogue';
import { priceTag } from '../../../../domain/catalogue/priceTag';
import { shopNow } from '../../steadyClock';
import type { Facts } from './facts';
import { list, number, type Row, rowsIn, word, yes } from './values';

type Keep = (item: Row) => boolean;

/** What our client asks for, and what of it was sent in their words: that is left to them. */
export interface AskedItems {
  readonly query: Row;
  readonly sent: Row;
}

export const numbersIn = (value: unknown) =>
  word(value)
    .split(',')
    .map(number)
    .filter((one): one is number => one !== null && one > 0);

export const categoriesIn = (query: Row) => [
  ...new Set([...numbersIn(query.category_id), ...numbersIn(query.category_ids)]),
];

const has: Record<string, Keep> = {
  discounted: (item) => (number(item.discount) ?? 0) > 0 || (number(item.store_discount) ?? 0) > 0,
  in_stock: (item) => item.stock === null || (number(item.stock) ?? 0) > 0,
  top_rated: (item) => (number(item.avg_rating) ?? 0) >= 4,
  available_now: (item) => item.available === true,
  free_delivery: (item) => yes(item.free_delivery) === 1,
  organic: (item) => yes(item.organic) === 1,
  halal: (item) => yes(item.is_halal) === 1,
};

/** What its card says that it costs. */
function amountOf(facts: Facts, item: Row): number {
  const read = v.safeParse(itemSchema, item);
  if (!read.success) return number(item.price) ?? 0;
  const digits = number(facts.settings.digit_after_decimal_point) ?? 2;
  return priceTag(read.output, shopNow(), digits).discountedFrom;
}

const isOf = (item: Row, categories: readonly number[]) =>
  [item.category_id, ...rowsIn(item.category_ids).map(({ id }) => id)]
    .map(number)
    .some((id) => id !== null && categories.includes(id));

/** The filters that were not sent. */
function keepers(facts: Facts, { query, sent }: AskedItems): Keep[] {
  const told = word(sent.filter).split(',');
  const filters = word(query.filter).split(',');
  const allergens = word(query.without).toLowerCase().split(',').filter(Boolean);
  const [low, high] = [number(query.min_price), number(query.max_price)];
  const stars = number(query.rating) ?? 0;
  const categories = categoriesIn(query);
  const hasCategories = Boolean(sent.category_ids ?? sent.category_id);
  return [
    ...filters.flatMap((one) => (has[one] && !told.includes(one) ? [has[one]] : [])),
    ...(allergens.length > 0
      ? [
          (item: Row) =>
            !list(item.allergies_name).some((one) => allergens.includes(word(one).toLowerCase())),
        ]
      : []),
    ...((low || high) && sent.max_price === undefined
      ? [
          (item: Row) => {
            const amount = amountOf(facts, item);
            return amount >= (low ?? 0) && amount <= (high || Infinity);
          },
        ]
      : []),
    ...(stars > 0 && sent.rating_count === undefined
      ? [(item: Row) => (number(item.avg_rating) ?? 0) >= stars]
      : []),
    ...(categories.length > 0 && !hasCategories ? [(item: Row) => isOf(item, categories)] : []),
  ];
}

/** Some versions take little notice of these: they are looked at again. */
function isAsked(query: Row, item: Row): boolean {
  const filters = word(query.filter).split(',');
  return (
    (query.type !== 'veg' || yes(item.veg) === 1) &&
    (query.type !== 'non_veg' || yes(item.veg) === 0) &&
    filters.every((one) => has[one]?.(item) ?? true)
  );
}

const order: Record<string, (a: Row, b: Row, facts: Facts) => number> = {
  price_low: (a, b, facts) => amountOf(facts, a) - amountOf(facts, b),
  price_high: (a, b, facts) => amountOf(facts, b) - amountOf(facts, a),
  rating: (a, b) => (number(b.avg_rating) ?? 0) - (number(a.avg_rating) ?? 0),
  discount: (a, b) => (number(b.discount) ?? 0) - (number(a.discount) ?? 0),
};

/**
 * What they do not filter or sort by is done with the rows that came: a page may then be shorter than it was asked for.
 * `isCounted` where nothing was: what is told of all rows holds.
 */
export function siftItems(facts: Facts, rows: Row[], asked: AskedItems) {
  const keep = keepers(facts, asked);
  const kept = rows.filter(
    (item) => isAsked(asked.query, item) && keep.every((keeps) => keeps(item)),
  );
  const by = order[word(asked.query.sort)];
  return {
    rows: by ? kept.sort((a, b) => by(a, b, facts)) : kept,
    isCounted: keep.length === 0 && kept.length === rows.length,
  };
}
