import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { listCart } from '../../domain/cart/cartEndpoints';
import { getProfile } from '../../domain/identity/sessionEndpoints';
import { spokenIn } from '../../domain/language/languages';
import { type PlacedOrder, placedOrder } from '../../domain/orders/order';
import {
  getOrderDetails,
  placeOrder,
  placePrescriptionOrder,
  quoteOrder,
} from '../../domain/orders/orderEndpoints';
import { idempotencyKeys } from '../db/schema/orders';
import { findCaller, ownerOf } from '../http/caller';
import { hashFile, hashRequest } from '../orders/idempotency';
import { placedText } from '../orders/place';
import { type AppCall, passedOn, type Translations } from './call';
import { lineAsked } from './cart';
import { givenIn } from './given';
import { numberOf } from './numbers';
import { keyOfPress, minute } from './presses';
import { Refused } from './refused';
import { momentIn } from './shopClock';

function pricedAsked({ given }: AppCall) {
  const lines = given
    .list('cart')
    .flatMap((line) =>
      typeof line === 'object' && line !== null
        ? [lineAsked(givenIn(new Map(Object.entries(line))))]
        : [],
    );
  const isBroughtTo = given.text('order_type') !== 'take_away';
  return {
    order_type: given.text('order_type'),
    store_id: given.number('store_id'),
    ...(lines.length > 0 && { lines }),
    ...(isBroughtTo && {
      latitude: given.text('latitude'),
      longitude: given.text('longitude'),
    }),
    parcel_category_id: given.number('parcel_category_id'),
    receiver_details: given.json('receiver_details'),
    coupon_code: given.text('coupon_code'),
    dm_tips: isBroughtTo ? given.number('dm_tips') : null,
  };
}

/** Apps of customers may leave out who it is for: it is for them. */
export async function contactAsked(call: AppCall) {
  const { given } = call;
  const said = {
    contact_person_name: given.text('contact_person_name'),
    contact_person_number: given.text('contact_person_number'),
    contact_person_email: given.text('contact_person_email'),
  };
  const isWhole = said.contact_person_name && said.contact_person_number;
  if (isWhole || given.has('guest_id')) return said;
  const { f_name, l_name, phone, email } = await call.ask(getProfile);
  return {
    contact_person_name: said.contact_person_name || `${f_name} ${l_name}`.trim(),
    contact_person_number: said.contact_person_number || phone,
    contact_person_email: said.contact_person_email || email,
  };
}

async function orderAsked(call: AppCall) {
  const { given, deps } = call;
  const at = given.text('schedule_at');
  return {
    ...pricedAsked(call),
    ...(await contactAsked(call)),
    // Partly by wallet is no way to pay here, and is refused as such.
    payment_method: given.isOn('partial_payment')
      ? 'partial_payment'
      : given.text('payment_method'),
    charge_payer: given.text('charge_payer'),
    address: given.text('address'),
    address_type: given.text('address_type'),
    road: given.text('road'),
    house: given.text('house'),
    floor: given.text('floor'),
    order_note: [given.text('order_note'), given.text('unavailable_item_note')]
      .filter(Boolean)
      .join('\n'),
    delivery_instruction: given.text('delivery_instruction'),
    cutlery: given.isOn('cutlery') ? 1 : 0,
    schedule_at: at && momentIn(at, await deps.settings.timeZone()),
  };
}

async function callerOf({ deps, request, given }: AppCall) {
  const authorization = passedOn(request.headers).get('authorization') ?? undefined;
  return findCaller(deps.db, deps.clock.now(), authorization, given.text('guest_id') || null);
}

/** The number by which an app knows who calls. */
export async function userIdOf(call: AppCall): Promise<number | null> {
  const caller = await callerOf(call);
  return caller.kind === 'customer'
    ? numberOf(call.deps.db, caller.id, call.deps.clock.now())
    : call.given.number('guest_id');
}

/** What was ordered by a press. */
async function orderedWith(call: AppCall, owner: string, key: string): Promise<PlacedOrder | null> {
  const [row] = await call.deps.db
    .select({ answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key)));
  const read = v.safeParse(placedOrder, row?.answer);
  return read.success ? read.output : null;
}

