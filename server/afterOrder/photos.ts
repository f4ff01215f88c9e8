import type { Tx } from '../db/client';
import { keepPhoto, type Photo, readPhoto } from '../identity/account/photos';

type Given = File | '' | null | undefined;

/**
 * The photos of a form, judged by what they hold.
 * @throws Refusal `image_format`, `too_large`
 */
export function readPhotos(body: {
  readonly image_1?: Given;
  readonly image_2?: Given;
  readonly image_3?: Given;
}): Promise<Photo[]> {
  const files = [body.image_1, body.image_2, body.image_3];
  return Promise.all(files.flatMap((file) => (file instanceof File ? [readPhoto(file)] : [])));
}

/** Keeps photos with the order that they were sent for, if it was one. Their addresses, in order. */
export async function keepPhotos(
  tx: Tx,
  photos: readonly Photo[],
  purpose: 'review' | 'refund',
  orderId: number | null,
  now: Date,
): Promise<string[]> {
  const addresses: string[] = [];
  for (const photo of photos) addresses.push(await keepPhoto(tx, photo, now, purpose, orderId));
  return addresses;
}
