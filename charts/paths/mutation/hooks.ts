import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { LoadHook } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { instrumented } from './instrument';

/** Where the machines are, and where their code is written anew. */
let folders = { machines: '', cache: '' };
let written = 0;

export function initialize(given: { machines: string; cache: string }): void {
  folders = given;
  mkdirSync(folders.cache, { recursive: true });
}

/** Gives the code of machines with its switches, under the address of the code itself. */
export const load: LoadHook = async (url, context, nextLoad) => {
  const file = url.startsWith('file:') ? fileURLToPath(url.replace(/[?#].*$/, '')) : '';
  const isWithin = file.startsWith(`${folders.machines}/`) && !file.includes('/node_modules/');
  if (!isWithin || !/\.[mc]?[jt]s$/.test(file)) return nextLoad(url, context);
  written += 1;
  const copy = join(folders.cache, `${written}-${basename(file)}`);
  writeFileSync(copy, instrumented(file, readFileSync(file, 'utf8'), folders.machines));
  return nextLoad(pathToFileURL(copy).href, context);
};
