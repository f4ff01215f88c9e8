import { eq } from 'drizzle-orm';
import { orders } from '../../../server/db/schema/orders';
import { noteSilence } from '../../../server/ride/silence';
import type { Act, Answer, Day } from '../day';
import { orderPrice } from '../price';
import { goods, home, type Rider, riders, shoppers, staff } from '../world';
import { command } from './operators';
import { orderIntent, place } from './orders';

const door = {
  order_type: 'delivery',
  latitude: home.lat + 0.01,
  longitude: home.lng,
  address: 'Street 1',
} as const;

const press = (
  day: Day,
  { who }: Rider,
  id: number,
  step: string,
  body?: Record<string, unknown>,
) =>
  day.ask({
    who,
    method: 'PUT',
    path: `/ride/orders/${id}/${step}`,
    ...(body && { body }),
    headers: { 'Idempotency-Key': day.nextKey() },
  });

const codeOf = (day: Day, id: number) =>
  day.inside(`the shopper of order ${id} says the code`, async ({ db }) => {
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    return row?.deliveryCode ?? null;
  });

/** Whether somebody was told, or may be without having heard it, that it is so. */
const mayBe = (answer: Answer | null) => answer === null || answer.status === 200;

async function ride(day: Day, rider: Rider, id: number): Promise<void> {
  const { random } = day;
  if (!mayBe(await press(day, rider, id, 'accept'))) return;
  if (!mayBe(await press(day, rider, id, 'picked-up'))) return;
  if (random.isLikely(0.6)) {
    day.jump(11 * 60_000);
    rescue(day, id);
    await day.pause();
  }
  if (random.isLikely(0.3)) {
    const body = { reason: 'vehicle', is_brought_back: random.isLikely(0.5) ? 1 : 0 };
    if (mayBe(await press(day, rider, id, 'give-up', body))) goOn(day, id);
    return;
  }
  const code = await codeOf(day, id);
  if (code === null) return;
  const answer = await press(day, rider, id, 'delivered', { code, is_cash_collected: 1 });
  if (answer?.status === 200)
    day.handedOver.set(id, new Set([...(day.handedOver.get(id) ?? []), rider.id]));
}

/** A courier rides an order to its door, or two who know nothing of each other do. */
function goOn(day: Day, id: number): void {
  const [one, other] = riders;
  for (const rider of day.random.pick([[one, other], [one], [other]]))
    if (rider) day.start(`${rider.who.name} rides order ${id}`, () => ride(day, rider, id));
}

/** The store says what becomes of an order of whose courier nothing is heard; two of its people may. */
function rescue(day: Day, id: number): void {
  for (let person = day.random.below(2); person < 2; person += 1) {
    const way = day.random.pick(['back', 'again', 'fetch', 'cancel']);
    day.start(`the store says ${way} of order ${id}`, async () => {
      await day.inside('who is not heard of', noteSilence);
      const asked = { who: staff, method: 'PUT' } as const;
      const path = `/desk/orders/${id}`;
      const said = await day.ask({ ...asked, path: `${path}/rescue`, body: { way } });
      if (said?.status !== 200 || way === 'cancel') return;
      if (way === 'again') await day.ask({ ...asked, path: `${path}/prepared` });
      goOn(day, id);
    });
  }
}

/** Something is ordered to a door, made, and ridden there. */
export const orderToDoor: Act = (day) => {
  const { random } = day;
  const who = random.pick(shoppers);
  const { id: item } = goods.mug;
  const amount = orderPrice([{ item, quantity: 1, isFlash: false }], day.now(), null);
  const methods = ['cash_on_delivery', ...(who.customerId === null ? [] : ['wallet'])];
  const lines = [{ item_id: item, quantity: 1 }];
  const wanted = { who, method: random.pick(methods), coupon: null, amount, lines, to: door };
  const intent = orderIntent(day, wanted);
  day.start(`${who.name} orders to the door with ${intent.key}`, async () => {
    const id = await place(day, intent);
    if (id === null) return;
    for (let step = 0; step < 3; step += 1) await command(day, ['order', `${id}`, 'next']);
    goOn(day, id);
  });
  return true;
};

/** The store says what becomes of an order that nobody may bring. */
export const rescueOrder: Act = (day) => {
  const order = day.orders.at(-1);
  if (!order) return false;
  rescue(day, order.id);
  return true;
};
