import type { Act, Day, Intent } from '../day';
import { orderPrice, type PricedUnits } from '../price';
import {
  type CouponCode,
  colours,
  coupons,
  flash,
  goods,
  type Shopper,
  shopModule,
  shoppers,
  store,
} from '../world';
import { newIntent, numberIn, pageIn, sendUntilKnown } from './intents';

const contact = { contact_person_name: 'Shopper', contact_person_number: '+966501234567' };
const own = ({ guestId }: Shopper) => (guestId === null ? {} : { guest_id: guestId });

interface Wanted {
  readonly who: Shopper;
  readonly method: string;
  readonly coupon: CouponCode | null;
  readonly amount: number;
  /** Missing: what is in the cart. */
  readonly lines?: readonly Record<string, unknown>[];
  /** Where it goes; missing: it is collected. */
  readonly to?: Readonly<Record<string, unknown>>;
}

export function orderIntent(day: Day, { who, method, coupon, amount, lines, to }: Wanted): Intent {
  const body = {
    ...own(who),
    ...contact,
    order_type: 'take_away',
    ...to,
    payment_method: method,
    store_id: store,
    ...(lines && { lines }),
    ...(coupon && { coupon_code: coupon }),
    order_amount: amount / 1000,
    callback: 'https://shop.example/track-order',
  };
  return newIntent(day, {
    kind: 'order',
    who,
    isOfCart: lines === undefined,
    send: (key) =>
      day.ask({
        who,
        method: 'POST',
        path: '/customer/order/place',
        body,
        headers: { 'Idempotency-Key': key },
        moduleId: shopModule,
      }),
  });
}

/** Places an order; its number where that is known. */
export async function place(day: Day, intent: Intent): Promise<number | null> {
  const { who } = intent;
  const answer = await sendUntilKnown(day, intent);
  const id = numberIn(answer, 'order_id');
  const page = pageIn(answer);
  if (answer?.status !== 200 || id === null) return null;
  if (!day.orders.some((order) => order.id === id)) day.orders.push({ id, who });
  if (page && !day.pages.some((known) => known.id === page)) day.pages.push({ id: page, who });
  return id;
}

function methodFor({ random }: Day, who: Shopper): string {
  const all = [
    'cash_on_delivery',
    'digital_payment',
    ...(who.customerId === null ? [] : ['wallet']),
  ];
  return random.pick(all);
}

const couponFor = ({ random }: Day): CouponCode | null =>
  random.isLikely(0.4) ? random.pick(Object.keys(coupons) as CouponCode[]) : null;

/** Buys something at once: by one window, by two with the same key, or by two with a key each. */
export const buyNow: Act = (day) => {
  const { random } = day;
  const who = random.pick(shoppers);
  const coupon = couponFor(day);
  const names = random.isLikely(0.3)
    ? (['mug', 'lamp'] as const)
    : [random.pick(Object.keys(goods))];
  const isFlash = day.now() >= flash.from && day.now() < flash.to;
  const units: PricedUnits[] = [];
  const lines: Record<string, unknown>[] = [];
  // In either order, as carts are filled.
  for (const name of random.isLikely(0.5) ? names : [...names].reverse()) {
    const item = Object.entries(goods).find(([known]) => known === name)?.[1].id ?? 0;
    const quantity = 1 + random.below(2);
    const colour = item === goods.shirt.id ? random.pick(Object.keys(colours)) : null;
    units.push({ item, quantity, isFlash: isFlash && item === goods.tea.id });
    lines.push({ item_id: item, quantity, ...(colour && { variation: [{ type: colour }] }) });
  }
  const amount = orderPrice(units, day.now(), coupon);
  const method = methodFor(day, who);
  const make = () => orderIntent(day, { who, method, coupon, amount, lines });
  const first = make();
  const windows = random.pick([[first], [first], [first, first], [first, make()]]);
  for (const [window, intent] of windows.entries())
    day.start(`${who.name} buys with ${intent.key}, window ${window + 1}`, async () => {
      await place(day, intent);
    });
  return true;
};

