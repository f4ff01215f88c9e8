import { keysOf } from '../../domain/values/entries';
import type { Db } from '../db/client';
import { BadCell, type Column, WaitingCell } from './cells';
import type { FileRow, Issue, TableFile } from './file';
import type { Keys } from './keys';

export type Columns<Values> = { readonly [Name in keyof Values]: Column<Values[Name]> };

export interface Counts {
  added: number;
  changed: number;
  same: number;
}

/** What became of a file: written whole, or not at all. */
export type FileOutcome =
  | { state: 'written'; counts: Counts }
  | { state: 'refused'; issues: Issue[] }
  /** It names rows of a file that was refused. */
  | { state: 'waiting' };

/** A table of the catalogue as files hold it. */
export interface Table {
  /** Its file is called so. */
  readonly name: string;
  readonly about: string;
  /** Its columns as a file names them, with what stands in them. */
  readonly headers: readonly {
    header: string;
    about: string;
    isNeeded: boolean;
    holdsPictures: boolean;
  }[];
  bring(db: Db, keys: Keys, file: TableFile): Promise<FileOutcome>;
  /** Its rows as a file holds them, by column; keys are made where there are none. */
  fetch(db: Db, keys: Keys): Promise<Record<string, string>[]>;
}

/** `minimumOrder` is the column `minimum_order`. */
const headerOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of a value as a file names them. */
export const headersOf = <Values extends object>(
  columns: Columns<Values>,
  name: keyof Values & string,
): string[] => columns[name].suffixes.map((suffix) => `${headerOf(name)}${suffix}`);

/** Values of which a file has columns for some languages only. */
export const partlyIn = <Values extends object>(
  columns: Columns<Values>,
  file: TableFile,
): (keyof Values & string)[] =>
  keysOf<keyof Values & string>(columns).filter((name) => {
    const there = headersOf(columns, name).map((header) => file.columns.includes(header));
    return there.includes(true) && there.includes(false);
  });

export function unknownColumns(file: TableFile, known: readonly string[]): Issue[] {
  return file.columns
    .filter((column) => !known.includes(column))
    .map((column) => ({
      file: file.name,
      line: 1,
      column,
      message: `is not known; there are ${known.join(', ')}`,
    }));
}

export interface Read<Values> {
  readonly values: Partial<Values>;
  readonly issues: readonly Issue[];
  readonly isWaiting: boolean;
}

/**
 * Reads a row. What has no column in the file is left out, so that a file of keys and prices changes prices alone; a new
 * row takes what is otherwise.
 */
export function readRow<Values extends object>(
  columns: Columns<Values>,
  file: TableFile,
  row: FileRow,
  {
    isNew,
    keys,
    before = {},
  }: {
    isNew: boolean;
    keys: Keys;
    /** Of a known row: values of which the file has some columns only (`partlyIn`). */
    before?: Readonly<Record<string, unknown>> | undefined;
  },
): Read<Values> {
  const values: Partial<Values> = {};
  const issues: Issue[] = [];
  let isWaiting = false;
  for (const name of keysOf<keyof Values & string>(columns)) {
    const column = columns[name];
    const header = headerOf(name);
    const blame = (message: string, other: string | null = null) =>
      issues.push({ file: file.name, line: row.line, column: other ?? header, message });
    const isThere = headersOf(columns, name).some((one) => file.columns.includes(one));
    if (!isThere && !isNew) continue;
    const has = (suffix: string) => file.columns.includes(`${header}${suffix}`);
    const typed = (suffix = '') => (row.cells[`${header}${suffix}`] ?? '').trim();
    const was = before[name];
    const kept = was === undefined ? {} : (column.keep?.(was, typed, has) ?? {});
    const cell = (suffix = '') => (has(suffix) ? typed(suffix) : (kept[suffix] ?? ''));
    const isEmpty = column.isNeeded
      ? cell() === ''
      : column.suffixes.every((suffix) => cell(suffix) === '');
    if (isEmpty) {
      if (column.isNeeded) blame(isThere ? 'is empty' : 'is needed for a new row');
      else values[name] = column.otherwise;
      continue;
    }
    try {
      values[name] = column.read(cell, keys);
    } catch (error) {
      if (error instanceof WaitingCell) isWaiting = true;
      else if (error instanceof BadCell) blame(error.message, error.column);
      else throw error;
    }
  }
  return { values, issues, isWaiting };
}

export function writeRow<Values extends object>(
  columns: Columns<Values>,
  values: Values,
  keys: Keys,
): Record<string, string> {
  return Object.fromEntries(
    keysOf<keyof Values & string>(columns).flatMap((name) =>
      Object.entries(columns[name].write(values[name], keys)).map(([suffix, cell]) => [
        `${headerOf(name)}${suffix}`,
        cell,
      ]),
    ),
  );
}
