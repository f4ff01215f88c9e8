import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('./sprites/', import.meta.url));

/** Puts the sprites beside the code of the built demo that reads them. */
export const copySprites = (): Plugin => ({
  name: 'copy-sprites',
  generateBundle() {
    for (const file of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
      if (!file.endsWith('.webp')) continue;
      const fileName = `demo/assets/sprites/${file.replaceAll('\\', '/')}`;
      this.emitFile({ type: 'asset', fileName, source: readFileSync(folder + file) });
    }
  },
});
