import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { isOneOf, keysOf } from '../../../domain/values/entries.ts';
import { between } from '../drawing/moods.ts';
import { type Dye, type Hue, hues } from '../goods/dye.ts';
import { ramp, tint, wheelOf } from './wares.ts';

const pixels = 640;

const rampOf = (colour: string) =>
  ramp(
    between(colour, '#1E0A18', 0.5).slice(1),
    colour.slice(1),
    between(colour, '#FFFFFF', 0.5).slice(1),
  );

const isOf = (hue: Hue, turn: number, saturation: number): boolean => {
  const [from, to, least, most] = hues[hue];
  return (
    saturation >= least &&
    saturation <= most &&
    ((turn >= from && turn <= to) || (turn + 360 >= from && turn + 360 <= to))
  );
};

/** A drawing with other colours in place of its own. */
export async function asDyed(
  drawing: Buffer,
  { dyed, keeps = 0, over, flat = 1 }: Dye,
): Promise<Buffer> {
  const { data, info } = await sharp(drawing)
    .resize(pixels, pixels)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const asked = Object.keys(dyed).filter((name) => isOneOf(keysOf(hues), name));
  const parts = new Map<Hue, number[]>();
  for (let at = Math.round(keeps * info.height) * info.width * 4; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const { hue, saturation } = wheelOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const found = asked.find((name) => isOf(name, hue, saturation));
    if (!found) continue;
    const known = parts.get(found);
    if (known) known.push(at);
    else parts.set(found, [at]);
  }
  for (const name of asked) {
    const colour = dyed[name];
    if (colour) tint(data, parts.get(name) ?? [], rampOf(colour));
  }
  const { width, height } = info;
  const coloured = sharp(data, { raw: { width, height, channels: 4 } });
  const covered = over ? coloured.composite([{ input: layer(over), blend: 'atop' }]) : coloured;
  const png = await covered.png().toBuffer();
  return flat === 1
    ? png
    : sharp(png)
        .resize(pixels, Math.round(pixels * flat), { fit: 'fill' })
        .png()
        .toBuffer();
}

const layer = (body: string): Buffer =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`, {
    fitTo: { mode: 'width', value: pixels },
  })
    .render()
    .asPng();

/** Three that stand together, the last in front. */
export async function together(drawings: readonly Buffer[]): Promise<Buffer> {
  const places = [
    [0, 30, -8],
    [270, 40, 9],
    [130, 190, 0],
  ] as const;
  const layers = await Promise.all(
    drawings.map(async (drawing, index) => {
      const [left, top, turn] = places[index] ?? places[0];
      const trimmed = await sharp(drawing)
        .trim({ background: '#00000000', threshold: 24 })
        .toBuffer();
      const input = await sharp(trimmed)
        .resize(370, 370, { fit: 'contain', background: '#00000000' })
        .rotate(turn, { background: '#00000000' })
        .resize(370, 370)
        .png()
        .toBuffer();
      return { input, left, top: top + 40 };
    }),
  );
  return sharp({ create: { width: 660, height: 660, channels: 4, background: '#00000000' } })
    .composite(layers)
    .resize(pixels, pixels)
    .png()
    .toBuffer();
}
