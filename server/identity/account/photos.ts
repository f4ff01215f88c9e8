import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { photoLimit, photoTypeOf } from '../../../domain/account/profileValidation';
import type { Tx } from '../../db/client';
import { type UploadPurpose, uploads } from '../../db/schema/identity';
import { Refusal } from '../../http/refusal';
import type { Register } from '../../http/serve';

export interface Photo {
  readonly type: 'image/jpeg' | 'image/png' | 'image/gif';
  readonly bytes: Uint8Array;
}

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' } as const;
const address = /^\/media\/uploads\/([0-9a-f]{32})\.(?:jpg|png|gif)$/;

/**
 * A photo by what it holds, whatever it is called (PROF-08 to PROF-10); `field` names its place in the form.
 * @throws Refusal `image_format`, `too_large`
 */
export async function readPhoto(file: File, field: string): Promise<Photo> {
  if (file.size > photoLimit) throw new Refusal('too_large', { detail: { field } });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = photoTypeOf(bytes);
  if (!type) throw new Refusal('image_format', { detail: { field } });
  return { type, bytes };
}

/** Keeps a photo and returns its address. */
export async function keepPhoto(
  tx: Tx,
  { type, bytes }: Photo,
  now: Date,
  purpose: UploadPurpose = 'photo',
  orderId: number | null = null,
): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await tx.insert(uploads).values({ id, type, bytes, purpose, orderId, createdAt: now });
  return `/media/uploads/${id}.${endings[type]}`;
}

/** The id of a kept photo by its address; null for any other address. */
export const uploadIdOf = (url: string): string | null => address.exec(url)?.[1] ?? null;

/** Removes a photo that was kept; other addresses are left alone. */
export async function dropPhoto(tx: Tx, url: string): Promise<void> {
  const id = uploadIdOf(url);
  if (id) await tx.delete(uploads).where(eq(uploads.id, id));
}

export const registerPhotos: Register = (_serve, { db }, app) => {
  app.get('/media/uploads/:name', async (c) => {
    const id = address.exec(c.req.path)?.[1];
    const [photo] = id ? await db.select().from(uploads).where(eq(uploads.id, id)) : [];
    // An applicant's papers are for the business alone.
    if (!photo || photo.purpose === 'application') return c.notFound();
    return c.body(new Uint8Array(photo.bytes), 200, {
      'Content-Type': photo.type,
      // A prescription or a complaint is for its owner's browser alone.
      'Cache-Control': ['prescription', 'refund', 'message'].includes(photo.purpose)
        ? 'private, max-age=3600'
        : 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
};
