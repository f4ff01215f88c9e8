import { castsIn } from './casts';
import { homonymsIn } from './homonyms';
import {
  casts,
  doors,
  entry,
  foreign,
  loneFolders,
  mayMutate,
  product,
  screen,
  stranger,
  test,
  walls,
  weakAssertions,
} from './rules';
import { readSource, resolveImport, type Source } from './source';

const apiClient = 'src/client/client.ts';

export interface Violation {
  file: string;
  rule: string;
}

/** A call that changes something: its name in `domain/*Endpoints.ts`. */
export function mutationsIn(texts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [path, text] of texts) {
    if (!/^domain\/.*Endpoints\.ts$/.test(path)) continue;
    const names = [
      ...text.matchAll(/export const (\w+) = (?:\/\*.*?\*\/ )?endpoint\(\{\s*method: '(\w+)'/g),
    ].flatMap(([, name = '', method]) => (method === 'GET' ? [] : [name]));
    found.set(path, new Set(names));
  }
  return found;
}

/** Sets of files that import each other in a ring as the code runs (types leave no trace). */
export function ringsIn(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const rings: string[][] = [];
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.get(file) ?? 0);
    stack.push(file);
    for (const next of edges.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(file) !== order.get(file)) return;
    const ring = stack.splice(stack.indexOf(file));
    if (ring.length > 1 || edges.get(file)?.includes(file)) rings.push(ring.sort());
  };
  for (const file of edges.keys()) if (!order.has(file)) visit(file);
  return rings;
}

/** What entries of the charts' package give out: each name with its file, and the entries that have it. */
function givenOutBy(sources: readonly Source[], files: ReadonlySet<string>) {
  const found = new Map<string, string[]>();
  for (const { path, imports } of sources) {
    if (!entry.test(path)) continue;
    for (const { specifier, names } of imports) {
      const { file } = resolveImport(path, specifier, files);
      if (!file) continue;
      for (const name of names)
        found.set(`${file} ${name}`, [...(found.get(`${file} ${name}`) ?? []), path]);
    }
  }
  return found;
}

/** What a file takes from the midst of the charts, although their package gives it out. */
function takenPast(
  { path, imports }: Source,
  files: ReadonlySet<string>,
  given: ReadonlyMap<string, readonly string[]>,
): string[] {
  if (!stranger.test(path)) return [];
  return imports.flatMap(({ specifier, names }) => {
    const { file } = resolveImport(path, specifier, files);
    return names.flatMap((name) => {
      const entries = given.get(`${file} ${name}`);
      return entries ? [`takes ${name} from ${file}: ${entries.join(', ')} gives it out`] : [];
    });
  });
}

function importsOf(
  source: Source,
  files: ReadonlySet<string>,
  mutations: ReadonlyMap<string, ReadonlySet<string>>,
): { violations: string[]; edges: string[] } {
  const violations: string[] = [];
  const edges: string[] = [];
  const wall = walls.find(({ of }) => of.test(source.path));
  if (!wall) return { violations: ['stands in no room'], edges };
  for (const { specifier, names, isType, isDynamic } of source.imports) {
    const found = resolveImport(source.path, specifier, files);
    if (found.package !== undefined) {
      const isAllowed = wall.packages.includes('*') || wall.packages.includes(found.package);
      if (!isAllowed) violations.push(`imports the package ${found.package}`);
      continue;
    }
    const target = found.file ?? found.path;
    const own = wall.own?.exec(source.path)?.[0];
    const isOwn =
      (own !== undefined && target.startsWith(own)) || doors[source.path]?.to === target;
    if (!isOwn && !wall.files.some((allowed) => allowed.test(target)))
      violations.push(`imports ${target}`);
    if (screen.test(source.path) && target === apiClient && names.includes('call'))
      violations.push('calls the API from a component');
    if (!mayMutate.test(source.path)) {
      const changed = names.filter((name) => mutations.get(target)?.has(name));
      for (const name of changed) violations.push(`takes the mutation ${name}`);
    }
    if (!isType && !isDynamic && files.has(target)) edges.push(target);
  }
  return { violations, edges };
}

/** Folders of the product that hold one file and nothing else: names that a reader opens for nothing. */
export function loneFoldersIn(files: Iterable<string>): string[] {
  const held = new Map<string, number>();
  for (const file of files) {
    const parts = file.split('/');
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      held.set(folder, (held.get(folder) ?? 0) + 1);
    }
  }
  const isKnown = (folder: string) => loneFolders.some(({ of }) => of.test(folder));
  return [...held]
    .filter(([folder, count]) => count === 1 && product.test(`${folder}/`) && !isKnown(folder))
    .map(([folder]) => folder);
}

/** All that stands on the wrong side of a wall. `texts`: every source file by its path from the root. */
export function violationsIn(
  texts: ReadonlyMap<string, string>,
  others: Iterable<string> = [],
): Violation[] {
  const files = new Set([...texts.keys(), ...others]);
  const mutations = mutationsIn(texts);
  const edges = new Map<string, string[]>();
  const exportsOf = new Map<string, string[]>();
  const found: Violation[] = [];
  let weak = 0;
  const sources = [...texts].map(([path, text]) => readSource(path, text));
  const given = givenOutBy(sources, files);
  for (const source of sources) {
    const { path } = source;
    const add = (rule: string) => found.push({ file: path, rule });
    const imported = importsOf(source, files, mutations);
    edges.set(path, imported.edges);
    exportsOf.set(path, source.exports);
    imported.violations.forEach(add);
    takenPast(source, files, given).forEach(add);
    for (const what of source.silenced) if (!(path in casts)) add(`silences the compiler: ${what}`);
    const allowed = castsIn.get(path) ?? 0;
    if (product.test(path) && source.casts !== allowed)
      add(`casts ${source.casts} times, ${allowed} are let in`);
    const { names } = foreign.find(({ of }) => of.test(path)) ?? {};
    for (const what of source.worldly) if (names?.test(what)) add(`reads ${what}`);
    if (screen.test(path) && source.handmadeEvents > 0) add('builds an event in a component');
    if (test.test(path) && source.sleeps > 0) add('sleeps in a test');
    weak += source.weakAssertions;
  }
  for (const ring of ringsIn(edges)) {
    found.push({ file: ring[0] ?? '', rule: `stands in a ring of files: ${ring.join(', ')}` });
  }
  for (const { name, paths } of homonymsIn(exportsOf))
    found.push({ file: paths.join(', '), rule: `give out ${name}: one name, one thing` });
  if (weak > weakAssertions)
    found.push({ file: 'tests', rule: `hold ${weak} weak assertions, ${weakAssertions} allowed` });
  return found;
}
