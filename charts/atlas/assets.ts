import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fontFaces } from '../drawing/fontFaces';
import { chartStyles } from '../drawing/palette';
import type { SiteFile } from './site';

const beside = (name: string) => new URL(name, import.meta.url);
const here = (name: string) => readFileSync(beside(name), 'utf8');

/**
 * What pages run, with all that it imports, in one file (from a folder no module may be loaded): made from its source, or
 * as it lies in an installed package.
 */
export async function viewerScript(): Promise<string> {
  if (existsSync(beside('viewer.js'))) return here('viewer.js');
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(beside('viewer.ts')), formats: ['iife'], name: 'atlas' },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('');
}

export async function assets(): Promise<SiteFile[]> {
  return [
    { name: 'atlas.css', content: fontFaces() + chartStyles('byPage') + here('atlas.css') },
    { name: 'atlas.js', content: await viewerScript() },
  ];
}
