import { expect, it } from 'vitest';
import { createRasters, rasterUrl } from '../../../demo/pictures/raster';

const rasterOf = createRasters();

it('a drawn picture is a PNG of 1200 pixels across under its own address', async () => {
  const address = rasterUrl('/media/item/food/sandwich-1.svg');
  expect(address).toBe('/media/item/food/sandwich-1.png');
  const png = await rasterOf(address);
  expect(png?.subarray(1, 4).toString()).toBe('PNG');
  // The header of the format: width and height as 32-bit numbers from byte 16 on.
  expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([1200, 900]);
});

it.each(['https://shop.example/photo.jpg', '/uploads/photo.png', '/media/secret.svg'])(
  '%s stays what it is, and is not drawn',
  async (address) => {
    expect(rasterUrl(address)).toBe(address);
    expect(await rasterOf(address)).toBeNull();
  },
);
