import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** How many versions of one thing stay. */
const versions = 3;

/** A text under its key; null where there is none. */
export function keptText(folder: string, name: string): string | null {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Keeps a text: there whole or not at all, for others that read meanwhile. */
export function keepText(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  const unready = `${file}.${process.pid}`;
  writeFileSync(unready, text);
  renameSync(unready, file);
}

/** Leaves of what is named `<what>.<key>.json` the one that was just written, and the last few before it. */
export function forgetOlder(folder: string, what: string, newest: string): void {
  const dots = newest.split('.').length;
  const older = readdirSync(folder)
    .filter((name) => name.startsWith(`${what}.`) && name.split('.').length === dots)
    .filter((name) => name !== newest)
    .map((name) => ({
      name,
      time: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .sort((a, b) => b.time - a.time);
  for (const { name } of older.slice(versions - 1)) rmSync(join(folder, name), { force: true });
}