/** Two windows order the same cart, with one key or two. */
export const orderCart: Act = (day) => {
  const { random } = day;
  const who = random.pick(shoppers);
  const item = random.pick([goods.lamp.id, goods.mug.id]);
  const method = methodFor(day, who);
  const coupon = couponFor(day);
  day.start(`${who.name} fills a cart`, async () => {
    const add = { ...own(who), item_id: item, quantity: 1, replace: random.isLikely(0.5) };
    const at = { who, method: 'POST', moduleId: shopModule } as const;
    day.filled.set(who.owner, (day.filled.get(who.owner) ?? 0) + 1);
    await day.ask({ ...at, path: '/customer/cart/add', body: add });
    const asked = { ...own(who), order_type: 'take_away', store_id: store, coupon_code: coupon };
    const quote = await day.ask({ ...at, path: '/customer/order/get-tax', body: asked });
    const total = numberIn(quote, 'total');
    if (quote?.status !== 200 || total === null) return;
    const used = quote.body.coupon ? coupon : null;
    const make = () =>
      orderIntent(day, { who, method, coupon: used, amount: Math.round(total * 1000) });
    const first = make();
    for (const [window, intent] of [first, random.isLikely(0.4) ? first : make()].entries())
      day.start(
        `${who.name} orders the cart with ${intent.key}, window ${window + 1}`,
        async () => {
          await place(day, intent);
        },
      );
  });
  return true;
};

const oneOf = (day: Day) =>
  day.orders.length === 0 ? null : day.random.pick(day.orders.slice(-6));

/** Cancels an order, in one window or in two. */
export const cancelOrder: Act = (day) => {
  const order = oneOf(day);
  if (!order) return false;
  const { id, who } = order;
  for (let window = day.random.below(2); window < 2; window += 1)
    day.start(`${who.name} cancels order ${id}`, async () => {
      const body = { ...own(who), order_id: id, reason: 'Mistake' };
      await day.ask({ who, method: 'PUT', path: '/customer/order/cancel', body });
    });
  return true;
};

/** Takes an order back into the cart. */
export const editOrder: Act = (day) => {
  const order = oneOf(day);
  if (!order) return false;
  const { id, who } = order;
  const key = day.nextKey();
  day.takenBack.add(id);
  for (let window = day.random.below(2); window < 2; window += 1)
    day.start(`${who.name} takes order ${id} back with ${key}`, async () => {
      const body = { ...own(who), order_id: id, replace: true };
      const headers = { 'Idempotency-Key': key };
      const path = '/customer/order/edit';
      await day.ask({ who, method: 'POST', path, body, headers, moduleId: shopModule });
    });
  return true;
};

/** Another page to pay on, or cash instead. */
export const payOtherwise: Act = (day) => {
  const order = oneOf(day);
  if (!order) return false;
  const { id, who } = order;
  const body = { ...own(who), order_id: id };
  if (day.random.isLikely(0.4)) {
    day.start(`${who.name} pays order ${id} in cash`, async () => {
      await day.ask({ who, method: 'PUT', path: '/customer/order/payment-method', body });
    });
    return true;
  }
  day.start(`${who.name} asks for another page for order ${id}`, async () => {
    const callback = 'https://shop.example/track-order';
    const path = '/customer/order/pay';
    const page = pageIn(await day.ask({ who, method: 'POST', path, body: { ...body, callback } }));
    if (page) day.pages.push({ id: page, who });
  });
  return true;
};

export async function askForMoney(day: Day, id: number, who: Shopper): Promise<void> {
  const body = { ...own(who), order_id: id, reason: 'It arrived damaged or spoiled' };
  await day.ask({ who, method: 'POST', path: '/customer/order/refund-request', body });
}

export const askRefund: Act = (day) => {
  const order = oneOf(day);
  if (!order) return false;
  const { id, who } = order;
  for (let window = day.random.below(2); window < 2; window += 1)
    day.start(`${who.name} asks for the money of order ${id}`, () => askForMoney(day, id, who));
  return true;
};
