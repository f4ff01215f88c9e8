import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { instrumented } from './instrument.ts';

/** Lets a project's test runner read the code of machines with its switches. */
export const machineSwitches = (folder: string): Plugin => ({
  name: 'machine-switches',
  enforce: 'pre',
  transform: (code, id) => {
    const file = id.replace(/[?#].*$/, '');
    return file.startsWith(`${resolve(folder)}/`) && /\.[mc]?[jt]s$/.test(file)
      ? { code: instrumented(file, code, resolve(folder)), map: null }
      : null;
  },
});
