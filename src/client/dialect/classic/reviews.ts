import { type Facts, factsOf, picture, pictures } from './facts';
import type { Table } from './tables';
import { cut, moment, pageOf, type Row, row, rowsIn, word } from './values';

const review = (facts: Facts) => (one: Row) => {
  const by = row(one.customer);
  return {
    ...one,
    customer_name:
      word(one.customer_name) || [by.f_name, by.l_name].map(word).filter(Boolean).join(' '),
    item_image_full_url: picture(facts, one, 'item_image', 'product'),
    images_full_url: pictures(facts, one, 'attachment', 'review'),
    created_at: moment(one.created_at),
  };
};

export const reviewOf: Table = {
  /** Answered whole; the page is cut out here. */
  'GET /stores/reviews': async (there) => {
    const facts = await factsOf(there);
    const { store_id } = there.asked.query;
    const all = rowsIn(await there.ask('GET', '/stores/reviews', { store_id }));
    return cut(all.map(review(facts)), 'reviews', there.asked.query);
  },
  'GET /items/reviews/{id}': async (there) => {
    const facts = await factsOf(there);
    const { limit = 12, offset = 1 } = there.asked.query;
    const answer = await there.ask('GET', `/items/reviews/${there.asked.params.id}`, {
      limit,
      offset,
    });
    return pageOf(answer, 'reviews', 'reviews', review(facts));
  },
};
