import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../server/root';

const hashed = /^(.+-)([\w-]{8})(\.(?:js|css))$/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** A copy of what is served, in a folder of its own, from which a server can run. */
export function copyOfBuild(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'flowmart-build-'));
  for (const part of ['build', 'dist', 'demo', 'server/db/migrations', 'package.json'])
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Makes another build of it: all code and styles of the client have new names, and the old ones are gone. Compressed copies
 * would hold the old names, so they go too.
 */
export function buildAnew(folder: string): void {
  const assets = join(folder, 'dist/assets');
  const renamed = new Map<string, string>();
  for (const file of readdirSync(assets)) {
    const [, name, hash, kind] = hashed.exec(file) ?? [];
    if (name && hash && kind)
      renamed.set(file, `${name}${hash.slice(1)}${hash.slice(0, 1)}${kind}`);
  }
  const all = ['dist', 'build'].flatMap((part) => filesIn(join(folder, part)));
  const names = /[\w.~-]+\.(?:js|css)\b/g;
  for (const file of all) {
    const [name = ''] = file.split('/').slice(-1);
    if (/\.(br|gz)$/.test(name)) rmSync(file);
    else if (/\.(js|css|html|json)$/.test(name)) {
      const text = readFileSync(file, 'utf8');
      const changed = text.replace(names, (one) => renamed.get(one) ?? one);
      const place = file.startsWith(assets) ? join(assets, renamed.get(name) ?? name) : file;
      if (changed !== text || place !== file) writeFileSync(place, changed);
      if (place !== file) rmSync(file);
    }
  }
}
