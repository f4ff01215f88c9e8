import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { iconBox } from './icons.ts';
import { spriteFile } from './spriteFile.ts';
import { type SpriteLook, spreads } from './spriteLooks.ts';

/** Bytes of sprites kept ready in the sizes in which lists show them. */
const mostBytes = 12_000_000;
/** Sizes are rounded up to whole steps, so that neighbours share one. */
const step = 16;
/** Pixels of a unit of an icon's box, in the small files and in the large ones. */
const small = 10;
const large = 20;
/** Pixels of what is out of focus or only a shade: there is no edge to be seen in it. */
const blurred = { soft: 120, shade: 64 };

/** How a drawing names a sprite, so many units wide. */
const shown = /sprite:([a-z0-9-]+)\/(plain|soft|shade)\/(\d+)/g;

const kept = new Map<string, Promise<string>>();
const sizes = new Map<string, number>();
let bytes = 0;

const makers: Record<SpriteLook, (sprite: Sharp, pixels: number) => Sharp> = {
  plain: (sprite, pixels) => sprite.resize(pixels),
  soft: (sprite, pixels) => spread(sprite, pixels, 'soft').blur(3.2),
  shade: (sprite, pixels) =>
    spread(sprite, pixels, 'shade').blur(3.6).linear([0, 0, 0, 1], [38, 22, 14, 0]),
};

function spread(sprite: Sharp, pixels: number, look: SpriteLook): Sharp {
  const air = Math.round(pixels * spreads[look]);
  return sprite
    .resize(pixels)
    .extend({ top: air, bottom: air, left: air, right: air, background: '#00000000' });
}

const widthOf = (name: string) => iconBox(name)[2];

async function make(name: string, look: SpriteLook, pixels: number, format: 'png' | 'webp') {
  const sprite = makers[look](
    sharp(await readFile(spriteFile(name, pixels <= widthOf(name) * small))),
    pixels,
  );
  const data = await (format === 'png'
    ? sprite.png({ compressionLevel: 1 })
    : sprite.webp({ quality: 66, alphaQuality: 60, effort: 6 })
  ).toBuffer();
  return `data:image/${format};base64,${data.toString('base64')}`;
}

function spriteOf(name: string, look: SpriteLook, pixels: number, format: 'png' | 'webp') {
  const key = `${name} ${look} ${pixels} ${format}`;
  const known = kept.get(key);
  if (known) return known;
  const making = make(name, look, pixels, format);
  kept.set(key, making);
  making.then(
    ({ length }) => keep(key, length),
    () => kept.delete(key),
  );
  return making;
}

function keep(key: string, length: number) {
  sizes.set(key, length);
  bytes += length;
  for (const [oldest, size] of sizes) {
    if (bytes <= mostBytes) return;
    kept.delete(oldest);
    sizes.delete(oldest);
    bytes -= size;
  }
}

/** Those of shades and of what is out of focus are always the same: they are made once. */
function pixelsOf(name: string, look: SpriteLook, wanted: number): number {
  if (look !== 'plain') return blurred[look];
  return Math.min(widthOf(name) * large, Math.ceil(wanted / step) * step);
}

/** The drawing with its sprites in it, in the pixels that they have where a unit of the drawing has `scale` of them. */
export async function withSprites(
  svg: string,
  scale: number,
  format: 'png' | 'webp' = 'png',
): Promise<string> {
  const found = new Map([...svg.matchAll(shown)].map((match) => [match[0], match] as const));
  const making = [...found].map(async ([text, [, name = '', look, units]]) => {
    const pixels = pixelsOf(name, look as SpriteLook, Number(units) * scale);
    return [text, await spriteOf(name, look as SpriteLook, pixels, format)] as const;
  });
  const made = new Map(await Promise.all(making));
  return svg.replace(shown, (text) => made.get(text) ?? '');
}
