import { eq } from 'drizzle-orm';
import { type UploadPurpose, uploads } from '../../db/schema/identity';
import type { Deps } from '../../deps';
import type { Register } from '../../http/serve';
import { plainAddress, uploadIdOf } from './photos';

/** Whom a picture is for: everybody who has its address, whom the shop gave a signed one, or nobody. */
const audience: Record<UploadPurpose, 'all' | 'signed' | 'nobody'> = {
  photo: 'all',
  review: 'all',
  prescription: 'signed',
  refund: 'signed',
  message: 'signed',
  // An applicant's papers are for the business alone: its operators are given signed addresses.
  application: 'signed',
  delivery: 'signed',
};

/** A signed address opens for at least so long, and for twice as long at the most: it stays the same meanwhile. */
const openSeconds = 30 * 60;

const signedText = (id: string, until: number) => `upload:${id}:${until}`;

type Signing = Pick<Deps, 'signer' | 'clock'>;

/**
 * The address of a picture that is not for everybody, to be given to those it is for; it opens for an hour at most,
 * or for so many `seconds`.
 */
export async function signedPicture(
  { signer, clock }: Signing,
  url: string,
  seconds?: number,
): Promise<string> {
  const id = uploadIdOf(url);
  if (!id) return url;
  const now = Math.floor(clock.now().getTime() / 1000);
  const until = seconds ? now + seconds : (Math.floor(now / openSeconds) + 2) * openSeconds;
  const signature = await signer.sign(signedText(id, until));
  return `${plainAddress(url)}?until=${until}&signature=${signature}`;
}

export const signedPictures = (deps: Signing, urls: readonly string[]): Promise<string[]> =>
  Promise.all(urls.map((url) => signedPicture(deps, url)));

export const registerPhotos: Register = (_serve, { db, signer, clock }, app) => {
  const isOpen = async (id: string, query: (name: string) => string | undefined) => {
    const until = Number(query('until'));
    if (!(until * 1000 > clock.now().getTime())) return false;
    return signer.isSigned(signedText(id, until), query('signature') ?? '');
  };
  app.get('/media/uploads/:name', async (c) => {
    const id = uploadIdOf(c.req.path);
    const [photo] = id ? await db.select().from(uploads).where(eq(uploads.id, id)) : [];
    const whose = photo ? audience[photo.purpose] : 'nobody';
    if (!id || !photo || whose === 'nobody') return c.notFound();
    if (whose === 'signed' && !(await isOpen(id, (name) => c.req.query(name)))) {
      return c.notFound();
    }
    return c.body(new Uint8Array(photo.bytes), 200, {
      'Content-Type': photo.type,
      'Cache-Control':
        whose === 'signed' ? 'private, no-store' : 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
};
