import { type Facts, factsOf, typeHere } from './facts';
import { itemOf } from './item';
import type { Handler, Table } from './tables';
import type { There } from './there';
import { cut, list, number, paged, pageOf, type Row, row, rowsIn, word, yes } from './values';

const numbersIn = (value: unknown) =>
  word(value)
    .split(',')
    .map(number)
    .filter((one): one is number => one !== null && one > 0);

/** Our filters that theirs know by the same or another name; the rest is looked at in the rows that came. */
const theirs: Record<string, string> = {
  discounted: 'discounted',
  top_rated: 'top_rated',
  free_delivery: 'free_delivery',
};
const theirSorts: Record<string, string> = {
  price_low: 'low',
  price_high: 'high',
  rating: 'top_rated',
  popular: 'popular',
};

function searchQuery(query: Row): Row {
  const asked = word(query.filter).split(',').filter(Boolean);
  const sort = theirSorts[word(query.sort)];
  const filters = [...asked.flatMap((one) => theirs[one] ?? []), ...(sort ? [sort] : [])];
  const categories = [...numbersIn(query.category_id), ...numbersIn(query.category_ids)];
  const [low, high] = [number(query.min_price), number(query.max_price)];
  return {
    ...paged(query),
    name: word(query.name).trim(),
    store_id: query.store_id,
    ...(categories.length > 0 && { category_ids: categories }),
    ...(query.type !== 'all' && { type: query.type }),
    // Both are needed, and neither may be 0.
    ...((low || high) && { min_price: low || 0.01, max_price: high || 99_999_999 }),
    rating_count: query.rating,
    ...(filters.length > 0 && { filter: [...new Set(filters)].join(',') }),
  };
}

const amount = (item: Row) => number(item.price) ?? 0;
const without = (item: Row, wanted: string[]) =>
  !list(item.allergies_name).some((one) => wanted.includes(word(one).toLowerCase()));

const has: Record<string, (item: Row) => boolean> = {
  discounted: (item) => (number(item.discount) ?? 0) > 0 || (number(item.store_discount) ?? 0) > 0,
  in_stock: (item) => item.stock === null || (number(item.stock) ?? 0) > 0,
  top_rated: (item) => (number(item.avg_rating) ?? 0) >= 4,
  available_now: (item) => item.available === true,
  free_delivery: (item) => yes(item.free_delivery) === 1,
  organic: (item) => yes(item.organic) === 1,
  halal: (item) => yes(item.is_halal) === 1,
};

const order: Record<string, (a: Row, b: Row) => number> = {
  price_low: (a, b) => amount(a) - amount(b),
  price_high: (a, b) => amount(b) - amount(a),
  rating: (a, b) => (number(b.avg_rating) ?? 0) - (number(a.avg_rating) ?? 0),
  discount: (a, b) => (number(b.discount) ?? 0) - (number(a.discount) ?? 0),
};

/** What they do not filter or sort by is done with the rows that came: a page may then be shorter than it was asked for. */
function sifted(rows: Row[], query: Row): Row[] {
  const filters = word(query.filter)
    .split(',')
    .flatMap((one) => has[one] ?? []);
  const allergens = word(query.without).toLowerCase().split(',').filter(Boolean);
  const kept = rows.filter(
    (item) =>
      filters.every((keep) => keep(item)) &&
      without(item, allergens) &&
      (query.type !== 'veg' || yes(item.veg) === 1) &&
      (query.type !== 'non_veg' || yes(item.veg) === 0),
  );
  const by = order[word(query.sort)];
  return by ? kept.sort(by) : kept;
}

/** A page of items; where the whole list came in spite of the page that was asked for, the page is cut out of it here. */
function itemsPage(facts: Facts, answer: unknown, from: string, query: Row) {
  const told = Array.isArray(answer) ? answer : list(row(answer)[from]);
  const limit = number(query.limit) ?? 12;
  const page = pageOf(answer, from, 'products', (one) => itemOf(facts, one, { type: typeHere() }));
  const rows = sifted(rowsIn(page.products), query);
  return told.length > limit ? cut(rows, 'products', query) : { ...page, products: rows };
}

const of = async (there: There, path: string, from: string, query: Row) =>
  itemsPage(await factsOf(there), await there.ask('GET', path, query), from, there.asked.query);

/** Items of one store or category, newest first: all four parameters are required. */
const shelf = (there: There) => {
  const { query } = there.asked;
  const [category] = [...numbersIn(query.category_id), ...numbersIn(query.category_ids)];
  const asked = {
    ...paged(query),
    store_id: query.store_id,
    category_id: category ?? 0,
    type: query.type,
  };
  return of(there, '/items/latest', 'products', asked);
};

const search: Handler = (there) => {
  const { query } = there.asked;
  if (word(query.name).trim()) return of(there, '/items/search', 'products', searchQuery(query));
  return number(query.store_id)
    ? shelf(there)
    : of(there, '/items/popular', 'products', { ...paged(query), type: query.type });
};

/** A rail or list of the module; of one store, or by a name, it is their shelf or search. */
const listed =
  (path: string, from = 'products'): Handler =>
  (there) => {
    const { query } = there.asked;
    if (word(query.name).trim()) return search(there);
    if (number(query.store_id)) return shelf(there);
    return of(there, path, from, { ...paged(query), type: query.type });
  };

const suggested: Handler = async (there) => {
  const { query } = there.asked;
  if (!number(query.store_id)) return { total_size: 0, products: [] };
  return of(there, '/items/suggested', 'items', { ...paged(query), store_id: query.store_id });
};

/** Asked for one by one: there is no call for several. What is not found is left out. */
const named: Handler = async (there) => {
  const facts = await factsOf(there);
  const wanted = numbersIn(there.asked.query.item_ids).slice(0, 20);
  const found = await Promise.all(
    wanted.map((id) => there.ask('GET', `/items/details/${id}`).then(row, () => null)),
  );
  const rows = found.flatMap((one) => (one ? [itemOf(facts, one, { type: typeHere() })] : []));
  return { total_size: rows.length, limit: rows.length, offset: 1, products: rows };
};

const ofCategory: Handler = (there) => {
  const { query, params } = there.asked;
  return of(there, `/categories/items/${params.id}`, 'products', {
    ...paged(query),
    type: query.type,
  });
};

const ofBrand: Handler = (there) =>
  of(there, `/brand/items/${there.asked.params.id}`, 'products', paged(there.asked.query));

export const items: Table = {
  'GET /items/latest': listed('/items/new-arrival'),
  'GET /items/popular': listed('/items/popular'),
  'GET /items/discounted': listed('/items/discounted'),
  'GET /items/most-reviewed': listed('/items/most-reviewed'),
  'GET /items/recommended': listed('/items/recommended', 'items'),
  'GET /items/suggested': suggested,
  'GET /items/list': named,
  'GET /items/search': search,
  'GET /categories/items/{id}': ofCategory,
  'GET /brand/items/{id}': ofBrand,
};
