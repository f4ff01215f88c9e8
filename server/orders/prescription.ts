import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type * as v from 'valibot';
import { mostPrescriptionImages } from '../../domain/orders/order';
import {
  type placePrescriptionOrder,
  uploadPrescription,
} from '../../domain/orders/orderEndpoints';
import type { Db, Tx } from '../db/client';
import { uploads } from '../db/schema/identity';
import type { Deps } from '../deps';
import { unusedPictureMinutes } from '../housekeeping/tidy';
import { Refusal } from '../http/refusal';
import type { Register } from '../http/serve';
import { keepPhoto, type Photo, readPhoto, uploadIdOf } from '../identity/account/photos';
import { signedPicture } from '../identity/account/shownPhotos';
import { t } from '../locales/t';
import type { Candidate } from './lines';
import type { PlaceOrder } from './place';

/** Pictures that wait for an order: one that belongs to an order is nobody else's to send. */
const waitingPictures = (ids: readonly string[]) =>
  and(inArray(uploads.id, [...ids]), eq(uploads.purpose, 'prescription'), isNull(uploads.orderId));

export interface PrescribedOrder {
  readonly order: PlaceOrder;
  readonly pictures: readonly Photo[];
}

/**
 * The order of a form: addresses of pictures in one list, files judged by what they hold (CHK-13).
 * @throws Refusal `validation` for more pictures than an order takes, `image_format`, `too_large`
 */
export async function readPrescribedOrder(
  body: v.InferOutput<(typeof placePrescriptionOrder)['body']>,
): Promise<PrescribedOrder> {
  const { 'prescription_images[]': named, 'order_attachment[]': attached, ...order } = body;
  const prescription_images = [...order.prescription_images, ...named];
  // A browser sends a file field that was left empty as a file without name and content.
  const files = attached.filter(({ name, size }) => name !== '' || size > 0);
  if (prescription_images.length + files.length > mostPrescriptionImages) {
    throw new Refusal('validation', {
      message: t('Please send {mostPrescriptionImages} pictures at the most.', {
        mostPrescriptionImages,
      }),
      detail: { field: 'order_attachment[]' },
    });
  }
  return {
    order: { ...order, prescription_images },
    pictures: await Promise.all(files.map((file) => readPhoto(file, 'order_attachment[]'))),
  };
}

/**
 * Keeps pictures as if they had been uploaded before their order, and returns their addresses: an order that is not
 * placed after all leaves them to be tidied away.
 */
export const keepPictures = (
  deps: Deps,
  pictures: readonly Photo[],
  now: Date,
): Promise<string[]> =>
  deps.db.transaction(async (tx) => {
    const addresses: string[] = [];
    for (const picture of pictures) {
      addresses.push(await keepPhoto(tx, picture, now, 'prescription'));
    }
    return addresses;
  });

/**
 * Things that need a prescription are sold with one: at least one picture, uploaded here before or `attached` (CHK-14).
 * @throws Refusal `prescription_required`
 */
export async function checkPrescription(
  db: Db,
  candidates: readonly Candidate[],
  images: readonly string[],
  attached = 0,
): Promise<void> {
  if (images.length === 0) {
    const isNeeded = candidates.some(({ sellable }) => sellable.item.prescriptionRequired);
    if (isNeeded && attached === 0) throw new Refusal('prescription_required');
    return;
  }
  const ids = [...new Set(images)].flatMap((image) => uploadIdOf(image) ?? []);
  const [kept] =
    ids.length === 0
      ? []
      : await db.select({ rows: count() }).from(uploads).where(waitingPictures(ids));
  const areAllKept = ids.length === images.length && kept?.rows === ids.length;
  if (!areAllKept) throw new Refusal('prescription_required');
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
    const photo = await readPhoto(body.image, 'image');
    const address = await deps.db.transaction((tx) =>
      keepPhoto(tx, photo, deps.clock.now(), 'prescription'),
    );
    // Shown for as long as it is kept: what is shown no more is there no more.
    return { image_full_url: await signedPicture(deps, address, unusedPictureMinutes * 60) };
  });
};
