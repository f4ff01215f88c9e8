import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';

/** What is shipped of that which builds write, by the place that each writes. */
const builtPlaces = [
  'dist',
  'dist/assets/inspector',
  'dist/sw.js',
  'build/server',
  'build/render',
] as const;
type BuiltPlace = (typeof builtPlaces)[number];

const noteOf = (root: string, place: BuiltPlace) =>
  join(root, 'node_modules/.cache/bundled', `${place.replaceAll('/', '-')}.json`);

const noted = v.array(v.string());
const manifest = v.object({ name: v.string(), version: v.string() });

/** The folder of the package that a module is a file of; of packages within packages the innermost. */
const packageFolder = (id: string) =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/.][^/]*(?=\/)/.exec(id.replace(/^(\0|\.\.(?=\/))+/, ''))?.[0];

/** `name@version` of each package of which these are files. Ids that plugins make begin at the root of the project. */
export function packagesOf(root: string, moduleIds: readonly string[]): string[] {
  const folders = new Set(moduleIds.map(packageFolder).filter((folder) => folder !== undefined));
  const names = [...folders].map((folder) => {
    const file = join(existsSync(folder) ? folder : join(root, folder), 'package.json');
    const { name, version } = v.parse(manifest, JSON.parse(readFileSync(file, 'utf8')));
    return `${name}@${version}`;
  });
  return [...new Set(names)].sort();
}

/**
 * Notes which packages a build has taken into its own files, for the list of what the product is made of. What is not
 * shipped does not count.
 */
export const notesBundled = (
  root: string,
  place: BuiltPlace,
  isShipped: (fileName: string) => boolean = () => true,
): Plugin => ({
  name: 'flowmart-notes-bundled',
  apply: 'build',
  generateBundle(_, bundle) {
    const shipped = Object.values(bundle).filter(({ fileName }) => isShipped(fileName));
    const file = noteOf(root, place);
    mkdirSync(dirname(file), { recursive: true });
    // Of fonts and pictures the file that they were.
    const modules = shipped.flatMap((made) =>
      made.type === 'chunk' ? made.moduleIds : made.originalFileNames,
    );
    writeFileSync(file, JSON.stringify(packagesOf(root, modules)));
  },
});

/** By the place that holds them. @throws where a build was not made yet */
export const readBundled = (root: string): Record<string, string[]> =>
  Object.fromEntries(
    builtPlaces.map((place) => {
      const file = noteOf(root, place);
      if (!existsSync(file)) throw new Error(`${file} is not there: npm run build writes it`);
      return [place, v.parse(noted, JSON.parse(readFileSync(file, 'utf8')))];
    }),
  );
