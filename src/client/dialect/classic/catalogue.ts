import { factsOf, moduleTypeOf, picture } from './facts';
import { itemOf } from './item';
import { items } from './items';
import { offers, saleOf } from './offers';
import { found } from './refusals';
import { reviewOf } from './reviews';
import { storeOf } from './store';
import { stores } from './stores';
import type { Table } from './tables';
import type { There } from './there';
import { number, type Row, row, rowsIn, word, yes } from './values';

const categories = (path: string) => async (there: There) => {
  const facts = await factsOf(there);
  const { name = '', ...query } = there.asked.query;
  const wanted = word(name).trim().toLowerCase();
  const answer = rowsIn(
    await there.ask('GET', path.replace('{id}', String(there.asked.params.id)), query),
  );
  const rowOf = (one: Row): Row => ({
    ...one,
    image_full_url: picture(facts, one, 'image', 'category'),
    parent_id: number(one.parent_id) ?? 0,
    childes: rowsIn(one.childes).map(rowOf),
  });
  return answer.map(rowOf).filter((one) => word(one.name).toLowerCase().includes(wanted));
};

/** Featured ones are asked for by a mark: the path of ours answers products there. */
const featured = async (there: There) => {
  const facts = await factsOf(there);
  return rowsIn(await there.ask('GET', '/categories', { featured: 1 })).map((one) => ({
    ...one,
    image_full_url: picture(facts, one, 'image', 'category'),
    childes: [],
  }));
};

async function banners(there: There) {
  const facts = await factsOf(there);
  const answer = row(await there.ask('GET', '/banners'));
  return {
    banners: rowsIn(answer.banners).map((one) => ({
      ...one,
      image_full_url: picture(facts, one, 'image', 'banner'),
      store_id: number(one.store_id) ?? number(row(one.store).id),
      item_id: number(one.item_id) ?? number(row(one.item).id),
    })),
    campaigns: rowsIn(answer.campaigns).map((one) => ({
      ...one,
      image_full_url: picture(facts, one, 'image', 'campaign'),
      stores: [],
    })),
  };
}

async function suggestions(there: There) {
  const facts = await factsOf(there);
  const answer = row(await there.ask('GET', '/items/item-or-store-search', there.asked.query));
  const shown = (kind: string, field: string) => (one: Row) => ({
    id: one.id,
    name: word(one.name),
    slug: word(one.slug),
    image_full_url: picture(facts, one, field, kind),
  });
  return {
    items: rowsIn(answer.items).map(shown('product', 'image')),
    stores: rowsIn(answer.stores).map(shown('store', 'logo')),
  };
}

async function item(there: There) {
  const facts = await factsOf(there);
  const isCampaign = number(there.asked.query.campaign) === 1;
  const query = isCampaign ? { campaign: true } : {};
  const answer = found(await there.ask('GET', `/items/details/${there.asked.params.id}`, query));
  const type = await moduleTypeOf(there, number(answer.module_id));
  const told = itemOf(facts, answer, { type, isCampaign });
  if (!yes(answer.flash_sale)) return told;
  return { ...told, flash_sale: await saleOf(there, answer.id) };
}

async function store(there: There) {
  const facts = await factsOf(there);
  const answer = found(await there.ask('GET', `/stores/details/${there.asked.params.id}`));
  return storeOf(facts, answer, await moduleTypeOf(there, number(answer.module_id)));
}

async function related(there: There) {
  const facts = await factsOf(there);
  const answer = rowsIn(await there.ask('GET', `/items/related-items/${there.asked.params.id}`));
  return answer.map((one) => itemOf(facts, one, { type: '' }));
}

export const catalogue: Table = {
  'GET /categories': categories('/categories'),
  'GET /categories/childes/{id}': categories('/categories/childes/{id}'),
  'GET /categories/popular': categories('/categories/popular'),
  'GET /categories/featured/items': featured,
  'GET /banners': banners,
  'GET /items/item-or-store-search': suggestions,
  'GET /items/details/{id}': item,
  'GET /items/related-items/{id}': related,
  'GET /stores/details/{id}': store,
  ...items,
  ...stores,
  ...reviewOf,
  ...offers,
};
