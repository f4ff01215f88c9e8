import { type Facts, factsOf, picture, typeHere } from './facts';
import { itemOf } from './item';
import { found } from './refusals';
import { storeOf } from './store';
import type { Table } from './tables';
import type { There } from './there';
import { isRow, moment, nightOf, number, type Row, row, rowsIn, word } from './values';

const campaignOf = (facts: Facts, one: Row) => ({
  ...one,
  image_full_url: picture(facts, one, 'image', 'campaign'),
  start_date: moment(one.start_date),
  end_date: nightOf(one.end_date),
  start_time: word(one.start_time).slice(0, 5),
  end_time: word(one.end_time).slice(0, 5),
  stores: rowsIn(one.stores).map((store) => storeOf(facts, store, typeHere())),
});

/** One sale at a time there, or null. */
const salesThere = async (there: There) => {
  const answer = await there.ask('GET', '/flash-sales');
  return isRow(answer) && answer.id !== undefined ? [answer] : rowsIn(answer);
};

/** The sale itself may come with some of its products only. */
const productsOf = async (there: There, { id, active_products }: Row) => {
  const query = { flash_sale_id: id, limit: 50, offset: 1 };
  const all = await there.ask('GET', '/flash-sales/items', query).then(
    (answer) => rowsIn(row(answer).products),
    () => [],
  );
  return all.length > 0 ? all : rowsIn(active_products);
};

const stocksOf = ({ stock, sold, available_stock }: Row) => ({ stock, sold, available_stock });

const endOf = (sale: Row) => moment(sale.end_date);

async function sales(there: There) {
  const [facts, told] = await Promise.all([factsOf(there), salesThere(there)]);
  return Promise.all(
    told.map(async (sale) => ({
      ...sale,
      start_date: moment(sale.start_date),
      end_date: endOf(sale),
      active_products: (await productsOf(there, sale)).map((one) => ({
        item: itemOf(facts, row(one.item), { type: typeHere() }),
        ...stocksOf(one),
      })),
    })),
  );
}

/** The sale whose price an item has now; null where it is not told. */
export async function saleOf(there: There, item: unknown) {
  const isIt = (one: Row) => number(one.item_id) === number(item);
  for (const sale of await salesThere(there).catch(() => [])) {
    const its =
      rowsIn(sale.active_products).find(isIt) ?? (await productsOf(there, sale)).find(isIt);
    if (its) return { title: sale.title, end_date: endOf(sale), ...stocksOf(its) };
  }
  return null;
}

export const offers: Table = {
  'GET /brand': async (there) => {
    const facts = await factsOf(there);
    return rowsIn(await there.ask('GET', '/brand')).map((one) => ({
      ...one,
      image_full_url: picture(facts, one, 'image', 'brand'),
    }));
  },
  'GET /campaigns/item': async (there) => {
    const facts = await factsOf(there);
    const answer = rowsIn(await there.ask('GET', '/campaigns/item'));
    return answer.map((one) => itemOf(facts, one, { type: typeHere(), isCampaign: true }));
  },
  'GET /campaigns/basic': async (there) => {
    const facts = await factsOf(there);
    return rowsIn(await there.ask('GET', '/campaigns/basic')).map((one) => campaignOf(facts, one));
  },
  'GET /campaigns/basic-campaign-details': async (there) => {
    const facts = await factsOf(there);
    const answer = await there.ask('GET', '/campaigns/basic-campaign-details', there.asked.query);
    return campaignOf(facts, found(answer));
  },
  'GET /flash-sales': sales,
};
