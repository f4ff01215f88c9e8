import { codeOf, hashOf, moduleAt } from './code';
import { forgetOlder, keepText, keptText } from './files';

const versions = new Map<string, string>();

/** The code of modules of ours, with all that it imports. */
function versionOf(modules: readonly string[]): string {
  const key = modules.join(' ');
  const known = versions.get(key) ?? codeOf(modules.map(moduleAt)).hash;
  versions.set(key, known);
  return known;
}

/**
 * What is made of an input by modules of ours, from the cache when it was made of the very same before.
 * @param what its name, of which the last few versions are kept
 * @param modules by their paths in our folder, without endings
 */
export async function kept<T>(
  cache: string | undefined,
  what: string,
  modules: readonly string[],
  input: unknown,
  make: () => Promise<T>,
): Promise<T> {
  if (cache === undefined) return make();
  const folder = `${cache}/pages`;
  const name = `${what}.${hashOf(versionOf(modules), JSON.stringify(input))}.json`;
  const known = keptText(folder, name);
  if (known !== null) {
    const ready: T = JSON.parse(known);
    return ready;
  }
  const made = await make();
  keepText(folder, name, JSON.stringify(made));
  forgetOlder(folder, what, name);
  return made;
}
