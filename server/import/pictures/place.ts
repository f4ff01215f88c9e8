import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Issue, TableFile } from '../file';
import { tables } from '../tables/tables';
import { type EncodedPicture, encodePicture } from './encode';

/** Where pictures are kept. */
export interface PictureShelf {
  /** What was made of a picture, by the name of its bytes; null before it was. */
  find(source: string): Promise<string | null>;
  keep(id: string, source: string, made: readonly EncodedPicture[]): Promise<void>;
}

/** Where a kept picture is asked for; `?w=` chooses a width. */
const pictureAddressOf = (id: string) => `/media/catalogue/${id}.webp`;

const largest = 40_000_000;
const patience = 20_000;

async function load(folder: string, cell: string): Promise<Uint8Array> {
  if (/^https?:\/\//.test(cell)) {
    const answer = await fetch(cell, { signal: AbortSignal.timeout(patience) }).catch(() => null);
    if (!answer) throw new Error('cannot be reached');
    if (!answer.ok) throw new Error(`is answered ${answer.status}`);
    if (Number(answer.headers.get('content-length') ?? 0) > largest)
      throw new Error('is larger than 40 MB');
    return new Uint8Array(await answer.arrayBuffer());
  }
  const path = resolve(folder, cell);
  if (!path.startsWith(resolve(folder) + sep)) throw new Error('lies outside the folder');
  const bytes = await readFile(path).catch(() => null);
  if (!bytes) throw new Error('is not there');
  return bytes;
}

const nameOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Keeps one picture; answers its address. */
async function take(folder: string, cell: string, shelf: PictureShelf): Promise<string> {
  const bytes = await load(folder, cell);
  const source = nameOf(bytes);
  const known = await shelf.find(source);
  if (known !== null) return pictureAddressOf(known);
  const made = await encodePicture(bytes);
  const id = nameOf(made.at(-1)?.bytes ?? bytes);
  await shelf.keep(id, source, made);
  return pictureAddressOf(id);
}

const divider = ' | ';

/**
 * Puts addresses in place of the pictures that tables name, each of which is loaded and encoded once.
 */
export async function placePictures(
  folder: string,
  files: readonly TableFile[],
  shelf: PictureShelf,
  say: (line: string) => void,
): Promise<{ files: TableFile[]; issues: Issue[] }> {
  const issues: Issue[] = [];
  const taken = new Map<string, Promise<string>>();
  const placeOf = (cell: string): Promise<string> => {
    const known = taken.get(cell);
    if (known) return known;
    const taking = take(folder, cell, shelf);
    taken.set(cell, taking);
    taking.catch(() => {});
    if (taken.size % 100 === 0) say(`${taken.size} pictures`);
    return taking;
  };
  const placed: TableFile[] = [];
  for (const file of files) {
    const columns = (tables.find(({ name }) => name === file.table)?.headers ?? [])
      .filter(({ header, holdsPictures }) => holdsPictures && file.columns.includes(header))
      .map(({ header }) => header);
    const rows = [];
    for (const row of columns.length > 0 ? file.rows : []) {
      const cells = { ...row.cells };
      for (const column of columns) {
        const parts = (cells[column] ?? '')
          .split('|')
          .map((part) => part.trim())
          .filter(Boolean);
        const addresses: string[] = [];
        for (const part of parts) {
          try {
            addresses.push(part.startsWith('/') ? part : await placeOf(part));
          } catch (error) {
            const message = `"${part}" ${error instanceof Error ? error.message : String(error)}`;
            issues.push({ file: file.name, line: row.line, column, message });
          }
        }
        cells[column] = addresses.join(divider);
      }
      rows.push({ ...row, cells });
    }
    placed.push(columns.length > 0 ? { ...file, rows } : file);
  }
  return { files: placed, issues };
}
