import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** What files of a project take of each other that runs. */
export interface Imports {
  /** By their paths from the root; what a file opens later by `import()` is no part of it. */
  readonly of: ReadonlyMap<string, readonly string[]>;
  /** Whether some are named in another way than by their place, so that they are not known. */
  readonly isPartial: boolean;
}

export const isCode = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);

const statement =
  /(?:^|[;\n])\s*(?:import|export)(?!\s+type\b)(?:[^'"`;()]*?\bfrom)?\s*(['"])([^'"\n]*)\1/g;
const required = /\brequire\(\s*(['"])([^'"\n]*)\1/g;
const isAlias = (specifier: string) => /^(@\/|[~#/])/.test(specifier);

const endings = ['', '.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx'];

/** The file that a specifier means, whichever way its ending is written. */
function fileMeant(from: string, specifier: string, known: ReadonlySet<string>): string | null {
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const bare = path.replace(/\.[cm]?jsx?$/, '');
  const found = [path, bare].flatMap((one) => endings.map((ending) => `${one}${ending}`));
  return found.find((one) => known.has(one)) ?? null;
}

/** What each file of a project imports of its others. */
export function importsOf(root: string, files: readonly string[]): Imports {
  const known = new Set(files);
  const read = (file: string) => {
    const path = join(root, file);
    return existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : '';
  };
  let isPartial = false;
  const of = new Map(
    files.filter(isCode).map((file) => {
      const text = read(file);
      const named = [statement, required].flatMap((one) =>
        [...text.matchAll(one)].map(([, , specifier = '']) => specifier),
      );
      isPartial ||= named.some(isAlias);
      const own = named.filter((specifier) => specifier.startsWith('.'));
      return [file, [...new Set(own.flatMap((one) => fileMeant(file, one, known) ?? []))]];
    }),
  );
  return { of, isPartial };
}

/** Files, and all that they are made of. */
export function closureOf(imports: Imports, roots: Iterable<string>): Set<string> {
  const found = new Set(roots);
  for (const file of found) for (const one of imports.of.get(file) ?? []) found.add(one);
  return found;
}
