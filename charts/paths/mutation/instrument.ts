import { relative } from 'node:path';
import { globalName } from './names.ts';
import { switched } from './sites.ts';

/** The code of a file with its switches, which it finds by a global name; as it is where nothing of it can be wrong. */
export function instrumented(file: string, code: string, folder: string): string {
  const { code: now, sites } = switched(file, code, '__isOn');
  if (sites.length === 0) return code;
  const place = JSON.stringify(relative(folder, file));
  return `const __isOn = globalThis.${globalName}?.enter(${place}, ${JSON.stringify(sites)}) ?? (() => false); ${now}`;
}
