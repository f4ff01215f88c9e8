import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { fontFaces } from '../drawing/fontFaces';
import { chartStyles } from '../drawing/palette';
import type { SiteFile } from './chartFiles';
import { kept } from './kept/pages';

const beside = (name: string) => new URL(name, import.meta.url);
const here = (name: string) => readFileSync(beside(name), 'utf8');

/**
 * What pages run, with all that it imports, in one file (from a folder no module may be loaded): made from its source, or
 * as it lies in an installed package.
 */
export async function viewerScript(cache?: string): Promise<string> {
  if (existsSync(beside('viewer.js'))) return here('viewer.js');
  return kept(cache, '(viewer)', ['atlas/viewer'], versionOfVite(), builtViewer);
}

/** What packs it, by its version. */
const versionOfVite = () =>
  /"version":\s*"[^"]+"/.exec(
    readFileSync(createRequire(import.meta.url).resolve('vite/package.json'), 'utf8'),
  )?.[0];

async function builtViewer(): Promise<string> {
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

export async function assets(cache?: string): Promise<SiteFile[]> {
  return [
    { name: 'atlas.css', content: fontFaces() + chartStyles('byPage') + here('atlas.css') },
    { name: 'atlas.js', content: await viewerScript(cache) },
  ];
}
