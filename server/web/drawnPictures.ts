import { renderAsync } from '@resvg/resvg-js';
import { pictureWidths } from '../../domain/catalogue/pictureWidths';
import { createTurns } from '../http/turns';

/**
 * Bytes kept in memory: some 8,000 pictures of a list. They cost ten milliseconds each to be made again, browsers keep
 * them for good, and no server owns a disk that the next one sees.
 */
const mostBytes = 32_000_000;

// Both libraries work beside the event loop, in the few threads that reading files and hashing passwords need too.
const inTurn = createTurns({ atOnce: 2, waiting: 500 });

const largest = Math.max(...pictureWidths);

let loading: Promise<typeof import('sharp').default> | null = null;

/** Loaded by the first picture that is asked for. */
async function load() {
  const { default: sharp } = await import('sharp');
  // More threads than one take longer for pictures as small as these.
  sharp.concurrency(1);
  return sharp;
}

async function encode(svg: string, width: number): Promise<Buffer<ArrayBuffer>> {
  loading ??= load();
  const sharp = await loading;
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    // Looking for them takes longer than drawing, and a server may have none: letters are drawn as outlines.
    font: { loadSystemFonts: false },
  });
  const { width: across, height, pixels } = drawn;
  return sharp(pixels, { raw: { width: across, height, channels: 4, premultiplied: true } })
    .webp({ quality: 50, effort: 3 })
    .toBuffer();
}

export type DrawnPictureOf = (path: string, width: number) => Promise<Buffer<ArrayBuffer> | null>;

/**
 * The demo's drawings as WebP, in the least width of the shop that is not below the one asked for: a drawing costs a
 * browser ten times what a photograph does.
 * @param svgOf the drawing at an address, for so many pixels across; null where there is none
 */
export function createDrawnPictures(
  svgOf: (path: string, width: number) => Promise<string | null>,
): DrawnPictureOf {
  const kept = new Map<string, Buffer<ArrayBuffer>>();
  const pending = new Map<string, Promise<Buffer<ArrayBuffer> | null>>();
  let bytes = 0;
  const keep = (name: string, picture: Buffer<ArrayBuffer>) => {
    kept.set(name, picture);
    bytes += picture.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) return;
      kept.delete(oldest);
      bytes -= length;
    }
  };
  const make = async (path: string, width: number) => {
    const svg = await svgOf(path, width);
    return svg === null ? null : encode(svg, width);
  };
  return async (path, wanted) => {
    const width = pictureWidths.find((one) => one >= wanted) ?? largest;
    const name = `${path} ${width}`;
    const known = kept.get(name) ?? pending.get(name);
    if (known) return known;
    const making = inTurn(() => make(path, width)).finally(() => pending.delete(name));
    pending.set(name, making);
    const picture = await making;
    if (picture) keep(name, picture);
    return picture;
  };
}
