import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The entries of the package and the files that give them out. */
const entries = {
  './model': 'model',
  './checks': 'checks',
  './define': 'define',
  './drawing': 'drawing',
  './atlas': 'atlas',
  './inspector': 'inspector',
  './inspector/page': 'page',
  './inspector/server': 'server',
  './inspector/watch': 'watch',
  './paths': 'paths',
  './vite': 'vite',
  './vitest': 'vitest',
  './test-model': 'testModel',
  './xstate6': 'xstate6',
};

/** What comes with it, and what it is used beside: all but XState only for a part of it. */
const own = ['@fontsource-variable/cairo', 'tsx', 'ws'];
const optional = [
  'elkjs',
  'fast-check',
  'highs',
  'oxc-parser',
  'playwright-core',
  'react',
  'react-dom',
  'vite',
  'vitest',
];

interface House {
  license: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The package.json of the package, with the versions that this house is tested with as the least ones. */
export function manifestOf(root: string, here: string) {
  const house: House = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [, version = ''] =
    /^## (\d+\.\d+\.\d+)/m.exec(readFileSync(join(here, 'CHANGELOG.md'), 'utf8')) ?? [];
  const versions = { ...house.devDependencies, ...house.dependencies };
  const from = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, `^${versions[name]}`]));
  return {
    name: 'statechart-kit',
    version,
    description: 'Draws, checks, watches and tests any XState 5 machine',
    license: house.license,
    type: 'module',
    keywords: ['xstate', 'statechart', 'state-machine', 'model-based-testing', 'inspector'],
    engines: house.engines,
    bin: { 'statechart-kit': 'package/bin.js' },
    exports: Object.fromEntries(
      Object.entries(entries).map(([path, file]) => [
        path,
        { types: `./package/${file}.d.ts`, default: `./package/${file}.js` },
      ]),
    ),
    sideEffects: ['**/*.css'],
    dependencies: from(own),
    peerDependencies: { xstate: '^5.30.0', ...from(optional) },
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
  };
}
