import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { fontFaces } from '../drawing/fontFaces';
import { chartStyles } from '../drawing/palette';
import type { SiteFile } from './site';

export async function assets(): Promise<SiteFile[]> {
  const here = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  const script = await transformWithOxc(here('viewer.ts'), 'viewer.ts');
  return [
    { name: 'atlas.css', content: fontFaces() + chartStyles('byPage') + here('atlas.css') },
    { name: 'atlas.js', content: `(() => {\n${script.code}\n})();\n` },
  ];
}
