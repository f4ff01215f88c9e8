import { posix } from 'node:path';

const { dirname, basename } = posix;

/**
 * The tests nearest to a changed file, as paths that Vitest filters by: the file's own test, else the tests of the
 * nearest folder of its name under tests/. A test is its own; what is neither code nor test has none.
 */
export function nearestTests(file: string, exists: (path: string) => boolean): string[] {
  if (/^tests\/(e2e|bench)\//.test(file)) return [];
  if (/^tests\/.*\.test\.tsx?$/.test(file)) return exists(file) ? [file] : [];
  if (!/\.(tsx?|po)$/.test(file)) return [];
  const code = file.startsWith('tests/') ? file.slice('tests/'.length) : file;
  const name = `tests/${dirname(code)}/${basename(code).replace(/\.\w+$/, '')}.test.`;
  const own = [`${name}ts`, `${name}tsx`].filter(exists);
  if (own.length > 0) return own;
  for (let folder = dirname(code); folder.includes('/'); folder = dirname(folder))
    if (exists(`tests/${folder}`)) return [`tests/${folder}/`];
  return [];
}
