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

/** Leaves of what is named `<what>.<key>` the last few. */
export function forgetOlder(folder: string, what: string): void {
  const files = readdirSync(folder)
    .filter(
      (name) =>
        name.startsWith(`${what}.`) && name.split('.').length === what.split('.').length + 2,
    )
    .map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { name } of files.slice(versions)) rmSync(join(folder, name), { force: true });
}
