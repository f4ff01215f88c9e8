import { ids } from './facts';
import type { Handler, Table } from './tables';
import type { There } from './there';
import { number, type Row, row, rowsIn, word } from './values';

const perPage = 50;
const mostPages = 10;

const addressOf = (one: Row) => ({
  ...one,
  zone_ids: ids(one.zone_ids).length > 0 ? ids(one.zone_ids) : ids(one.zone_id),
});

/** The whole book: it is told in pages, ten rows where no other number is asked for. */
async function all(there: There): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset = 1; offset <= mostPages; offset += 1) {
    const answer = await there.ask('GET', '/customer/address/list', { limit: perPage, offset });
    const told = rowsIn(Array.isArray(answer) ? answer : row(answer).addresses);
    rows.push(...told);
    if (told.length < perPage || rows.length >= (number(row(answer).total_size) ?? 0)) break;
  }
  return rows;
}

/** A kind that must not be empty, and may be a word of one's own. */
const fieldsOf = (body: Row): Row => {
  const { address_label, address_type, ...rest } = body;
  return { ...rest, address_type: word(address_label) || word(address_type) || 'other' };
};

const said = (answer: unknown) => ({ message: word(row(answer).message) });

const update: Handler = async (there) =>
  said(
    await there.ask(
      'PUT',
      `/customer/address/update/${there.asked.params.id}`,
      fieldsOf(there.asked.body),
    ),
  );

export const addresses: Table = {
  'GET /customer/address/list': async (there) => ({
    addresses: (await all(there)).map(addressOf),
  }),
  'POST /customer/address/add': async (there) =>
    said(await there.ask('POST', '/customer/address/add', fieldsOf(there.asked.body))),
  'PUT /customer/address/update/{id}': update,
  'DELETE /customer/address/delete': async (there) =>
    said(await there.ask('DELETE', '/customer/address/delete', there.asked.query)),
};
