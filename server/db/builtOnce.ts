import type { Db, Tx } from './client';

/**
 * A query that is made into SQL once for each database, and then asked with other values in place of its placeholders:
 * to make it costs the server more than to ask it. Within a transaction it is made for each.
 */
export function builtOnce<Query>(build: (db: Db | Tx) => Query): (db: Db | Tx) => Query {
  const known = new WeakMap<Db | Tx, Query>();
  return (db) => {
    const query = known.get(db) ?? build(db);
    known.set(db, query);
    return query;
  };
}
