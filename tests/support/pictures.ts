import { deflateSync } from 'node:zlib';

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});
const crcOf = (bytes: Uint8Array) =>
  (bytes.reduce((crc, byte) => (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0), 0xffffffff) ^
    0xffffffff) >>>
  0;

export function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crcOf(named));
  return Buffer.concat([length, named, crc]);
}

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A grey PNG of so many pixels, written by hand; `more` are chunks before its end. */
export function pngOf(width: number, height: number, shade = 128, more: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(width + 1, shade);
  row[0] = 0;
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    ...more,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The smallest picture that is one. */
export const smallPng = [...pngOf(2, 2)];

const gifFrame = (shade: number) => [
  // Graphic control, image descriptor, one pixel.
  ...[0x21, 0xf9, 4, 0, 4, 0, 0, 0],
  ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0],
  ...[2, 2, shade === 0 ? 0x44 : 0x4c, 1, 0],
];

/** A GIF of one pixel and so many frames, written by hand. */
export const gifOf = (frames: number): Buffer =>
  Buffer.from([
    ...Buffer.from('GIF89a', 'latin1'),
    ...[1, 0, 1, 0, 0x80, 0, 0],
    ...[0, 0, 0, 255, 255, 255],
    ...Array.from({ length: frames }, (_, at) => gifFrame(at % 2)).flat(),
    0x3b,
  ]);

export const smallGif = gifOf(1);
