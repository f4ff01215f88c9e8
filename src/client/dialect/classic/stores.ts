import { factsOf, typeHere } from './facts';
import { cutPage, firstLeft } from './siftedPages';
import { storeOf } from './store';
import type { Handler, Table } from './tables';
import type { There } from './there';
import { list, number, paged, pageOf, type Row, row, rowsIn, word, yes } from './values';

const has: Record<string, (store: Row) => boolean> = {
  open: (store) => store.open === true,
  free_delivery: (store) => yes(store.free_delivery) === 1,
  discounted: (store) => store.discount !== null,
  top_rated: (store) => (number(store.avg_rating) ?? 0) >= 4,
  delivery: (store) => yes(store.delivery) === 1,
  take_away: (store) => yes(store.take_away) === 1,
};

const order: Record<string, (a: Row, b: Row) => number> = {
  rating: (a, b) => (number(b.avg_rating) ?? 0) - (number(a.avg_rating) ?? 0),
  delivery_time: (a, b) =>
    (number(a.delivery_time_min) ?? 20) - (number(b.delivery_time_min) ?? 20),
  distance: (a, b) => (number(a.distance) ?? Infinity) - (number(b.distance) ?? Infinity),
};

function sifted(rows: Row[], query: Row) {
  const wanted = word(query.name).trim().toLowerCase();
  const filters = word(query.filter)
    .split(',')
    .flatMap((one) => has[one] ?? []);
  const kept = rows.filter(
    (store) =>
      filters.every((keep) => keep(store)) &&
      word(store.name).toLowerCase().includes(wanted) &&
      (query.type !== 'veg' || yes(store.veg) === 1) &&
      (query.type !== 'non_veg' || yes(store.non_veg) === 1),
  );
  const by = order[word(query.sort)];
  return {
    rows: by ? kept.sort(by) : kept,
    isCounted: filters.length === 0 && kept.length === rows.length,
  };
}

async function of(there: There, path: string, fields: Row) {
  const { query } = there.asked;
  const facts = await factsOf(there);
  const { rows: found, ...page } = await firstLeft(query, async (offset) => {
    const answer = await there.ask('GET', path, { limit: 12, ...fields, offset });
    const told = Array.isArray(answer) ? answer : list(row(answer).stores);
    const { total_size: total, stores: came } = pageOf(answer, 'stores', 'stores', (one) =>
      storeOf(facts, one, typeHere()),
    );
    const { rows, isCounted } = sifted(rowsIn(came), query);
    return told.length > (number(query.limit) ?? 12)
      ? cutPage(rows, { ...query, offset })
      : { total, rows, isCounted };
  });
  return { ...page, stores: found };
}

const byName = (there: There) =>
  of(there, '/stores/search', { ...paged(there.asked.query), name: there.asked.query.name });

const listed =
  (path: string): Handler =>
  (there) =>
    word(there.asked.query.name).trim() ? byName(there) : of(there, path, paged(there.asked.query));

const ofCategory: Handler = (there) =>
  of(there, `/categories/stores/${there.asked.params.id}`, paged(there.asked.query));

export const stores: Table = {
  'GET /stores/get-stores/all': listed('/stores/get-stores/all'),
  'GET /stores/latest': listed('/stores/latest'),
  'GET /stores/popular': listed('/stores/popular'),
  'GET /stores/recommended': listed('/stores/recommended'),
  'GET /stores/top-offer-near-me': listed('/stores/top-offer-near-me'),
  'GET /stores/search': listed('/stores/get-stores/all'),
  'GET /categories/stores/{id}': ofCategory,
};
