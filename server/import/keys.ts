import { sql } from 'drizzle-orm';
import { isOneOf } from '../../domain/values/entries';
import { insertRows } from '../db/bulk';
import type { Db } from '../db/client';
import { importKeys } from '../db/schema/imports';
import { readSettings } from '../settings/settings';
import { BadCell, type Finder, type Kind, kinds, WaitingCell } from './cells';

/** What rows without a key of their own are called by already. */
const slugs: readonly [Kind, string][] = [
  ['category', 'categories'],
  ['brand', 'brands'],
  ['store', 'stores'],
  ['item', 'items'],
];

interface Known {
  byKey: Map<string, number>;
  byId: Map<number, string>;
}

/** Names of rows, kept from one import to the next. */
export class Keys implements Finder {
  readonly #known = new Map<Kind, Known>();
  readonly #waiting = new Set<string>();
  readonly timeZone: string;
  readonly #made: { kind: Kind; key: string; id: number }[] = [];

  private constructor(timeZone: string) {
    this.timeZone = timeZone;
  }

  static async read(db: Db): Promise<Keys> {
    const keys = new Keys(String((await readSettings(db)).time_zone));
    for (const [kind, table] of slugs) {
      const { rows } = await db.execute<{ slug: string; id: number }>(
        sql`select slug, id from ${sql.identifier(table)} as t
          where not exists (select from import_keys where kind = ${kind} and import_keys.id = t.id)`,
      );
      for (const { slug, id } of rows) keys.#remember(kind, slug, id);
    }
    // Last, so that a key is never hidden by the address of another row.
    for (const { kind, key, id } of await db.select().from(importKeys)) {
      if (isOneOf<string, Kind>(kinds, kind)) keys.#remember(kind, key, id);
    }
    return keys;
  }

  #of(kind: Kind): Known {
    const found = this.#known.get(kind) ?? { byKey: new Map(), byId: new Map() };
    this.#known.set(kind, found);
    return found;
  }

  #remember(kind: Kind, key: string, id: number): void {
    const { byKey, byId } = this.#of(kind);
    byKey.set(key, id);
    byId.set(id, key);
  }

  find(kind: Kind, key: string): number | null {
    return this.#of(kind).byKey.get(key) ?? null;
  }

  idOf(kind: Kind, key: string): number {
    if (this.#waiting.has(`${kind} ${key}`)) throw new WaitingCell(kind);
    const id = this.find(kind, key);
    if (id === null) throw new BadCell(`"${key}" is the key of no ${kind}`);
    return id;
  }

  keyOf(kind: Kind, id: number): string {
    const known = this.#of(kind).byId.get(id);
    if (known !== undefined) return known;
    const free =
      this.find(kind, `${kind}-${id}`) === null ? `${kind}-${id}` : `${kind}-${id}-${kind}`;
    this.add(kind, free, id);
    return free;
  }

  /** Takes a key in; `keep` stores what was taken in. */
  add(kind: Kind, key: string, id: number): void {
    this.#remember(kind, key, id);
    this.#made.push({ kind, key, id });
  }

  /** What was taken in last is not written, since its file has mistakes: whoever names it is not to blame. */
  drop(): void {
    for (const { kind, key, id } of this.#made.splice(0)) {
      const { byKey, byId } = this.#of(kind);
      byKey.delete(key);
      byId.delete(id);
      this.#waiting.add(`${kind} ${key}`);
    }
  }

  async keep(db: Db): Promise<void> {
    const made = this.#made.splice(0);
    for (let from = 0; from < made.length; from += 5_000) {
      await insertRows(db, importKeys, made.slice(from, from + 5_000));
    }
  }
}
