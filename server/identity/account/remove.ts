import { randomBytes } from 'node:crypto';
import { and, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { perLanguage } from '../../../domain/language/languages';
import { isMoneyUnderWay } from '../../account/wallet/moneyUnderWay';
import { courierReviews, refundRequests } from '../../db/schema/afterOrder';
import { carts, couponRedemptions } from '../../db/schema/carts';
import { uploads } from '../../db/schema/identity';
import { supportMessages } from '../../db/schema/inbox';
import { idempotencyKeys, orderEvents, orderLines, orders } from '../../db/schema/orders';
import { customers } from '../../db/schema/people';
import { newsletterSubscribers } from '../../db/schema/places';
import { reviews } from '../../db/schema/reviews';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import { picturesOf } from '../../orders/inbox/store';
import { removeTrips } from '../../rental/trips/remove';
import * as store from '../store';
import { dropPhoto } from './photos';

/** States in which nobody needs to reach the customer any more. */
const ended = ['delivered', 'canceled', 'failed'] as const;

const moneyUnderWay = t(
  'Money of your wallet is still on its way, or a refund is not answered yet. Please delete the account when that is over.',
);

/**
 * Deletes an account and everything that names its owner (DEL-01). Orders stay for the shop's books, without name, contact
 * and address.
 * @throws Refusal `orders_running` while something is still to be delivered, or money is on its way
 */
export async function removeAccount({ db, clock }: Deps, customerId: number): Promise<void> {
  const owner = `customer:${customerId}`;
  // Nobody's: an owner that no caller can be.
  const nobody = `removed:${randomBytes(8).toString('hex')}`;
  await db.transaction(async (tx) => {
    // Locked, so that no order is placed meanwhile.
    const [customer] = await tx
      .select()
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('update');
    if (!customer) throw new Refusal('unauthenticated');
    const [running] = await tx
      .select({ orders: count() })
      .from(orders)
      .where(and(eq(orders.owner, owner), notInArray(orders.status, [...ended])));
    if (running && running.orders > 0) throw new Refusal('orders_running');
    if (await isMoneyUnderWay(tx, customerId, clock.now()))
      throw new Refusal('orders_running', { message: moneyUnderWay });
    await removeTrips(tx, owner, nobody);
    for (const image of await picturesOf(tx, customerId)) await dropPhoto(tx, image);
    const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.owner, owner));
    await tx.delete(uploads).where(inArray(uploads.orderId, own));
    // What they thought of things stays, without name and photos.
    const nameless = { customerName: perLanguage(() => ''), customerId: null, images: [] };
    await tx.update(reviews).set(nameless).where(eq(reviews.customerId, customerId));
    await tx
      .update(courierReviews)
      .set({ images: [] })
      .where(eq(courierReviews.customerId, customerId));
    await tx
      .update(refundRequests)
      .set({ note: '', images: [] })
      .where(inArray(refundRequests.orderId, own));
    await tx.update(orderLines).set({ note: '' }).where(inArray(orderLines.orderId, own));
    await tx.update(orderEvents).set({ note: '' }).where(inArray(orderEvents.orderId, own));
    await tx
      .update(orders)
      .set({
        owner: nobody,
        customerId: null,
        contactPersonName: '',
        contactPersonNumber: '',
        contactDigits: '',
        trackToken: sql`gen_random_uuid()`,
        contactPersonEmail: '',
        deliveryAddress: null,
        receiver: null,
        orderNote: '',
        cancellationReason: '',
        cancellationNote: '',
        prescriptionImages: [],
        deliveryPhoto: '',
        deliveryInstruction: '',
        route: '',
      })
      .where(eq(orders.owner, owner));
    await tx
      .update(couponRedemptions)
      .set({ owner: nobody })
      .where(eq(couponRedemptions.owner, owner));
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, owner));
    await tx.delete(carts).where(eq(carts.owner, owner));
    await tx.delete(supportMessages).where(eq(supportMessages.customerId, customerId));
    // An address that is not proved may be somebody else's.
    if (customer.emailVerified && customer.email)
      await tx
        .delete(newsletterSubscribers)
        .where(eq(newsletterSubscribers.email, customer.email.toLowerCase()));
    await dropPhoto(tx, customer.image);
    await store.deleteCustomer(tx, customerId);
  });
}
