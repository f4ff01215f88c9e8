import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { perLanguage } from '../../../domain/language/languages';
import type { Tx } from '../../db/client';
import { vehicleReviews } from '../../db/schema/rental';
import { tripCarts, trips } from '../../db/schema/trips';
import { Refusal } from '../../http/refusal';
import { dropPhoto } from '../../identity/account/photos';
import { runningTrips } from './store';

/** What they thought of vehicles stays, without name and photos. */
async function hideReviewer(tx: Tx, owner: string): Promise<void> {
  const own = tx.select({ id: trips.id }).from(trips).where(eq(trips.owner, owner));
  const written = inArray(vehicleReviews.tripId, own);
  const rows = await tx
    .select({ images: vehicleReviews.images })
    .from(vehicleReviews)
    .where(written);
  for (const image of rows.flatMap(({ images }) => images)) await dropPhoto(tx, image);
  const nameless = { customerName: perLanguage(() => ''), images: [] };
  await tx.update(vehicleReviews).set(nameless).where(written);
}

const nowhere = { lat: 0, lng: 0, location_name: '' };

/**
 * Takes everything that names a customer out of the trips, which stay for the shop's books (DEL-01).
 * @throws Refusal `orders_running` while a trip is still to be made
 */
export async function removeTrips(tx: Tx, owner: string, nobody: string): Promise<void> {
  const [running] = await tx
    .select({ trips: count() })
    .from(trips)
    .where(and(eq(trips.owner, owner), inArray(trips.status, [...runningTrips])));
  if (running && running.trips > 0) throw new Refusal('orders_running');
  await hideReviewer(tx, owner);
  await tx
    .update(trips)
    .set({
      owner: nobody,
      customerId: null,
      contactPersonName: '',
      contactPersonNumber: '',
      contactDigits: '',
      trackToken: sql`gen_random_uuid()`,
      contactPersonEmail: '',
      pickup: nowhere,
      destination: nowhere,
      note: '',
      cancellationReason: '',
      cancellationNote: '',
      route: '',
    })
    .where(eq(trips.owner, owner));
  await tx.delete(tripCarts).where(eq(tripCarts.owner, owner));
}
