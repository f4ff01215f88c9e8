import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const hashOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 16);

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** A module of ours by its path in our folder, from its source or as it lies in an installed package. */
export function moduleAt(path: string): string {
  const ours = fileURLToPath(new URL('../..', import.meta.url));
  const files = ['.ts', '.tsx', '.js'].map((ending) => join(ours, path + ending));
  return files.find(isFile) ?? join(ours, path);
}

interface Read {
  /** When it was written, as it was read. */
  time: number;
  text: string;
  /** What it imports, without types: those are not there when it runs. */
  imports: string[];
  /** Whether what it does can be told from its text and its imports. */
  isTold: boolean;
}

const files = new Map<string, Read>();

const types = /^\s*(?:import|export)\s+type\s[^;]*?\sfrom\s*['"][^'"\n]+['"]/gm;
const importing = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;
/** What makes it another thing from run to run: modules named while it runs, files, the machine, time. */
const outside =
  /\bimport\s*\(\s*[^'"\s]|\brequire\s*\(|\bprocess\s*[.[]|\bimport\.meta\b|\bfetch\s*\(|\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b/;

function read(file: string): Read {
  const time = statSync(file).mtimeMs;
  const known = files.get(file);
  if (known?.time === time) return known;
  const text = readFileSync(file, 'utf8');
  const code = text.replaceAll(types, '');
  const imports = [...code.matchAll(importing)].map(([, , name = '']) => name);
  const made = { time, text, imports, isTold: !outside.test(code) };
  files.set(file, made);
  return made;
}

/** The file that a path leads to, as bundlers, tsx and Node find it. */
const fileAt = (path: string): string | undefined =>
  [
    path,
    ...['.ts', '.tsx', '.js', '.mjs', '/index.ts', '/index.js'].map((ending) => path + ending),
    path.replace(/\.js$/, '.ts'),
    path.replace(/\.jsx?$/, '.tsx'),
  ].find(isFile);

const packages = new Map<string, string | null>();

/** A package by its version, as a file in `folder` finds it; null where it is not there, or lies elsewhere and may change unseen. */
function packageFrom(folder: string, name: string): string | null {
  const key = `${folder} ${name}`;
  const known = packages.get(key);
  if (known !== undefined) return known;
  const manifest = join(folder, 'node_modules', name, 'package.json');
  const above = dirname(folder);
  const found = existsSync(manifest)
    ? realpathSync(manifest).includes(`${sep}node_modules${sep}`)
      ? `${name}@${/"version":\s*"([^"]+)"/.exec(readFileSync(manifest, 'utf8'))?.[1]}`
      : null
    : above === folder
      ? null
      : packageFrom(above, name);
  packages.set(key, found);
  return found;
}

const packageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

export interface Code {
  /** Of all texts, and of the versions of packages. */
  hash: string;
  /** Whether all that it does can be told from these. */
  isTold: boolean;
}

/**
 * The code of modules and of all that they import. What reads files, asks the machine or names modules while it runs is not told by
 * its text: nothing that it makes may be kept.
 * @param isWanted which files are looked at
 */
export function codeOf(
  entries: readonly string[],
  isWanted: (file: string) => boolean = () => true,
): Code {
  const found = new Map<string, string>();
  const top = dirname(resolve(entries[0] ?? ''));
  let isTold = true;
  const visit = (file: string) => {
    if (found.has(file) || !isWanted(file)) return;
    const one = read(file);
    found.set(file, one.text);
    isTold &&= one.isTold;
    for (const name of one.imports) {
      if (name.startsWith('.')) {
        const next = fileAt(resolve(dirname(file), name));
        if (next) visit(next);
        else isTold = false;
      } else {
        const isOfNode = name.startsWith('node:') || builtinModules.includes(name);
        const version = isOfNode ? null : packageFrom(dirname(file), packageName(name));
        if (version === null) isTold = false;
        else found.set(join(top, version), version);
      }
    }
  };
  for (const entry of entries) visit(resolve(entry));
  const named = [...found].map(([path, text]): [string, string] => [relative(top, path), text]);
  const parts = named.sort(([a], [b]) => (a < b ? -1 : 1)).flat();
  return { hash: hashOf(...parts), isTold };
}

/** How the code around machines is compiled, and which packages there are, from `root` upwards. */
export function settingsOf(root: string): string[] {
  const files = ['package.json', 'package-lock.json', 'tsconfig.json'].map((name) =>
    join(root, name),
  );
  const own = files.flatMap((file) => (existsSync(file) ? [readFileSync(file, 'utf8')] : []));
  const above = dirname(root);
  return above === root ? own : [...own, ...settingsOf(above)];
}
