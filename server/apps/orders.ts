import {
  listRefundReasons,
  requestRefund,
  reviewCourier,
} from '../../domain/orders/afterOrderEndpoints';
import * as change from '../../domain/orders/orderChangeEndpoints';
import * as orders from '../../domain/orders/orderEndpoints';
import { listParcelCategories, listParcelInstructions } from '../../domain/parcel/parcelEndpoints';
import type { AppCall, Translations } from './call';
import { opinionForm } from './items';
import { linesOfOrder, orderRow } from './orderRow';
import { pageAsked, pageTold } from './paging';
import { shopTimeOf } from './shopClock';
import { trackedRow } from './trackedOrder';

type Listing = typeof orders.listOrders;

const list = (endpoint: Listing) => async (call: AppCall) => {
  const page = await call.ask(endpoint, { query: pageAsked(call.given) });
  const shop = await shopTimeOf(call);
  return { ...pageTold(page), orders: page.orders.map((order) => orderRow(order, call, shop)) };
};

const orderAsked = ({ given }: AppCall) => ({
  order_id: given.text('order_id'),
  contact_number: given.text('contact_number'),
});

async function tracked(call: AppCall) {
  const order = await call.ask(orders.trackOrder, { query: orderAsked(call) });
  return trackedRow(order, call, await shopTimeOf(call));
}

/** The lines of an order; of a parcel the order itself. */
async function detailsOf(call: AppCall) {
  const order = await call.ask(orders.trackOrder, { query: orderAsked(call) });
  const shop = await shopTimeOf(call);
  return order.order_type === 'parcel'
    ? trackedRow(order, call, shop)
    : linesOfOrder(order, call, shop);
}

/** Words of one's own may stand in the place of a reason. */
function cancel(call: AppCall) {
  const [reason, note] = [call.given.text('reason'), call.given.text('note')];
  const body = { ...orderAsked(call), reason: reason || note, note: reason ? note : '' };
  return call.ask(change.cancelOrder, { body });
}

function askForMoney({ ask, given }: AppCall) {
  const form = new FormData();
  form.set('order_id', given.text('order_id'));
  if (given.has('guest_id')) form.set('guest_id', given.text('guest_id'));
  form.set('reason', given.text('customer_reason'));
  form.set('note', given.text('customer_note'));
  given.files('image').forEach((file, index) => {
    form.set(`image_${index + 1}`, file);
  });
  return ask(requestRefund, { body: form });
}

export const orderCalls: Translations = {
  'GET /customer/order/list': list(orders.listOrders),
  'GET /customer/order/running-orders': list(orders.listRunningOrders),
  'GET /customer/order/details': detailsOf,
  'GET /customer/order/track': tracked,
  'PUT /customer/order/cancel': cancel,
  'PUT /customer/order/payment-method': (call) =>
    call.ask(orders.switchToCash, { body: orderAsked(call) }),
  'GET /customer/order/cancellation-reasons': async (call) => {
    const { reasons } = await call.ask(change.listCancellationReasons);
    const page = { total_size: reasons.length, ...pageAsked(call.given) };
    return { ...pageTold(page), data: reasons.map((row) => ({ ...row, user_type: 'customer' })) };
  },
  'GET /customer/order/refund-reasons': async (call) => ({
    refund_reasons: (await call.ask(listRefundReasons)).reasons,
  }),
  'POST /customer/order/refund-request': askForMoney,
  'POST /delivery-man/reviews/submit': (call) =>
    call.ask(reviewCourier, { body: opinionForm(call, ['order_id']) }),
  'GET /parcel-category': async (call) => {
    const module_id = Number(call.request.headers.get('moduleid') ?? 0);
    return (await call.ask(listParcelCategories)).map((kind) => ({
      ...kind,
      image_full_url: call.picture(kind.image_full_url),
      module_id,
      orders_count: 0,
    }));
  },
  'GET /customer/order/parcel-instructions': async (call) => {
    const { data } = await call.ask(listParcelInstructions);
    return { ...pageTold({ total_size: data.length, ...pageAsked(call.given) }), data };
  },
  'GET /most-tips': async ({ ask }) => {
    const { most_tips_amount } = await ask(orders.listTips);
    return { most_tips_amount };
  },
};
