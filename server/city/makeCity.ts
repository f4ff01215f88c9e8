import type { Plugin } from 'vite';
import { createCity } from './city';

/** Puts the demo city into the built server, which so need not make it at each start. */
export const makeCity = (): Plugin => ({
  name: 'make-city',
  transform(_code, id) {
    if (!id.endsWith('/server/city/madeCity.ts')) return null;
    const text = JSON.stringify(JSON.stringify(createCity()));
    return { code: `export const madeCity = ${text};`, map: null };
  },
});
