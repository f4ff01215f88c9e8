import { fromMillis, roundMillis, toMillis } from '../../../../domain/values/money';
import { ApiError, isApiError } from '../../apiError';
import { wholePhone } from '../../phones';
import { recentOrdersKey } from '../../storage/recentOrders';
import { factsOf, moduleTypeOf } from './facts';
import { refusing } from './ground';
import { asItsOwner } from './guestsOwn';
import { detailsOf, orderRead } from './order';
import { parcel, quoteParcel } from './parcel';
import { payPage } from './payPage';
import { keepPicture } from './pictures';
import { place } from './place';
import { quoteOf } from './quote';
import { found } from './refusals';
import { remembered } from './remembered';
import type { Handler, Table } from './tables';
import type { There } from './there';
import { number, pageOf, type Row, row, rowsIn, word } from './values';

const typeOf = async (there: There, order: Row) =>
  word(order.module_type) || (await moduleTypeOf(there, number(order.module_id)));

const listed =
  (path: string): Handler =>
  async (there) => {
    const facts = await factsOf(there);
    const { limit = 12, offset = 1 } = there.asked.query;
    const answer = await there.ask('GET', path, { limit, offset }, { moduleId: null });
    return pageOf(answer, 'orders', 'orders', (one) => orderRead(facts, one, ''));
  };

/** A guest's order is opened by the phone that was given with it: told, or of those that the guest has placed. */
async function contactOf(there: There, id: number): Promise<string> {
  const told = word(there.asked.query.contact_number) || word(there.asked.body.contact_number);
  const kept = recentOrdersKey.get()?.find((one) => one.id === id)?.contactNumber ?? '';
  if (told || kept) return wholePhone(told || kept);
  const page = { limit: 20, offset: 1 };
  for (const path of ['/customer/order/running-orders', '/customer/order/list']) {
    const orders = rowsIn(row(await there.ask('GET', path, page, { moduleId: null })).orders);
    const order = orders.find((one) => number(one.id) === id);
    const number_ = word(row(order?.delivery_address).contact_person_number);
    if (number_) return number_;
  }
  throw refusing('not_found');
}

const whose = async (there: There, id: number): Promise<Row> => ({
  order_id: id,
  ...(there.guest !== null && {
    guest_id: there.guest,
    contact_number: await contactOf(there, id),
  }),
});

/** An order and its lines; of parcels and prescriptions the second call tells the order again. @throws ApiError */
export async function orderThere(there: There, id: number): Promise<{ order: Row; lines: Row[] }> {
  const query = await whose(there, id);
  const [order, details] = await Promise.all([
    there.ask('GET', '/customer/order/track', query),
    // Followed, an order is asked about every few seconds: its lines are not.
    remembered(`details ${id} ${there.owner}`, () =>
      there.ask('GET', '/customer/order/details', query),
    ),
  ]);
  return { order: found(order), lines: Array.isArray(details) ? rowsIn(details) : [] };
}

const asked = ({ asked: { query, body } }: There) =>
  number(query.order_id) ?? number(body.order_id) ?? 0;

const details: Handler = (asking) =>
  asItsOwner(asking, async (there) => {
    const facts = await factsOf(there);
    const told = await orderThere(there, asked(there));
    const type = await typeOf(there, told.order);
    return detailsOf(facts, { ...told, type, guest: there.guest });
  });

const cancelAs: Handler = async (there) => {
  const { reason, note } = there.asked.body;
  const fields = { order_id: asked(there), reason, note, guest_id: there.guest ?? undefined };
  try {
    return await there.ask('PUT', '/customer/order/cancel', fields, { moduleId: null });
  } catch (error) {
    if (!isApiError(error) || error.code !== 'order') throw error;
    throw new ApiError('refused', error.status, [{ code: 'not_cancellable', message: error.said }]);
  }
};

const cancel: Handler = (there) => asItsOwner(there, cancelAs);

/** They know no reasons of who sends a parcel: everybody's are offered. */
const reasons: Handler = async (there) => {
  const query = { type: 'customer', limit: 50, offset: 1 };
  const answer = row(await there.ask('GET', '/customer/order/cancellation-reasons', query));
  return { reasons: rowsIn(answer.data ?? answer.reasons) };
};

/** The same page again takes what was not paid. */
const payAs: Handler = async (there) => {
  const facts = await factsOf(there);
  const id = asked(there);
  const order = found(await there.ask('GET', '/customer/order/track', await whose(there, id)));
  const payer = number(order.user_id) ?? there.guest ?? '';
  return { redirect_link: payPage(facts, { orderId: id, payer, asked: there.asked.body }) };
};

const pay: Handler = (there) => asItsOwner(there, payAs);

const toCash: Handler = (asking) =>
  asItsOwner(asking, (there) =>
    there.ask('PUT', '/customer/order/payment-method', {
      order_id: asked(there),
      guest_id: there.guest ?? undefined,
    }),
  );

/** One amount is told, that which most give: beside it half and twice as much are proposed. */
const tips: Handler = async (there) => {
  const answer = row(await there.ask('GET', '/most-tips', {}, { isNameless: true }));
  const most = number(answer.most_tips_amount);
  const { settings } = await factsOf(there);
  const digits = number(settings.digit_after_decimal_point) ?? 2;
  const inCoins = (amount: number) => fromMillis(roundMillis(toMillis(amount), digits));
  const amounts = (most ? [most / 2, most, most * 2] : [1, 2, 5]).map(inCoins).filter(Boolean);
  return { most_tips_amount: most && inCoins(most), amounts: [...new Set(amounts)] };
};

const quote: Handler = async (there) =>
  (await (there.asked.body.order_type === 'parcel' ? quoteParcel(there) : quoteOf(there))).quote;

export const orders: Table = {
  ...parcel,
  'POST /customer/order/get-tax': quote,
  'POST /customer/order/place': place,
  'POST /customer/order/prescription/place': place,
  'POST /customer/order/prescription/upload': keepPicture,
  'GET /customer/order/list': listed('/customer/order/list'),
  'GET /customer/order/running-orders': listed('/customer/order/running-orders'),
  'GET /customer/order/track': details,
  'GET /customer/order/details': details,
  'PUT /customer/order/cancel': cancel,
  'GET /customer/order/cancellation-reasons': reasons,
  'POST /customer/order/pay': pay,
  'PUT /customer/order/payment-method': toCash,
  'GET /most-tips': tips,
};
