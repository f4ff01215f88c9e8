import { renderAsync } from '@resvg/resvg-js';
import { drawPicture } from './pictures';
import { parsePictureUrl } from './request';

/** Pixels across; what networks show beside a link. */
const width = 1200;
/** Cards kept, about 100 kB each: a link that spreads is asked for by many. */
const kept = 100;

/**
 * A drawn picture as PNG, 1200 pixels wide, since those who preview links show no SVG. The address is the
 * picture's with `.png` in place of `.svg`; null for any other.
 */
export function createRasters(): (path: string) => Promise<Buffer<ArrayBuffer> | null> {
  const cards = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  return async (path) => {
    const known = cards.get(path);
    if (known) return known;
    const request = path.endsWith('.png') && parsePictureUrl(path.replace(/\.png$/, '.svg'));
    if (!request) return null;
    const card = renderAsync(drawPicture(request), {
      fitTo: { mode: 'width', value: width },
    }).then((image) => Buffer.from(image.asPng()));
    cards.set(path, card);
    card.catch(() => cards.delete(path));
    if (cards.size > kept) cards.delete(cards.keys().next().value ?? '');
    return card;
  };
}

/** The address of a drawn picture's PNG; any other picture is what it is. */
export const rasterUrl = (picture: string): string =>
  parsePictureUrl(picture) ? picture.replace(/\.svg$/, '.png') : picture;
