import { again } from './again';
import { give } from './given';
import { orderThere } from './orders';
import type { Handler, Table } from './tables';
import { number, type Row, row, rowsIn, word } from './values';

const photosOf = ({ image_1, image_2, image_3 }: Row): File[] =>
  [image_1, image_2, image_3].filter((one) => one instanceof File);

const reviewItem: Handler = ({ asked: { body }, ask }) => {
  const { order_id, item_id, rating, comment } = body;
  const fields = { order_id, item_id, rating, comment, 'attachment[]': photosOf(body) };
  const sent = ask('POST', '/items/reviews/submit', fields, { isForm: true, moduleId: null });
  return give(number(order_id) ?? 0, number(item_id), sent);
};

/** The courier is named there, and words are required: who wrote none gives the stars. */
const reviewCourier: Handler = async (there) => {
  const { body } = there.asked;
  const rating = number(body.rating) ?? 0;
  const id = number(body.order_id) ?? 0;
  const { order } = await orderThere(there, id);
  const [courier] = Array.isArray(order.delivery_man)
    ? rowsIn(order.delivery_man)
    : [row(order.delivery_man)];
  const fields = {
    order_id: body.order_id,
    delivery_man_id: courier?.id,
    rating,
    comment: word(body.comment) || '★'.repeat(rating),
    'attachment[]': photosOf(body),
  };
  const how = { isForm: true, moduleId: null };
  return give(id, null, there.ask('POST', '/delivery-man/reviews/submit', fields, how));
};

const refundReasons: Handler = async (there) => {
  const query = there.guest === null ? {} : { guest_id: there.guest };
  const answer = row(await there.ask('GET', '/customer/order/refund-reasons', query));
  return { reasons: rowsIn(answer.refund_reasons) };
};

const refund: Handler = ({ asked: { body }, ask }) => {
  const { order_id, reason, note } = body;
  const fields = {
    order_id,
    customer_reason: reason,
    customer_note: note,
    refund_method: 'wallet',
    'image[]': photosOf(body),
  };
  return ask('POST', '/customer/order/refund-request', fields, { isForm: true });
};

export const afterOrder: Table = {
  'POST /items/reviews/submit': reviewItem,
  'POST /delivery-man/reviews/submit': reviewCourier,
  'GET /customer/order/refund-reasons': refundReasons,
  'POST /customer/order/refund-request': refund,
  'POST /customer/order/order-again': again,
};
