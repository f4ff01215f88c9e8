import type { Sharp } from 'sharp';

/** Pixels in which pictures of the catalogue are kept: rows, cards, pages and large screens. */
const keptWidths = [160, 400, 640, 1280] as const;

/** What a large picture of a camera has, and a little more. */
const mostPixels = 120_000_000;

const readers = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'];

export interface EncodedPicture {
  readonly width: number;
  readonly bytes: Uint8Array;
}

/**
 * Draws a picture anew in each width, as WebP without anything but its pixels; one that is smaller stays as it is.
 * @throws Error in words for who brought it
 */
export async function encodePicture(given: Uint8Array): Promise<EncodedPicture[]> {
  const { default: sharp } = await import('sharp');
  // Of all that the library can read, what pictures of the net are made of.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers.map((name) => `VipsForeignLoad${name}Buffer`) });
  const open = (): Sharp => sharp(given, { limitInputPixels: mostPixels, failOn: 'error' });
  try {
    const { format, width: own = 0, exif, icc, xmp, pages = 1 } = await open().metadata();
    if (!['jpeg', 'png', 'webp', 'gif', 'heif', 'avif'].includes(format ?? ''))
      throw new Error('is none of JPEG, PNG, WebP, AVIF and GIF');
    const made: EncodedPicture[] = [];
    const [greatest] = keptWidths.slice(-1);
    const isMade =
      format === 'webp' && own <= (greatest ?? 0) && !exif && !icc && !xmp && pages === 1;
    for (const width of keptWidths) {
      if (isMade && width === greatest) {
        made.push({ width, bytes: given });
        continue;
      }
      const bytes = await open()
        .autoOrient()
        .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80, effort: 4 })
        .toBuffer();
      made.push({ width, bytes });
    }
    return made;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`cannot be read as a picture: ${reason}`, { cause: error });
  }
}
