import type * as v from 'valibot';
import type { PlacedOrder, placeOrderPayload } from '../../domain/orders/order';
import { formatMoney, fromMillis, toMillis } from '../../domain/values/money';
import { spendFromWallet } from '../account/wallet/ledger';
import { lockCart, takeOutAll } from '../cart/store';
import { takeFlash } from '../catalogue/flashSales/running';
import { countAll } from '../checkout/coupons/countAll';
import { redeem } from '../checkout/coupons/store';
import { payPageUrl, readCallback } from '../checkout/payment/callback';
import { openPayment } from '../checkout/payment/store';
import type { Tx } from '../db/client';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import type { Photo } from '../identity/account/photos';
import { t } from '../locales/t';
import { countOrder } from './countOrder';
import { unlessOrdered } from './emptied';
import { type Ground, type OrderScope, type PlacingScope, readGround } from './ground';
import {
  answerInstead,
  claimKey,
  findAnswer,
  hashRequest,
  type OnceKey,
  storeAnswer,
} from './idempotency';
import { type Candidate, flashUnitsOf, gatherLines, itemNamesOf, shortOf, unitsOf } from './lines';
import { newLines, newOrder } from './newOrder';
import { checkPrescription, keepPictures, keepPrescription } from './prescription';
import { type Priced, priceOrder } from './price';
import {
  checkHandover,
  checkPayment,
  checkShopper,
  checkWallet,
  readSchedule,
  waitsForPage,
} from './rules';
import { soldOut } from './soldOut';
import { findShort, takeStock, unitsLeftOf } from './stock';
import { insertOrder, type OrderRow } from './store';

export type PlaceOrder = v.InferOutput<typeof placeOrderPayload>;

export const placedText = t('Order placed successfully');

/**
 * Places an order in one transaction, once for each key: a repeated request waits for the first and
 * gets its answer. Every amount is computed anew; nothing outside the database is called meanwhile.
 * @throws Refusal with the codes of the error catalogue; `amount_changed` (409) carries the new total
 */
export async function placeOrder(
  deps: Deps,
  scope: PlacingScope,
  asked: PlaceOrder,
  key: string | null,
  request: Request,
  pictures: readonly Photo[] = [],
): Promise<PlacedOrder> {
  const once: OnceKey | null = key
    ? { owner: scope.owner, key, requestHash: hashOrder(asked, pictures) }
    : null;
  try {
    return await placeNow(deps, scope, asked, once, request, pictures);
  } catch (error) {
    return answerInstead(deps.db, once, error);
  }
}

async function placeNow(
  deps: Deps,
  scope: PlacingScope,
  asked: PlaceOrder,
  once: OnceKey | null,
  request: Request,
  pictures: readonly Photo[],
): Promise<PlacedOrder> {
  // In a rush on a sold-out item nearly every order ends here, after one small query.
  const missing = await findShort(deps.db, asked.lines ?? []);
  const known = once && (await findAnswer<PlacedOrder>(deps.db, once));
  if (known) return known;
  if (missing) throw soldOut(missing);

  const now = deps.clock.now();
  const timeZone = await deps.settings.timeZone();
  // What cannot be had is refused before roads are searched and anything is locked.
  const first = { at: null, now, timeZone };
  const wanted = await unlessOrdered(deps.db, scope, gatherLines(deps.db, scope, asked, first));
  await checkPrescription(deps.db, wanted, asked.prescription_images, pictures.length);
  const address =
    typeof asked.latitude === 'number' && typeof asked.longitude === 'number'
      ? { lat: asked.latitude, lng: asked.longitude }
      : null;
  const ground = await readGround(deps, scope, { ...asked, address });
  const phone = checkShopper(scope, ground, asked.contact_person_number);
  checkHandover(asked.order_type, ground);
  const scheduleAt = readSchedule(asked.schedule_at, ground, now);
  const callback = readCallback(asked.callback, deps.env, request);
  await countOrder(deps, scope);
  const kept = pictures.length === 0 ? [] : await keepPictures(deps, pictures, now);
  const prescription_images = [...asked.prescription_images, ...kept];
  const order = { ...asked, contact_person_number: phone, prescription_images };

  return deps.db.transaction(async (tx) => {
    if (once && !(await claimKey(tx, once, now))) {
      const answer = await findAnswer<PlacedOrder>(tx, once);
      if (answer) return answer;
      throw new Refusal('unavailable', { retryAfter: 1 });
    }
    const isCart = !order.lines || order.lines.length === 0;
    if (isCart) await lockCart(tx, scope.owner, scope.moduleId);
    const when = { at: scheduleAt ?? now, now, timeZone };
    const candidates = await unlessOrdered(tx, scope, gatherLines(tx, scope, order, when));
    // The cart may have changed since.
    await checkPrescription(tx, candidates, order.prescription_images);
    const priced = await priceOrder(tx, scope, ground, candidates, order, now);
    checkAmounts(deps, order, ground, priced);
    const answer = await write(tx, deps, {
      scope,
      order,
      ground,
      candidates,
      priced,
      scheduleAt,
      callback,
      now,
    });
    if (isCart) {
      await takeOutAll(tx, scope.owner, scope.moduleId, now);
    }
    if (once) await storeAnswer(tx, once, answer);
    return answer;
  });
}

