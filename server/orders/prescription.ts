import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { uploadPrescription } from '../../domain/endpoints/orders';
import type { Db, Tx } from '../db/client';
import { uploads } from '../db/schema/identity';
import { Refusal } from '../http/refusal';
import type { Register } from '../http/serve';
import { keepPhoto, readPhoto, uploadIdOf } from '../identity/account/photos';
import type { Candidate } from './lines';

/** Pictures that wait for an order: one that belongs to an order is nobody else's to send. */
const waitingPictures = (ids: readonly string[]) =>
  and(inArray(uploads.id, [...ids]), eq(uploads.purpose, 'prescription'), isNull(uploads.orderId));

/**
 * Things that need a prescription are sold with one: at least one picture that was uploaded here (CHK-14).
 * @throws Refusal `prescription_required`
 */
export async function checkPrescription(
  db: Db,
  candidates: readonly Candidate[],
  images: readonly string[],
): Promise<void> {
  const isNeeded = candidates.some(({ sellable }) => sellable.item.prescriptionRequired);
  if (!isNeeded && images.length === 0) return;
  const ids = [...new Set(images)].flatMap((image) => uploadIdOf(image) ?? []);
  const [kept] =
    ids.length === 0
      ? []
      : await db.select({ rows: count() }).from(uploads).where(waitingPictures(ids));
  const areAllKept = ids.length === images.length && kept?.rows === ids.length;
  if (!areAllKept || images.length === 0) throw new Refusal('prescription_required');
}

/**
 * Pictures belong to the order that they were sent with; without one they are not kept for long.
 * @throws Refusal `prescription_required` when one was tidied away, or sent with another order, meanwhile
 */
export async function keepPrescription(
  tx: Tx,
  images: readonly string[],
  orderId: number,
): Promise<void> {
  const ids = [...new Set(images)].flatMap((image) => uploadIdOf(image) ?? []);
  if (ids.length === 0) return;
  const kept = await tx
    .update(uploads)
    .set({ orderId })
    .where(waitingPictures(ids))
    .returning({ id: uploads.id });
  if (kept.length < ids.length) throw new Refusal('prescription_required');
}

/** Pictures of prescriptions, by what they hold and not by their names, kept where every server sees them (CHK-13). */
export const registerPrescriptions: Register = (serve, deps) => {
  serve(uploadPrescription, async ({ body }) => {
    const photo = await readPhoto(body.image);
    return {
      image_full_url: await deps.db.transaction((tx) =>
        keepPhoto(tx, photo, deps.clock.now(), 'prescription'),
      ),
    };
  });
};
