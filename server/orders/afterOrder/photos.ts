import type { Tx } from '../../db/client';
import { keepPhoto, type Photo, readPhoto } from '../../identity/account/photos';

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
  const fields = ['image_1', 'image_2', 'image_3'] as const;
  return Promise.all(
    fields.flatMap((field) => {
      const file = body[field];
      return file instanceof File ? [readPhoto(file, field)] : [];
    }),
  );
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
