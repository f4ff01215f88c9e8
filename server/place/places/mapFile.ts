import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { MapData } from '../../../domain/place/mapData';

/** The city map as bytes, packed once at start instead of once a request. */
export interface MapFile {
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  brotli: Uint8Array<ArrayBuffer>;
}

const bytes = (buffer: Buffer) => new Uint8Array(buffer);

/** Packs a map; the ETag is drawn from its content. */
export function packMap(map: MapData): MapFile {
  const plain = Buffer.from(JSON.stringify(map));
  // The best brotli levels take seconds for a file of this size and win a few per cent.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain: bytes(plain),
    gzip: bytes(gzipSync(plain)),
    brotli: bytes(brotliCompressSync(plain, { params })),
  };
}
