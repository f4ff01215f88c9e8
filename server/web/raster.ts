import { renderAsync } from '@resvg/resvg-js';

/** Pixels across; what networks show beside a link. */
const width = 1200;
/** Cards kept, about 100 kB each: a link that spreads is asked for by many. */
const kept = 100;

/** What the demo draws, which has a kind and a module, and what is shipped. */
const ownPicture = /^\/(media\/[\w-]+\/\w+\/[\w~-]+\.(webp|svg)|pictures\/[\w-]+\.svg)$/;

/** The SVG at a path of this server; null where there is none. */
export type SvgOf = (path: string, width: number) => Promise<string | null>;

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
    const svg = rasterUrl(source) === path ? await svgOf(source, width) : null;
    if (svg === null) return null;
    const card = readable(svg)
      .then((whole) => renderAsync(whole, { fitTo: { mode: 'width', value: width } }))
      .then((image) => Buffer.from(image.asPng()));
    cards.set(path, card);
    card.catch(() => cards.delete(path));
    if (cards.size > kept) cards.delete(cards.keys().next().value ?? '');
    return card;
  };
}

/** Pictures within the drawing as PNG: the renderer knows no WebP. */
async function readable(svg: string): Promise<string> {
  const inner = [...new Set(svg.match(/data:image\/webp;base64,[^"]+/g) ?? [])];
  const { default: sharp } = await import('sharp');
  const read = await Promise.all(
    inner.map(async (text) => {
      const bytes = Buffer.from(text.replace(/^[^,]+,/, ''), 'base64');
      const png = await sharp(bytes).png({ compressionLevel: 1 }).toBuffer();
      return [text, `data:image/png;base64,${png.toString('base64')}`] as const;
    }),
  );
  return read.reduce((text, [from, to]) => text.replaceAll(from, to), svg);
}

/** The address of the PNG of a picture that this server draws or ships as SVG; any other is what it is. */
export const rasterUrl = (picture: string): string =>
  ownPicture.test(picture)
    ? picture.replace(/^\/pictures\//, '/media/pictures/').replace(/\.(webp|svg)$/, '.png')
    : picture;
