import { moduleKey } from '../../storage/storage';
import { type Facts, factsOf, picture, timeZone } from './facts';
import { itemOf } from './item';
import { found } from './refusals';
import { storeOf } from './store';
import type { Table } from './tables';
import type { There } from './there';
import { isRow, moment, type Row, row, rowsIn, word } from './values';

const typeHere = () => moduleKey.get()?.module_type ?? '';

export const brands: Table = {
  'GET /brand': async (there) => {
    const facts = await factsOf(there);
    return rowsIn(await there.ask('GET', '/brand')).map((one) => ({
      ...one,
      image_full_url: picture(facts, one, 'image', 'brand'),
    }));
  },
};

const campaignOf = (facts: Facts, one: Row) => ({
  ...one,
  image_full_url: picture(facts, one, 'image', 'campaign'),
  start_date: moment(one.start_date, timeZone),
  end_date: moment(`${word(one.end_date).slice(0, 10)} 23:59:59`, timeZone),
  start_time: word(one.start_time).slice(0, 5),
  end_time: word(one.end_time).slice(0, 5),
  stores: rowsIn(one.stores).map((store) => storeOf(facts, store, typeHere())),
});

export const campaigns: Table = {
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
};

async function sales(there: There) {
  const facts = await factsOf(there);
  const answer = await there.ask('GET', '/flash-sales');
  const told = isRow(answer) && answer.id !== undefined ? [answer] : rowsIn(answer);
  return told.map((sale) => ({
    ...sale,
    start_date: moment(sale.start_date, timeZone),
    end_date: moment(sale.end_date, timeZone),
    active_products: rowsIn(sale.active_products).map((one) => ({
      item: itemOf(facts, row(one.item), { type: typeHere() }),
      stock: one.stock,
      sold: one.sold,
      available_stock: one.available_stock,
    })),
  }));
}

/** One sale at a time there, or null. */
export const flashSales: Table = { 'GET /flash-sales': sales };
