import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { takeOverCart } from '../../../domain/account/customerEndpoints';
import { login } from '../../../domain/identity/identityEndpoints';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { cancelOrder } from '../../../domain/orders/orderChangeEndpoints';
import {
  getOrderDetails,
  listOrders,
  listRunningOrders,
} from '../../../domain/orders/orderEndpoints';
import { couponRedemptions } from '../../../server/db/schema/carts';
import { orders } from '../../../server/db/schema/orders';
import { shop, store, withShop } from './ready';
import { moduleId } from './shop';

withShop();

const running = async (who: { token: string } | { query: { guest_id: string } }) =>
  (await shop.call(listRunningOrders, { moduleId, ...who })).orders.map(({ id }) => id);

it('SESS-07 an account that a guest creates has the order in progress, and the guest has it no more', async () => {
  const guest = await shop.guest();
  const { order_id } = await shop.order(guest, await shop.item(store));
  const other = await shop.guest();
  const theirs = await shop.order(other, await shop.item(store));
  const token = await shop.customer(guest);
  expect(await running({ token })).toEqual([order_id]);
  expect(await running({ query: { guest_id: guest } })).toEqual([]);
  const details = await shop.call(getOrderDetails, { token, query: { order_id } });
  expect([details.is_own, details.is_mine]).toEqual([1, 1]);
  const asked = { query: { order_id, guest_id: guest } };
  expect((await shop.refusal(getOrderDetails, asked)).status).toBe(404);
  expect(await running({ query: { guest_id: other } })).toEqual([theirs.order_id]);
  await shop.call(cancelOrder, { token, body: { order_id, reason: 'Changed my mind' } });
  const past = await shop.call(listOrders, { token, moduleId, query: { limit: 10, offset: 1 } });
  expect(past.orders.map(({ id }) => id)).toEqual([order_id]);
});

it('SESS-07 signing in to an account adds the guest’s orders to those of it, once', async () => {
  const item = await shop.item(store);
  const token = await shop.customer();
  const { email } = await shop.call(getProfile, { token });
  const guest = await shop.guest();
  const { order_id } = await shop.order(guest, item);
  const body = { email_or_phone: email, password: 'secret1', guest_id: guest };
  const answer = await shop.call(login, { body, moduleId });
  const again = { guest_id: guest, keep: 'guest', module_id: moduleId };
  await shop.call(takeOverCart, { token, moduleId, body: again });
  expect(await running({ token: answer.token ?? '' })).toEqual([order_id]);
});

it('what a guest used of a coupon counts as the customer’s use, and comes back with the order', async () => {
  const couponId = await shop.coupon('ONCEEACH', { limitPerOwner: 2 });
  const item = await shop.item(store);
  const coupon = { coupon_code: 'ONCEEACH' };
  const [first, second] = [await shop.guest(), await shop.guest()];
  const one = await shop.order(first, item, coupon);
  const two = await shop.order(second, item, coupon);
  const token = await shop.customer(first);
  const body = { guest_id: second, keep: 'guest', module_id: moduleId };
  await shop.call(takeOverCart, { token, moduleId, body });
  const uses = () =>
    shop.db
      .select({ order: couponRedemptions.orderId, use: couponRedemptions.use })
      .from(couponRedemptions)
      .where(eq(couponRedemptions.couponId, couponId))
      .orderBy(couponRedemptions.use);
  expect(await uses()).toEqual([
    { order: one.order_id, use: 1 },
    { order: two.order_id, use: 2 },
  ]);
  const owners = await shop.db
    .selectDistinct({ owner: couponRedemptions.owner, of: orders.owner })
    .from(couponRedemptions)
    .innerJoin(orders, eq(orders.id, couponRedemptions.orderId))
    .where(inArray(orders.id, [one.order_id, two.order_id]));
  expect(owners.map(({ owner, of }) => owner === of && owner.startsWith('customer:'))).toEqual([
    true,
  ]);
  await shop.call(cancelOrder, { token, body: { order_id: one.order_id, reason: 'No' } });
  expect(await uses()).toEqual([{ order: two.order_id, use: 2 }]);
});
