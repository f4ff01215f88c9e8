import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type PhotoType, photoLimit, photoTypeOf } from '../../../domain/account/profileValidation';
import type { Tx } from '../../db/client';
import { type UploadPurpose, uploads } from '../../db/schema/identity';
import { Refusal } from '../../http/refusal';
import { remake } from './remake';

export interface Photo {
  readonly type: PhotoType;
  /** Drawn anew by the server. */
  readonly bytes: Uint8Array;
  /** SHA-256 of what was sent, in hexadecimal. */
  readonly sent: string;
}

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' } as const;
const address = /^\/media\/uploads\/([0-9a-f]{32})\.(?:jpg|png|gif)(?:\?.*)?$/;

/** A photo of these bytes, drawn anew. @throws Refusal `image_format`, `too_large`, `unavailable` */
export async function photoOf(given: Uint8Array, field: string): Promise<Photo> {
  const type = photoTypeOf(given);
  if (!type) throw new Refusal('image_format', { detail: { field } });
  const sent = createHash('sha256').update(given).digest('hex');
  return { ...(await remake(given, type, field)), sent };
}

/**
 * A photo by what it holds, whatever it is called (PROF-08 to PROF-10); `field` names its place in the form.
 * @throws Refusal `image_format`, `too_large`, `unavailable`
 */
export async function readPhoto(file: File, field: string): Promise<Photo> {
  if (file.size > photoLimit) throw new Refusal('too_large', { detail: { field } });
  return photoOf(new Uint8Array(await file.arrayBuffer()), field);
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

/** The id of a kept photo by its address, signed or not; null for any other address. */
export const uploadIdOf = (url: string): string | null => address.exec(url)?.[1] ?? null;

/** The address as it is kept, without a signature. */
export const plainAddress = (url: string): string => url.replace(/\?.*/, '');

/** Removes a photo that was kept; other addresses are left alone. */
export async function dropPhoto(tx: Tx, url: string): Promise<void> {
  const id = uploadIdOf(url);
  if (id) await tx.delete(uploads).where(eq(uploads.id, id));
}
