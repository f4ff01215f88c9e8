import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { fontFaces } from '../drawing/fontFaces';
import { chartStyles } from '../drawing/palette';
import type { SiteFile } from './site';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The pages' script with all that it imports, in one file: from a folder no module may be loaded. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: here('viewer.ts'), formats: ['iife'], name: 'atlas' },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('');
}

export async function assets(): Promise<SiteFile[]> {
  const styles = fontFaces() + chartStyles('byPage') + readFileSync(here('atlas.css'), 'utf8');
  return [
    { name: 'atlas.css', content: styles },
    { name: 'atlas.js', content: await script() },
  ];
}
