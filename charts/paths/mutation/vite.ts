import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { instrumented } from './instrument.ts';
import { wrapped } from './wrapped.ts';

const isMachineCode = (file: string, folder: string) =>
  file.startsWith(`${resolve(folder)}/`) && /\.[mc]?[jt]s$/.test(file);

const reading = (folder: string, written: (file: string, code: string) => string): Plugin => ({
  name: 'machine-switches',
  enforce: 'pre',
  transform: (code, id) => {
    const file = id.replace(/[?#].*$/, '');
    return isMachineCode(file, folder) ? { code: written(file, code), map: null } : null;
  },
});

/** Lets a project's test runner read the code of machines with its switches. */
export const machineSwitches = (folder: string): Plugin =>
  reading(folder, (file, code) => instrumented(file, code, resolve(folder)));

const mistaken = fileURLToPath(new URL('mistaken.ts', import.meta.url));

/** Makes a client whose pages can be opened with a mistake: in the code of machines, and in their charts. */
export const machineMistakes = (folder: string): Plugin =>
  reading(folder, (file, code) =>
    wrapped(file, instrumented(file, code, resolve(folder)), mistaken),
  );
