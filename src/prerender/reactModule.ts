import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('react/package.json'));

/** What is taken from React by its own names, and the file that says which there are in production. */
const parts = new Map(
  Object.entries({ react: 'react', 'react/jsx-runtime': 'react-jsx-runtime' }).map(
    ([source, file]) => [
      source,
      {
        id: `\0/node_modules/react/${file}.module.js`,
        names: Object.keys(require(join(folder, `cjs/${file}.production.js`))),
      },
    ],
  ),
);

/** A module that gives out what a CommonJS file holds, each under its own name. */
export const moduleOf = (file: string, names: readonly string[]): string =>
  `import all from ${JSON.stringify(file)};
   export default all;
   export const { ${names.join(', ')} } = all;`;

/**
 * React as a module: it is written in CommonJS, which a bundler takes each hook and each element from anew, through a getter.
 * A page that a server draws asks for one at every hook and element.
 */
export const reactModule = (): Plugin => ({
  name: 'flowmart-react-module',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react(\/jsx-runtime)?$/ },
    handler: (source, _, { kind }) =>
      kind === 'import-statement' ? (parts.get(source)?.id ?? null) : null,
  },
  load: {
    filter: { id: /^\0\/node_modules\/react\/[\w-]+\.module\.js$/ },
    handler(id) {
      const [source, part] = [...parts].find(([, one]) => one.id === id) ?? [];
      return source && part ? moduleOf(require.resolve(source), part.names) : null;
    },
  },
});
