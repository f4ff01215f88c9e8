import { and, count, desc, gt, lt } from 'drizzle-orm';
import type { Language } from '../../domain/language/languages';
import type { OrderDetails, OrderStatus } from '../../domain/orders/order';
import {
  cancelOrder,
  editOrder as editOrderCall,
  listCancellationReasons,
  orderAgain as orderAgainCall,
} from '../../domain/orders/orderChangeEndpoints';
import {
  getOrderDetails,
  listOrders,
  listRunningOrders,
  listTips,
  payOrder,
  placeOrder as placeOrderCall,
  placePrescriptionOrder,
  quoteOrder,
  switchToCash,
  trackOrder,
} from '../../domain/orders/orderEndpoints';
import { fromMillis } from '../../domain/values/money';
import { requireOwner } from '../cart/routes';
import { readCallback } from '../checkout/payment/callback';
import { payAgain, payInCash } from '../checkout/payment/service';
import { orders } from '../db/schema/orders';
import type { Deps } from '../deps';
import { type Caller, ownerOf } from '../http/caller';
import { Refusal } from '../http/refusal';
import type { Register } from '../http/serve';
import { t } from '../locales/t';
import { placeParcel, quoteParcelOrder } from '../parcel/place';
import { isByLink, openOrder, openOrderToChange } from './access';
import { readAfterwards } from './afterOrder/read';
import { orderAgain } from './again';
import { cancelByShopper } from './cancel';
import { editOrder } from './edit';
import { type OrderScope, readGround } from './ground';
import { gatherLines } from './lines';
import { placeOrder } from './place';
import { type PrescribedOrder, readPrescribedOrder } from './prescription';
import { presentDetails, presentOrders } from './present';
import { priceOrder, toWireQuote } from './price';
import { cancellationReasons, parcelReasons } from './reasons';
import { endedStatuses, pageOf, runningStatuses } from './store';
import { wireCode } from './tracking/courier';

interface Scoped {
  caller: Caller;
  moduleId: number;
  zoneIds: number[];
  language: Language;
}

interface Ordering extends Scoped {
  address: string;
  idempotencyKey: string | null;
  request: Request;
}

const scopeOf = (input: Scoped): OrderScope => ({ ...input, owner: requireOwner(input.caller) });