/** Files count by what they hold; an order without any is the same by whichever way it came. */
const hashOrder = (asked: PlaceOrder, pictures: readonly Photo[]) =>
  hashRequest('order/place', {
    ...asked,
    ...(pictures.length > 0 && { pictures: pictures.map(({ sent }) => sent) }),
  });

function checkAmounts(deps: Deps, order: PlaceOrder, ground: Ground, priced: Priced): void {
  if (priced.refusal) throw priced.refusal;
  if (priced.itemsTotal < ground.store.minimumOrder) {
    const amount = formatMoney(fromMillis(ground.store.minimumOrder), ground.config);
    throw new Refusal('order_minimum', {
      message: t('The minimum order of this store is {amount}.', { amount }),
      detail: { minimum_order: fromMillis(ground.store.minimumOrder) },
    });
  }
  if (toMillis(order.order_amount) !== priced.total) {
    throw new Refusal('amount_changed', { detail: { order_amount: fromMillis(priced.total) } });
  }
  if (order.payment_method === 'wallet') checkWallet(ground.config);
  else {
    const { payment_method: method, payment_gateway: gateway } = order;
    checkPayment(method, priced.total, ground.config, deps.env, gateway ?? null);
  }
}

export interface OrderWriting {
  readonly scope: OrderScope;
  readonly order: PlaceOrder;
  readonly ground: Ground;
  readonly candidates: readonly Candidate[];
  readonly priced: Priced;
  readonly scheduleAt: Date | null;
  readonly callback: string;
  readonly now: Date;
}

/** @throws Refusal `payment_unavailable` for guests, `wallet_short` when the wallet holds less than the total */
export async function payFromWallet(tx: Tx, { id, customerId, orderAmount }: OrderRow, now: Date) {
  if (customerId === null) throw new Refusal('payment_unavailable');
  if (orderAmount === 0) return;
  const entry = { customerId, reference: `order:${id}`, amount: orderAmount } as const;
  if (!(await spendFromWallet(tx, { ...entry, kind: 'order' }, now))) {
    throw new Refusal('wallet_short');
  }
}

/** Stock, order, coupon and payment: everything that must happen together or not at all. */
async function write(tx: Tx, deps: Deps, all: OrderWriting): Promise<PlacedOrder> {
  const { scope, order, candidates, priced, now } = all;
  const missing = await takeStock(tx, unitsOf(candidates));
  if (missing !== null) {
    throw soldOut(shortOf(candidates, missing, await unitsLeftOf(tx, missing)));
  }
  // Priced a moment ago: whoever took the last units meanwhile had them at this price, nobody else has.
  const unsold = await takeFlash(tx, flashUnitsOf(candidates));
  if (unsold !== null) throw soldOut(shortOf(candidates, unsold, null));
  const lines = newLines(all, await itemNamesOf(tx, candidates));
  const row = await insertOrder(tx, newOrder(deps.env, all), lines, now);
  await keepPrescription(tx, order.prescription_images, row.id);
  if (priced.couponRow && !(await redeem(tx, priced.couponRow, scope.owner, { orderId: row.id }))) {
    throw new Refusal('coupon_limit');
  }
  // Of two orders at once the second has waited for the coupon's row, and counts the first now.
  if (priced.couponRow?.type === 'first_order' && (await countAll(tx, scope.owner)) > 1) {
    throw new Refusal('coupon_invalid');
  }
  if (order.payment_method === 'wallet') await payFromWallet(tx, row, now);
  const payment = waitsForPage(order.payment_method, priced.total)
    ? await openPayment(tx, {
        subject: { orderId: row.id },
        amount: priced.total,
        callback: all.callback,
        now,
        gateway: order.payment_gateway,
      })
    : null;
  return {
    message: placedText[scope.language],
    order_id: row.id,
    total_amount: fromMillis(priced.total),
    redirect_link: payment ? payPageUrl(deps.env, payment, scope.language) : null,
  };
}
