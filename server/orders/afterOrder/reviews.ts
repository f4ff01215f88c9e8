import { and, eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { perLanguage } from '../../../domain/language/languages';
import type { reviewCourier, reviewItem } from '../../../domain/orders/afterOrderEndpoints';
import type { Tx } from '../../db/client';
import { courierReviews } from '../../db/schema/afterOrder';
import { items } from '../../db/schema/items';
import { couriers, orderLines, orders } from '../../db/schema/orders';
import { customers } from '../../db/schema/people';
import { reviews } from '../../db/schema/reviews';
import { stores } from '../../db/schema/stores';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import type { OrderRow } from '../store';
import { announceDesk } from '../tracking/news';
import { keepPhotos, readPhotos } from './photos';

const notYet = t('You can review an order when it has been delivered.');

/** Average and count with one more rating, in one statement: ratings at the same time all count. */
const withRating = (rating: number) => ({
  ratingAvg: sql`round(((rating_avg * rating_count + ${rating}::int) / (rating_count + 1))::numeric, 2)`,
  ratingCount: sql`rating_count + 1`,
});

/** A customer's own order. @throws Refusal `not_found` for others' */
async function openOwn(tx: Tx, customerId: number, orderId: number) {
  const [own] = await tx
    .select({ order: orders, name: customers.firstName })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  if (!own) throw new Refusal('not_found');
  return own;
}

function checkDelivered(order: OrderRow): void {
  if (order.status !== 'delivered') throw new Refusal('not_delivered', { message: notYet });
}

/**
 * A customer's review of an item of a delivered order, once for each order; it counts for the item and its store.
 * @throws Refusal `not_found` for what was not ordered by them, `not_delivered`, `already_reviewed`, `image_format`,
 *   `too_large`
 */
export async function addItemReview(
  deps: Deps,
  customerId: number,
  body: v.InferOutput<(typeof reviewItem)['body']>,
): Promise<void> {
  const photos = await readPhotos(body);
  const { order_id: orderId, item_id: itemId, rating, comment } = body;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const { order, name } = await openOwn(tx, customerId, orderId);
    const { storeId } = order;
    const [line] = await tx
      .select({ id: orderLines.id })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.itemId, itemId)))
      .limit(1);
    if (!line || storeId === null) throw new Refusal('not_found');
    checkDelivered(order);
    const [review] = await tx
      .insert(reviews)
      .values({
        itemId,
        storeId,
        orderId,
        customerId,
        customerName: perLanguage(() => name),
        rating,
        comment: perLanguage(() => comment),
        images: [],
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: reviews.id });
    if (!review) throw new Refusal('already_reviewed');
    const images = await keepPhotos(tx, photos, 'review', orderId, now);
    if (images.length > 0)
      await tx.update(reviews).set({ images }).where(eq(reviews.id, review.id));
    await tx.update(items).set(withRating(rating)).where(eq(items.id, itemId));
    await tx.update(stores).set(withRating(rating)).where(eq(stores.id, storeId));
    await announceDesk(tx, storeId);
  });
}

/** Of a courier only the average is kept: a new rating weighs a twentieth of it. */
const oneOf = 20;

/**
 * A customer's review of who brought an order, once.
 * @throws Refusal `not_found` for others' orders and those that nobody brought, `not_delivered`, `already_reviewed`,
 *   `image_format`, `too_large`
 */
export async function addCourierReview(
  deps: Deps,
  customerId: number,
  body: v.InferOutput<(typeof reviewCourier)['body']>,
): Promise<void> {
  const photos = await readPhotos(body);
  const { order_id: orderId, rating, comment } = body;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const { order } = await openOwn(tx, customerId, orderId);
    checkDelivered(order);
    const { courierId } = order;
    if (courierId === null) throw new Refusal('not_found');
    const [review] = await tx
      .insert(courierReviews)
      .values({ courierId, orderId, customerId, rating, comment, images: [], createdAt: now })
      .onConflictDoNothing()
      .returning({ id: courierReviews.id });
    if (!review) throw new Refusal('already_reviewed');
    const images = await keepPhotos(tx, photos, 'review', orderId, now);
    if (images.length > 0) {
      await tx.update(courierReviews).set({ images }).where(eq(courierReviews.id, review.id));
    }
    await tx
      .update(couriers)
      .set({
        ratingAvg: sql`round(((rating_avg * ${oneOf - 1}::int + ${rating}::int) / ${oneOf}::int)::numeric, 2)`,
      })
      .where(eq(couriers.id, courierId));
  });
}
