import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createDemo } from '../../../demo/demo';
import { projectRoot } from '../../../server/root';
import { createRasters, rasterUrl } from '../../../server/web/raster';

const demo = createDemo();
const rasterOf = createRasters(async (path, width) =>
  path === '/pictures/landing.svg'
    ? readFileSync(join(projectRoot, 'public', path), 'utf8')
    : demo.draw(path, { width, for: 'renderer' }),
);

/** The header of the format: width and height as 32-bit numbers from byte 16 on. */
const sizeOf = (png: Buffer | null) => [png?.readUInt32BE(16), png?.readUInt32BE(20)];

it.each([
  ['/media/item/food/sandwich-1.svg', '/media/item/food/sandwich-1.png', [1200, 900]],
  ['/media/item/food/sandwich-1.webp', '/media/item/food/sandwich-1.png', [1200, 900]],
  ['/pictures/landing.svg', '/media/pictures/landing.png', [1200, 675]],
])('%s is a PNG of 1200 pixels across at %s', async (picture, address, size) => {
  expect(rasterUrl(picture)).toBe(address);
  const png = await rasterOf(address);
  expect(png?.subarray(1, 4).toString()).toBe('PNG');
  expect(sizeOf(png)).toEqual(size);
});

it.each([
  'https://shop.example/photo.jpg',
  'https://shop.example/media/drawn.svg',
  '/media/catalogue/0123456789abcdef0123456789abcdef.webp',
  '/uploads/photo.png',
  '/uploads/drawn.svg',
  '/pictures/../package.svg',
])('%s stays what it is, and is not drawn', async (address) => {
  expect(rasterUrl(address)).toBe(address);
  expect(await rasterOf(address)).toBeNull();
});

it.each(['/media/secret.png', '/pictures/landing.png', '/media/pictures/none.png'])(
  'no PNG is at %s',
  async (address) => {
    expect(await rasterOf(address)).toBeNull();
  },
);

it('has the pictures that are within a drawing', async () => {
  const inner = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#00ff00' } })
    .webp({ lossless: true })
    .toBuffer();
  const within = createRasters(
    async () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><image href="data:image/webp;base64,${inner.toString('base64')}" width="8" height="8"/></svg>`,
  );
  const png = await within('/media/pictures/landing.png');
  const { channels } = await sharp(png ?? undefined).stats();
  expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual([0, 255, 0]);
});
