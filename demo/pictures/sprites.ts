import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { iconBox } from './icons.ts';
import { spriteFile } from './spriteFile.ts';
import { type SpriteLook, spreads, spriteLooks } from './spriteLooks.ts';

/** Bytes of sprites kept ready in the sizes in which lists show them. */
const mostBytes = 12_000_000;
/** Pixels of a unit of an icon's box, in the small files and in the large ones. */
const small = 10;
const large = 20;
/** Pixels of what is out of focus or only a shade: there is no edge to be seen in it, so one size does for all. */
const blurred = { soft: 104, shade: 44 };

export type SpriteFormat = 'png' | 'webp';

/** A sprite as `sprite` of the canvas writes it: which, how large, around which point, and how it is turned. */
const shown =
  /<image href="sprite:([a-z0-9-]+)\/(plain|crumb|soft|shade)" x="[\d.-]+" y="[\d.-]+" width="([\d.]+)" height="[\d.]+" preserveAspectRatio="none" transform="translate\(([\d.-]+) ([\d.-]+)\)(?: rotate\(([\d.-]+)\))?( scale\(-1 1\))?"/g;

type Wanted = {
  name: string;
  look: SpriteLook;
  pixels: number;
  format: SpriteFormat;
  turn: number;
  flip: boolean;
};
type Made = { address: string; width: number; height: number };

const kept = new Map<string, Promise<Made>>();
const sizes = new Map<string, number>();
let bytes = 0;

const looks: Record<SpriteLook, (sprite: Sharp, pixels: number) => Sharp> = {
  plain: (sprite, pixels) => sprite.resize(pixels, null, { kernel: 'cubic' }),
  crumb: (sprite, pixels) =>
    sprite.resize(pixels, null, { kernel: 'cubic' }).linear([0.1, 0.1, 0.1, 1], [222, 196, 150, 0]),
  soft: (sprite, pixels) => spread(sprite, pixels, 'soft').blur(Math.max(0.5, pixels * 0.026)),
  shade: (sprite, pixels) =>
    spread(sprite, pixels, 'shade').blur(2.5).linear([0, 0, 0, 1], [38, 22, 14, 0]),
};

/** So wide with the air around it. */
function spread(sprite: Sharp, pixels: number, look: SpriteLook): Sharp {
  const inner = Math.round(pixels / (1 + spreads[look] * 2));
  const air = Math.round((pixels - inner) / 2);
  return sprite
    .resize(inner)
    .extend({ top: air, bottom: air, left: air, right: air, background: '#00000000' });
}

async function make({ name, look, pixels, format, turn, flip }: Wanted): Promise<Made> {
  const { default: sharp } = await import('sharp');
  const isSmall = pixels <= iconBox(name)[2] * small;
  const sprite = looks[look](sharp(await readFile(spriteFile(name, isSmall))), pixels);
  if (flip) sprite.flop();
  if (turn) sprite.rotate(turn, { background: '#00000000' });
  const { data, info } = await (format === 'png'
    ? sprite.png({ compressionLevel: 1 })
    : sprite.webp({ quality: 66, alphaQuality: 60, effort: 6 })
  ).toBuffer({ resolveWithObject: true });
  const address = `data:image/${format};base64,${data.toString('base64')}`;
  return { address, width: info.width, height: info.height };
}

function spriteOf(wanted: Wanted): Promise<Made> {
  const key = Object.values(wanted).join(' ');
  const known = kept.get(key);
  if (known) return known;
  const making = make(wanted);
  kept.set(key, making);
  making.then(
    ({ address }) => keep(key, address.length),
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

/**
 * One as the renderer copies it fastest: turned beforehand and on whole pixels, which takes it a fifth of the time of
 * scaling it again.
 */
async function copied(part: RegExpExecArray, scale: number): Promise<string | null> {
  const [, name = '', look, width, x, y, turn, flip] = part;
  const pixels = Math.round(Number(width) * scale);
  if (look !== 'plain' || pixels > iconBox(name)[2] * large) return null;
  const wanted = { name, look, pixels, format: 'png' } as const;
  const made = await spriteOf({
    ...wanted,
    turn: Math.round(Number(turn ?? 0)),
    flip: Boolean(flip),
  });
  const from = (middle: string | undefined, size: number) =>
    Math.round(Number(middle) * scale - size / 2) / scale;
  return `<image href="${made.address}" x="${from(x, made.width)}" y="${from(y, made.height)}" width="${made.width / scale}" height="${made.height / scale}" image-rendering="optimizeSpeed"`;
}

/** One that the renderer scales and turns. */
async function scaled(part: RegExpExecArray, scale: number, format: SpriteFormat): Promise<string> {
  const [text, name = '', found, width] = part;
  const look = spriteLooks.find((known) => known === found) ?? 'plain';
  const pixels =
    look === 'soft' || look === 'shade'
      ? blurred[look]
      : Math.round(Math.min(iconBox(name)[2] * large, Number(width) * scale));
  const wanted = { name, look, pixels, format, turn: 0, flip: false };
  const { address } = await spriteOf(wanted);
  return text.replace(/sprite:[^"]+/, address);
}

/** The drawing with its sprites in it, in the pixels that they have where a unit of the drawing has `scale` of them. */
export async function withSprites(
  drawing: string,
  scale: number,
  format: SpriteFormat = 'png',
): Promise<string> {
  const parts = [...drawing.matchAll(shown)].map(async (part) =>
    format === 'png'
      ? ((await copied(part, scale)) ?? scaled(part, scale, format))
      : scaled(part, scale, format),
  );
  const ready = await Promise.all(parts);
  let next = 0;
  return drawing.replace(shown, () => ready[next++] ?? '');
}
