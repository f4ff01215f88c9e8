import { ApiError, isApiError } from '../../apiError';
import { forgetCart, isMixed, takeOut } from './cartThere';
import { factsOf } from './facts';
import { checkWay, refusing } from './ground';
import { parcelFields } from './parcel';
import { payPage } from './payPage';
import { picturesOf } from './pictures';
import { directCart, quoteOf, welcomeName } from './quote';
import { couponInDoubt, refusedInOurWords } from './refusedOrder';
import { forget } from './remembered';
import { isUnreadable } from './renamed';
import { forgetSent, orderOfKey } from './sent';
import type { Handler } from './tables';
import type { There } from './there';
import { localTime, number, type Row, row, word } from './values';

interface Priced {
  readonly fields: Row;
  readonly total: number;
  /** Less than the store takes orders for. */
  readonly isTooSmall: boolean;
  /** Lines that leave the cart with the order, where it does not take the whole cart with it. */
  readonly taken: readonly Row[];
  /** The zones that it is ordered in, where they are not those of the place. */
  readonly zones?: readonly number[];
}

/** An order of a store. A take-away has no address: the store's own point says in which zone it is. */
async function storeFields(there: There): Promise<Priced> {
  const { body } = there.asked;
  const { quote, store, metres, lines, zone, pivot } = await quoteOf(there);
  const { coupon_refusal: refused } = quote;
  if (refused) throw refusing(refused.code, refused.message);
  checkWay(zone, body.payment_method);
  const most = number(pivot.maximum_cod_order_amount);
  if (body.payment_method === 'cash_on_delivery' && most !== null && quote.total > most)
    throw refusing('cod_limit');
  const isTakeAway = body.order_type === 'take_away';
  const isDirect = Array.isArray(body.lines);
  const isPart = !isDirect && (await isMixed(there));
  return {
    total: quote.total,
    isTooSmall: quote.subtotal < store.minimum_order,
    taken: isPart ? lines : [],
    fields: {
      store_id: body.store_id,
      coupon_code: quote.coupon?.code,
      coupon_discount_amount: quote.coupon_discount,
      discount_amount: quote.item_discount,
      tax_amount: quote.tax_amount,
      dm_tips: quote.dm_tips,
      distance: metres / 1000,
      address: isTakeAway ? store.address : body.address,
      latitude: isTakeAway ? store.latitude : body.latitude,
      longitude: isTakeAway ? store.longitude : body.longitude,
      cutlery: number(body.cutlery) ?? 0,
      ...((isDirect || isPart) && { is_buy_now: 1, cart: directCart(lines) }),
    },
  };
}

const common = (body: Row): Row => ({
  order_type: body.order_type,
  payment_method: body.payment_method,
  order_amount: body.order_amount,
  contact_person_name: body.contact_person_name,
  contact_person_number: body.contact_person_number,
  contact_person_email: body.contact_person_email ?? undefined,
  address_type: body.address_type || 'Delivery',
  road: body.road,
  house: body.house,
  floor: body.floor,
  order_note: body.order_note,
  delivery_instruction: body.delivery_instruction,
  schedule_at: body.schedule_at ? localTime(word(body.schedule_at)) : undefined,
});

/** The codes of an amount mean another thing for each way to pay. */
function reworded(error: unknown, body: Row): unknown {
  if (!isApiError(error) || error.code !== 'amount_changed') return error;
  const code = body.payment_method === 'wallet' ? 'wallet_short' : 'cod_limit';
  return new ApiError('refused', error.status, [{ code, message: error.said }]);
}

const isSameOrder = (body: Row) => (order: Row) =>
  body.order_type === 'parcel'
    ? order.order_type === 'parcel'
    : number(order.store_id) === number(body.store_id);

const isRefusal = (error: unknown) =>
  isApiError(error) && ['refused', 'unauthenticated'].includes(error.kind);

interface Placed {
  readonly order: Row;
  /** An earlier sending had made it. */
  readonly isFound: boolean;
}

async function send(there: There, { fields, isTooSmall, zones }: Priced): Promise<Placed> {
  const { body } = there.asked;
  const coupon = word(fields.coupon_code);
  const pictures = picturesOf(body.prescription_images);
  const files = pictures.length > 0 && { 'order_attachment[]': pictures };
  try {
    const sent = there.ask(
      'POST',
      '/customer/order/place',
      { ...common(body), ...fields, ...files },
      { isForm: pictures.length > 0, zones },
    );
    const answer = row(await refusedInOurWords(there, { coupon, isTooSmall }, sent));
    const order = { ...answer, id: answer.order_id, order_amount: answer.total_ammount };
    return { order, isFound: false };
  } catch (error) {
    // Browsers repeat a call whose connection was closed without a word: the first of the two has emptied the cart.
    const isHidden = coupon !== '' && (await isUnreadable(there, error));
    const mayBeMade = isHidden || isRefusal(error);
    const made = mayBeMade ? await orderOfKey(there, isSameOrder(body)) : null;
    if (made) return { order: made, isFound: true };
    throw (isHidden && (await couponInDoubt(there, coupon))) || reworded(error, body);
  }
}

async function priced(there: There): Promise<Placed> {
  const isParcel = there.asked.body.order_type === 'parcel';
  const order: Priced = isParcel
    ? { ...(await parcelFields(there)), isTooSmall: false, taken: [] }
    : await storeFields(there);
  if (order.total !== number(there.asked.body.order_amount)) throw refusing('amount_changed');
  const placed = await send(there, order);
  await takeOut(there, order.taken);
  return placed;
}

/** The order of this key: of an earlier sending, or of one now. Without an answer it stays one to look for. */
async function ordered(there: There): Promise<Placed> {
  const before = await orderOfKey(there, isSameOrder(there.asked.body));
  try {
    const placed = before ? { order: before, isFound: true } : await priced(there);
    forgetSent();
    return placed;
  } catch (error) {
    if (isRefusal(error)) forgetSent();
    throw error;
  }
}

/** Places an order, once for each key, at the total that the shopper saw. @throws ApiError */
export const place: Handler = async (there) => {
  const { body } = there.asked;
  const [facts, { order, isFound }] = await Promise.all([factsOf(there), ordered(there)]);
  const orderId = number(order.id) ?? 0;
  forget(welcomeName(there));
  forgetCart();
  const payer = number(order.user_id) ?? there.guest ?? '';
  return {
    message: word(order.message),
    order_id: orderId,
    total_amount: order.order_amount,
    found: isFound,
    redirect_link:
      body.payment_method === 'digital_payment'
        ? payPage(facts, { orderId, payer, asked: body })
        : null,
  };
};
