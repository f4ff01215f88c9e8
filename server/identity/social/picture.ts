import { and, eq } from 'drizzle-orm';
import { photoLimit } from '../../../domain/account/profileValidation';
import { customers } from '../../db/schema/people';
import type { Deps } from '../../deps';
import type { Env } from '../../env';
import { keepPhoto, type Photo, photoOf } from '../account/photos';

/** Where Google and Facebook keep pictures: a token must not make us ask for any other address. */
const hosts = /(^|\.)(googleusercontent\.com|fbcdn\.net|fbsbx\.com)$/;
const patienceMilliseconds = 2_500;

function isProviders(url: URL, env: Env): boolean {
  if (url.origin === new URL(env.FACEBOOK_GRAPH_URL).origin) return true;
  return url.protocol === 'https:' && url.port === '' && hosts.test(url.hostname);
}

/** The picture at an address of a provider; null for any other address, and when it cannot be had. */
async function fetchPicture(env: Env, address: string): Promise<Photo | null> {
  try {
    const signal = AbortSignal.timeout(patienceMilliseconds);
    let url = new URL(address);
    // Facebook's own address of a picture leads on to where it is.
    for (let leaps = 0; leaps < 3; leaps += 1) {
      if (!isProviders(url, env)) return null;
      const response = await fetch(url, { signal, redirect: 'manual' });
      const next = response.headers.get('location');
      if (next) {
        url = new URL(next, url);
        continue;
      }
      if (!response.ok || Number(response.headers.get('content-length') ?? 0) > photoLimit) {
        await response.body?.cancel();
        return null;
      }
      const bytes = await readWithin(response, photoLimit);
      return bytes && (await photoOf(bytes, 'image'));
    }
  } catch {
    // A sign-in does not fail for a picture.
  }
  return null;
}

/** What is sent, unless it is more than `limit` bytes. */
async function readWithin(response: Response, limit: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Gives an account without a picture the one that its owner has at the provider; a copy, kept here. */
export async function adoptPicture(deps: Deps, customerId: number, address: string): Promise<void> {
  if (!address) return;
  const isFree = and(eq(customers.id, customerId), eq(customers.image, ''));
  const [without] = await deps.db.select({ id: customers.id }).from(customers).where(isFree);
  const photo = without && (await fetchPicture(deps.env, address));
  if (!photo) return;
  await deps.db.transaction(async (tx) => {
    const [still] = await tx.select().from(customers).where(isFree).for('update');
    if (!still) return;
    const image = await keepPhoto(tx, photo, deps.clock.now());
    await tx.update(customers).set({ image }).where(isFree);
  });
}
