import { type PhotoType, photoLimit } from '../../../domain/account/profileValidation';
import { Refusal } from '../../http/refusal';
import { createTurns } from '../../http/turns';

/** What phones take at the most; of a moving picture all frames together. */
const mostPixels = 50_000_000;
const mostFrames = 150;
/** The longer side, in pixels, of what is kept. */
const longestSide = 2_048;
const patienceSeconds = 10;

// Decoding takes memory and a thread: a crowd waits, and is asked to come again when it grows too long.
const inTurn = createTurns({ atOnce: 2, waiting: 60 });

/**
 * WebP is what the shop's own drawings are made of (web/raster.ts, demo/pictures/sprites.ts) in the same process: what is
 * sent never reaches its reader, since its first bytes have shown that it is one of the others.
 */
const readers = ['JpegBuffer', 'PngBuffer', 'NsgifBuffer', 'WebpBuffer'];
let loading: ReturnType<typeof load> | null = null;

/** Loaded by the first picture that comes. Of all that the library can read only what the shop uses is left on. */
async function load() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers.map((name) => `VipsForeignLoad${name}`) });
  return sharp;
}

const isBeyondLimit = (error: unknown) =>
  error instanceof Error && /exceeds? pixel limit/i.test(error.message);

export interface Remade {
  readonly type: PhotoType;
  readonly bytes: Uint8Array;
}

/**
 * Draws a picture anew: decoded and encoded again, upright and not larger than screens show, so that nothing but its
 * pixels is left of what was sent. A PNG that would be larger than a picture may be becomes a JPEG.
 * @throws Refusal `image_format` for what cannot be decoded as `type`, `too_large` for too many pixels or frames,
 *   `unavailable` when too many wait already
 */
export function remake(given: Uint8Array, type: PhotoType, field: string): Promise<Remade> {
  const detail = { field };
  return inTurn(async () => {
    loading ??= load();
    const sharp = await loading;
    const isMoving = type === 'image/gif';
    const open = () =>
      sharp(given, {
        animated: isMoving,
        limitInputPixels: mostPixels,
        failOn: 'error',
        sequentialRead: true,
      });
    try {
      const { format, pages = 1 } = await open().metadata();
      if (`image/${format}` !== type) throw new Refusal('image_format', { detail });
      if (pages > mostFrames) throw new Refusal('too_large', { detail });
      const drawn = () =>
        open()
          .autoOrient()
          .resize({
            width: longestSide,
            height: longestSide,
            fit: 'inside',
            withoutEnlargement: true,
          })
          .timeout({ seconds: patienceSeconds });
      const asJpeg = () => drawn().flatten({ background: '#ffffff' }).jpeg({ quality: 85 });
      if (type === 'image/jpeg') return { type, bytes: await asJpeg().toBuffer() };
      const bytes = await (isMoving ? drawn().gif() : drawn().png()).toBuffer();
      if (bytes.length <= photoLimit) return { type, bytes };
      if (isMoving) throw new Refusal('too_large', { detail });
      return { type: 'image/jpeg', bytes: await asJpeg().toBuffer() };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal(isBeyondLimit(error) ? 'too_large' : 'image_format', { detail });
    }
  });
}
