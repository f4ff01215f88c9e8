import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoLimit } from '../../../domain/account/profileValidation';
import { Refusal } from '../../../server/http/refusal';
import { photoOf, readPhoto } from '../../../server/identity/account/photos';
import { chunk, gifOf, pngOf, pngSignature, smallGif } from '../../support/pictures';

const secret = 'Salma 24.7136N 46.6753E';

/** A JPEG of two colours, with what is given appended to its first marker. */
async function jpegWith(segment: Buffer, width = 40, height = 20): Promise<Buffer> {
  const plain = await sharp({ create: { width, height, channels: 3, background: '#c03020' } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)]);
}
function segmentOf(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
/** An EXIF block that turns the picture (6: a quarter right) and says where it was taken. */
const exif = segmentOf(
  0xe1,
  Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'),
    Buffer.from([0, 2]),
    Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]),
    Buffer.from([0x01, 0x0e, 0, 2, 0, 0, 0, secret.length + 1, 0, 0, 0, 38]),
    Buffer.from([0, 0, 0, 0]),
    Buffer.from(`${secret}\0`, 'latin1'),
  ]),
);

const saidOf = async (bytes: Uint8Array) =>
  photoOf(bytes, 'image').then(
    ({ type }) => type,
    (error: unknown) => (error instanceof Refusal ? [error.code, error.detail.field] : error),
  );

/** The header of a PNG that says to be so large, over almost no bytes. */
function claimingPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const data = chunk('IDAT', deflateSync(Buffer.alloc(1_000_000)));
  return Buffer.concat([pngSignature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]);
}

describe('a picture that was sent', () => {
  it('PROF-08 loses where and how it was taken, and stands upright', async () => {
    const given = await jpegWith(Buffer.concat([exif, segmentOf(0xfe, Buffer.from(secret))]));
    expect(given.includes(secret)).toBe(true);
    const { bytes, type } = await photoOf(given, 'image');
    const { width, height, orientation, exif: left } = await sharp(bytes).metadata();
    expect([type, width, height, orientation, left]).toEqual([
      'image/jpeg',
      20,
      40,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(bytes).includes(secret)).toBe(false);
  });

  it.each([
    ['a page behind a JPEG', async () => jpegWith(Buffer.alloc(0)), '<html><script>alert(1)'],
    ['an archive behind a PNG', async () => pngOf(3, 3), 'PK\x03\x04 evil.jar'],
    ['a script behind a GIF', async () => smallGif, '*/=1;alert(document.domain)//'],
  ])('is nothing else beside: %s', async (_, picture, tail) => {
    const given = Buffer.concat([await picture(), Buffer.from(tail, 'latin1')]);
    const { bytes } = await photoOf(given, 'image');
    expect(Buffer.from(bytes).includes(tail)).toBe(false);
  });

  it('keeps no words and no code within it', async () => {
    const said = chunk('tEXt', Buffer.from(`Comment\0${secret}<?php system($_GET[0]); ?>`));
    const png = Buffer.from((await photoOf(pngOf(4, 4, 90, [said]), 'image')).bytes);
    expect([png.includes(secret), png.includes('<?php')]).toEqual([false, false]);
    const jpeg = await jpegWith(segmentOf(0xe1, Buffer.from(`http://ns.adobe.com/xap/${secret}`)));
    expect(Buffer.from((await photoOf(jpeg, 'image')).bytes).includes(secret)).toBe(false);
  });

  it('keeps its shades, and the frames of what moves', async () => {
    const { bytes } = await photoOf(pngOf(3, 2, 201), 'image');
    const { data, info } = await sharp(bytes)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, [...new Set(data)]]).toEqual([3, 2, [201]]);
    const moving = await photoOf(gifOf(3), 'image');
    expect((await sharp(moving.bytes, { animated: true }).metadata()).pages).toBe(3);
  });

  it('is not larger than a screen shows', async () => {
    const { bytes } = await photoOf(pngOf(4_096, 1_024), 'image');
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([2_048, 512]);
  });

  it('becomes a JPEG where a PNG would be too large to keep', async () => {
    const noise = Buffer.alloc(1_000 * 1_000 * 3);
    let state = 1;
    for (let at = 0; at < noise.length; at += 1) {
      state = (state * 48_271) % 2_147_483_647;
      noise[at] = state & 255;
    }
    const given = await sharp(noise, { raw: { width: 1_000, height: 1_000, channels: 3 } })
      .png()
      .toBuffer();
    const { type, bytes } = await photoOf(given, 'image');
    expect([type, bytes.length <= photoLimit]).toEqual(['image/jpeg', true]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a PNG of nothing but its first bytes', () => pngSignature, 'image_format'],
    [
      'a JPEG of nothing but its first bytes',
      () => Buffer.from([0xff, 0xd8, 0xff, 1]),
      'image_format',
    ],
    ['a GIF of nothing but its first bytes', () => Buffer.from('GIF89a......'), 'image_format'],
    [
      'a JPEG that breaks off',
      async () => (await jpegWith(exif, 400, 400)).subarray(0, 900),
      'image_format',
    ],
    ['a PNG with a wrong sum', () => pngOf(9, 9).fill(1, 45, 50), 'image_format'],
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image_format'],
    [
      'a drawing behind a picture’s first bytes',
      () => Buffer.concat([pngSignature, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]),
      'image_format',
    ],
    [
      'a WebP',
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
          .webp()
          .toBuffer(),
      'image_format',
    ],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
      'image_format',
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'image_format'],
    ['20 billion pixels in a kilobyte', () => claimingPng(200_000, 100_000), 'too_large'],
    ['51 million pixels', () => claimingPng(7_200, 7_100), 'too_large'],
    ['a thousand frames', () => gifOf(1_000), 'too_large'],
  ])('is refused at its field: %s', async (_, bytes, code) => {
    expect(await saidOf(await bytes())).toEqual([code, 'image']);
  });

  it('is not even looked at when it is larger than 2 MB', async () => {
    const file = new File([new Uint8Array(photoLimit + 1)], 'a.png');
    const said = await readPhoto(file, 'image').catch((error: unknown) => error);
    expect(said instanceof Refusal && said.code).toBe('too_large');
  });

  it('waits its turn; of a crowd the last are asked to come again', async () => {
    const jpeg = await jpegWith(Buffer.alloc(0));
    const all = await Promise.all(Array.from({ length: 70 }, () => saidOf(jpeg)));
    const taken = all.filter((said) => said === 'image/jpeg').length;
    expect([taken, all.length - taken]).toEqual([62, 8]);
    expect(await saidOf(jpeg)).toBe('image/jpeg');
  });
});
