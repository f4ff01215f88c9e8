import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Puts brotli (by its `quality`, 0 to 11) and gzip copies next to every text file of a folder. */
export async function precompress(folder: string, quality = 11): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await stat(path)).isDirectory()) await precompress(path, quality);
    else if (/\.(js|css|svg|json|webmanifest|txt)$/.test(name)) {
      const bytes = await readFile(path);
      if (bytes.length < 256) continue;
      await writeFile(
        `${path}.br`,
        await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      );
      await writeFile(`${path}.gz`, await gzipped(bytes, { level: 9 }));
    }
  }
}

export function precompressed(folder: string, quality: number): Plugin {
  let outDir = '';
  return {
    name: 'flowmart-precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      await precompress(join(outDir, folder), quality);
    },
  };
}
