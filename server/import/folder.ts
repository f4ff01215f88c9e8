import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { StartError } from '../env';
import type { Issue, TableFile } from './file';
import type { Foreign, Into } from './foreign/foreign';
import { openFoodFacts } from './foreign/openFoodFacts';
import { shopify } from './foreign/shopify';
import { woocommerce } from './foreign/woocommerce';
import { type RawFile, readTable } from './readFile';
import { tables } from './tables/tables';

const foreign: readonly Foreign[] = [shopify, woocommerce, openFoodFacts];
const endings = ['.csv', '.tsv', '.txt', '.json', '.geojson'];

export interface Folder {
  /** Where pictures are looked for. */
  readonly path: string;
  readonly files: readonly TableFile[];
  readonly issues: readonly Issue[];
}

function understand(file: RawFile, into: Into | null): { files: TableFile[]; issues: Issue[] } {
  const { name, columns } = file;
  const found = foreign.find((one) => one.isOf(columns));
  if (found) {
    if (into) return found.convert(file, into);
    const message = `is of ${found.name}: say whose goods these are with --store=<key> and --module=<key>`;
    return { files: [], issues: [{ file: name, line: null, column: null, message }] };
  }
  const table = basename(name, extname(name));
  if (tables.some((one) => one.name === table)) return { files: [{ ...file, table }], issues: [] };
  const message = `is no table of the catalogue (${tables.map((one) => one.name).join(', ')}), nor of Shopify, WooCommerce or OpenFoodFacts`;
  return { files: [], issues: [{ file: name, line: null, column: null, message }] };
}

/** Null where bytes are no UTF-8: taken for it, names would be spoiled. */
function textIn(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const foreignLetters = (name: string): Issue => ({
  file: name,
  line: null,
  column: null,
  message: 'is not written in UTF-8: save it as "CSV UTF-8"',
});

/**
 * Reads a folder of tables, or one file.
 * @throws StartError when there is none
 */
export async function readFolder(given: string, into: Into | null): Promise<Folder> {
  const found = await stat(given).catch(() => null);
  if (!found) throw new StartError(`${given} is neither a folder nor a file`);
  const path = found.isDirectory() ? given : dirname(given);
  const names = found.isDirectory()
    ? (await readdir(given)).filter((name) => endings.includes(extname(name).toLowerCase())).sort()
    : [basename(given)];
  if (names.length === 0) throw new StartError(`${given} has no table: ${endings.join(', ')}`);
  const files: TableFile[] = [];
  const issues: Issue[] = [];
  for (const name of names) {
    const text = textIn(await readFile(join(path, name)));
    const read = text === null ? { issue: foreignLetters(name) } : readTable(name, text);
    if ('issue' in read) {
      issues.push(read.issue);
      continue;
    }
    const understood = understand(read.file, into);
    files.push(...understood.files);
    issues.push(...understood.issues);
  }
  return { path, files, issues };
}
