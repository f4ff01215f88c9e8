import { type Facts, factsOf, typeHere } from './facts';
import { itemOf } from './item';
import { cutPage, firstLeft, type SiftedPage } from './siftedPages';
import { type AskedItems, categoriesIn, numbersIn, siftItems } from './siftItems';
import type { Handler, Table } from './tables';
import type { There } from './there';
import { list, number, paged, pageOf, type Row, row, rowsIn, word } from './values';

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
  const categories = categoriesIn(query);
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

/** A page of items; where the whole list came in spite of the page that was asked for, the page is cut out of it here. */
function itemsPage(facts: Facts, answer: unknown, from: string, asked: AskedItems): SiftedPage {
  const told = Array.isArray(answer) ? answer : list(row(answer)[from]);
  const page = pageOf(answer, from, 'products', (one) => itemOf(facts, one, { type: typeHere() }));
  const { rows, isCounted } = siftItems(facts, rowsIn(page.products), asked);
  return told.length > (number(asked.sent.limit) ?? 12)
    ? cutPage(rows, asked.sent)
    : { total: page.total_size, rows, isCounted };
}

async function of(there: There, path: string, from: string, query: Row) {
  const facts = await factsOf(there);
  const { rows: products, ...page } = await firstLeft(there.asked.query, async (offset) => {
    const sent = { ...query, offset };
    const answer = await there.ask('GET', path, sent);
    return itemsPage(facts, answer, from, { query: there.asked.query, sent });
  });
  return { ...page, products };
}

/** Items of one store or category, newest first: all four parameters are required. */
const shelf = (there: There) => {
  const { query } = there.asked;
  const [category = 0, ...others] = categoriesIn(query);
  const asked = {
    ...paged(query),
    store_id: query.store_id,
    // One alone is taken: several are looked for among all.
    category_id: others.length > 0 ? 0 : category,
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