/** When an order is wanted that is still being chosen; null while its hour is open. */
const momentOf = (scheduleAt: string | null | undefined): Date | null => {
  const at = new Date(scheduleAt ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
};

const texts = {
  canceled: t('Order canceled successfully'),
  cash: t('Payment info updated.'),
};

export const registerOrders: Register = (serve, deps) => {
  serve(quoteOrder, async (input) => {
    const { body, point } = input;
    const scope = scopeOf(input);
    if (body.order_type === 'parcel') return quoteParcelOrder(deps, scope, body);
    const now = deps.clock.now();
    const given =
      typeof body.latitude === 'number' && typeof body.longitude === 'number'
        ? { lat: body.latitude, lng: body.longitude }
        : point;
    const timeZone = await deps.settings.timeZone();
    const when = { at: momentOf(body.schedule_at), now, timeZone };
    const candidates = await gatherLines(deps.db, scope, body, when);
    const ground = await readGround(deps, scope, { ...body, address: given });
    const priced = await priceOrder(deps.db, scope, ground, candidates, body, now);
    return toWireQuote(priced, candidates, ground, scope);
  });

  const place = (input: Ordering, { order, pictures }: PrescribedOrder) => {
    const placeAny = order.order_type === 'parcel' ? placeParcel : placeOrder;
    const placing = { ...scopeOf(input), address: input.address };
    return placeAny(deps, placing, order, input.idempotencyKey, input.request, pictures);
  };
  serve(placeOrderCall, (input) => place(input, { order: input.body, pictures: [] }));
  serve(placePrescriptionOrder, async (input) =>
    place(input, await readPrescribedOrder(input.body)),
  );

  serve(listOrders, (input) => listPage(deps, input, endedStatuses));
  serve(listRunningOrders, (input) => listPage(deps, input, runningStatuses));

  for (const endpoint of [getOrderDetails, trackOrder]) {
    serve(endpoint, async ({ caller, address, query, language }) => {
      const order = await openOrder(deps, { caller, address }, query);
      // Whoever knows the number follows the order; its pictures, and what was asked back, are its owner's alone.
      const isOwn = ownerOf(caller) === order.owner;
      const refundedTo = order.status === 'canceled' ? order.refundedTo : null;
      const shown = isOwn
        ? order
        : { ...order, prescriptionImages: [], deliveryPhoto: '', refundedTo };
      const isMine = caller.kind === 'customer' && caller.id === order.customerId;
      const details = {
        ...(await presentDetails(deps, shown, language)),
        is_mine: isMine ? (1 as const) : (0 as const),
        is_own: isOwn ? (1 as const) : (0 as const),
        delivery_code: isOwn ? wireCode(order) : '',
      };
      if (isOwn) return { ...details, ...(await readAfterwards(deps, order, language)) };
      const followed = { ...details, can_edit: 0 as const };
      return isByLink(caller, order, query) ? onlyFollowed(followed) : followed;
    });
  }

  serve(cancelOrder, async ({ caller, address, body, language }) => {
    const order = await openOrderToChange(deps, { caller, address }, body);
    const { reason, note } = body;
    const now = deps.clock.now();
    const isCanceled = await deps.db.transaction((tx) =>
      cancelByShopper(tx, order.id, { reason, note }, now),
    );
    if (!isCanceled) throw new Refusal('not_cancellable');
    return { message: texts.canceled[language] };
  });

  serve(listCancellationReasons, ({ language, query }) => ({
    reasons: (query.type === 'parcel' ? parcelReasons : cancellationReasons).map((row) => ({
      id: row.id,
      reason: row[language],
    })),
  }));

  serve(
    orderAgainCall,
    async ({ caller, address, body, language, zoneIds, idempotencyKey: key }) => {
      const order = await openOrder(deps, { caller, address }, { order_id: body.order_id });
      return orderAgain(deps, order, { replace: body.replace, key, language, zoneIds });
    },
  );

  serve(
    editOrderCall,
    async ({ caller, address, body, language, zoneIds, idempotencyKey: key }) => {
      const order = await openOrder(deps, { caller, address }, { order_id: body.order_id });
      return editOrder(deps, order, { replace: body.replace, key, language, zoneIds });
    },
  );

  serve(payOrder, async ({ caller, address, body, request, language }) => {
    const order = await openOrderToChange(deps, { caller, address }, body);
    const callback = readCallback(body.callback, deps.env, request);
    const asked = { callback, gateway: body.payment_gateway ?? null };
    return { redirect_link: await payAgain(deps, order.id, asked, language) };
  });

  serve(switchToCash, async ({ caller, address, body, language }) => {
    const order = await openOrderToChange(deps, { caller, address }, body);
    await payInCash(deps, order.id);
    return { message: texts.cash[language] };
  });

  serve(listTips, () => readTips(deps));
};

/** As whoever has its link sees it: nothing can be done to it, nor is there the number by which it could. */
const onlyFollowed = (order: OrderDetails): OrderDetails => ({
  ...order,
  can_cancel: 0,
  can_pay: 0,
  contact_person_number: '',
  receiver_details: order.receiver_details && {
    ...order.receiver_details,
    contact_person_number: '',
  },
});

async function listPage(
  deps: Deps,
  input: { caller: Caller; language: Language; query: { limit: number; offset: number } },
  statuses: readonly OrderStatus[],
) {
  const { limit, offset } = input.query;
  const owner = requireOwner(input.caller);
  const { rows, total } = await pageOf(deps.db, owner, statuses, { limit, offset });
  return {
    total_size: Math.min(total, 1_000),
    total_capped: total > 1_000,
    limit,
    offset,
    orders: await presentOrders(deps, rows, input.language),
  };
}

const tipAmounts = [1, 2, 3, 5];

/** Amounts to propose, and the one that was given most in the last 500 orders. */
async function readTips(deps: Deps) {
  const [newest] = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .orderBy(desc(orders.id))
    .limit(1);
  const recent = newest
    ? await deps.db
        .select({ tip: orders.dmTips, times: count() })
        .from(orders)
        .where(and(gt(orders.dmTips, 0), gt(orders.id, newest.id - 500), lt(orders.dmTips, 1e9)))
        .groupBy(orders.dmTips)
        .orderBy(desc(count()), orders.dmTips)
        .limit(1)
    : [];
  return {
    most_tips_amount: recent[0] ? fromMillis(recent[0].tip) : null,
    amounts: tipAmounts,
  };
}
