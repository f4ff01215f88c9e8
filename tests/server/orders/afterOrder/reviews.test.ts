import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeAccount } from '../../../../domain/account/customerEndpoints';
import { listItemReviews } from '../../../../domain/catalogue/itemEndpoints';
import { reviewCourier, reviewItem } from '../../../../domain/orders/afterOrderEndpoints';
import { getOrderDetails } from '../../../../domain/orders/orderEndpoints';
import { courierReviews } from '../../../../server/db/schema/afterOrder';
import { items } from '../../../../server/db/schema/items';
import { couriers } from '../../../../server/db/schema/orders';
import { stores } from '../../../../server/db/schema/stores';
import { type AfterShop, openAfterShop, photo } from './orders';

let shop: AfterShop;
beforeAll(async () => {
  shop = await openAfterShop();
});
afterAll(() => shop.close());

const reviewsOf = async (itemId: number) =>
  (await shop.call(listItemReviews, { params: { id: itemId } })).reviews;

describe('reviewing what was delivered', () => {
  it('ITEM-01 an item with three photos: it shows there, and counts for item and store', async () => {
    const { token, orderId: order_id, itemId: item_id, storeId } = await shop.ordered();
    const storeBefore = await shop.db.select().from(stores).where(eq(stores.id, storeId));
    const fields = { order_id, item_id, rating: 4, comment: 'Fresh' };
    const photos = { image_1: photo(), image_2: photo(), image_3: photo() };
    expect(await shop.send(reviewItem, token, { ...fields, ...photos })).toEqual({
      status: 200,
      code: undefined,
    });
    const [review] = await reviewsOf(item_id);
    expect(review).toMatchObject({ rating: 4, comment: 'Fresh', customer_name: 'Test' });
    expect(review?.images_full_url).toHaveLength(3);
    const shown = await shop.app.request(review?.images_full_url[0] ?? '');
    expect(shown.headers.get('content-type')).toBe('image/png');
    const [item] = await shop.db.select().from(items).where(eq(items.id, item_id));
    expect([item?.ratingAvg, item?.ratingCount]).toEqual([4, 1]);
    const storeAfter = await shop.db.select().from(stores).where(eq(stores.id, storeId));
    expect(storeAfter[0]?.ratingCount).toBe((storeBefore[0]?.ratingCount ?? 0) + 1);
    const details = await shop.call(getOrderDetails, { token, query: { order_id } });
    expect(details).toMatchObject({ can_review: 1, reviewed_items: [item_id] });
  });

  it('once an order, also when it is sent many times at once', async () => {
    const { token, orderId: order_id, itemId: item_id } = await shop.ordered();
    const fields = { order_id, item_id, rating: 5 };
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => shop.send(reviewItem, token, fields)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.filter(({ code }) => code === 'already_reviewed')).toHaveLength(4);
    expect(await reviewsOf(item_id)).toHaveLength(1);
  });

  it('the courier, once, for their average', async () => {
    const { token, orderId: order_id } = await shop.ordered();
    const { delivery_man } = await shop.call(getOrderDetails, { token, query: { order_id } });
    const id = delivery_man?.id ?? 0;
    await shop.db.update(couriers).set({ ratingAvg: 5 }).where(eq(couriers.id, id));
    const fields = { order_id, rating: 1, comment: 'Cold', image_1: photo() };
    expect((await shop.send(reviewCourier, token, fields)).status).toBe(200);
    expect((await shop.send(reviewCourier, token, fields)).code).toBe('already_reviewed');
    const [courier] = await shop.db.select().from(couriers).where(eq(couriers.id, id));
    expect(courier?.ratingAvg).toBe(4.8);
    const [kept] = await shop.db
      .select()
      .from(courierReviews)
      .where(eq(courierReviews.orderId, order_id));
    expect(kept).toMatchObject({ courierId: id, rating: 1, comment: 'Cold' });
    expect(kept?.images).toHaveLength(1);
    const details = await shop.call(getOrderDetails, { token, query: { order_id } });
    expect(details.courier_reviewed).toBe(1);
  });

  it('not before it has been delivered, and not what was not ordered', async () => {
    const { token, orderId: order_id, itemId: item_id } = await shop.ordered({ delivered: false });
    const early = { order_id, item_id, rating: 5 };
    expect((await shop.send(reviewItem, token, early)).code).toBe('not_delivered');
    expect((await shop.send(reviewCourier, token, early)).code).toBe('not_delivered');
    const other = await shop.ordered();
    const fields = { order_id: other.orderId, item_id, rating: 5 };
    expect((await shop.send(reviewItem, other.token, fields)).code).toBe('not_found');
    expect((await shop.send(reviewItem, token, fields)).code).toBe('not_found');
    expect((await shop.send(reviewCourier, token, fields)).code).toBe('not_found');
  });

  it('nobody’s ride is reviewed where nobody rode', async () => {
    const { token, orderId: order_id } = await shop.ordered({ parts: { order_type: 'take_away' } });
    expect((await shop.send(reviewCourier, token, { order_id, rating: 5 })).code).toBe('not_found');
  });

  it.each([
    [{ rating: 0 }, 'validation', 'rating'],
    [{ rating: 6 }, 'validation', 'rating'],
    [{ rating: 2.5 }, 'validation', 'rating'],
    [{ comment: 'x'.repeat(1_001) }, 'validation', 'comment'],
    [{ image_1: photo([0x3c, 0x73, 0x76, 0x67]) }, 'image_format', 'image_1'],
    [{ image_2: photo([...Array(2 * 1024 * 1024 + 1).fill(0)]) }, 'too_large', 'image_2'],
  ])('refuses %o at its field and keeps nothing', async (parts, code, field) => {
    const { token, orderId: order_id, itemId: item_id } = await shop.ordered();
    const fields = { order_id, item_id, rating: 5, ...parts };
    expect(await shop.send(reviewItem, token, fields)).toMatchObject({ code, field });
    expect(await reviewsOf(item_id)).toEqual([]);
  });

  it('DEL-01 loses name and photos with the account', async () => {
    const { token, orderId: order_id, itemId: item_id } = await shop.ordered();
    await shop.send(reviewItem, token, { order_id, item_id, rating: 3, image_1: photo() });
    const [before] = await reviewsOf(item_id);
    await shop.call(removeAccount, { token });
    expect(await reviewsOf(item_id)).toMatchObject([
      { rating: 3, customer_name: '', images_full_url: [] },
    ]);
    expect((await shop.app.request(before?.images_full_url[0] ?? '')).status).toBe(404);
  });
});
