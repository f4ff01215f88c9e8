import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/**
 * Gives a flat drawing the light of the shaded set: each of its shapes bulges, is lit from the top left, and casts a
 * small shadow on those below it.
 */
export async function light(body: string, pixels: number): Promise<Buffer> {
  const picture = new Float32Array(pixels * pixels * 4);
  for (const shape of shapesOf(body)) {
    const layer = await pixelsOf(shape, pixels);
    const alpha = channel(layer, 3);
    const box = boxOf(alpha, pixels);
    if (!box) continue;
    const isSolid = !/(?:fill|stroke)="#[0-9a-f]{8}"/i.test(shape);
    if (isSolid) castShadow(picture, alpha, pixels);
    const least = Math.min(box.right - box.left, box.bottom - box.top);
    const relief = isSolid ? reliefOf(alpha, pixels, Math.min(pixels / 9, least * 0.24)) : null;
    put(picture, layer, relief);
  }
  roundOff(picture, pixels);
  return sharp(Buffer.from(Uint8ClampedArray.from(picture)), {
    raw: { width: pixels, height: pixels, channels: 4 },
  })
    .png()
    .toBuffer();
}

/** Each shape by itself, within the groups that it stands in. */
function shapesOf(body: string): string[] {
  const open: string[] = [];
  const shapes: string[] = [];
  for (const [tag] of body.matchAll(/<[^>]+>/g)) {
    if (tag.startsWith('</')) open.pop();
    else if (tag.endsWith('/>')) shapes.push(`${open.join('')}${tag}${'</g>'.repeat(open.length)}`);
    else open.push(tag);
  }
  return shapes;
}

async function pixelsOf(shape: string, pixels: number): Promise<Float32Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="none">${shape}</g></svg>`;
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: pixels } }).render().asPng();
  return Float32Array.from(await sharp(png).ensureAlpha().raw().toBuffer());
}

const channel = (layer: Float32Array, of: number) =>
  Float32Array.from({ length: layer.length / 4 }, (_, index) => (layer[index * 4 + of] ?? 0) / 255);

function boxOf(alpha: Float32Array, pixels: number) {
  const box = { left: pixels, right: -1, top: pixels, bottom: -1 };
  alpha.forEach((value, index) => {
    if (value < 0.5) return;
    const [x, y] = [index % pixels, Math.floor(index / pixels)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  });
  return box.right < 0 ? null : box;
}

/** Three runs of a moving mean, which together are nearly a bell. */
function blurred(field: Float32Array, pixels: number, radius: number): Float32Array {
  const reach = Math.max(1, Math.round(radius / 2));
  let [from, to] = [Float32Array.from(field), new Float32Array(field.length)];
  const run = (step: number, across: number) => {
    for (let line = 0; line < pixels; line += 1) {
      const start = line * across;
      const at = (index: number) =>
        from[start + Math.min(pixels - 1, Math.max(0, index)) * step] ?? 0;
      let sum = 0;
      for (let index = -reach; index <= reach; index += 1) sum += at(index);
      for (let index = 0; index < pixels; index += 1) {
        to[start + index * step] = sum / (reach * 2 + 1);
        sum += at(index + reach + 1) - at(index - reach);
      }
    }
    [from, to] = [to, from];
  };
  for (let turn = 0; turn < 3; turn += 1) {
    run(1, pixels);
    run(pixels, 1);
  }
  return from;
}

/** From -1 (away from the light) to 1 (towards it) for each pixel of a bulging shape. */
function reliefOf(alpha: Float32Array, pixels: number, radius: number): Float32Array {
  const wide = blurred(alpha, pixels, radius);
  const close = blurred(alpha, pixels, radius / 3);
  const height = wide.map((value, index) => value + (close[index] ?? 0) * 0.4);
  return height.map((_, index) => {
    const dx = (height[index + 1] ?? 0) - (height[index - 1] ?? 0);
    const dy = (height[index + pixels] ?? 0) - (height[index - pixels] ?? 0);
    return Math.max(-1, Math.min(1, (dx * 0.75 + dy) * radius * 0.55));
  });
}

function put(picture: Float32Array, layer: Float32Array, relief: Float32Array | null) {
  for (let at = 0; at < layer.length; at += 4) {
    const cover = (layer[at + 3] ?? 0) / 255;
    if (cover === 0) continue;
    const below = (picture[at + 3] ?? 0) / 255;
    const whole = cover + below * (1 - cover);
    for (let part = 0; part < 3; part += 1) {
      const own = lit(layer[at + part] ?? 0, relief?.[at / 4] ?? 0, part);
      const old = picture[at + part] ?? 0;
      picture[at + part] = (own * cover + old * below * (1 - cover)) / whole;
    }
    picture[at + 3] = whole * 255;
  }
}

/** Light is warm and adds white; shade keeps more of the blue, as under an open sky. */
const shadeOf = [0.46, 0.5, 0.38];
const lit = (value: number, relief: number, part: number) =>
  relief > 0 ? value + (255 - value) * relief * 0.5 : value * (1 + relief * (shadeOf[part] ?? 0.5));

function castShadow(picture: Float32Array, alpha: Float32Array, pixels: number) {
  const soft = blurred(alpha, pixels, pixels / 60);
  const shift = Math.round(pixels / 90);
  for (let at = 0; at < picture.length; at += 4) {
    const dark = 1 - (soft[at / 4 - shift * (pixels + 1)] ?? 0) * 0.22;
    for (let part = 0; part < 3; part += 1) picture[at + part] = (picture[at + part] ?? 0) * dark;
  }
}

/** The whole is a body too: lighter at its top left, darker at its foot. */
function roundOff(picture: Float32Array, pixels: number) {
  const relief = reliefOf(channel(picture, 3), pixels, pixels / 5);
  for (let at = 0; at < picture.length; at += 4) {
    const fall = 0.16 - (at / 4 / pixels / pixels) * 0.36;
    const here = (relief[at / 4] ?? 0) * 0.5 + fall;
    for (let part = 0; part < 3; part += 1)
      picture[at + part] = lit(picture[at + part] ?? 0, Math.max(-1, Math.min(1, here)), part);
  }
}
