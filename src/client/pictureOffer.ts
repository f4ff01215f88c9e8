/** How wide pictures that follow the screen stand on it, as an image says it (`sizes`). */
export const pictureSizes = {
  /** Cards of goods and vehicles, two abreast on a phone. */
  card: '(max-width: 599px) 50vw, 230px',
  /** Cards of stores, providers and campaigns. */
  wideCard: '(max-width: 599px) 92vw, 360px',
  banner: '(max-width: 767px) 92vw, 600px',
  /** What a page is about. */
  subject: '(max-width: 699px) 92vw, 600px',
  screen: '(max-width: 1240px) 100vw, 1240px',
} as const;

/** Pixels of a box that keeps its size, or how wide one stands that does not. */
export type PictureSizes = number | string;

export interface PictureOffer {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/**
 * The addresses of a picture. The shop's own come in several widths, of which the browser takes the one that its screen
 * needs; all others stay as they are. It is written into pages as text (prerender/earlyCalls.ts): it uses nothing from outside.
 * @param widths that the shop has, smallest first
 */
export function pictureOffer(
  picture: string,
  sizes: PictureSizes,
  { apiUrl, widths }: { apiUrl: string; widths: readonly number[] },
): PictureOffer {
  if (!picture.startsWith('/media/')) return { src: picture };
  const address = apiUrl + picture;
  if (!picture.endsWith('.webp')) return { src: address };
  const isFixed = typeof sizes === 'number';
  const placeOf = (pixels: number) => {
    const place = widths.findIndex((width) => width >= pixels);
    return place < 0 ? widths.length - 1 : place;
  };
  // Twice as many pixels as the box has: what most screens show.
  const offered = isFixed ? widths.slice(placeOf(sizes), placeOf(sizes * 2) + 1) : widths.slice(1);
  const at = (width: number | undefined) => `${address}?w=${width}`;
  const src = at(isFixed ? offered[offered.length - 1] : 720);
  if (offered.length === 1) return { src };
  return {
    src,
    srcSet: offered.map((width) => `${at(width)} ${width}w`).join(', '),
    sizes: isFixed ? `${sizes}px` : sizes,
  };
}
