import { keysOf } from '../../domain/values/entries';
import type { Db, Tx } from '../db/client';
import type { Issue, TableFile } from './file';
import type { Keys } from './keys';
import {
  type Columns,
  type Counts,
  headersOf,
  readRow,
  type Table,
  unknownColumns,
  writeRow,
} from './table';
import { inTurns } from './turns';

/** A row that was read, and where it stands. */
export interface Part<Values> {
  readonly values: Values;
  readonly line: number;
}

/** What is wrong among the rows of one whole, with the line to blame. */
export interface Fault {
  readonly line: number;
  readonly column: string;
  readonly message: string;
}

interface PartsTable<Values extends object> {
  name: string;
  about: string;
  columns: Columns<Values>;
  /** The row's whole: what its rows are told apart by. */
  ownerOf(values: Values): number;
  /** Reads once for a file what its rows are judged by. */
  examine?(db: Db): Promise<(parts: readonly Part<Values>[]) => Fault[]>;
  /** Puts the parts of each whole in place of those that it had. */
  write(tx: Tx, wholes: ReadonlyMap<number, readonly Values[]>): Promise<Counts>;
  rows(db: Db): Promise<Values[]>;
}

/** A table whose rows are parts of something that another table names: they come and go together. */
export function partsTable<Values extends object>(spec: PartsTable<Values>): Table {
  const { columns } = spec;
  const headers = keysOf<keyof Values & string>(columns).flatMap((name) =>
    headersOf(columns, name).map((header, place) => ({
      header,
      about: columns[name].about,
      isNeeded: columns[name].isNeeded && place === 0,
      holdsPictures: false,
    })),
  );
  const isWhole = (values: Partial<Values>): values is Values =>
    keysOf<keyof Values & string>(columns).every((name) => name in values);
  return {
    name: spec.name,
    about: spec.about,
    headers,
    bring: async (db, keys: Keys, file: TableFile) => {
      const issues: Issue[] = unknownColumns(
        file,
        headers.map(({ header }) => header),
      );
      issues.push(...(file.issues ?? []));
      const wholes = new Map<number, Part<Values>[]>();
      let isWaiting = false;
      for await (const row of inTurns(issues.length > 0 ? [] : file.rows)) {
        const read = readRow(columns, file, row, { isNew: true, keys });
        issues.push(...read.issues);
        isWaiting ||= read.isWaiting;
        if (!isWhole(read.values)) continue;
        const owner = spec.ownerOf(read.values);
        wholes.set(owner, [...(wholes.get(owner) ?? []), { values: read.values, line: row.line }]);
      }
      if (issues.length === 0 && !isWaiting && spec.examine) {
        const examine = await spec.examine(db);
        for (const parts of wholes.values())
          for (const one of examine(parts)) issues.push({ file: file.name, ...one });
      }
      if (issues.length > 0) return { state: 'refused', issues };
      if (isWaiting) return { state: 'waiting' };
      const plain = new Map(
        [...wholes].map(([owner, parts]) => [owner, parts.map(({ values }) => values)]),
      );
      const counts = await db.transaction((tx) => spec.write(tx, plain));
      return { state: 'written', counts };
    },
    fetch: async (db, keys) =>
      (await spec.rows(db)).map((values) => writeRow(columns, values, keys)),
  };
}
