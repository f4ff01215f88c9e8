import { isApiError } from '../../apiError';
import { linesToLeave, putBeside, putIntoCart, takeLeaving } from './cart';
import { refusing } from './ground';
import { choicesOf, numbersOf } from './lines';
import { orderThere } from './orders';
import type { Handler, Table } from './tables';
import type { There } from './there';
import { json, number, type Row, row, rowsIn, word } from './values';

const photosOf = ({ image_1, image_2, image_3 }: Row): File[] =>
  [image_1, image_2, image_3].filter((one) => one instanceof File);

const reviewItem: Handler = ({ asked: { body }, ask }) => {
  const { order_id, item_id, rating, comment } = body;
  const fields = { order_id, item_id, rating, comment, 'attachment[]': photosOf(body) };
  return ask('POST', '/items/reviews/submit', fields, { isForm: true, moduleId: null });
};

/** The courier is named there, and words are required: who wrote none gives the stars. */
const reviewCourier: Handler = async (there) => {
  const { body } = there.asked;
  const rating = number(body.rating) ?? 0;
  const { order } = await orderThere(there, number(body.order_id) ?? 0);
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
  return there.ask('POST', '/delivery-man/reviews/submit', fields, {
    isForm: true,
    moduleId: null,
  });
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

const wantedOf = (line: Row): Row => {
  const isCampaign = number(line.item_campaign_id) !== null;
  const addOns = rowsIn(line.add_ons);
  return {
    item_id: number(line.item_id) ?? number(line.item_campaign_id),
    model: isCampaign ? 'ItemCampaign' : 'Item',
    price: line.price,
    quantity: line.quantity,
    variation: choicesOf(line.variation),
    add_on_ids: numbersOf(addOns.map(({ id }) => id)),
    add_on_qtys: numbersOf(addOns.map(({ quantity }) => quantity ?? 1)),
  };
};

/** Line by line: what is refused is left out. @throws ApiError `store_conflict`, `item_unavailable` */
async function again(there: There) {
  const { body } = there.asked;
  const { order, lines } = await orderThere(there, number(body.order_id) ?? 0);
  const module_id = number(order.module_id) ?? there.moduleId;
  const inModule = there.in(module_id);
  const leaving = body.replace ? await linesToLeave(inModule) : null;
  const left_out: string[] = [];
  for (const line of lines) {
    try {
      const wanted = wantedOf(line);
      await (leaving ? putBeside(inModule, wanted, leaving) : putIntoCart(inModule, wanted));
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'refused') throw error;
      if (error.code === 'store_conflict') throw error;
      left_out.push(word(row(json(line.item_details)).name));
    }
  }
  if (left_out.length === lines.length) throw refusing('item_unavailable');
  if (leaving) await takeLeaving(inModule, leaving);
  return { module_id, added: lines.length - left_out.length, left_out, short: [] };
}

export const afterOrder: Table = {
  'POST /items/reviews/submit': reviewItem,
  'POST /delivery-man/reviews/submit': reviewCourier,
  'GET /customer/order/refund-reasons': refundReasons,
  'POST /customer/order/refund-request': refund,
  'POST /customer/order/order-again': again,
};
