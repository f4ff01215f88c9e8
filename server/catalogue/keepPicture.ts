import { createHash } from 'node:crypto';
import type { Db } from '../db/client';
import { pictures } from '../db/schema/imports';
import { readPhoto } from '../identity/account/photos';

/** Pixels in which a picture is kept, as those that were imported. */
const widths = [160, 400, 640, 1280] as const;

const nameOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/**
 * Draws a picture anew, keeps it in each width and returns its address.
 * @throws Refusal `image_format`, `too_large`, `unavailable`
 */
export async function keepPicture(db: Db, file: File): Promise<string> {
  // What was sent is decoded there alone, within its limits; what follows reads the shop's own drawing of it.
  const { bytes: drawn, sent } = await readPhoto(file, 'image');
  const { default: sharp } = await import('sharp');
  const made: { width: number; bytes: Uint8Array }[] = [];
  for (const width of widths) {
    const bytes = await sharp(drawn)
      .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 4 })
      .toBuffer();
    made.push({ width, bytes });
  }
  const id = nameOf(made.at(-1)?.bytes ?? drawn);
  const source = sent.slice(0, 32);
  await db
    .insert(pictures)
    .values(made.map((one) => ({ id, source, ...one })))
    .onConflictDoNothing();
  return `/media/catalogue/${id}.webp`;
}
