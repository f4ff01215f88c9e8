import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

interface Import {
  from: string;
  to: string;
  isDynamic: boolean;
}

/** What a source imports, with the files' paths seen from the project's root. */
function importsOf(from: string, source: string): Import[] {
  const found = source.matchAll(/(?:\bfrom\s+|\bimport\s+|\b(import)\(\s*)['"]([./][^'"]*)['"]/g);
  return [...found].map(([, dynamic, path = '']) => ({
    from,
    to: posix.join(posix.dirname(from), path),
    isDynamic: dynamic !== undefined,
  }));
}

const intoDemo = (imports: Import[]) => imports.filter(({ to }) => to.startsWith('demo/'));

test('the server reaches the demo by one door alone, which opens while it runs', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'server/*.ts'],
    { encoding: 'utf8' },
  )
    .trim()
    .split('\n');
  expect(files.length).toBeGreaterThan(200);
  const imports = files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
  expect(intoDemo(imports)).toEqual([{ from: 'server/demo.ts', to: 'demo/demo', isDynamic: true }]);
});

test.each([
  [`import { createCity } from '../../demo/city/city';`, false],
  [`import type { City } from "../../demo/city/city";`, false],
  [`export * from '../../demo/city/city';`, false],
  [`import '../../demo/city/city';`, false],
  [`const { createCity } = await import('../../demo/city/city');`, true],
])('another door is seen: %s', (source, isDynamic) => {
  expect(intoDemo(importsOf('server/web/media.ts', source))).toEqual([
    { from: 'server/web/media.ts', to: 'demo/city/city', isDynamic },
  ]);
});
