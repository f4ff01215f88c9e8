import { renderAsync } from '@resvg/resvg-js';

/** Pixels across; what networks show beside a link. */
const width = 1200;
/** Cards kept, about 100 kB each: a link that spreads is asked for by many. */
const kept = 100;

/** What the demo draws, which has a kind and a module, and what is shipped. */
const ownPicture = /^\/(media\/[\w-]+\/\w+\/[\w~-]+\.(webp|svg)|pictures\/[\w-]+\.svg)$/;

/** The SVG at a path of this server; null where there is none. */
export type SvgOf = (path: string) => Promise<string | null>;

/**
 * Our own SVGs as PNG, 1200 pixels wide, since those who preview links show no SVG. The address is that of
 * `rasterUrl`; null for any other.
 */
export function createRasters(svgOf: SvgOf): (path: string) => Promise<Buffer<ArrayBuffer> | null> {
  const cards = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  return async (path) => {
    const known = cards.get(path);
    if (known) return known;
    const source = path.replace(/^\/media\/pictures\//, '/pictures/').replace(/\.png$/, '.svg');
    const svg = rasterUrl(source) === path ? await svgOf(source) : null;
    if (svg === null) return null;
    const card = renderAsync(svg, { fitTo: { mode: 'width', value: width } }).then((image) =>
      Buffer.from(image.asPng()),
    );
    cards.set(path, card);
    card.catch(() => cards.delete(path));
    if (cards.size > kept) cards.delete(cards.keys().next().value ?? '');
    return card;
  };
}

/** The address of the PNG of a picture that this server draws or ships as SVG; any other is what it is. */
export const rasterUrl = (picture: string): string =>
  ownPicture.test(picture)
    ? picture.replace(/^\/pictures\//, '/media/pictures/').replace(/\.(webp|svg)$/, '.png')
    : picture;
