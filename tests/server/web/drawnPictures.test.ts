import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createDemo } from '../../../demo/demo';
import { remake } from '../../../server/identity/account/remake';
import { createDrawnPictures } from '../../../server/web/drawnPictures';

const demo = createDemo();
const draw = (path: string, width: number) => demo.draw(path, { width, for: 'renderer' });

it('is a WebP of the least width that is not below the one asked for', async () => {
  const pictureOf = createDrawnPictures(draw);
  const shown = async (width: number) => {
    const picture = await pictureOf('/media/item/food/sandwich-1.webp', width);
    const { format, width: across, height } = await sharp(picture ?? undefined).metadata();
    return [format, across, height];
  };
  expect([await shown(1), await shown(240), await shown(241), await shown(9000)]).toEqual([
    ['webp', 160, 120],
    ['webp', 240, 180],
    ['webp', 400, 300],
    ['webp', 1280, 960],
  ]);
});

it('is drawn once, however many ask for it, and again in another width', async () => {
  const drawn: string[] = [];
  const pictureOf = createDrawnPictures((path, width) => {
    drawn.push(path);
    return draw(path, width);
  });
  const address = '/media/category/food/pizza-3.webp';
  const [first, second] = await Promise.all([pictureOf(address, 160), pictureOf(address, 100)]);
  expect(second).toBe(first);
  expect(await pictureOf(address, 160)).toBe(first);
  expect(drawn).toEqual([address]);
  await pictureOf(address, 400);
  expect(drawn).toEqual([address, address]);
});

it('is none where nothing can be drawn, and is tried again after a drawing that failed', async () => {
  let svg: string | null = null;
  const pictureOf = createDrawnPictures(async () => svg);
  expect(await pictureOf('/media/item/food/none-1.webp', 160)).toBeNull();
  svg = '<svg';
  await expect(pictureOf('/media/item/food/none-1.webp', 160)).rejects.toThrow();
  svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path fill="red" d="M0 0h8v4H0z"/></svg>';
  const picture = await pictureOf('/media/item/food/none-1.webp', 160);
  const { data, info } = await sharp(picture ?? undefined)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, data[0] ?? 0]).toEqual([160, 80, expect.closeTo(255, -1)]);
});

it('is drawn from its sprites also once a photo was sent, which leaves few readers on', async () => {
  const photo = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  expect((await remake(photo, 'image/png', 'image')).type).toBe('image/png');
  const pictureOf = createDrawnPictures(draw);
  const picture = await pictureOf('/media/item/grocery/kiwi-fruit-77.webp', 160);
  expect((await sharp(picture ?? undefined).metadata()).format).toBe('webp');
});
