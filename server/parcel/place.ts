import type { PlacedOrder, Quote } from '../../domain/orders/order';
import type { ParcelReceiver } from '../../domain/parcel/parcel';
import { quoteParcel } from '../../domain/parcel/parcelPrice';
import { isCourierTime, isParcelSlot } from '../../domain/parcel/parcelTimes';
import { fromMillis, toMillis } from '../../domain/values/money';
import { phoneOf } from '../../domain/values/phone';
import { payPageUrl, readCallback } from '../checkout/payment/callback';
import { openPayment } from '../checkout/payment/store';
import type { Tx } from '../db/client';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import { t } from '../locales/t';
import { countOrder } from '../orders/countOrder';
import type { OrderScope, PlacingScope } from '../orders/ground';
import { claimKey, findAnswer, hashRequest, storeAnswer } from '../orders/idempotency';
import { type PlaceOrder, payFromWallet, placedText } from '../orders/place';
import { checkPayment, checkShopper, checkWallet, waitsForPage } from '../orders/rules';
import { insertOrder } from '../orders/store';
import { parcelMinutes } from './coming';
import { type ParcelGround, type ParcelRequest, readParcel } from './ground';
import { newParcel, type PricedParcel } from './newParcel';

const price = (ground: ParcelGround, tip: number): PricedParcel =>
  quoteParcel({
    distance: ground.way.distance,
    category: ground.category,
    zone: ground.zone,
    config: ground.config,
    tip,
  });

/** What a parcel would cost. @throws the refusals of `readParcel` */
export async function quoteParcelOrder(
  deps: Deps,
  scope: OrderScope,
  body: ParcelRequest & { dm_tips: number },
): Promise<Quote> {
  const { quote } = price(await readParcel(deps, scope, body), body.dm_tips);
  return { ...quote, lines: [], coupon_refusal: null };
}

/**
 * Places a parcel in one transaction, once for each key, at a price that is measured and computed anew.
 * @throws Refusal with the codes of the error catalogue; `amount_changed` (409) carries the new total
 */
export async function placeParcel(
  deps: Deps,
  scope: PlacingScope,
  asked: PlaceOrder,
  key: string | null,
  request: Request,
): Promise<PlacedOrder> {
  const once = key
    ? { owner: scope.owner, key, requestHash: hashRequest('order/place', asked) }
    : null;
  const known = once && (await findAnswer<PlacedOrder>(deps.db, once));
  if (known) return known;
  const now = deps.clock.now();
  const measured = await readParcel(deps, scope, asked);
  const { order, receiver } = readPeople(scope, measured, asked);
  const ground = { ...measured, receiver };
  const scheduleAt = readTime(ground, order.schedule_at, now);
  const callback = readCallback(order.callback, deps.env, request);
  await countOrder(deps, scope);
  const priced = price(ground, order.dm_tips);
  return deps.db.transaction(async (tx) => {
    if (once && !(await claimKey(tx, once, now))) {
      const answer = await findAnswer<PlacedOrder>(tx, once);
      if (answer) return answer;
      throw new Refusal('unavailable', { retryAfter: 1 });
    }
    checkAmount(deps, order, ground, priced);
    const answer = await write(
      tx,
      deps,
      { scope, order, ground, priced, scheduleAt, now },
      callback,
    );
    if (once) await storeAnswer(tx, once, answer);
    return answer;
  });
}

const wrongReceiver = {
  name: t('Please enter who receives the parcel.'),
  number: t('Please enter the whole phone number of the receiver.'),
};

/**
 * The parcel and its receiver with their numbers as they are kept.
 * @throws Refusal `guest_checkout_off`, `contact_required` for the sender, `validation` for the receiver
 */
function readPeople(
  scope: OrderScope,
  ground: ParcelGround,
  asked: PlaceOrder,
): { order: PlaceOrder; receiver: ParcelReceiver } {
  const order = {
    ...asked,
    contact_person_number: checkShopper(scope, ground, asked.contact_person_number),
  };
  const { contact_person_name, contact_person_number } = ground.receiver;
  if (contact_person_name.trim() === '') {
    const detail = { field: 'receiver_details.contact_person_name' };
    throw new Refusal('validation', { message: wrongReceiver.name, detail });
  }
  const phone = phoneOf(contact_person_number, ground.config.country);
  if (phone === null) {
    const detail = { field: 'receiver_details.contact_person_number' };
    throw new Refusal('validation', { message: wrongReceiver.number, detail });
  }
  return { order, receiver: { ...ground.receiver, contact_person_number: phone } };
}

const resting = t('Our couriers are off right now. Please choose a time for your parcel.');

/**
 * When a parcel arrives; null means as soon as possible. A slot begins no sooner than its way takes.
 * @throws Refusal `schedule_invalid` for a time that is no slot, and for now while couriers rest
 */
function readTime(
  { config, way }: ParcelGround,
  wanted: string | null | undefined,
  now: Date,
): Date | null {
  if (!wanted) {
    if (!isCourierTime(config, now)) throw new Refusal('schedule_invalid', { message: resting });
    return null;
  }
  const leastMinutes = parcelMinutes(way.seconds).least;
  if (!isParcelSlot(wanted, config, now, leastMinutes)) throw new Refusal('schedule_invalid');
  return new Date(wanted);
}

/** @throws Refusal `amount_changed`, `payment_unavailable`, `cod_limit` */
function checkAmount(
  deps: Deps,
  order: PlaceOrder,
  { config }: ParcelGround,
  { total }: PricedParcel,
): void {
  if (toMillis(order.order_amount) !== total) {
    throw new Refusal('amount_changed', { detail: { order_amount: fromMillis(total) } });
  }
  // Whoever is not here can pay at the door alone.
  if (order.charge_payer === 'receiver' && order.payment_method !== 'cash_on_delivery') {
    throw new Refusal('payment_unavailable');
  }
  if (order.payment_method === 'wallet') checkWallet(config);
  else checkPayment(order.payment_method, total, config, deps.env, order.payment_gateway ?? null);
}

export interface WritingParcel {
  readonly scope: OrderScope;
  readonly order: PlaceOrder;
  readonly ground: ParcelGround;
  readonly priced: PricedParcel;
  readonly scheduleAt: Date | null;
  readonly now: Date;
}

async function write(
  tx: Tx,
  deps: Deps,
  all: WritingParcel,
  callback: string,
): Promise<PlacedOrder> {
  const { order, priced, now, scope } = all;
  const row = await insertOrder(tx, newParcel(deps.env, all), [], now);
  if (order.payment_method === 'wallet') await payFromWallet(tx, row, now);
  const subject = { orderId: row.id };
  const gateway = order.payment_gateway;
  const payment = waitsForPage(order.payment_method, priced.total)
    ? await openPayment(tx, { subject, amount: priced.total, callback, now, gateway })
    : null;
  return {
    message: placedText[scope.language],
    order_id: row.id,
    total_amount: fromMillis(priced.total),
    redirect_link: payment ? payPageUrl(deps.env, payment, scope.language) : null,
  };
}