/**
 * Apps of the family send no key, so theirs is made of what they send: the same content within a minute is one order.
 * What lies in the cart is a part of it; an empty one counts as the cart that the last order took.
 */
async function pressOf(call: AppCall, owner: string, order: Record<string, unknown>) {
  const cart = 'lines' in order ? [] : (await call.ask(listCart)).map(({ id }) => id);
  const files = await Promise.all(
    call.given
      .files('order_attachment')
      .map(async (file) => hashFile(new Uint8Array(await file.arrayBuffer()))),
  );
  const of = [call.request.headers.get('moduleid') ?? '', cart];
  const content = hashRequest('apps/place', { owner, order, files, of });
  return {
    isEmpty: cart.length === 0 && !('lines' in order),
    key: await keyOfPress(call.deps.db, { owner, content }, call.deps.clock.now()),
  };
}

function formOf(call: AppCall, order: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...order, guest_id: call.given.text('guest_id') })) {
    if (value === undefined || value === null || value === '') continue;
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const file of call.given.files('order_attachment')) form.append('order_attachment[]', file);
  return form;
}

/** The contract wants to be told the total that is agreed to; the family's total is what the server says. */
async function place(call: AppCall, order: Record<string, unknown>, key: string) {
  const { total } = await call.ask(quoteOrder, { body: order });
  const headers = { 'Idempotency-Key': key };
  const body = { ...order, order_amount: total };
  return call.given.files('order_attachment').length > 0
    ? call.ask(placePrescriptionOrder, { body: formOf(call, body), headers })
    : call.ask(placeOrder, { body, headers });
}

/**
 * The order that took the cart within the last minute, as whoever orders the same cart once more is told of it.
 * @throws Refused as the contract refuses an empty cart
 */
async function orderOfCart(
  call: AppCall,
  order: Record<string, unknown>,
  key: string,
): Promise<number> {
  try {
    const { order_id } = await call.ask(placeOrder, {
      body: { ...order, order_amount: 0 },
      headers: { 'Idempotency-Key': `${key}-empty` },
    });
    return order_id;
  } catch (error) {
    const order_id = error instanceof Refused ? error.orderId : null;
    if (order_id === null) throw error;
    const before = await call.ask(getOrderDetails, { query: { order_id } });
    const age = call.deps.clock.now().getTime() - Date.parse(before.created_at ?? '');
    const isSame =
      before.order_type === order.order_type && before.payment_method === order.payment_method;
    if (age < minute && isSame) return order_id;
    throw error;
  }
}

/** Of two presses at the same time the second may find that the first has been served meanwhile. */
async function placeOnce(call: AppCall, owner: string, order: Record<string, unknown>) {
  const { key, isEmpty } = await pressOf(call, owner, order);
  const known = await orderedWith(call, owner, key);
  if (known) return known.order_id;
  if (isEmpty && order.order_type !== 'parcel') return orderOfCart(call, order, key);
  try {
    return (await place(call, order, key)).order_id;
  } catch (error) {
    const first = await orderedWith(call, owner, key);
    if (first) return first.order_id;
    throw error;
  }
}

async function placed(call: AppCall) {
  const owner = ownerOf(await callerOf(call)) ?? '';
  const order_id = await placeOnce(call, owner, await orderAsked(call));
  const details = await call.ask(getOrderDetails, { query: { order_id } });
  return {
    message: placedText[spokenIn(call.request.headers.get('x-localization'))],
    order_id,
    total_ammount: details.order_amount,
    status: details.order_status,
    created_at: details.created_at,
    user_id: await userIdOf(call),
  };
}

export const placingCalls: Translations = {
  'POST /customer/order/place': placed,
  'POST /customer/order/get-Tax': async (call) => {
    const quote = await call.ask(quoteOrder, { body: pricedAsked(call) });
    return {
      tax_amount: quote.tax_amount,
      tax_status: quote.tax_included === 1 ? 'included' : 'excluded',
      tax_included: quote.tax_included,
    };
  },
};
