import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { keysOf } from '../../domain/values/entries';
import type { Db, Tx } from '../db/client';
import { BadCell, type Kind } from './cells';
import type { FileRow, Issue, TableFile } from './file';
import type { Keys } from './keys';
import { holdsPictures } from './moreColumns';
import {
  type Columns,
  headersOf,
  partlyIn,
  readRow,
  type Table,
  unknownColumns,
  writeRow,
} from './table';
import { inTurns } from './turns';
import { addRows, changeRows, readRows } from './writeRows';

type Row = Record<string, unknown>;

/** What follows from a row's values, beside them; a new row gets all of it. @throws BadCell that names its column */
type Derive<Values> = (values: Partial<Values>, row: { id: number; isNew: boolean }) => Row;

export interface KeyedTable<Values extends object> {
  name: string;
  about: string;
  kind: Kind;
  table: PgTable;
  columns: Columns<Values>;
  /** What the others say that its rows name, read once for a file. */
  derive?(db: Db): Promise<Derive<Values>>;
  /** What only shows when all rows stand beside each other, by row. */
  verify?(tx: Tx): Promise<{ id: number; column: string; message: string }[]>;
  rows(db: Db): Promise<(NoInfer<Values> & { id: number })[]>;
}

interface Named {
  row: FileRow;
  key: string;
  id: number;
  isNew: boolean;
}

const longestKey = 100;

/** Rows by their keys, of which new ones are taken in. */
async function nameRows(db: Db, keys: Keys, spec: NamedSpec, file: TableFile) {
  const issues: Issue[] = [];
  const lines = new Map<string, number>();
  for (const { line, cells } of file.rows) {
    const key = (cells.key ?? '').trim();
    const blame = (message: string) =>
      issues.push({ file: file.name, line, column: 'key', message });
    const first = lines.get(key);
    if (key === '') blame('is empty');
    else if (key.length > longestKey) blame(`is longer than ${longestKey} letters`);
    else if (first !== undefined) blame(`"${key}" stands in line ${first} already`);
    lines.set(key, first ?? line);
  }
  const known = new Set([...lines.keys()].filter((key) => keys.find(spec.kind, key) !== null));
  const news = [...lines.keys()].filter((key) => key !== '' && !known.has(key));
  const ids = await freeIds(db, spec.table, news.length);
  news.forEach((key, place) => {
    keys.add(spec.kind, key, ids[place] ?? 0);
  });
  const named = file.rows.map((row): Named => {
    const key = (row.cells.key ?? '').trim();
    return { row, key, id: keys.find(spec.kind, key) ?? 0, isNew: !known.has(key) };
  });
  return { named, issues };
}
type NamedSpec = Pick<KeyedTable<object>, 'kind' | 'table'>;

async function freeIds(db: Db, table: PgTable, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}

/** A table whose rows are known by a key that their owner chose. */
export function keyedTable<Values extends object>(spec: KeyedTable<Values>): Table {
  const { columns } = spec;
  const names = keysOf<keyof Values & string>(columns);
  const headers = [
    {
      header: 'key',
      about: 'the name by which other files and later imports know the row',
      isNeeded: true,
      holdsPictures: false,
    },
    ...names.flatMap((name) =>
      headersOf(columns, name).map((header, place) => ({
        header,
        about: columns[name].about,
        isNeeded: columns[name].isNeeded && place === 0,
        holdsPictures: holdsPictures(columns[name]),
      })),
    ),
  ];
  return {
    name: spec.name,
    about: spec.about,
    headers,
    bring: async (db, keys, file) => {
      const wrong = unknownColumns(
        file,
        headers.map(({ header }) => header),
      );
      if (!file.columns.includes('key'))
        wrong.push({ file: file.name, line: 1, column: 'key', message: 'is missing' });
      if (wrong.length > 0) return { state: 'refused', issues: wrong };
      const { named, issues } = await nameRows(db, keys, spec, file);
      issues.push(...(file.issues ?? []));
      const derive = (await spec.derive?.(db)) ?? (() => ({}));
      const added: Row[] = [];
      const changed: Row[] = [];
      let isWaiting = false;
      const partly = partlyIn(columns, file);
      const known = named.flatMap(({ id, isNew }) => (isNew ? [] : id));
      const before = await readRows(db, spec.table, partly, known);
      for await (const { row, id, isNew } of inTurns(named)) {
        const read = readRow(columns, file, row, { isNew, keys, before: before.get(id) });
        issues.push(...read.issues);
        isWaiting ||= read.isWaiting;
        if (read.issues.length > 0 || read.isWaiting) continue;
        try {
          const whole = { id, ...read.values, ...derive(read.values, { id, isNew }) };
          (isNew ? added : changed).push(whole);
        } catch (error) {
          if (!(error instanceof BadCell)) throw error;
          issues.push({
            file: file.name,
            line: row.line,
            column: error.column,
            message: error.message,
          });
        }
      }
      const refuse = (found: Issue[]) => {
        keys.drop();
        return { state: 'refused' as const, issues: found };
      };
      if (issues.length > 0) return refuse(issues);
      if (isWaiting) {
        keys.drop();
        return { state: 'waiting' };
      }
      const wrongTogether: Issue[] = [];
      try {
        return await db.transaction(async (tx) => {
          await addRows(tx, spec.table, added);
          const touched = await changeRows(tx, spec.table, changed);
          const lineOf = new Map(named.map(({ id, row }) => [id, row.line]));
          for (const { id, column, message } of (await spec.verify?.(tx)) ?? [])
            wrongTogether.push({ file: file.name, line: lineOf.get(id) ?? null, column, message });
          if (wrongTogether.length > 0) throw new TakenBack();
          await keys.keep(tx);
          const counts = { added: added.length, changed: touched, same: changed.length - touched };
          return { state: 'written' as const, counts };
        });
      } catch (error) {
        if (error instanceof TakenBack) return refuse(wrongTogether);
        throw error;
      }
    },
    fetch: async (db, keys) =>
      (await spec.rows(db)).map((row) => ({
        key: keys.keyOf(spec.kind, row.id),
        ...writeRow(columns, row, keys),
      })),
  };
}

class TakenBack extends Error {}
