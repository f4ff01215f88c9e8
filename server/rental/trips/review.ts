import { and, eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { perLanguage } from '../../../domain/language/languages';
import type { reviewVehicle as reviewCall } from '../../../domain/rental/tripEndpoints';
import { customers } from '../../db/schema/people';
import { rentalProviders, vehicleReviews, vehicles } from '../../db/schema/rental';
import { tripLines, trips } from '../../db/schema/trips';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import { keepPhotos, readPhotos } from '../../orders/afterOrder/photos';

const notYet = t('You can review a vehicle when its trip is completed.');

/** Average and count with one more rating, in one statement: ratings at the same time all count. */
const withRating = (rating: number) => ({
  ratingAvg: sql`round(((rating_avg * rating_count + ${rating}::int) / (rating_count + 1))::numeric, 2)`,
  ratingCount: sql`rating_count + 1`,
});

/**
 * A customer's review of a vehicle of a completed trip, once (ORD-08).
 * @throws Refusal `not_found` for others' trips and vehicles, `not_delivered`, `already_reviewed`, `image_format`,
 *   `too_large`
 */
export async function reviewVehicle(
  deps: Deps,
  customerId: number,
  body: v.InferOutput<(typeof reviewCall)['body']>,
): Promise<void> {
  const photos = await readPhotos(body);
  const { trip_id, vehicle_id, rating, comment } = body;
  const now = deps.clock.now();
  const [own] = await deps.db
    .select({ status: trips.status, providerId: trips.providerId, name: customers.firstName })
    .from(trips)
    .innerJoin(customers, eq(customers.id, trips.customerId))
    .innerJoin(tripLines, eq(tripLines.tripId, trips.id))
    .where(
      and(
        eq(trips.id, trip_id),
        eq(trips.customerId, customerId),
        eq(tripLines.vehicleId, vehicle_id),
      ),
    );
  if (!own) throw new Refusal('not_found');
  if (own.status !== 'completed') throw new Refusal('not_delivered', { message: notYet });
  await deps.db.transaction(async (tx) => {
    const [review] = await tx
      .insert(vehicleReviews)
      .values({
        vehicleId: vehicle_id,
        providerId: own.providerId,
        tripId: trip_id,
        customerName: perLanguage(() => own.name),
        rating,
        comment: perLanguage(() => comment),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: vehicleReviews.id });
    if (!review) throw new Refusal('already_reviewed');
    const images = await keepPhotos(tx, photos, 'review', null, now);
    if (images.length > 0)
      await tx.update(vehicleReviews).set({ images }).where(eq(vehicleReviews.id, review.id));
    await tx.update(vehicles).set(withRating(rating)).where(eq(vehicles.id, vehicle_id));
    await tx
      .update(rentalProviders)
      .set(withRating(rating))
      .where(eq(rentalProviders.id, own.providerId));
  });
}
