import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listLoyaltyTransactions } from '../../../../domain/account/loyaltyEndpoints';
import { listWalletTransactions } from '../../../../domain/account/walletEndpoints';
import { listRefundReasons, requestRefund } from '../../../../domain/orders/afterOrderEndpoints';
import { getOrderDetails, trackOrder } from '../../../../domain/orders/orderEndpoints';
import { orders } from '../../../../server/db/schema/orders';
import { byCommand } from '../../../../server/operator/noteAct';
import { answerRefund, listOpenRefunds } from '../../../../server/orders/afterOrder/refunds';
import { type AfterShop, deliveredBefore, openAfterShop, photo } from './orders';

let shop: AfterShop;
beforeAll(async () => {
  shop = await openAfterShop();
});
afterAll(() => shop.close());

const ask = (token: string, order_id: number, parts: Record<string, string | File> = {}) =>
  shop.send(requestRefund, token, { order_id, reason: 'Something was missing', ...parts });

const details = (token: string, order_id: number) =>
  shop.call(getOrderDetails, { token, query: { order_id } });

describe('asking money back', () => {
  it('keeps reason, words and photo, and shows the owner alone how it stands', async () => {
    const { token, orderId } = await shop.ordered();
    expect((await details(token, orderId)).can_refund).toBe(1);
    const { reasons } = await shop.call(listRefundReasons, { language: 'ar' });
    expect(reasons).toHaveLength(5);
    expect((await ask(token, orderId, { note: 'No bread', image_1: photo() })).status).toBe(200);
    const own = await details(token, orderId);
    expect(own.can_refund).toBe(0);
    expect(own.refund).toMatchObject({
      status: 'pending',
      reason: 'Something was missing',
      note: 'No bread',
      amount: 0,
      answer: '',
      answered_at: null,
    });
    const arabic = { token, query: { order_id: orderId }, language: 'ar' as const };
    expect((await shop.call(getOrderDetails, arabic)).refund?.reason).toBe(reasons[0]?.reason);
    const [image] = own.refund?.images_full_url ?? [];
    const shown = await shop.app.request(image ?? '');
    expect(shown.headers.get('cache-control')).toContain('private');
    const byNumber = await shop.call(trackOrder, {
      query: { order_id: orderId, contact_number: own.contact_person_number },
    });
    expect(byNumber).toMatchObject({ refund: null, can_refund: 0, can_review: 0 });
  });

  it('once an order, also many at once', async () => {
    const { token, orderId } = await shop.ordered();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(token, orderId)));
    expect(answers.map(({ code }) => code).sort()).toEqual([
      'already_requested',
      'already_requested',
      'already_requested',
      undefined,
    ]);
    const open = await listOpenRefunds(shop.db, 100);
    expect(open.filter((one) => one.orderId === orderId)).toHaveLength(1);
  });

  it('not before the delivery, not after a week, not with a file that is no picture', async () => {
    const early = await shop.ordered({ delivered: false });
    expect((await ask(early.token, early.orderId)).code).toBe('not_refundable');
    const late = await shop.ordered();
    await deliveredBefore(shop, late.orderId, 8);
    expect((await details(late.token, late.orderId)).can_refund).toBe(0);
    expect((await ask(late.token, late.orderId)).code).toBe('not_refundable');
    const odd = await shop.ordered();
    const image_3 = photo([0x25, 0x50, 0x44, 0x46]);
    expect(await ask(odd.token, odd.orderId, { image_1: photo(), image_3 })).toMatchObject({
      code: 'image_format',
      field: 'image_3',
    });
    expect((await ask(odd.token, odd.orderId, { reason: ' ' })).code).toBe('validation');
  });
});

describe('the shop’s answer', () => {
  it('gives all of it back into the wallet, once, and takes its points back', async () => {
    const { token, customerId, orderId } = await shop.ordered();
    await ask(token, orderId);
    const { order_amount } = await details(token, orderId);
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        answerRefund(shop.deps, orderId, { approve: true, text: 'Sorry.' }, byCommand),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await shop.balance(customerId)).toBe(order_amount * 1000);
    const { data } = await shop.call(listWalletTransactions, { token });
    expect(data).toMatchObject([{ transaction_type: 'order_refund', order_id: orderId }]);
    expect(await details(token, orderId)).toMatchObject({
      refunded_to: 'wallet',
      refund: { status: 'approved', amount: order_amount, answer: 'Sorry.' },
    });
    const points = await shop.call(listLoyaltyTransactions, { token });
    expect(points.data.map((row) => [row.transaction_type, row.credit - row.debit])).toEqual([
      ['taken_back', -40],
      ['earned', 40],
    ]);
  });

  it('gives in cash what the receiver of a parcel has paid: its sender has paid nothing', async () => {
    const { token, customerId, orderId } = await shop.ordered();
    await shop.db.update(orders).set({ chargePayer: 'receiver' }).where(eq(orders.id, orderId));
    await ask(token, orderId);
    await answerRefund(shop.deps, orderId, { approve: true }, byCommand);
    expect([(await details(token, orderId)).refunded_to, await shop.balance(customerId)]).toEqual([
      'cash',
      0,
    ]);
  });

  it('gives a part back and leaves the points', async () => {
    const { token, customerId, orderId } = await shop.ordered();
    await ask(token, orderId);
    for (const amount of [0, -1, 1_000])
      await expect(
        answerRefund(shop.deps, orderId, { approve: true, amount }, byCommand),
      ).rejects.toThrow(RangeError);
    expect(await answerRefund(shop.deps, orderId, { approve: true, amount: 12.5 }, byCommand)).toBe(
      true,
    );
    expect(await shop.balance(customerId)).toBe(12_500);
    expect((await shop.call(listLoyaltyTransactions, { token })).data).toHaveLength(1);
    const { contact_person_number: contact_number, ...own } = await details(token, orderId);
    expect([own.refunded_to, own.refund?.amount]).toEqual(['wallet', 12.5]);
    const query = { order_id: orderId, contact_number };
    const followed = await shop.call(trackOrder, { query });
    expect([followed.payment_status, followed.refunded_to]).toEqual(['paid', null]);
  });

  it('says no with its reason, and nothing moves', async () => {
    const { token, customerId, orderId } = await shop.ordered();
    await ask(token, orderId);
    const text = 'The photo shows another order.';
    expect(await answerRefund(shop.deps, orderId, { approve: false, text }, byCommand)).toBe(true);
    expect(await answerRefund(shop.deps, orderId, { approve: true }, byCommand)).toBe(false);
    expect(await shop.balance(customerId)).toBe(0);
    expect((await details(token, orderId)).refund).toMatchObject({
      status: 'rejected',
      answer: text,
    });
  });

  it('has cash handed over where there is no wallet, and answers nothing that was not asked', async () => {
    const { token, orderId } = await shop.ordered();
    await ask(token, orderId);
    await shop.db.update(orders).set({ customerId: null }).where(eq(orders.id, orderId));
    expect(await answerRefund(shop.deps, orderId, { approve: true }, byCommand)).toBe(true);
    expect((await details(token, orderId)).refunded_to).toBe('cash');
    const { orderId: unasked } = await shop.ordered();
    expect(await answerRefund(shop.deps, unasked, { approve: true }, byCommand)).toBe(false);
    expect(await answerRefund(shop.deps, 999_999_999, { approve: true }, byCommand)).toBe(false);
  });
});
