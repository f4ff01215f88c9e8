import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { OpsError } from './opsError';

const tables = {
  store: 'stores',
  provider: 'rental_providers',
  zone: 'zones',
  courier: 'couriers',
} as const;

type NamedKind = keyof typeof tables;

/** As a type, since rows of the database have an index signature. */
export type NamedRow = { readonly id: number; readonly name: string };

/** What an answer calls it, so that whoever typed a number sees whose it is. */
export const called = (kind: NamedKind, { id, name }: NamedRow): string =>
  `${name} (${kind} ${id})`;

const numberIn = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/**
 * The row of which a command says the number, the key in the owner's tables, or what an export calls it.
 * @throws OpsError where there is none, or where a number is that of one and the key of another
 */
export async function rowNamed(db: Db, kind: NamedKind, typed: string): Promise<NamedRow> {
  const find = async (where: SQL): Promise<NamedRow | undefined> => {
    const { rows } = await db.execute<NamedRow>(
      sql`select t.id, t.name ->> 'en' as name from ${sql.identifier(tables[kind])} t where ${where}`,
    );
    return rows[0];
  };
  const byKey = (key: string) =>
    find(sql`t.id = (select id from import_keys where kind = ${kind} and key = ${key})`);
  const byId = async (id: number | null) => (id === null ? undefined : find(sql`t.id = ${id}`));
  const byPrefix = ([, which, rest = '']: readonly string[]) =>
    which === 'key' ? byKey(rest) : byId(numberIn(rest));
  const [keyed, numbered] = [await byKey(typed), await byId(numberIn(typed))];
  if (keyed && numbered && keyed.id !== numbered.id)
    throw new OpsError(
      `${typed} is the key of ${called(kind, keyed)} and the number of ${called(kind, numbered)}: say key:${typed} or id:${typed}`,
    );
  const found =
    keyed ??
    numbered ??
    (await byPrefix(/^(key|id):(.+)$/.exec(typed) ?? [])) ??
    (kind === 'store' ? await find(sql`t.slug = ${typed}`) : undefined);
  if (!found) throw new OpsError(`there is no ${kind} ${typed}`);
  return found;
}
