import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const source = fileURLToPath(new URL('./city.ts', import.meta.url));

/** Puts the demo city into the built server, which so need not make it at each start. */
export const makeCity = (): Plugin => ({
  name: 'make-city',
  async transform(_code, id) {
    if (!id.endsWith('/demo/city/madeCity.ts')) return null;
    // Not imported above: Vite warns of every import without an extension that its configuration takes along.
    const { module } = await runnerImport<typeof import('./city')>(source);
    const text = JSON.stringify(JSON.stringify(module.createCity()));
    return { code: `export const madeCity = ${text};`, map: null };
  },
});
