import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { languages } from '../../domain/language/languages';
import { projectRoot } from '../../server/root';

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));

const manifest = v.parse(
  v.object({ files: v.array(v.string()), dependencies: v.record(v.string(), v.string()) }),
  readJson('package.json'),
);

/** The folders and files that a real shop is installed from, beside `package.json` and its lock. */
export const shipped = manifest.files;
export const dependencies = Object.keys(manifest.dependencies);

const catalog = v.record(v.string(), v.string());

/** How the demo calls its city, streets and dishes, in every language; short ones may be anybody's. */
const demoNames = [
  'Marsa Noor',
  'مرسى نور',
  ...languages
    .filter(({ code }) => code !== 'en')
    .flatMap(({ code }) =>
      ['city', 'menus', 'vehicles'].map((name) => `demo/locales/${code}/${name}.json`),
    )
    .flatMap((path) => Object.entries(v.parse(catalog, readJson(path))).flat())
    .filter((name) => name.length > 11 && name.includes(' ') && !name.includes('{')),
];

/** All of them at once: looked for one by one, in megabytes, they took a minute. */
const demoName = new RegExp(
  demoNames.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'),
  'g',
);

const filesIn = (place: string): string[] =>
  statSync(place).isFile()
    ? [place]
    : readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));

/** Each demo name that a file, or one of the folder, holds; compressed ones are read as they are meant, where they are
 * not what stands beside them: `file: name`. */
export function demoNamesIn(place: string): string[] {
  return filesIn(place).flatMap((path) => {
    const bytes = readFileSync(path);
    const plain = path.endsWith('.gz')
      ? gunzipSync(bytes)
      : path.endsWith('.br')
        ? brotliDecompressSync(bytes)
        : bytes;
    const original = path.replace(/\.(gz|br)$/, '');
    const isCopy =
      original !== path && existsSync(original) && plain.equals(readFileSync(original));
    if (isCopy) return [];
    const text = plain.toString('utf8');
    return [...new Set(text.match(demoName))].map(
      (name) => `${path.slice(place.length + 1)}: ${name}`,
    );
  });
}
